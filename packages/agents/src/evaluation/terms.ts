/** What each term means: how its value for a player is found in a position. */
import type { Position } from '@ludii/engine';
import { score } from '@ludii/engine/internal';
import { lineCompletion } from './lines.js';
import { componentWeights, forEachPiece } from './pieces.js';
import { placeProximity, playerRegionsProximity, regionProximity, type TermValue } from './proximity.js';
import type { HeuristicTerm, PieceWeights, Transformation } from './term.js';

/** The weights of all pieces of a player, wherever they are. */
function allPieces({ current }: Position, player: number, weights: Float64Array): number {
  const { owned } = current.state;
  const components = owned.components[player];
  let sum = 0;
  if (components) for (const component of components) sum += weights[component]! * owned.length(component);
  return sum;
}

/** Pieces, and what lies neutral in the own hand. */
function material(position: Position, weights: PieceWeights | undefined, boardOnly: boolean): TermValue {
  const pieces = componentWeights(position, weights);
  const { shape, board } = position.game.compiled;
  const hands = shape.containers.filter(({ role }) => role === 'hand');
  const onBoard = boardOnly && shape.containers.length > 1 ? board.firstFreeSite : Number.POSITIVE_INFINITY;
  return (now, player) => {
    let sum = 0;
    if (onBoard === Number.POSITIVE_INFINITY) sum = allPieces(now, player, pieces);
    else {
      forEachPiece(now, player, (component, site) => {
        if (site < onBoard) sum += pieces[component]!;
      });
    }
    if (boardOnly || hands.length === 0) return sum;
    const hand = hands.find(({ owner }) => owner === player);
    if (!hand) return sum;
    const { state } = now.current;
    for (let site = hand.first; site < hand.first + hand.size; site++) {
      const what = state.what(0, site);
      if (what > 0 && state.ownerOf[what] === 0) sum += pieces[what]! * state.count(0, site);
    }
    return sum;
  };
}

/** Pieces by what they are worth where they are, and what lies neutral in the own hand. */
function pieceValues(position: Position, weights: PieceWeights | undefined, boardOnly: boolean): TermValue {
  const pieces = componentWeights(position, weights);
  const { shape, board } = position.game.compiled;
  const hands = shape.containers.filter(({ role }) => role === 'hand');
  const onBoard = boardOnly && shape.containers.length > 1 ? board.firstFreeSite : Number.POSITIVE_INFINITY;
  return (now, player) => {
    const { state } = now.current;
    let sum = 0;
    forEachPiece(now, player, (component, site, level, type) => {
      if (site < onBoard) sum += pieces[component]! * state.valueAt(type, site, level);
    });
    const hand = boardOnly ? undefined : hands.find(({ owner }) => owner === player);
    if (!hand) return sum;
    for (let site = hand.first; site < hand.first + hand.size; site++) {
      const what = state.what(0, site);
      if (what > 0 && state.ownerOf[what] === 0) sum += pieces[what]! * state.value(0, site) * state.count(0, site);
    }
    return sum;
  };
}

/** Asks something in the position as if a player were to move. */
function asMover<T>(position: Position, player: number, ask: () => T): T {
  const { state } = position.current;
  if (state.mover === player) return ask();
  const before = state.mover;
  position.mark();
  state.mover = player;
  state.prev = before;
  // The moves of the real mover may be known already.
  position.current.trial.legal = undefined;
  const answer = ask();
  position.rollback();
  return answer;
}

function distinctTargets(position: Position): number {
  const { legal } = position;
  const seen = new Set<number>();
  for (let i = 0; i < legal.length; i++) {
    const { to } = position.move(i);
    if (to >= 0) seen.add(to);
  }
  return seen.size / position.current.state.layout.totalSites;
}

