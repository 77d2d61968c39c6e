/** Makes the plain data of a game and of its positions. */
import type { Move, Rulebook, SiteTypeCode, Trial } from '@ludii/engine';
import { type Context, coveredSites, PuzzleState, siteTypeNames } from '@ludii/engine/internal';
import { boardChanges, drawBoard } from './boards/index.js';
import { ownedHoles } from './boards/mancala.js';
import { drawCosts } from './boards/numbers.js';
import { around, type Box, grow, type PlacedSite, R } from './box.js';
import { css } from './colour.js';
import { type Contents, readContents } from './contents.js';
import { coordinateMargin, drawCoordinates, drawTrays } from './furniture.js';
import { placeContainers } from './hands.js';
import type { Layout } from './layout.js';
import { type Look, lookInTurn, lookOf } from './look.js';
import { placePieces } from './placePieces.js';
import { drawHints, drawValues } from './puzzle.js';
import type { BoardScene, MoveView, PieceView, PositionView, SceneSite, SiteKey } from './scene.js';
import { keyOf } from './siteKey.js';
import { checkedSites, standingsOf } from './standing.js';
import { el, keepText, type SvgNode } from './svg.js';
import type { ThemeName } from './theme.js';
import { winningSites } from './winning.js';

/** Site types that can be played on: those that hold pieces or values. */
function playedTypes(game: Rulebook): SiteTypeCode[] {
  const { shape, layout } = game.compiled;
  const { ranges, defaultSite } = shape.board;
  const types = ([0, 1, 2] as const).filter((type) =>
    shape.flags.deductionPuzzle ? ranges?.[type] !== undefined : layout.stored[type] && isUsed(game, type),
  );
  return types.includes(defaultSite) || shape.flags.deductionPuzzle ? types : [...types, defaultSite];
}

/** Games on graphs store all types; what their rules never mention needs no places. Hands are cells and raise that flag too. */
function isUsed({ compiled, source }: Rulebook, type: SiteTypeCode): boolean {
  const { flags, board, containers } = compiled.shape;
  if (type === board.defaultSite) return true;
  const cells = flags.cell && (containers.length === 1 || /\bCell\b/.test(source.text));
  return [cells, flags.vertex, flags.edge][type] === true;
}

function sceneSites({ game, layout }: Look): SceneSite[] {
  const { grid } = layout;
  const rows = new Map(grid?.rows.map(({ y }, i) => [Math.round(y), i]));
  const columns = new Map(grid?.columns.map(({ x }, i) => [Math.round(x), i]));
  const usual = game.compiled.shape.board.defaultSite;
  const board = playedTypes(game).flatMap((type) => layout.sites[type].filter(({ container }) => container === 0));
  const hands = layout.sites[0].filter(({ container }) => container !== 0);
  return [...board, ...hands].map((placed) => {
    const { type, container, x, y } = placed;
    const row = rows.get(Math.round(y));
    const column = columns.get(Math.round(x));
    const inGrid = type === usual && container === 0 && row !== undefined && column !== undefined;
    return { ...sceneSite(game, placed), ...(inGrid ? { row, column } : {}) };
  });
}

function sceneSite(game: Rulebook, { type, site, container, x, y, radius, outline }: PlacedSite): SceneSite {
  const label = game.coordinate(site, type);
  return { key: keyOf(type, site), type: siteTypeNames[type], site, container, x, y, radius, outline, label };
}

/** The fixed data of a game. */
export function boardScene(game: Rulebook, theme: ThemeName = 'light'): BoardScene {
  const look = lookOf(game, theme);
  const { accent, last, win, page, ink } = look.theme;
  return {
    game: game.name,
    theme,
    box: pictureBox(look.layout),
    board: boardNode(look),
    coordinates: drawCoordinates(look),
    margin: look.layout.grid ? coordinateMargin : 0,
    sites: sceneSites(look),
    players: Array.from({ length: game.players }, (_, i) => ({
      player: i + 1,
      name: look.graphics.playerName(i + 1) ?? `Player ${i + 1}`,
      colour: css(look.playerColour(i + 1)),
    })),
    sparse: look.style === 'boardless',
    still: look.graphics.says('no animation'),
    colours: { accent: css(accent), last: css(last), win: css(win), page: css(page), ink: css(ink) },
  };
}

