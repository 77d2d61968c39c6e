/** `(forEach Site …)`: moves for every site of a region. */
import { ludeme, Moves, type MovesFn, Region } from '@ludii/functions';
import {
  borrowSites,
  consequenceOf,
  type DraftList,
  type DraftRule,
  draftMoves,
  NonDecision,
  regionOf,
  returnSites,
  ruleOf,
  ThenPart,
} from '@ludii/functions/internal';
import { attached } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { spend } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

export const forEachSite = ludeme('forEach', 'Site', {
  returns: NonDecision,
  args: { region: Region, moves: Moves, noMoveYet: named(optional(Moves)), consequence: optional(ThenPart) },
  doc: 'Moves for every site of a region, which is `(site)` and `(to)` meanwhile.',
  example: '(forEach Site (sites Occupied by:Next) (remove (site)))',
  meaning: ({ region, moves, noMoveYet, consequence: then }, build) => {
    const over = regionOf(region, build);
    if (noMoveYet) return undefined;
    return attached({ k: 'sites', registers: ['site', 'to'], over, rule: ruleOf(moves) }, consequenceOf(then));
  },
  compile: ({ region, moves, noMoveYet, consequence: then }): MovesFn => {
    const attach = attachThen(then);
    const generate: MovesFn = (c, out) => {
      const first = out.length;
      const { to, site: before } = c;
      const sites = borrowSites();
      region(c, sites);
      for (let site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
        spend();
        c.to = site;
        c.site = site;
        moves(c, out);
      }
      returnSites(sites);
      if (noMoveYet && out.length === first) {
        // The iterators keep the last site, and the rule's own consequence is left out: recorded games depend on it.
        noMoveYet(c, out);
        return;
      }
      attach(c, out, first);
      c.to = to;
      c.site = before;
    };
    const write = (c: Context, site: number, out: MoveList): boolean => {
      const first = out.length;
      const { to, site: before } = c;
      c.to = site;
      c.site = site;
      moves(c, out);
      attach(c, out, first);
      c.to = to;
      c.site = before;
      return out.length > first;
    };
    /** A move for one site, which the iterators name while it is written. */
    const forSite: DraftRule = {
      complete: (c, out, visited, part, consequent, { inner }) => {
        const first = out.length;
        const { to, site } = c;
        c.to = visited;
        c.site = visited;
        inner.complete(c, part, out);
        if (consequent === 1) attach(c, out, first);
        c.to = to;
        c.site = site;
      },
    };
    const draft = (c: Context, out: DraftList): void => {
      const { to, site: before } = c;
      const { inner } = out;
      const start = out.length;
      const sites = borrowSites();
      region(c, sites);
      let last = -1;
      for (let site = sites.next(0); site >= 0; site = sites.next(site + 1)) {
        spend();
        const first = inner.length;
        last = site;
        c.to = site;
        c.site = site;
        draftMoves(c, moves, inner);
        for (let part = first; part < inner.length; part++) out.push(c, forSite, site, part, 1);
      }
      returnSites(sites);
      if (noMoveYet && out.length === start) {
        const first = inner.length;
        draftMoves(c, noMoveYet, inner);
        for (let part = first; part < inner.length; part++) out.push(c, forSite, last, part, 0);
        // As above, the iterators keep the last site.
        return;
      }
      c.to = to;
      c.site = before;
    };
    return Object.assign(
      generate,
      moves.single && !noMoveYet ? { draft, bySite: { sites: region, write } } : { draft },
    );
  },
});
