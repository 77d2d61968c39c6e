/** What is done with the moves of a rule that is gone through: what modes are. */
import type { Context } from '@ludii/state';
import type { CallRule, Condition, Consequence, DiceRule, EmitRule, LongestRule, Rule } from '../../nodes.js';
import type { Attach, ListFn } from '../effects.js';

/** Goes through moves with something at hand (a list, a site); true ends the walk. */
export type Walk<T> = (c: Context, at: T) => boolean;

/** What is done with the moves of a rule. */
export interface Mode<T> {
  /** A way of its own through a rule, where the mode has one. */
  whole?(rule: Rule): Walk<T> | undefined;
  /** What is done with one move. */
  move(rule: EmitRule): Walk<T>;
  /** A move that is nothing but its effect, where the mode does without writing that. */
  appended?(rule: EmitRule): Walk<T> | undefined;
  /** The moves of a rule with a consequence. */
  attach(then: Consequence, rule: Rule): Walk<T>;
  /** The moves of the first rule that has some. */
  first(rules: readonly Rule[]): Walk<T>;
  /** The moves of one piece, where they are not gone through as others are. */
  piece?(rule: Rule): Walk<T>;
  /** The moves of the pieces of the mover, by the walk through them in a mode. */
  pieces(walkPieces: (mode: Mode<T>) => Walk<T>): Walk<T>;
  /** Moves that stand twice in the list, where that matters. */
  twin?(once: Walk<T>): Walk<T>;
  /** The only site that moves to are asked for, if there is one: others need not be looked at. */
  readonly target?: ((at: T) => number) | undefined;
  /** The moves of a rule that is asked twice, if that makes a difference. */
  again?(once: Walk<T>): Walk<T>;
  /** Number of moves so far, where they are counted. */
  size(at: T): number;
  /** Says which sites of a line were caught by the last move. */
  caught(at: T, sites: Int32Array, first: number, count: number): void;
  /** The moves of a rule that use some dice up, where that is told before they are found. */
  withDice?(rule: DiceRule, used: Attach): Walk<T>;
  /** Says that the moves from a number on use some dice up. */
  usedDice?(c: Context, at: T, first: number, used: Attach): void;
  /** The moves after which a condition holds. */
  afterwards(rule: Rule, test: Condition): Walk<T>;
  /** The moves of a rule after another was carried out. */
  prior(first: Rule, next: Rule): Walk<T>;
  /** The moves that begin the longest turns, where they need not be listed. */
  longest?(rule: LongestRule): Walk<T>;
  /** The moves of a rule that is a closure. */
  call(fn: ListFn, rule?: CallRule): Walk<T>;
}