/** The whole picture with its margin; marks of owners stand left of their hands. */
export function pictureBox({ box, containers }: Layout): Box {
  const owned = containers.some(({ shape }) => shape.role === 'hand');
  const wide = owned ? around([box, ...containers.map((each) => ({ ...each.box, x: each.box.x - R * 0.6 }))]) : box;
  return grow(wide, R * 0.2);
}

/** A picture that is large enough for stacks at its edge. */
function withStacks(box: Box, pieces: readonly Pick<PieceView, 'y'>[]): Box {
  const top = Math.min(box.y, ...pieces.map(({ y }) => y - R));
  const bottom = Math.max(box.y + box.height, ...pieces.map(({ y }) => y + R));
  return { ...box, y: top, height: bottom - top };
}

/** The same for a board that is turned round the middle of the shown part: stacks still rise. Undefined without stacks. */
function turnedBox(plain: Box, shown: Box, pieces: readonly PieceView[]): Box | undefined {
  if (!pieces.some(({ upright }) => upright)) return undefined;
  const twice = 2 * shown.y + shown.height;
  const turned = pieces.map(({ y, upright }) => ({ y: twice - y + 2 * (upright?.y ?? 0) }));
  return withStacks({ ...plain, y: twice - plain.y - plain.height }, turned);
}

const boards = new WeakMap<Look, SvgNode>();

/** The board with trays and hints, as it is at the start. Made once. */
export function boardNode(look: Look): SvgNode {
  let made = boards.get(look);
  if (!made) {
    const { compiled } = look.game;
    const context = compiled.newContext();
    compiled.flow.start(context);
    made = keepText(boardAt(look, context));
    boards.set(look, made);
  }
  return made;
}

