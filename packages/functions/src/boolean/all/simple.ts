/** `(all DiceUsed)`, `(all DiceEqual)`, `(all Passed)`. */
import { and, compare, constant, math, type Value } from '@ludii/ir';
import { stateWord } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import { StateWords } from '@ludii/state/internal';
import { ludeme } from '../../declare/build.js';
import { Bool } from '../../declare/kinds.js';

export const allDiceUsed = ludeme('all', 'DiceUsed', {
  returns: Bool,
  flags: ['stochastic'],
  doc: 'True if all dice of the last roll were used.',
  example: '(all DiceUsed)',
  meaning: (_args, { shape }) => {
    const hands = shape.containers.filter(({ role }) => role === 'dice');
    const dice = hands.flatMap(({ size }, hand) =>
      Array.from({ length: size }, (_, die): Value => ({ k: 'die', hand, die })),
    );
    return and(...dice.map((die) => compare('=', die, constant(0))));
  },
});

export const allDiceEqual = ludeme('all', 'DiceEqual', {
  returns: Bool,
  flags: ['stochastic'],
  doc: 'True if all dice of the last roll showed the same number.',
  example: '(all DiceEqual)',
  meaning: () => compare('!=', stateWord(StateWords.DiceAllEqualWord), constant(0)),
});

export const allPassed = ludeme('all', 'Passed', {
  returns: Bool,
  flags: ['notAllPass'],
  doc: 'True if all players passed in the last round.',
  example: '(all Passed)',
  meaning: (_args, build) => {
    const moves = math('-', stateWord(StateWords.TrialLengthWord), stateWord(StateWords.StartMovesWord));
    const passed = (c: Context): boolean => build.flow.allPassed(c);
    return and(compare('>=', moves, constant(build.players)), { k: 'allPassed', fn: passed });
  },
});
