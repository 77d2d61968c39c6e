/**
 * Finds terms and weights of an evaluation from games: positions of self-play, how their games ended and how random games
 * from there end, and a logistic regression that says which terms foretell the result.
 */
import { EngineError, type Game, type Position, playOut, SplitMix64, type Trial } from '@ludii/engine';
import type { TermValue } from './evaluation/proximity.js';
import { type HeuristicTerm, type PieceWeights, usualTerms } from './evaluation/term.js';
import { termValue } from './evaluation/terms.js';
import { AlphaBetaAgent } from './search/alphaBetaAgent.js';

/** How to tune. */
export interface TuneOptions {
  /** Number of games of self-play (default 100). */
  readonly games?: number | undefined;
  /** Positions that the players look at for each legal move (default 2). */
  readonly perMove?: number | undefined;
  readonly seed?: number | undefined;
  /** Time in milliseconds for the games. */
  readonly ms?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Random games from a position that is learnt from, and their greatest length. */
const RandomGames = 8;
const RandomMoves = 200;
/** With more kinds of pieces than this, places are not asked for each of them. */
const FewPieces = 3;

/** What tuning found. */
export interface Tuning {
  readonly terms: readonly HeuristicTerm[];
  readonly games: number;
  readonly positions: number;
  /** Share of positions of games that were kept apart whose winner the evaluation foretells; 0.5 is a coin. */
  readonly foretold: number;
}

/** A number that may foretell the result, with the terms that it becomes. */
interface Feature {
  readonly value: TermValue;
  readonly terms: readonly HeuristicTerm[];
  /** The piece it counts, for material. */
  readonly piece?: string | undefined;
}

function featureOf(position: Position, terms: readonly HeuristicTerm[], piece?: string): Feature {
  const values = terms.map((term) => termValue(position, term));
  const value: TermValue = (now, player) => values.reduce((sum, each) => sum + each(now, player), 0);
  return { terms, value, piece };
}

/** Terms worth trying in a game. */
function candidates(position: Position): Feature[] {
  const { game } = position;
  const { setting, shape, components } = game.compiled;
  const pieces = components.slice(1);
  const names = [...new Set(pieces.map(({ name }) => name.replace(/\d+$/, '')))];
  const features = names.map((piece) =>
    featureOf(position, [{ term: 'material', pieceWeights: { [piece]: 1 } }], piece),
  );
  const add = (...terms: HeuristicTerm[]): void => {
    features.push(featureOf(position, terms));
  };
  add({ term: 'mobilitySimple' });
  for (const term of ['centreProximity', 'cornerProximity', 'sidesProximity'] as const) {
    add({ term });
    // Where pieces differ, some belong elsewhere than others: a king not where its pawns are.
    if (names.length > 1 && names.length <= FewPieces) {
      for (const piece of names) add({ term, pieceWeights: { [piece]: 1 } });
    }
  }
  if (shape.flags.score) add({ term: 'score' });
  if (setting.maps.length > 0) add({ term: 'playerSiteMapCount' });
  if (setting.regions.some(({ owner }) => owner > 0)) {
    add({ term: 'ownRegionsCount' });
    // How near the pieces of each are to the own region, and of two to that of the other.
    const players = Array.from({ length: game.players }, (_, k) => k + 1);
    add(...players.map((player) => goal(pieces, player, player)));
    if (players.length === 2) add(...players.map((player) => goal(pieces, player, 3 - player)));
  }
  if (/\(is Line/.test(game.source.text)) add({ term: 'lineCompletionHeuristic' });
  return features;
}

/** Nearness of the pieces of one player to the region of one, and of nobody else. */
function goal(
  pieces: readonly { readonly name: string; readonly owner: number }[],
  player: number,
  owner: number,
): HeuristicTerm {
  const own = pieces.filter((piece) => piece.owner === player).map(({ name }) => [name, 1]);
  return { term: 'playerRegionsProximity', player: owner, pieceWeights: Object.fromEntries(own) };
}

interface Sample {
  /** Own less the mean of the others', by feature, for a player. */
  readonly features: Float64Array;
  /** What the player got, 0 … 1: half from the end of the game, half from random games from here on. */
  readonly result: number;
  /** 1 if the player won the game, 0 for the last, ½ for a draw. */
  readonly outcome: number;
  readonly game: number;
}

/** Random games from a position: what the players get in the mean, 0 … 1. */
function outlook(position: Position, random: SplitMix64): Float64Array {
  const size = position.game.players + 1;
  const means = new Float64Array(size);
  const returns = new Float64Array(size);
  for (let k = 0; k < RandomGames; k++) {
    position.mark();
    playOut(position, random, RandomMoves);
    position.returns(returns);
    position.rollback();
    for (let p = 1; p < size; p++) means[p]! += (returns[p]! + 1) / 2 / RandomGames;
  }
  return means;
}

/** What a feature says for a player: the own value less the mean of the others'. */
function leads(position: Position, features: readonly Feature[], player: number): Float64Array {
  const { players } = position.game;
  return Float64Array.from(features, ({ value }) => {
    let others = 0;
    for (let p = 1; p <= players; p++) if (p !== player) others += value(position, p);
    return value(position, player) - others / (players - 1);
  });
}

/** Plays one game against itself; some moves are made by lot, so that there is something to learn from. */
function playForSamples(
  trial: Trial,
  features: readonly Feature[],
  perMove: number,
  seed: number,
  g: number,
): Sample[] {
  const random = new SplitMix64(seed, 0x7e57);
  const agent = new AlphaBetaAgent({ terms: usualTerms });
  const seen: (Omit<Sample, 'outcome'> & { readonly player: number })[] = [];
  // Of two the second has what the first has not: one of them says it all.
  const { players } = trial.game;
  const sides = players === 2 ? 1 : players;
  while (!trial.isOver && trial.length < 500) {
    const lot = trial.length < 4 || random.nextInt(4) === 0;
    const iterations = perMove * trial.legalCount;
    trial.apply(
      lot ? random.nextInt(trial.legalCount) : agent.selectMove(trial, { iterations, seed: random.next32() }).index,
    );
    if (trial.isOver || random.nextInt(3) > 0) continue;
    const position = trial.position.copy({ seed: random.next32() });
    const expected = outlook(position, random);
    for (let player = 1; player <= sides; player++) {
      seen.push({ features: leads(position, features, player), result: expected[player]!, game: g, player });
    }
  }
  // All 0, which is a draw, if it was broken off.
  const ends = new Float64Array(players + 1);
  trial.position.returns(ends);
  return seen.map(({ player, result, ...rest }) => {
    const outcome = (ends[player]! + 1) / 2;
    return { ...rest, result: (outcome + result) / 2, outcome };
  });
}

/** Plays games against itself and takes some positions of each. */
async function collect(
  game: Game,
  features: readonly Feature[],
  options: TuneOptions,
): Promise<{ samples: Sample[]; games: number }> {
  const { games = 100, perMove = 2, seed = 1, ms = Number.POSITIVE_INFINITY, onProgress, signal } = options;
  const end = performance.now() + ms;
  const samples: Sample[] = [];
  let g = 0;
  for (; g < games && !signal?.aborted && (g === 0 || performance.now() < end); g++) {
    samples.push(...playForSamples(game.start(seed + g), features, perMove, seed + g, g));
    onProgress?.(g + 1, games);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { samples, games: g };
}

/** What foretells results: weights of the features, for values scaled to unit deviation, and what a player is better off anyhow. */
interface Fit {
  readonly weights: Float64Array;
  readonly deviations: Float64Array;
}

/**
 * Weights by gradient ascent on the likelihood of the results, on features scaled to unit deviation, drawn to 0 a little
 * (the more, the fewer samples there are). What a player is better off anyhow is kept apart from the features.
 */
export function regress(samples: readonly Pick<Sample, 'features' | 'result'>[], count: number): Fit {
  const deviations = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const mean = samples.reduce((total, { features }) => total + features[k]!, 0) / Math.max(samples.length, 1);
    const sum = samples.reduce((total, { features }) => total + (features[k]! - mean) ** 2, 0);
    deviations[k] = Math.sqrt(sum / Math.max(samples.length, 1));
  }
  const weights = new Float64Array(count);
  let advantage = 0;
  const scaled = samples.map(({ features, result }) => ({
    x: features.map((value, k) => (deviations[k]! > 0 ? value / deviations[k]! : 0)),
    result,
  }));
  const restraint = 0.003 + 2 / Math.max(samples.length, 1);
  for (let round = 0; round < 400; round++) {
    const gradient = new Float64Array(count);
    let shift = 0;
    for (const { x, result } of scaled) {
      let sum = advantage;
      for (let k = 0; k < count; k++) sum += weights[k]! * x[k]!;
      const error = result - 1 / (1 + Math.exp(-sum));
      for (let k = 0; k < count; k++) gradient[k]! += error * x[k]!;
      shift += error;
    }
    advantage += (0.5 * shift) / scaled.length;
    for (let k = 0; k < count; k++) weights[k]! += 0.5 * (gradient[k]! / scaled.length - restraint * weights[k]!);
  }
  return { weights, deviations };
}

/** The features that matter: those that say least are left out, and the rest is weighed again. */
function fit(samples: readonly Sample[], count: number): Fit {
  const first = regress(samples, count);
  const greatest = Math.max(...first.weights.map(Math.abs));
  const kept = first.weights.map((weight) => (Math.abs(weight) >= greatest / 8 ? 1 : 0));
  const masked = samples.map(({ features, ...rest }) => ({ ...rest, features: features.map((x, k) => x * kept[k]!) }));
  return regress(masked, count);
}

/**
 * Tunes an evaluation for a game of two or more players.
 *
 * @example
 * const { terms } = await tune(loadGame('breakthrough.lud'), { games: 50 });
 */
export async function tune(game: Game, options: TuneOptions = {}): Promise<Tuning> {
  if (game.match) {
    throw new EngineError('bad-option', `${game.name} is a match: tune the evaluations of its games one by one.`);
  }
  if (game.players < 2) {
    throw new EngineError(
      'bad-option',
      `Evaluations are tuned for games of two or more players; ${game.name} is none.`,
    );
  }
  if (game.mode !== 'alternating') throw new EngineError('bad-option', `In ${game.name} players do not take turns.`);
  const { position } = game.start(options.seed ?? 1);
  const features = candidates(position);
  const { samples, games } = await collect(game, features, options);
  if (samples.length === 0)
    throw new EngineError('bad-option', `The games of ${game.name} are too short to learn from.`);
  // Every fifth game is kept apart to see what was learnt.
  const learning = samples.filter((sample) => sample.game % 5 !== 4);
  const { weights, deviations } = fit(learning.length > 0 ? learning : samples, features.length);
  const apart = samples.filter((sample) => sample.game % 5 === 4 && sample.outcome !== 0.5);
  const right = apart.filter(({ features: x, outcome }) => {
    const sum = x.reduce(
      (total, value, k) => total + (deviations[k]! > 0 ? (weights[k]! * value) / deviations[k]! : 0),
      0,
    );
    return sum > 0 === outcome > 0.5;
  }).length;
  return {
    terms: termsOf(features, weights, deviations),
    games,
    positions: samples.length,
    foretold: apart.length === 0 ? 0.5 : right / apart.length,
  };
}

/** Terms that matter; weights of pieces become one term. Half of the logit: tanh of the evaluation is the expected result. */
function termsOf(features: readonly Feature[], weights: Float64Array, deviations: Float64Array): HeuristicTerm[] {
  const pieces: Record<string, number> = {};
  const terms: HeuristicTerm[] = [];
  features.forEach(({ terms: own, piece }, k) => {
    if (deviations[k]! === 0 || weights[k] === 0) return;
    const weight = weights[k]! / deviations[k]! / 2;
    if (piece !== undefined) pieces[piece] = weight;
    else terms.push(...own.map((term) => ({ ...term, weight }) as HeuristicTerm));
  });
  const heaviest = Math.max(...Object.values(pieces).map(Math.abs), 0);
  if (heaviest === 0) return terms;
  const pieceWeights: PieceWeights = Object.fromEntries(
    Object.entries(pieces).map(([name, weight]) => [name, weight / heaviest]),
  );
  return [{ term: 'material', weight: heaviest, pieceWeights }, ...terms];
}
