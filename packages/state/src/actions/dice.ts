/** Actions of dice. */
import type { Context } from '../context.js';
import { setCurrentDie, sumCurrentDice } from '../dice.js';
import { StateError } from '../errors.js';
import { checkSite } from './site.js';

/** Applies a `SetStateAndUpdateDice`: a die shows another face. */
export function applySetDie(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const site = tape[at + 1]!;
  const face = tape[at + 2]!;
  if (face < 0) return;
  checkSite(state, 0, site);
  state.setSite(0, site, -1, -1, -1, face, -1, -1);
  const word = state.layout.dieWords[site] ?? -1;
  if (word < 0) return;
  state.store.set(word, state.shape.components[state.what(0, site)]?.faces?.[face] ?? 0);
}

/** Applies a `SetDiceAllEqual`, which also sums the dice. */
export function applySetDiceAllEqual(c: Context, tape: Int32Array, at: number): void {
  c.state.diceAllEqual = tape[at + 1] !== 0;
  sumCurrentDice(c.state);
}

/** Applies a `UseDie`. */
export function applyUseDie(c: Context, tape: Int32Array, at: number): void {
  const hand = tape[at + 1]!;
  const die = tape[at + 2]!;
  if (die < 0 || die >= (c.state.layout.dice[hand]?.length ?? 0)) {
    throw new StateError('site-range', `There is no die ${die} to use.`);
  }
  setCurrentDie(c.state, hand, die, 0);
}
