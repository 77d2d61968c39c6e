/** `(bet …)`, `(move Bet …)`: a player stakes an amount. */
import { type MovesFn, Player, Range, Role } from '@ludii/functions';
import { roleIndex, ThenPart } from '@ludii/functions/internal';
import { either, optional } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { effectAndDecision } from './shared/declare.js';

export const bet = effectAndDecision('bet', 'Bet', {
  args: { player: either(1, Player), role: either(1, Role), range: Range, consequence: optional(ThenPart) },
  doc: 'Stakes an amount of a range, one move for each. It is always a decision.',
  example: '(move Bet P1 (range 0 5))',
  flags: ['bet'],
  compile: ({ player, role, range, consequence: then }, build): MovesFn => {
    const better = player ?? roleIndex(role ?? 'Mover', build);
    const simultaneous = build.shape.mode === 'simultaneous';
    const attach = attachThen(then);
    return (c, out) => {
      const who = better(c);
      const mover = simultaneous ? who : c.state.mover;
      const first = out.length;
      const max = range.max(c);
      for (let amount = range.min(c); amount <= max; amount++) {
        out.begin(mover, -1, -1);
        out.push2(Op.Bet, true, who, amount);
        out.finish();
      }
      attach(c, out, first);
    };
  },
});
