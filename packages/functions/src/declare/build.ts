/**
 * The game being built, as the ludemes see it: equipment, flags, names. Rules are compiled when all of it is known, so
 * `compile` can look up pieces, sides and radials once and for all.
 */
import type { Board, Topology } from '@ludii/geometry';
import { declares, LudemeProblem } from '@ludii/registry';
import type { Context, GameShape, LimitName, Limits, MoveList, SiteTypeCode } from '@ludii/state';
import { checkSize } from '@ludii/state/internal';
import type { MovesFn, RegionFn } from './compiled.js';
import { inheritLeaving } from './leaving.js';
import type { RoleWord } from './words.js';

/** A path on a tile between two of its sides. */
export interface TilePath {
  readonly from: number;
  readonly slotsFrom: number;
  readonly to: number;
  readonly slotsTo: number;
  readonly colour: number;
}

/** What a card is worth. */
export interface CardWorth {
  readonly rank: number;
  readonly value: number;
  readonly trumpRank: number;
  readonly trumpValue: number;
}

/** A component as rules see it. Index 0 is the empty place-holder. */
export interface Component {
  readonly index: number;
  /** Final name, with the owner's number: `Pawn1`. */
  readonly name: string;
  /** The name as declared, without trailing digits. */
  readonly baseName: string;
  readonly owner: number;
  readonly role: RoleWord;
  /** Code of the direction that it faces, -1 for none. */
  readonly facing: number;
  /** `(flips a b)`: the two states that a flip exchanges. */
  readonly flips: readonly [number, number] | undefined;
  /** The moves of the piece, compiled; undefined if it has none. */
  readonly moves: MovesFn | undefined;
  /** Turtle walks of a large piece; undefined for others. */
  readonly walks: readonly (readonly string[])[] | undefined;
  readonly isDie: boolean;
  readonly isDomino: boolean;
  readonly isCard: boolean;
  /** Number of sides of a tile, and its paths. */
  readonly tile:
    | { readonly sides: number; readonly slots: readonly number[]; readonly paths: readonly TilePath[] }
    | undefined;
  readonly faces: readonly number[];
  readonly pips: readonly [number, number] | undefined;
  /** Card data: suit, rank, value and their trump counterparts. */
  readonly card: (CardWorth & { readonly suit: number }) | undefined;
  readonly maxState: number;
  readonly maxCount: number;
  readonly maxValue: number;
}

/** `(regions "Name" Role …)` of the equipment. */
export interface NamedRegion {
  readonly name: string;
  readonly owner: number;
  readonly role: RoleWord;
  /** Fixed sites, if given as a list. */
  readonly sites: readonly number[] | undefined;
  readonly regions: readonly RegionFn[];
  /** Words such as `Rows` or `Sides`, if given so. */
  readonly staticTypes: readonly string[];
  readonly hintLabel: string | undefined;
}

/** `(map "Name" {…})` of the equipment. */
export interface NamedMap {
  readonly name: string;
  readonly entries: ReadonlyMap<number, number>;
}

/** Hints of a deduction puzzle: regions with a number. */
export interface Hints {
  readonly type: SiteTypeCode;
  readonly regions: readonly (readonly number[])[];
  readonly values: readonly number[];
}

/** What conditions and effects ask of the flow of the game. Rules are compiled before it exists, and ask in play. */
export interface Flow {
  /** Starts a game. */
  start(c: Context): void;
  /** The legal moves of the present position, as the player to move is offered them. */
  legalMoves(c: Context, out: MoveList): void;
  /** The legal moves of the position, meta rules and forced pass included. */
  legalMoves(c: Context): MoveList;
  /** Whether the moves of player `player`'s phase, generated for the present mover, hold one that passes the meta rules. */
  canMove(c: Context, player: number): boolean;
  /** Whether meta rules try moves out before they are allowed. */
  readonly testsMoves: boolean;
  /** Whether a generator gives any move that passes the meta rules. */
  canMoveWith(c: Context, moves: MovesFn): boolean;
  /** Whether the next player would have no move if it were their turn; false while that is being found out already. */
  nextIsStalemated(c: Context): boolean;
  /** Whether the mover's phase has a move that ends on a site, before any meta rule. */
  phaseReaches(c: Context, site: number): boolean;
  /** The moves of the mover's phase as they are now, before any meta rule. */
  phaseMoves(c: Context, out: MoveList): void;
  /**
   * Applies move `index` of `list` completely: actions, consequences, end rules, the turn. For what-if questions,
   * between mark and rollback.
   */
  applyCompletely(c: Context, list: MoveList, index: number): void;
  /**
   * As {@link applyCompletely}, and tells whether the same player goes on. If not, what comes after the move itself may be
   * left out. For what-if questions.
   */
  continuesTurn(c: Context, list: MoveList, index: number): boolean;
  /** Number of moves of the longest turn that the mover has, where the rules tell; 0 if they do not. */
  longestTurn(c: Context): number;
  /** True if every player's last turn was a single pass. */
  allPassed(c: Context): boolean;
  /** Whether the position is among the earlier ones that a kind of repetition looks at. */
  isRepeated(c: Context, type: RepetitionType): boolean;
}

/** The kinds of repetition. */
export type RepetitionType = 'Positional' | 'PositionalInTurn' | 'Situational' | 'SituationalInTurn';

/** The game being built. */
export interface Build {
  readonly shape: GameShape;
  readonly board: Board;
  readonly topology: Topology;
  readonly defaultSite: SiteTypeCode;
  /** Number of players. */
  readonly players: number;
  /** Code of the direction that each player looks in, player 1 first; -1 for none. */
  readonly facings: readonly number[];
  readonly stacking: boolean;
  readonly components: readonly Component[];
  readonly regions: readonly NamedRegion[];
  readonly maps: readonly NamedMap[];
  readonly hints: readonly Hints[];
  /** Names of the phases, in order. */
  readonly phases: readonly string[];
  readonly flow: Flow;
  /** How large the game may be. */
  readonly limits: Limits;
  /** Adds a consequence to the game's table and returns its number. */
  consequence(moves: MovesFn): number;
  /** The number of a name (variable, remembered list, proposition) in the game's string table. */
  text(name: string): number;
  /** A context of the unstarted game (empty board, mover 1), for evaluating what is static. */
  unstarted(): Context;
}

/** Declares a ludeme; see {@link declares}. */
export const ludeme = declares<Build>(inheritLeaving);

/** Refuses a number of things, before any of them is made, if there are less than none or more than the limit allows. */
export function sized(build: Build, limit: LimitName, what: string, count: number): number {
  if (count < 0) fail('negative-number', `The number of ${what} can not be ${count}.`);
  checkSize(limit, count, build.limits[limit]);
  return count;
}

/** Stops compiling with a message for the author of the description. */
export function fail(code: string, message: string, hint?: string): never {
  throw new LudemeProblem(code, message, hint);
}
