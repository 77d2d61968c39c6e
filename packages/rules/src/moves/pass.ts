/** `(pass)`, `(move Pass)`: nothing happens. */
import type { MovesFn } from '@ludii/functions';
import { consequenceOf, listedSlots, ThenPart } from '@ludii/functions/internal';
import { constant } from '@ludii/ir';
import { action, attached, emit } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';

export const pass = effectAndDecision('pass', 'Pass', {
  args: { consequence: optional(ThenPart) },
  doc: 'The player passes.',
  example: '(move Pass)',
  meaning: ({ consequence: then }, _build, decision) =>
    attached(emit(constant(-1), constant(-1), [action(Op.Pass, decision, 0)]), consequenceOf(then)),
  compile: ({ consequence: then }, _build, decision): MovesFn => {
    const attach = attachThen(then);
    const generate: MovesFn = (c, out) => {
      const first = out.length;
      out.begin(c.state.mover, -1, -1);
      out.pushPass(decision, false);
      out.finish();
      attach(c, out, first);
    };
    return Object.assign(generate, { slots: listedSlots(generate) });
  },
});
