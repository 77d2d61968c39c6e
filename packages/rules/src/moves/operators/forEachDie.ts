/** `(forEach Die …)`: moves for every die that can still be used, and for dice put together. */
import { Bool, conditionOf, Int, ludeme, Moves, numberOf, ruleOf } from '@ludii/functions';
import { consequenceOf, NonDecision, ThenPart } from '@ludii/functions/internal';
import { constant, never } from '@ludii/ir';
import { attached, type DiceRule } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { currentDie, diceCount, diceHands, Op } from '@ludii/state/internal';

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

/** Appends what using one die does to the open move; `double` if all dice show the same and may be used again. */
function useDie(c: Context, extra: MoveList, hand: number, die: number, double: boolean): void {
  const { temp } = c.state;
  extra.push3(Op.UseDie, false, hand, die, firstSite(c, hand) + die);
  if (double) extra.push1(Op.SetTemp, false, temp === -1 ? currentDie(c.state, hand, die) : -1);
  else if (temp !== -1) showAgain(c, extra, temp);
}

/** Whether all dice of a hand show the same. */
function isDouble({ state }: Context, hand: number): boolean {
  for (let die = 1; die < diceCount(state, hand); die++) {
    if (currentDie(state, hand, die) !== currentDie(state, hand, 0)) return false;
  }
  return true;
}

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
  meaning: ({ hand, combined, replayDouble, if: condition, moves, consequence: then }) => {
    const use: DiceRule['use'] = (c, out, first, which, dice) => {
      const extra = c.acquire();
      extra.begin(0, -1, -1);
      const [die, ...others] = dice;
      if (others.length === 0) useDie(c, extra, which, die!, replayDouble?.(c) === true && isDouble(c, which));
      else for (const each of dice) extra.push3(Op.UseDie, false, which, each, firstSite(c, which) + each);
      extra.finish();
      appendToAll(out, first, extra);
      c.release(extra);
    };
    const rule: DiceRule = {
      k: 'dice',
      hand: hand ? numberOf(hand) : constant(0),
      combined: combined ? conditionOf(combined) : never,
      test: conditionOf(condition),
      rule: ruleOf(moves),
      use,
    };
    return attached(rule, consequenceOf(then));
  },
});
