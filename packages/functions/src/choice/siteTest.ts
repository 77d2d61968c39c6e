/** What closures of moves still ask about conditions on one site; it goes with the last of them. */
import type { SiteTypeCode, State } from '@ludii/state';
import type { BoolFn, IntFn } from '../declare/compiled.js';

/** A condition on one datum of a site. */
export interface SiteTest {
  readonly datum: { readonly name: 'who' | 'what' | 'state' | 'empty' };
  at(state: State, site: number): boolean;
  prepare(state: State): boolean;
  bitAt(words: Int32Array, site: number): number;
}

/** A condition on the site in a register, taken apart. */
export interface ConditionAt {
  /** Must hold at the site, if given. */
  readonly test: SiteTest | undefined;
  /** If this holds at the site, the condition does. */
  readonly enough?: SiteTest | undefined;
  /** Must hold as well, with the register at the site. */
  readonly rest: BoolFn | undefined;
}

/** Takes a condition apart; no condition always holds. */
export const conditionAt = (condition: BoolFn | undefined, _register: IntFn, _type: SiteTypeCode): ConditionAt => ({
  test: undefined,
  rest: condition?.fixed === true ? undefined : condition,
});
