/** `(forEach Site …)`: moves for every site of a region. */
import { Moves, Region } from '@ludii/functions';
import { consequenceOf, keepingIfTrue, regionOf, ruleOf, sitesIn, ThenPart } from '@ludii/functions/internal';
import { attached, attaching, leaving, mayRead } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { spend } from '@ludii/state/internal';
import { effect } from '../shared/declare.js';

export const forEachSite = effect('forEach Site', {
  args: { region: Region, moves: Moves, noMoveYet: named(optional(Moves)), consequence: optional(ThenPart) },
  doc: 'Moves for every site of a region, which is `(site)` and `(to)` meanwhile.',
  example: '(forEach Site (sites Occupied by:Next) (remove (site)))',
  meaning: ({ region, moves, noMoveYet, consequence: then }, build) => {
    const over = regionOf(region, build);
    const each = attached({ k: 'sites', registers: ['site', 'to'], over, rule: ruleOf(moves) }, consequenceOf(then));
    if (!noMoveYet) return each;
    // The rule's own consequence does not belong to the other moves: recorded games depend on it.
    const others = ruleOf(noMoveYet);
    if (!mayRead(others, 'site') && !mayRead(others, 'to')) return { k: 'first', rules: [each, others] };
    const attach = then && attaching(then.id);
    // The iterators keep the last site if there is no move.
    const hasMoves = keepingIfTrue(['to', 'site'], (c, out: MoveList): boolean => {
      const first = out.length;
      for (const site of sitesIn(c, region)) {
        spend();
        c.to = site;
        c.site = site;
        moves(c, out);
      }
      return out.length > first;
    });
    return leaving(['to', 'site'], (c: Context, out: MoveList) => {
      const first = out.length;
      if (hasMoves(c, out)) attach?.(c, out, first);
      else noMoveYet(c, out);
    });
  },
});
