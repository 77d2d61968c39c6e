/** `(is Pattern …)` and `(is PyramidCorners …)`: shapes of pieces. */
import { Direction as Code, type Topology, type Walk, walkSites } from '@ludii/geometry';
import { startFacings } from '@ludii/geometry/internal';
import { either, list, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Vertex } from '@ludii/state/internal';
import type { StepTable } from '../../board/boards.js';
import { borrowSites, returnSites } from '../../board/siteSet.js';
import { boardCount, whatReader } from '../../board/sites.js';
import { fail, ludeme } from '../../declare/build.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { siteTypeCode, siteTypeName } from '../../declare/siteTypes.js';
import { SiteTypeWord, StepWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';

/** The sites of a walk from each site in each facing, worked out when first asked for. */
function walks(topology: Topology, type: SiteTypeCode, walk: Walk): (site: number) => readonly (readonly number[])[] {
  const name = siteTypeName(type);
  const known: (readonly (readonly number[])[] | undefined)[] = [];
  return (site) => {
    let found = known[site];
    if (!found) {
      found = Array.from(startFacings(topology, name), (facing) =>
        walkSites(topology, name, site, facing, walk),
      ).filter((sites) => sites !== null);
      known[site] = found;
    }
    return found;
  };
}

const args = {
  walk: optional(list(StepWord)),
  type: optional(SiteTypeWord),
  from: named(either(2, optional(Int))),
  what: named(either(1, optional(Int))),
  whats: named(either(1, optional(list(Int)))),
  froms: named(either(2, optional(Region))),
};

export const isPattern = ludeme('is', 'Pattern', {
  returns: Bool,
  args,
  doc: 'True if the pieces on a walk from a site, in one of its rotations, are all alike or follow a pattern.',
  example: '(is Pattern {F R F R F})',
  compile: ({ walk, type, from, what, whats }, build) => {
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const steps = walk ?? fail('missing-walk', '`(is Pattern …)` needs a walk.');
    const sitesOf = walks(build.topology, code, steps);
    const count = boardCount(build, code);
    const site = from ?? lastTo;
    const pieces = whats ?? (what && [what]);
    const wanted: number[] = [];
    const follows = (c: Context, sites: readonly number[]): boolean => {
      for (let i = 0; i < sites.length; i++) {
        if (c.state.what(code, sites[i]!) !== wanted[i % wanted.length]) return false;
      }
      return true;
    };
    return (c) => {
      const origin = site(c);
      if (origin < 0 || origin >= count) return false;
      const here = c.state.what(code, origin);
      wanted.length = 0;
      if (pieces) for (let i = 0; i < pieces.length; i++) wanted.push(pieces[i]!(c));
      else if (here !== 0) wanted.push(here);
      if (wanted.length === 0 || here !== wanted[0]) return false;
      const all = sitesOf(origin);
      for (let i = 0; i < all.length; i++) if (follows(c, all[i]!)) return true;
      return false;
    };
  },
});

const DOWN = [Code.DNW, Code.DNE, Code.DSW, Code.DSE];
const UP = [Code.UNW, Code.UNE, Code.USW, Code.USE];

/** The one site in a direction, -1 if there is none or more than one. */
function only(table: StepTable, site: number, code: number): number {
  const slot = table.slotOf[code]!;
  if (slot < 0) return -1;
  const at = site * table.slots + slot;
  return table.offsets[at + 1]! - table.offsets[at]! === 1 ? table.items[table.offsets[at]!]! : -1;
}

export const isPyramidCorners = ludeme('is', 'PyramidCorners', {
  returns: Bool,
  args,
  doc: 'True if the four corners of a pyramid below or above a site hold the same piece as its top.',
  example: '(is PyramidCorners)',
  compile: ({ type, from, froms }, build) => {
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const table = build.topology.stepTable(siteTypeName(code));
    const vertices = boardCount(build, Vertex);
    const count = boardCount(build, code);
    const what = whatReader(build, code);
    const site = from ?? lastTo;

    const cornersIn = (c: Context, top: number, codes: readonly number[]): boolean => {
      const piece = what(c, top);
      const walkers = [top, top, top, top];
      for (;;) {
        for (let i = 0; i < 4; i++) {
          const next = only(table, walkers[i]!, codes[i]!);
          if (next < 0) return false;
          walkers[i] = next;
        }
        if (walkers.every((corner) => what(c, corner) === piece)) return true;
      }
    };
    /** Undefined for a site off the board, which ends the search. */
    const test = (c: Context, top: number): boolean | undefined => {
      if (top < 0 || top >= vertices || top >= count) return undefined;
      return cornersIn(c, top, DOWN) || cornersIn(c, top, UP);
    };
    if (!froms) return (c) => test(c, site(c)) === true;
    return (c) => {
      const sites = borrowSites();
      froms(c, sites);
      let result: boolean | undefined = false;
      for (let top = sites.next(0); top >= 0 && result === false; top = sites.next(top + 1)) result = test(c, top);
      returnSites(sites);
      return result === true;
    };
  },
});
