/** `(forEach Level …)`: moves for every level of a stack. */
import { Int, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  means,
  NonDecision,
  SiteTypeWord,
  StackDirectionWord,
  siteTypeCode,
  ThenPart,
} from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

export const forEachLevel = ludeme('forEach', 'Level', {
  returns: NonDecision,
  args: {
    type: optional(SiteTypeWord),
    site: Int,
    order: optional(StackDirectionWord),
    moves: Moves,
    consequence: optional(ThenPart),
  },
  doc: 'Moves for every level of a stack, from the top if not said otherwise.',
  example: '(forEach Level (last From) (addScore Mover (level)))',
  flags: ['stacking'],
  compile: ({ type, site, order, moves, consequence: then }, build): MovesFn => {
    const attach = attachThen(then);
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const boardSites = build.board.firstFreeSite;
    const upwards = order === 'FromBottom';
    const all: MovesFn = (c, out) => {
      const first = out.length;
      const at = site(c);
      const height = c.state.stackSize(at >= boardSites ? Cell : code, at);
      // The level iterator keeps its last value.
      for (let i = 0; i < height; i++) {
        c.level = upwards ? i : height - 1 - i;
        moves(c, out);
      }
      attach(c, out, first);
    };
    return means(all, { k: 'callRule', fn: all, leaks: true });
  },
});
