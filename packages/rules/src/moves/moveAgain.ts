/** `(moveAgain)`: the mover has another move. */
import { ludeme, type MovesFn } from '@ludii/functions';
import { consequenceOf, NonDecision, ThenPart } from '@ludii/functions/internal';
import { constant, mover } from '@ludii/ir';
import { action, attached, emit } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { applyOpen, Op } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';

export const moveAgain = ludeme('moveAgain', {
  returns: NonDecision,
  args: { consequence: optional(ThenPart) },
  doc: 'The player who moves will move again.',
  example: '(moveAgain)',
  flags: ['moveAgain'],
  meaning: ({ consequence: then }) =>
    attached(emit(constant(-1), constant(-1), [action(Op.SetNextPlayer, false, mover)]), consequenceOf(then)),
  compile: ({ consequence: then }): MovesFn => {
    const attach = attachThen(then);
    const generate: MovesFn = (c, out) => {
      const first = out.length;
      out.begin(0, -1, -1);
      out.pushSetNextPlayer(c.state.mover);
      out.finish();
      attach(c, out, first);
    };
    if (then) return generate;
    return Object.assign(generate, {
      perform: (c: Context, result: MoveList) => {
        const at = result.end;
        result.pushSetNextPlayer(c.state.mover);
        applyOpen(c, result, at);
      },
    });
  },
});
