/** `(sites Winning …)`: where a player could win at once. */
import { either, optional } from '@ludii/registry';
import { type Context, winners } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';
import { borrowSites, returnSites, SiteSet } from '../../board/siteSet.js';
import { fail, ludeme } from '../../declare/build.js';
import { fixedRegion, type RegionFn } from '../../declare/compiled.js';
import { NonDecision, Player, Region } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { Role, SiteTypeWord, Text } from '../../declare/words.js';

/** The nearest active player on one side of a player, going round. */
function neighbour({ state }: Context, player: number, step: number, players: number): number {
  for (let k = 1; k <= players; k++) {
    const other = ((((player - 1 + k * step) % players) + players) % players) + 1;
    if (state.isActive(other)) return other;
  }
  return player;
}

export const sitesWinning = ludeme('sites', 'Winning', {
  returns: Region,
  args: {
    elementType: optional(SiteTypeWord),
    pid: either(1, optional(Player)),
    role: either(1, optional(Role)),
    moves: optional(NonDecision),
    name: optional(Text),
  },
  doc: 'The sites on which a move of a player wins the game.',
  example: '(sites Winning Next (add (to (sites Outer))))',
  compile: ({ pid, role, moves, name: _name }, build): RegionFn => {
    const index = pid ?? (role ? roleIndex(role, build) : undefined);
    if (!index) return fixedRegion(new SiteSet());
    if (!moves) return fail('missing-argument', '`(sites Winning …)` needs the moves to try.');
    return (c, out) => {
      const player = index(c);
      const { state } = c;
      const another = player !== state.mover;
      if (another) {
        const next = neighbour(c, player, 1, build.players);
        const prev = neighbour(c, player, -1, build.players);
        c.mark();
        state.mover = player;
        state.next = next;
        state.prev = prev;
      }
      const list = c.acquire();
      const found = borrowSites();
      moves(c, list);
      for (let i = 0; i < list.length; i++) {
        const to = list.tape[list.start(i) + MoveWord.To]!;
        if (to < 0 || found.has(to)) continue;
        c.mark();
        build.flow.applyCompletely(c, list, i);
        if (winners(state).includes(player)) found.add(to);
        c.rollback();
      }
      c.release(list);
      if (another) c.rollback();
      out.addAll(found);
      returnSites(found);
    };
  },
});
