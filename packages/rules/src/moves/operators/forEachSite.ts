/** `(forEach Site …)`: moves for every site of a region. */
import { ludeme, Moves, type MovesFn, Region } from '@ludii/functions';
import {
  borrowSites,
  consequenceOf,
  keepingIfTrue,
  NonDecision,
  regionOf,
  returnSites,
  ruleOf,
  ThenPart,
} from '@ludii/functions/internal';
import type { Rule } from '@ludii/ir';
import { attached, mayRead } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { MoveList } from '@ludii/state';
import { spend } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

export const forEachSite = ludeme('forEach', 'Site', {
  returns: NonDecision,
  args: { region: Region, moves: Moves, noMoveYet: named(optional(Moves)), consequence: optional(ThenPart) },
  doc: 'Moves for every site of a region, which is `(site)` and `(to)` meanwhile.',
  example: '(forEach Site (sites Occupied by:Next) (remove (site)))',
  meaning: ({ region, moves, noMoveYet, consequence: then }, build): Rule | undefined => {
    const over = regionOf(region, build);
    const each = attached({ k: 'sites', registers: ['site', 'to'], over, rule: ruleOf(moves) }, consequenceOf(then));
    if (!noMoveYet) return each;
    // The iterators keep the last site: what may look at them is left to the closure.
    const others = ruleOf(noMoveYet);
    if (mayRead(others, 'site') || mayRead(others, 'to')) return undefined;
    return { k: 'first', rules: [each, others] };
  },
  compile: ({ region, moves, noMoveYet, consequence: then }): MovesFn => {
    const attach = attachThen(then);
    // The iterators keep the last site if there is no move.
    const hasMoves = keepingIfTrue(['to', 'site'], (c, out: MoveList): boolean => {
      const first = out.length;
      const sites = borrowSites();
      region(c, sites);
      for (let site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
        spend();
        c.to = site;
        c.site = site;
        moves(c, out);
      }
      returnSites(sites);
      return out.length > first;
    });
    return (c, out) => {
      const first = out.length;
      if (hasMoves(c, out)) attach(c, out, first);
      // The rule's own consequence is left out: recorded games depend on it.
      else noMoveYet?.(c, out);
    };
  },
});
