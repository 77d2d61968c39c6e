/** `(moveAgain)`: the mover has another move. */
import { ludeme, type MovesFn, NonDecision, ThenPart } from '@ludii/functions';
import { optional } from '@ludii/registry';
import { attachThen } from './consequence.js';

export const moveAgain = ludeme('moveAgain', {
  returns: NonDecision,
  args: { consequence: optional(ThenPart) },
  doc: 'The player who moves will move again.',
  example: '(moveAgain)',
  flags: ['moveAgain'],
  compile: ({ consequence: then }): MovesFn => {
    const attach = attachThen(then);
    return (c, out) => {
      const first = out.length;
      out.begin(0, -1, -1);
      out.pushSetNextPlayer(c.state.mover);
      out.finish();
      attach(c, out, first);
    };
  },
});
