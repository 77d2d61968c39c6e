/** A compiled game's rules, as the flow of the game runs them. */
import type { BoolFn, IntFn, MovesFn } from '@ludii/functions';
import type { RepetitionType, RoleWord } from '@ludii/functions/internal';
import type { Context, MoveList } from '@ludii/state';
import type { GameMode } from '@ludii/state/internal';
import type { EndRule } from './end/endRule.js';
import type { StartRule } from './start/startRule.js';

/** `(nextPhase …)`: when a player goes to another phase. */
export interface NextPhase {
  /** The player whom it concerns; players + 1 for everyone. */
  readonly who: IntFn;
  readonly condition: BoolFn;
  /** Name of the phase; undefined for the next one. */
  readonly name: string | undefined;
}

/** A phase of play. */
export interface Phase {
  readonly name: string;
  readonly role: RoleWord;
  readonly play: MovesFn;
  readonly end: readonly EndRule[] | undefined;
  readonly next: readonly NextPhase[];
}

/** A question about move `i` of a list. */
export type MoveTest = (c: Context, moves: MoveList, i: number) => boolean;

/** Rules about the rules. */
export interface MetaRules {
  readonly swap: boolean;
  /** Moves that are not allowed because their piece holds up others. */
  readonly pin: MoveTest | undefined;
  /** Moves that are not allowed because they end on top of what the piece held up. */
  readonly noStackOn: MoveTest | undefined;
  /** Consequences of every move: what falls down, what is forced. */
  readonly consequences: readonly number[];
  readonly noSuicide: boolean;
  readonly noRepeat: RepetitionType | undefined;
}

/** All rules of a game. */
export interface GameRules {
  readonly players: number;
  readonly mode: GameMode;
  readonly meta: MetaRules;
  readonly start: readonly StartRule[];
  /** True if the start rules draw by chance, so that every start is worked out anew. */
  readonly chanceAtStart: boolean;
  /** True if anything else draws by chance: dice, cards, random numbers and moves. */
  readonly chanceInPlay: boolean;
  readonly phases: readonly Phase[];
  readonly end: readonly EndRule[] | undefined;
}

/** Evaluates a condition; a missing one holds. */
export const holds = (condition: BoolFn | undefined, c: Context): boolean => condition === undefined || condition(c);
