/** `(all DiceUsed)`, `(all DiceEqual)`, `(all Passed)`. */
import { currentDie, diceCount, diceHands } from '@ludii/state';
import { ludeme } from '../../build.js';
import { Bool } from '../../kinds.js';

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
    return (c) => c.trial.moveNumber >= players && build.flow.allPassed(c);
  },
});
