/** `(pass)`, `(move Pass)`: nothing happens. */
import { consequenceOf, ThenPart } from '@ludii/functions/internal';
import { constant } from '@ludii/ir';
import { action, attached, emit } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effectAndDecision } from './shared/declare.js';

export const pass = effectAndDecision('pass', 'Pass', {
  args: { consequence: optional(ThenPart) },
  doc: 'The player passes.',
  example: '(move Pass)',
  meaning: ({ consequence: then }, _build, decision) =>
    attached(emit(constant(-1), constant(-1), [action(Op.Pass, decision, 0)]), consequenceOf(then)),
});
