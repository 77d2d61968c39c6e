/** `(forEach Level …)`: moves for every level of a stack. */
import { Int, Moves } from '@ludii/functions';
import { SiteTypeWord, StackDirectionWord, typeOr } from '@ludii/functions/internal';
import { leaving } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import { effect } from '../shared/declare.js';

export const forEachLevel = effect('forEach Level', {
  args: { type: optional(SiteTypeWord), site: Int, order: optional(StackDirectionWord), moves: Moves },
  doc: 'Moves for every level of a stack, from the top if not said otherwise.',
  example: '(forEach Level (last From) (addScore Mover (level)))',
  flags: ['stacking'],
  meaning: ({ type, site, order, moves }, build) => {
    const code = typeOr(type, build);
    const boardSites = build.board.firstFreeSite;
    const upwards = order === 'FromBottom';
    return {
      k: 'callRule',
      // The level iterator keeps its last value.
      leaks: true,
      fn: leaving(['level'], (c: Context, out: MoveList) => {
        const at = site(c);
        const height = c.state.stackSize(at >= boardSites ? Cell : code, at);
        for (let i = 0; i < height; i++) {
          c.level = upwards ? i : height - 1 - i;
          moves(c, out);
        }
      }),
    };
  },
});
