/** `(all DiceUsed)`, `(all DiceEqual)`, `(all Passed)`. */
import { and, compare, constant, math } from '@ludii/ir';
import { stateWord } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import { currentDie, diceCount, diceHands, StateWords } from '@ludii/state/internal';
import { ludeme } from '../../declare/build.js';
import { Bool } from '../../declare/kinds.js';

export const allDiceUsed = ludeme('all', 'DiceUsed', {
  returns: Bool,
  flags: ['stochastic'],
  doc: 'True if all dice of the last roll were used.',
  example: '(all DiceUsed)',
  compile:
    () =>
    ({ state }) => {
      for (let hand = 0; hand < diceHands(state); hand++) {
        for (let die = 0; die < diceCount(state, hand); die++) if (currentDie(state, hand, die) !== 0) return false;
      }
      return true;
    },
});

export const allDiceEqual = ludeme('all', 'DiceEqual', {
  returns: Bool,
  flags: ['stochastic'],
  doc: 'True if all dice of the last roll showed the same number.',
  example: '(all DiceEqual)',
  compile: () => (c) => c.state.diceAllEqual,
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
