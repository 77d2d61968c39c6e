/** `(pass)`, `(move Pass)`: nothing happens. */
import { Op } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';
import { setting } from './shared/writing.js';

export const pass = effectAndDecision('pass', 'move Pass', {
  doc: 'The player passes.',
  example: '(move Pass)',
  meaning: (_args, _build, decision) => setting(Op.Pass, decision, 0),
});
