/** `(all DiceUsed)`, `(all DiceEqual)`, `(all Passed)`. */
import { and, compare, constant, math } from '@ludii/ir';
import { stateWord } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import { currentDie, diceCount, diceHands, StateWords } from '@ludii/state/internal';
import { ludeme } from '../../declare/build.js';
import { Bool } from '../../declare/kinds.js';
import { means } from '../../declare/meaning.js';

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
  compile: (_args, build) => {
    const { players } = build;
    const passed = (c: Context): boolean => build.flow.allPassed(c);
    const moves = math('-', stateWord(StateWords.TrialLengthWord), stateWord(StateWords.StartMovesWord));
    return means(
      (c) => c.trial.moveNumber >= players && passed(c),
      and(compare('>=', moves, constant(players)), { k: 'allPassed', fn: passed }),
    );
  },
});