/** Pieces on the board that no enemy could take next. */
function unthreatened(position: Position, weights: PieceWeights | undefined): TermValue {
  const pieces = componentWeights(position, weights);
  const { boardSites } = position.current.state.layout;
  return (now, player) => {
    const threatened = new Set<number>();
    for (let other = 1; other <= now.game.players; other++) {
      if (other === player || now.mover === other) continue;
      asMover(now, other, () => {
        const { length } = now.legal;
        for (let i = 0; i < length; i++) threatened.add(now.move(i).to);
      });
    }
    let sum = 0;
    forEachPiece(now, player, (component, site) => {
      if (site < boardSites && !threatened.has(site)) sum += pieces[component]!;
    });
    return sum;
  };
}

/** What lies on the regions that a player owns. */
function ownRegions(position: Position): TermValue {
  const { setting, shape } = position.game.compiled;
  const sites = setting.regions.map((region) => ({
    owner: region.owner,
    sites: setting.sitesOf(region, position.current),
  }));
  const type = shape.board.defaultSite;
  return (now, player) => {
    let sum = 0;
    for (const region of sites) {
      if (region.owner !== player) continue;
      for (const site of region.sites) sum += now.current.state.count(type, site);
    }
    return sum;
  };
}

/** What lies on the sites that maps name for a player. */
function siteMaps(position: Position): TermValue {
  const { setting, shape, board } = position.game.compiled;
  const type = shape.board.defaultSite;
  return (now, player) => {
    let sum = 0;
    for (const { entries } of setting.maps) {
      const site = entries.get(player);
      if (site !== undefined && site >= 0 && site < board.siteCount) sum += now.current.state.count(type, site);
    }
    return sum;
  };
}

/** Makes a term ready for the game of a position. */
export function termValue(position: Position, term: HeuristicTerm): TermValue {
  switch (term.term) {
    case 'material':
      return material(position, term.pieceWeights, term.boardOnly ?? false);
    case 'componentValues':
      return pieceValues(position, term.pieceWeights, term.boardOnly ?? false);
    case 'unthreatenedMaterial':
      return unthreatened(position, term.pieceWeights);
    case 'centreProximity':
    case 'cornerProximity':
    case 'sidesProximity':
      return placeProximity(position, term.term, term.pieceWeights);
    case 'regionProximity':
      return regionProximity(position, term.region, term.pieceWeights);
    case 'playerRegionsProximity':
      return playerRegionsProximity(position, term.player, term.pieceWeights);
    case 'mobilitySimple':
      return (now, player) => (now.mover === player ? now.legal.length : 0);
    case 'mobilityAdvanced':
      return (now, player) => asMover(now, player, () => now.legal.length);
    case 'influence':
      return (now, player) => (now.mover === player ? distinctTargets(now) : 0);
    case 'influenceAdvanced':
      return (now, player) => asMover(now, player, () => distinctTargets(now));
    case 'currentMoverHeuristic':
      return (now, player) => (now.mover === player ? 1 : 0);
    case 'score':
      return (now, player) => score(now.current.state, player);
    case 'ownRegionsCount':
      return ownRegions(position);
    case 'playerSiteMapCount':
      return siteMaps(position);
    case 'lineCompletionHeuristic':
      return lineCompletion(position, term.targetLength);
    case 'intercept': {
      const weights = term.playerWeights;
      return (_now, player) => weights[`P${player}`] ?? 0;
    }
    case 'nullHeuristic':
      return () => 0;
  }
}

/** What becomes of a value. */
export function transformation(position: Position, name: Transformation | undefined): (x: number) => number {
  switch (name) {
    case undefined:
      return (x) => x;
    case 'divNumBoardSites': {
      const { siteCount } = position.game.compiled.board;
      return (x) => x / siteCount;
    }
    case 'divNumInitPlacement': {
      const placed = Math.max(1, position.current.trial.startMoves);
      return (x) => x / placed;
    }
    case 'logisticFunction':
      return (x) => 1 / (1 + Math.exp(x));
    case 'tanh':
      return Math.tanh;
  }
}
