/** Actions of dice. */
import type { Context } from '../context.js';
import { setCurrentDie, sumCurrentDice } from '../dice.js';

/** Applies a `SetStateAndUpdateDice`: a die shows another face. */
export function applySetDie(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const site = tape[at + 1]!;
  const face = tape[at + 2]!;
  if (face < 0) return;
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
  setCurrentDie(c.state, tape[at + 1]!, tape[at + 2]!, 0);
}
