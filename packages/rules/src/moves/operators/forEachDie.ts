/** `(forEach Die …)`: moves for every die that can still be used, and for dice put together. */
import { Bool, Int, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { NonDecision, ThenPart } from '@ludii/functions/internal';
import { named, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { currentDie, diceCount, diceHands, Op } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

/** First site of a dice hand. */
const firstSite = (c: Context, hand: number): number => c.game.containers[c.state.layout.diceContainers[hand]!]!.first;

/** Appends the actions of the only move of `extra` to the moves of a list from number `first` on. */
function appendToAll(out: MoveList, first: number, extra: MoveList): void {
  for (let i = first; i < out.length; i++) out.appendActions(i, extra, 0);
}

/** Shows the doubled value on all dice again, so that they can be used once more. */
function showAgain(c: Context, extra: MoveList, value: number): void {
  for (let hand = 0; hand < diceHands(c.state); hand++) {
    const first = firstSite(c, hand);
    const faces = c.game.components[c.state.what(0, first)]?.faces?.length ?? 0;
    if (faces <= value - 1) continue;
    for (let die = 0; die < diceCount(c.state, hand); die++) extra.push2(Op.SetDie, false, first + die, value - 1);
  }
}

const combinations: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[0, 1]],
  3: [
    [0, 1, 2],
    [0, 1],
    [0, 2],
    [1, 2],
  ],
};

export const forEachDie = ludeme('forEach', 'Die', {
  returns: NonDecision,
  args: {
    hand: optional(Int),
    combined: named(optional(Bool)),
    replayDouble: named(optional(Bool)),
    if: named(optional(Bool)),
    moves: Moves,
    consequence: optional(ThenPart),
  },
  doc: 'Moves for every die, whose value is `(pips)` meanwhile; a move uses up its die.',
  example: '(forEach Die if:(!= (pips) 0) (forEach Piece))',
  flags: ['stochastic'],
  compile: ({ hand, combined, replayDouble, if: condition, moves, consequence: then }): MovesFn => {
    const attach = attachThen(then);

    /** Appends what using one die does to the open move; `double` if all dice show the same and may be used again. */
    const useDie = (c: Context, extra: MoveList, which: number, die: number, double: boolean): void => {
      const { temp } = c.state;
      extra.push3(Op.UseDie, false, which, die, firstSite(c, which) + die);
      if (double) extra.push1(Op.SetTemp, false, temp === -1 ? currentDie(c.state, which, die) : -1);
      else if (temp !== -1) showAgain(c, extra, temp);
    };

    const isDouble = (c: Context, which: number, count: number): boolean => {
      if (!replayDouble?.(c)) return false;
      for (let die = 1; die < count; die++) {
        if (currentDie(c.state, which, die) !== currentDie(c.state, which, 0)) return false;
      }
      return true;
    };

    /** The moves with the present pips, each followed by the actions of the move that `use` writes. */
    const generate = (c: Context, out: MoveList, use: (extra: MoveList) => void): void => {
      if (condition && !condition(c)) return;
      const first = out.length;
      moves(c, out);
      if (out.length === first) return;
      const extra = c.acquire();
      extra.begin(0, -1, -1);
      use(extra);
      extra.finish();
      appendToAll(out, first, extra);
      c.release(extra);
    };

    return (c, out) => {
      const { state } = c;
      if (diceHands(state) === 0) return;
      const start = out.length;
      const which = hand?.(c) ?? 0;
      const count = diceCount(state, which);
      const double = isDouble(c, which, count);
      const before = c.pips;
      for (let die = 0; die < count; die++) {
        c.pips = currentDie(state, which, die);
        generate(c, out, (extra) => useDie(c, extra, which, die, double));
      }
      if (combined?.(c)) {
        for (const dice of combinations[count] ?? []) {
          if (dice.some((die) => currentDie(state, which, die) === 0)) continue;
          c.pips = dice.reduce((sum, die) => sum + currentDie(state, which, die), 0);
          generate(c, out, (extra) => {
            for (const die of dice) extra.push3(Op.UseDie, false, which, die, firstSite(c, which) + die);
          });
        }
      }
      c.pips = before;
      attach(c, out, start);
    };
  },
});
