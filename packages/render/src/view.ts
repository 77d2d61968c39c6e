/** Makes the plain data of a game and of its positions. */
import { type Move, PuzzleState, type Rulebook, type SiteTypeCode, siteTypeNames, type Trial } from '@ludii/engine';
import { boardChanges, drawBoard } from './boards/index.js';
import { css } from './colour.js';
import { type Contents, readContents } from './contents.js';
import { drawTrays } from './furniture.js';
import { around, type Box, grow, type Layout, R } from './layout.js';
import { type Look, lookOf } from './look.js';
import { placePieces } from './placePieces.js';
import { drawHints, drawValues } from './puzzle.js';
import type { BoardScene, MoveView, PositionView, SceneSite, SiteKey } from './scene.js';
import { keyOf } from './siteKey.js';
import { el, type SvgNode } from './svg.js';
import type { ThemeName } from './theme.js';
import { winningSites } from './winning.js';

/** Site types that can be played on: those that hold pieces or values. */
function playedTypes({ compiled }: Rulebook): SiteTypeCode[] {
  const { shape, layout } = compiled;
  const { ranges, defaultSite } = shape.board;
  const types = ([0, 1, 2] as const).filter((type) =>
    shape.flags.deductionPuzzle ? ranges?.[type] !== undefined : layout.stored[type] && isUsed(compiled, type),
  );
  return types.includes(defaultSite) || shape.flags.deductionPuzzle ? types : [...types, defaultSite];
}

/** Games on graphs store all types; what their rules never mention needs no places. */
function isUsed({ shape }: Rulebook['compiled'], type: SiteTypeCode): boolean {
  const { cell, vertex, edge } = shape.flags;
  return type === shape.board.defaultSite || [cell && shape.board.defaultSite !== 1, vertex, edge][type] === true;
}

function sceneSites({ game, layout }: Look): SceneSite[] {
  const { grid } = layout;
  const rows = new Map(grid?.rows.map(({ y }, i) => [Math.round(y), i]));
  const columns = new Map(grid?.columns.map(({ x }, i) => [Math.round(x), i]));
  const usual = game.compiled.shape.board.defaultSite;
  const board = playedTypes(game).flatMap((type) => layout.sites[type].filter(({ container }) => container === 0));
  const hands = layout.sites[0].filter(({ container }) => container !== 0);
  return [...board, ...hands].map((placed) => {
    const { type, site, container, x, y, radius, outline } = placed;
    const row = rows.get(Math.round(y));
    const column = columns.get(Math.round(x));
    return {
      key: keyOf(type, site),
      type: siteTypeNames[type],
      site,
      container,
      x,
      y,
      radius,
      outline,
      label: game.coordinate(site, type),
      ...(type === usual && container === 0 && row !== undefined && column !== undefined ? { row, column } : {}),
    }; // prettier-ignore
  });
}

/** The fixed data of a game. */
export function boardScene(game: Rulebook, theme: ThemeName = 'light'): BoardScene {
  const look = lookOf(game, theme);
  const { accent, last, win, page, ink } = look.theme;
  return {
    game: game.name,
    theme,
    box: pictureBox(look.layout),
    sites: sceneSites(look),
    players: Array.from({ length: game.players }, (_, i) => ({
      player: i + 1,
      name: look.graphics.playerName(i + 1) ?? `Player ${i + 1}`,
      colour: css(look.playerColour(i + 1)),
    })),
    sparse: look.style === 'boardless',
    colours: { accent: css(accent), last: css(last), win: css(win), page: css(page), ink: css(ink) },
  };
}

/** The whole picture with its margin; marks of owners stand left of their hands. */
export function pictureBox({ box, containers }: Layout): Box {
  const owned = containers.some(({ shape }) => shape.role === 'hand');
  const wide = owned ? around([box, ...containers.map((each) => ({ ...each.box, x: each.box.x - R * 0.6 }))]) : box;
  return grow(wide, R * 0.2);
}

const boards = new WeakMap<Look, SvgNode>();

/** The board with trays; made once unless it depends on the position. */
function boardOf(look: Look, trial: Trial): SvgNode {
  const ready = boards.get(look);
  if (ready) return ready;
  const { current } = trial.position;
  const made = el('g', {}, [...drawBoard(look, current), ...drawTrays(look), ...drawHints(look, current)]);
  if (!boardChanges(look)) boards.set(look, made);
  return made;
}

/** How a position is looked at. */
export interface ViewOptions {
  readonly theme?: ThemeName | undefined;
  /** The player through whose eyes one looks at hidden pieces; 0 sees everything. The mover if not given. */
  readonly viewer?: number | undefined;
  /** Puzzles: show the values that are still possible. */
  readonly candidates?: boolean | undefined;
  /** Leave the legal moves out. */
  readonly withoutMoves?: boolean | undefined;
}

