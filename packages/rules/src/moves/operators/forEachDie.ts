/** `(forEach Die …)`: moves for every die that can still be used, and for dice put together. */
import { Bool, Int, ludeme, Moves, type MovesFn, NonDecision, ThenPart } from '@ludii/functions';
import { named, optional } from '@ludii/registry';
import { type Context, currentDie, diceCount, diceHands, type MoveList, Op } from '@ludii/state';
import { attachThen } from '../consequence.js';

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

    /** Generates with some pips; each move uses the given dice, then does what `after` adds. */
    const generate = (
      c: Context,
      out: MoveList,
      which: number,
      dice: readonly number[],
      pips: number,
      after?: (extra: MoveList) => void,
    ): void => {
      c.pips = pips;
      if (condition && !condition(c)) return;
      const first = out.length;
      moves(c, out);
      if (out.length === first) return;
      const extra = c.acquire();
      extra.begin(0, -1, -1);
      for (const die of dice) extra.push3(Op.UseDie, false, which, die, firstSite(c, which) + die);
      after?.(extra);
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
      const value = (die: number): number => currentDie(state, which, die);
      let double = replayDouble?.(c) ?? false;
      for (let die = 1; die < count; die++) if (value(die) !== value(0)) double = false;
      const { temp } = state;
      const before = c.pips;
      for (let die = 0; die < count; die++) {
        generate(c, out, which, [die], value(die), (extra) => {
          if (double) extra.push1(Op.SetTemp, false, temp === -1 ? value(die) : -1);
          else if (temp !== -1) showAgain(c, extra, temp);
        });
      }
      if (combined?.(c)) {
        for (const dice of combinations[count] ?? []) {
          if (dice.some((die) => value(die) === 0)) continue;
          generate(
            c,
            out,
            which,
            dice,
            dice.reduce((sum, die) => sum + value(die), 0),
          );
        }
      }
      c.pips = before;
      attach(c, out, start);
    };
  },
});
