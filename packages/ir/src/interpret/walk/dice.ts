/** Rules with what dice show. */
import type { Context } from '@ludii/state';
import { currentDie, diceCount, diceHands } from '@ludii/state/internal';
import { combinedDice, singleDice } from '../../dice.js';
import type { DiceRule } from '../../nodes.js';
import { conditionFn } from '../conditions.js';
import { type Attach, appending } from '../effects.js';
import { listFn } from '../rules.js';
import { valueFn } from '../values.js';
import type { Mode, Walk } from './mode.js';
import { walk } from './walk.js';

/** The moves that use some dice up. */
interface Using<T> {
  readonly dice: readonly number[];
  readonly moves: Walk<T>;
  /** Appends what using the dice does to moves. */
  readonly used: Attach;
}

export function diceWalk<T>(rule: DiceRule, mode: Mode<T>): Walk<T> {
  const hand = valueFn(rule.hand);
  const combined = conditionFn(rule.combined);
  const test = conditionFn(rule.test);
  const plain = mode.withDice ? undefined : walk(rule.rule, mode);
  const usings = (which: number, sets: readonly (readonly number[])[]): readonly Using<T>[] =>
    sets.map((dice) => {
      const used = appending(listFn(rule.use(which, dice)));
      return { dice, used, moves: plain ?? mode.withDice!(rule, used) };
    });
  // How many dice a hand has is known in play.
  const known: { readonly single: readonly Using<T>[]; readonly several: readonly Using<T>[] }[] = [];
  const usingsOf = (c: Context, which: number) => {
    const count = diceCount(c.state, which);
    known[which] ??= { single: usings(which, singleDice(count)), several: usings(which, combinedDice(count)) };
    return known[which];
  };
  /** The moves with the sum of some dice. */
  const withDice = (c: Context, at: T, which: number, { dice, moves, used }: Using<T>): boolean => {
    let pips = 0;
    for (let i = 0; i < dice.length; i++) pips += currentDie(c.state, which, dice[i]!);
    c.pips = pips;
    if (!test(c)) return false;
    const size = mode.size(at);
    if (moves(c, at)) return true;
    if (mode.size(at) > size) mode.usedDice?.(c, at, size, used);
    return false;
  };
  return (c, at) => {
    const { state, pips } = c;
    if (diceHands(state) === 0) return false;
    const which = hand(c);
    const { single, several } = usingsOf(c, which);
    let enough = false;
    for (let i = 0; i < single.length && !enough; i++) enough = withDice(c, at, which, single[i]!);
    if (!enough && several.length > 0 && combined(c)) {
      for (const using of several) {
        if (enough || using.dice.some((die) => currentDie(state, which, die) === 0)) continue;
        enough = withDice(c, at, which, using);
      }
    }
    c.pips = pips;
    return enough;
  };
}