/** The changing data of a position. */
export function positionView(trial: Trial, options: ViewOptions = {}): PositionView {
  const { position } = trial;
  const { rulebook, current } = position;
  const look = lookOf(rulebook, options.theme ?? 'light');
  const viewer = options.viewer ?? trial.mover;
  const contents = readContents(position, viewer);
  const placed = placePieces(look, current, contents);
  const puzzle = current.state instanceof PuzzleState ? drawValues(look, current, options.candidates === true) : [];
  const played = trial.moves();
  const last = played.at(-1);
  const moves = options.withoutMoves || trial.isOver ? [] : moveViews(trial);
  const win = winningSites(trial);
  const sparse = look.style === 'boardless' ? sparseSites(look, trial, contents, moves) : undefined;
  return {
    box: sparse ? boxAround(look, sparse) : pictureBox(look.layout),
    board: boardOf(look, trial),
    pieces: placed.pieces,
    above: [...placed.above, ...puzzle],
    contents: Object.fromEntries([...contents.map((each) => describe(each, rulebook.players)), ...puzzleWords(trial)]),
    ...(sparse ? { shown: sparse } : {}),
    moves,
    mover: trial.mover,
    isOver: trial.isOver,
    winner: Math.max(0, trial.winner),
    last: last && last.game === rulebook ? lastOf(last) : undefined,
    win: win.sites.map((site) => keyOf(win.type, site)),
    standings: Array.from({ length: rulebook.players }, (_, i) => ({
      player: i + 1,
      active: current.state.isActive(i + 1),
      ...(rulebook.compiled.shape.flags.score ? { score: trial.score(i + 1) } : {}),
    })),
    length: trial.length,
    status: statusOf(trial, look),
  };
}

function lastOf(move: Move): NonNullable<PositionView['last']> {
  return { ...ends(move), notation: move.notation };
}

/** Where a move starts and ends; one that only has one place has no start. */
function ends(move: Move): { from?: SiteKey; to?: SiteKey } {
  const to = move.to >= 0 ? keyOf(move.toType, move.to) : undefined;
  const from = move.from >= 0 ? keyOf(move.fromType, move.from) : undefined;
  return {
    ...(from !== undefined && from !== to ? { from } : {}),
    ...(to !== undefined ? { to } : from === undefined ? {} : { to: from }),
  };
}

function moveViews(trial: Trial): MoveView[] {
  const moves = trial.legalMoves();
  const uses = new Map<string, number>();
  for (const { notation } of moves) uses.set(notation, (uses.get(notation) ?? 0) + 1);
  return moves.map((move) => {
    const { notation, isPass, isSwap, isNextGame, from, to } = move;
    const kind = isPass ? 'pass' : isSwap ? 'swap' : isNextGame ? 'next' : from < 0 && to < 0 ? 'other' : 'move';
    const label = (uses.get(notation) ?? 0) > 1 ? move.text : notation;
    return { index: move.index, notation, label, kind, ...(kind === 'move' ? ends(move) : {}) };
  });
}

/** Cells that are taken or can be played on. */
function sparseSites(
  { game }: Look,
  trial: Trial,
  contents: readonly Contents[],
  moves: readonly MoveView[],
): SiteKey[] {
  const { state } = trial.position.current;
  const keys = new Set<SiteKey>(contents.map(({ type, site }) => keyOf(type, site)));
  for (const { from, to } of moves) for (const key of [from, to]) if (key !== undefined) keys.add(key);
  for (const { first, size, role } of game.compiled.shape.containers) {
    if (role !== 'board') for (let site = first; site < first + size; site++) keys.add(keyOf(0, site));
  }
  for (let site = 0; site < game.compiled.shape.board.sizes[0]; site++)
    if (state.isPlayable(site)) keys.add(keyOf(0, site));
  return [...keys];
}

function boxAround(look: Look, keys: readonly SiteKey[]): Box {
  const wanted = new Set(keys);
  const boxes = look.layout.sites[0]
    .filter(({ site, container }) => container === 0 && wanted.has(keyOf(0, site)))
    .map(({ x, y, radius }) => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }));
  const { topology } = look.game.compiled.board;
  const middle = look.layout.sites[0][topology.region('Cell', 'centre')[0] ?? 0]!;
  return grow(boxes.length > 0 ? around(boxes) : { x: middle.x - R, y: middle.y - R, width: 2 * R, height: 2 * R }, R);
}

/** What stands on a site, in words. */
function describe({ type, site, levels, count }: Contents, players: number): [SiteKey, string] {
  const word = ({ component, unknown, unowned, state }: Contents['levels'][number]): string => {
    if (unknown) return 'hidden piece';
    if (component.isDie) return `die showing ${component.faces[state] ?? 'nothing'}`;
    const name = component.baseName === '' ? component.name : component.baseName;
    return component.owner >= 1 && component.owner <= players && !unowned
      ? `${name} of player ${component.owner}`
      : name;
  };
  const names = [...levels].reverse().map(word);
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const before = runs.at(-1);
    if (before?.name === name) before.count++;
    else runs.push({ name, count: 1 });
  }
  const number = (n: number, name: string): string => (n < 0 ? `several ${name}` : n > 1 ? `${n} × ${name}` : name);
  const text =
    levels.length === 1 ? number(count, names[0]!) : runs.map(({ name, count: n }) => number(n, name)).join(' on ');
  return [keyOf(type, site), text];
}

function puzzleWords(trial: Trial): [SiteKey, string][] {
  const { state } = trial.position.current;
  if (!(state instanceof PuzzleState)) return [];
  const words: [SiteKey, string][] = [];
  for (const type of [0, 1, 2] as const) {
    if (!state.shape.board.ranges?.[type]) continue;
    for (let site = 0; site < state.shape.board.sizes[type]; site++) {
      if (state.isResolved(type, site)) words.push([keyOf(type, site), String(state.what(type, site))]);
    }
  }
  return words;
}

function statusOf(trial: Trial, { graphics }: Look): string {
  const name = (player: number): string => graphics.playerName(player) ?? `Player ${player}`;
  if (!trial.isOver) return `${name(trial.mover)} to move.`;
  return trial.winner > 0 && trial.winner <= trial.game.players ? `${name(trial.winner)} wins.` : 'Nobody wins.';
}
