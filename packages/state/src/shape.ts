/**
 * Everything static that the memory of a game depends on: who plays, where pieces can be, which pieces there are, and
 * which data the rules ask for. A compiler fills it in; nothing here changes during play.
 */
import type { SiteTypeCode } from './siteType.js';
import type { StringTable } from './strings.js';

/** What the rules of a game use. A flag exists if any ludeme that raises it occurs anywhere in the description. */
export interface GameFlags {
  siteState: boolean;
  count: boolean;
  stacking: boolean;
  card: boolean;
  hiddenInfo: boolean;
  boardless: boolean;
  stochastic: boolean;
  deductionPuzzle: boolean;
  score: boolean;
  hashScores: boolean;
  payoff: boolean;
  visited: boolean;
  simultaneous: boolean;
  threeDimensions: boolean;
  notAllPass: boolean;
  largePiece: boolean;
  sequenceCapture: boolean;
  track: boolean;
  internalLoopInTrack: boolean;
  rotation: boolean;
  value: boolean;
  dominoes: boolean;
  lineOfPlay: boolean;
  moveAgain: boolean;
  vote: boolean;
  note: boolean;
  pendingValues: boolean;
  mapValue: boolean;
  rememberingValues: boolean;
  bet: boolean;
  team: boolean;
  loops: boolean;
  graph: boolean;
  vertex: boolean;
  cell: boolean;
  edge: boolean;
  usesFromPositions: boolean;
  usesSwapRule: boolean;
  repeatPositionalInGame: boolean;
  repeatPositionalInTurn: boolean;
  repeatSituationalInGame: boolean;
  repeatSituationalInTurn: boolean;
  cycleDetection: boolean;
  /** A rule stores or avoids a stored position. */
  storedState: boolean;
  /** A rule changes the cost of a site. */
  setCost: boolean;
  /** A rule changes the phase (colour) of a site. */
  setPhase: boolean;
  /** A rule looks at more of the moves played than the ends of the last one. */
  looksBack: boolean;
}

const noFlags: GameFlags = {
  siteState: false,
  count: false,
  stacking: false,
  card: false,
  hiddenInfo: false,
  boardless: false,
  stochastic: false,
  deductionPuzzle: false,
  score: false,
  hashScores: false,
  payoff: false,
  visited: false,
  simultaneous: false,
  threeDimensions: false,
  notAllPass: false,
  largePiece: false,
  sequenceCapture: false,
  track: false,
  internalLoopInTrack: false,
  rotation: false,
  value: false,
  dominoes: false,
  lineOfPlay: false,
  moveAgain: false,
  vote: false,
  note: false,
  pendingValues: false,
  mapValue: false,
  rememberingValues: false,
  bet: false,
  team: false,
  loops: false,
  graph: false,
  vertex: false,
  cell: false,
  edge: false,
  usesFromPositions: false,
  usesSwapRule: false,
  repeatPositionalInGame: false,
  repeatPositionalInTurn: false,
  repeatSituationalInGame: false,
  repeatSituationalInTurn: false,
  cycleDetection: false,
  storedState: false,
  setCost: false,
  setPhase: false,
  looksBack: false,
};

/** All flags off, except the given ones. */
export function flagsOf(given: Partial<GameFlags> = {}): GameFlags {
  return { ...noFlags, ...given };
}

/** The name of a flag. */
export type GameFlag = keyof GameFlags;

