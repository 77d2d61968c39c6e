/** `(was Pass)`. */
import { isPassMove } from '@ludii/state/internal';
import { ludeme } from '../../declare/build.js';
import { Bool } from '../../declare/kinds.js';

export const wasPass = ludeme('was', 'Pass', {
  returns: Bool,
  flags: ['looksBack'],
  doc: 'True if the last move was a pass.',
  example: '(was Pass)',
  compile:
    () =>
    ({ trial }) => {
      const start = trial.lastStart();
      return start >= 0 && isPassMove(trial.moves.tape, start);
    },
});