function boardAt(look: Look, context: Context): SvgNode {
  return el('g', {}, [
    ...drawBoard(look, context),
    ...drawTrays(look),
    ...(look.game.compiled.setting.hints.length > 0 ? drawHints(look, context) : []),
  ]);
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
  const usual = lookOf(rulebook, options.theme ?? 'light');
  const fixed = lookInTurn(usual, current.state);
  const contents = readContents(position, options.viewer ?? trial.mover);
  const moves = options.withoutMoves || trial.isOver ? [] : moveViews(trial);
  const sparse = fixed.style === 'boardless' ? sparseView(fixed, trial, contents, moves) : undefined;
  const look = sparse?.look ?? fixed;
  const placed = placePieces(look, current, contents);
  const puzzle = current.state instanceof PuzzleState ? drawValues(look, current, options.candidates === true) : [];
  const owned = look.style === 'mancala' ? ownedHoles(look, current) : [];
  const costs = look.graphics.says('show cost') ? drawCosts(look, current) : [];
  const last = trial.moves().at(-1);
  const win = trial.isOver ? winningSites(trial) : undefined;
  const checked = checkedSites(fixed, trial, current);
  const box = withStacks(pictureBox(look.layout), placed.pieces);
  const turned = turnedBox(pictureBox(look.layout), box, placed.pieces);
  const isOwn = sparse || boardChanges(look);
  return {
    box,
    ...(turned ? { turned } : {}),
    ...(isOwn ? { board: boardAt(look, current) } : fixed === usual ? {} : { board: boardNode(fixed) }),
    pieces: placed.pieces,
    above: [...owned, ...placed.above, ...puzzle, ...costs],
    contents: Object.fromEntries([...contents.map((each) => describe(each, rulebook.players)), ...puzzleWords(trial)]),
    ...(sparse ? { shown: sparse.shown, moved: sparse.moved } : {}),
    moves,
    mover: trial.mover,
    isOver: trial.isOver,
    winner: Math.max(0, trial.winner),
    last: last && last.game === rulebook ? lastOf(last) : undefined,
    win: win ? win.sites.map((site) => keyOf(win.type, site)) : [],
    standings: standingsOf(look, trial),
    checked,
    length: trial.length,
    status: statusOf(trial, look, checked.length > 0),
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

/** What a move of a puzzle says of a value: that it stands there, or that it does not, or may again. */
function valueWords(trial: Trial, { notation, to, toType }: Move): string | undefined {
  const { state } = trial.position.current;
  if (!(state instanceof PuzzleState)) return undefined;
  const [, site, sign, value] = /^(.+)([=~])(-?\d+)$/.exec(notation) ?? [];
  if (sign === undefined) return undefined;
  if (sign === '=') return `${site} = ${value}`;
  return `${site} ${state.isCandidate(toType, to, Number(value)) ? 'not' : 'may be'} ${value}`;
}

function moveViews(trial: Trial): MoveView[] {
  const moves = trial.legalMoves();
  const uses = new Map<string, number>();
  for (const { notation } of moves) uses.set(notation, (uses.get(notation) ?? 0) + 1);
  return moves.map((move) => {
    const { notation, isPass, isSwap, isNextGame, from, to } = move;
    const kind = isPass ? 'pass' : isSwap ? 'swap' : isNextGame ? 'next' : from < 0 && to < 0 ? 'other' : 'move';
    const label = valueWords(trial, move) ?? ((uses.get(notation) ?? 0) > 1 ? move.text : notation);
    return { index: move.index, notation, label, kind, ...(kind === 'move' ? ends(move) : {}) };
  });
}

interface SparseView {
  /** The look with hands around what is shown. */
  readonly look: Look;
  readonly shown: readonly SiteKey[];
  readonly moved: readonly SceneSite[];
}

/** A board without border: what is taken or can be played on, with the hands beside it. */
function sparseView(look: Look, trial: Trial, contents: readonly Contents[], moves: readonly MoveView[]): SparseView {
  const { game, layout } = look;
  const { shape } = game.compiled;
  const { state } = trial.position.current;
  const cells = new Set<number>();
  for (const { type, site, container } of contents) if (type === 0 && container === 0) cells.add(site);
  for (let site = 0; site < shape.board.sizes[0]; site++) if (state.isPlayable(site)) cells.add(site);
  const board = boxAround(look, cells, contents, trial);
  const keys = new Set<SiteKey>([...cells].map((site) => keyOf(0, site)));
  for (const { from, to } of moves) for (const key of [from, to]) if (key !== undefined) keys.add(key);
  const containers = placeContainers(game, look.graphics, board);
  const hands = new Map(containers.flatMap(({ sites }) => sites).map((placed) => [placed.site, placed]));
  const relaid: Layout = {
    ...layout,
    board,
    box: around([board, ...containers.map(({ box }) => box)]),
    containers,
    at: (type, site) => (type === 0 ? hands.get(site) : undefined) ?? layout.at(type, site),
  };
  const moved = [...hands.values()].map((placed) => sceneSite(game, placed));
  return { look: { ...look, layout: relaid }, shown: [...keys, ...moved.map(({ key }) => key)], moved };
}

/** The box around the shown cells of the board and all that large pieces cover. */
function boxAround(look: Look, shown: ReadonlySet<number>, contents: readonly Contents[], trial: Trial): Box {
  const { state } = trial.position.current;
  const cells = new Set(shown);
  for (const { levels, site, container, type } of contents) {
    if (container !== 0 || type !== 0) continue;
    for (const { component, state: local } of levels) {
      if (component.walks)
        for (const cell of coveredSites(state, component.index, site, Math.max(0, local))) cells.add(cell);
    }
  }
  if (cells.size === 0) cells.add(look.game.compiled.board.topology.region('Cell', 'centre')[0] ?? 0);
  const boxes = [...cells].flatMap((site) => {
    const place = look.layout.sites[0][site];
    return place
      ? [{ x: place.x - place.radius, y: place.y - place.radius, width: 2 * place.radius, height: 2 * place.radius }]
      : [];
  });
  return grow(around(boxes), R);
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

function statusOf(trial: Trial, { graphics }: Look, check: boolean): string {
  const name = (player: number): string => graphics.playerName(player) ?? `Player ${player}`;
  if (!trial.isOver) return `${name(trial.mover)} to move.${check ? ' Check.' : ''}`;
  return trial.winner > 0 && trial.winner <= trial.game.players ? `${name(trial.winner)} wins.` : 'Nobody wins.';
}