/** Lists of integers in one array: list `i` is `items[starts[i]] … items[starts[i + 1] - 1]`. */
export interface IntLists {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** Packs lists into one array. */
export function intLists(lists: readonly (readonly number[])[]): IntLists {
  const starts = new Int32Array(lists.length + 1);
  for (let i = 0; i < lists.length; i++) starts[i + 1] = starts[i]! + lists[i]!.length;
  const items = new Int32Array(starts[lists.length]!);
  lists.forEach((list, i) => {
    items.set(list, starts[i]!);
  });
  return { starts, items };
}

/** What a container is for. */
export type ContainerRole = 'board' | 'hand' | 'dice' | 'deck';

/** A place that holds sites. Container 0 is the board; the others have cells only. */
export interface ContainerShape {
  readonly name: string;
  readonly role: ContainerRole;
  /** 0 nobody, 1..P a player, P+1 shared. */
  readonly owner: number;
  /** Global number of its first site. */
  readonly first: number;
  /** Number of global site numbers that it takes (board: the larger of cells and default sites). */
  readonly size: number;
}

/** The board as far as the state needs it. */
export interface BoardShape {
  /** Number of cells, vertices, edges (by site type code). */
  readonly sizes: readonly [number, number, number];
  readonly defaultSite: SiteTypeCode;
  /** Declared with `largeStack:True`. */
  readonly largeStack: boolean;
  /** Adjacent cells of each cell (boardless games: the playable area follows it). */
  readonly adjacentCells?: IntLists;
  /** First cell of the centre (boardless games). */
  readonly centreCell?: number;
  /** The four lines (W, N, E, S) from each cell, each beginning with the cell itself (line-of-play games). */
  readonly lines?: readonly [IntLists, IntLists, IntLists, IntLists];
  /** Cost of each site by type, when not all 0. */
  readonly costs?: readonly [Int32Array, Int32Array, Int32Array];
  /** Phase (colour) of each site by type, when not all 0. */
  readonly phases?: readonly [Int32Array, Int32Array, Int32Array];
  /** Range of values per type in a deduction puzzle. */
  readonly ranges?: readonly [ValueRange | undefined, ValueRange | undefined, ValueRange | undefined];
}

/** An inclusive range of values. */
export interface ValueRange {
  readonly min: number;
  readonly max: number;
}

/** What sort of thing a component is. */
export type ComponentKind = 'none' | 'piece' | 'die' | 'card' | 'domino' | 'tile';

/** A component of the equipment. Index 0 is the empty place-holder. */
export interface ComponentShape {
  readonly index: number;
  readonly name: string;
  readonly owner: number;
  readonly kind: ComponentKind;
  /** Value shown by each face (dice). */
  readonly faces?: Int32Array;
  /** The two pip values (dominoes). */
  readonly pips?: readonly [number, number];
  /** The sites covered (large pieces). */
  readonly cover?: PieceCover;
}

/** Sites covered by a large piece, for every root cell and every local state that names a walk. */
export interface PieceCover {
  /** Number of local states that name a walk; larger states cover the root alone. */
  readonly states: number;
  /** Entry `root * states + state`. */
  readonly sites: IntLists;
}

/** A track of the board. */
export interface TrackShape {
  readonly name: string;
  readonly owner: number;
  readonly loop: boolean;
  readonly sites: Int32Array;
}

/** How players take turns. */
export type GameMode = 'alternating' | 'simultaneous' | 'simulation';

/** Everything static that the state of a game depends on. */
export interface GameShape {
  readonly name: string;
  readonly players: number;
  readonly mode: GameMode;
  readonly flags: GameFlags;
  readonly board: BoardShape;
  /** Container 0 is the board. */
  readonly containers: readonly ContainerShape[];
  /** Component 0 is the empty place-holder. */
  readonly components: readonly ComponentShape[];
  readonly tracks: readonly TrackShape[];
  readonly maxCount: number;
  readonly maxState: number;
  readonly maxRotation: number;
  readonly maxValue: number;
  /** First phase of each player (index 0 unused), when the game has phases. */
  readonly initialPhases?: readonly number[];
  /** Names of variables, remembered lists, propositions, notes and events. */
  readonly strings: StringTable;
}

/** Off, undefined. */
export const Off = -1;
/** End of a track. */
export const End = -2;
/** Largest number of players. */
export const MaxPlayers = 16;

/** True if positions are compared during play, so that the hash is kept up to date with every write. */
export function comparesPositions(flags: GameFlags): boolean {
  return (
    flags.repeatPositionalInGame ||
    flags.repeatPositionalInTurn ||
    flags.repeatSituationalInGame ||
    flags.repeatSituationalInTurn ||
    flags.cycleDetection ||
    flags.storedState
  );
}

/** True if sites hold stacks. */
export function isStacking(shape: GameShape): boolean {
  return shape.flags.stacking || shape.flags.card || shape.board.largeStack;
}

/** True if sites store a count: a game without stacks that counts, or has a container besides the board. */
export function hasCounts(shape: GameShape): boolean {
  return !isStacking(shape) && (shape.containers.length > 1 || shape.flags.count);
}

/** True if the owner of a piece does not say which piece it is. */
export function needsComponents(shape: GameShape): boolean {
  if (shape.players + 1 < shape.components.length) return true;
  const owned = new Array<number>(shape.players + 2).fill(0);
  for (const component of shape.components) {
    const n = (owned[component.owner] ?? 0) + 1;
    if (n > 1 && component.owner <= shape.players) return true;
    owned[component.owner] = n;
  }
  return false;
}

/** How the sites of a game are remembered. */
export type StateKind = 'flat' | 'stack' | 'largeStack' | 'puzzle';

/** The kind of memory that a game needs. It is the same for all its containers. */
export function stateKind(shape: GameShape): StateKind {
  if (shape.flags.deductionPuzzle) return 'puzzle';
  if (shape.flags.card || shape.board.largeStack) return 'largeStack';
  return isStacking(shape) ? 'stack' : 'flat';
}

/** Which site types of the board hold pieces, by type code. Hands always use cells. */
export function storedTypes(shape: GameShape): readonly [boolean, boolean, boolean] {
  const { flags } = shape;
  if (flags.deductionPuzzle) return [true, true, true];
  if (!flags.graph || flags.card) return [true, false, false];
  if (!isStacking(shape) && !flags.cell && flags.vertex !== flags.edge) return [false, flags.vertex, flags.edge];
  return [true, true, true];
}
