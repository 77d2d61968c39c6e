/** `(forEach Die …)`: moves for every die that can still be used, and for dice put together. */
import { Bool, type Build, conditionOf, Int, Moves, numberOf, ruleOf } from '@ludii/functions';
import { placeDatum } from '@ludii/functions/internal';
import { and, type Condition, choose, compare, constant, never, type Rule, type Value } from '@ludii/ir';
import { action, all, choice, type DiceRule, emit, math, noMoves, stateWord, tableOf } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { ContainerShape } from '@ludii/state';
import { Cell, Op, StateWords } from '@ludii/state/internal';
import { effect } from '../shared/declare.js';

const nowhere = constant(-1);
/** The value of a double that is to be used once more; -1 if there is none. */
const doubled = stateWord(StateWords.TempWord);

const dieOf = (hand: number, die: number): Value => ({ k: 'die', hand, die });
const diceOf = ({ size }: ContainerShape): readonly number[] => Array.from({ length: size }, (_, die) => die);

/** Shows the doubled value on all dice again, so that they can be used once more. */
function showAgain(hands: readonly ContainerShape[], build: Build): Rule {
  const faces = build.shape.components.map((component) => component.faces?.length ?? 0);
  const face = math('-', doubled, constant(1));
  return all(
    ...hands.map((hand) => {
      const shown = diceOf(hand).map((die) => action(Op.SetDie, false, hand.first + die, face));
      const count = tableOf(placeDatum('what', Cell, constant(hand.first), build.shape), faces, 0);
      return choose(compare('>', count, face), emit(nowhere, nowhere, shown));
    }),
  );
}

/** What using some dice of a hand does; a double may be used again, if that is allowed. */
function using(again: Condition, build: Build): DiceRule['use'] {
  const hands = build.shape.containers.filter(({ role }) => role === 'dice');
  return (hand, dice) => {
    const { first = 0 } = hands[hand] ?? {};
    const used = emit(
      nowhere,
      nowhere,
      dice.map((die) => action(Op.UseDie, false, hand, die, first + die)),
    );
    const [die, ...others] = dice;
    if (others.length > 0 || !hands[hand]) return used;
    const equal = diceOf(hands[hand]).map((other) => compare('=', dieOf(hand, other), dieOf(hand, 0)));
    const isFirst = compare('=', doubled, constant(-1));
    const note = action(Op.SetTemp, false, choice(isFirst, dieOf(hand, die!), constant(-1)));
    const shown = choose(isFirst, noMoves, showAgain(hands, build));
    return all(used, choose(and(again, ...equal.slice(1)), emit(nowhere, nowhere, [note]), shown));
  };
}

export const forEachDie = effect('forEach Die', {
  args: {
    hand: optional(Int),
    combined: named(optional(Bool)),
    replayDouble: named(optional(Bool)),
    if: named(optional(Bool)),
    moves: Moves,
  },
  doc: 'Moves for every die, whose value is `(pips)` meanwhile; a move uses up its die.',
  example: '(forEach Die if:(!= (pips) 0) (forEach Piece))',
  flags: ['stochastic'],
  meaning: ({ hand, combined, replayDouble, if: condition, moves }, build) => {
    const rule: DiceRule = {
      k: 'dice',
      hand: hand ? numberOf(hand) : constant(0),
      combined: combined ? conditionOf(combined) : never,
      test: conditionOf(condition),
      rule: ruleOf(moves),
      use: using(replayDouble ? conditionOf(replayDouble) : never, build),
    };
    return rule;
  },
});
