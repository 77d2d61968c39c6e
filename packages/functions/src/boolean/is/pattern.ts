/** `(is Pattern …)` and `(is PyramidCorners …)`: shapes of pieces. */
import { Direction as Code } from '@ludii/geometry';
import { either, list, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { Vertex } from '@ludii/state/internal';
import type { StepTable } from '../../board/boards.js';
import { sitesIn } from '../../board/siteSet.js';
import { boardCount, whatReader } from '../../board/sites.js';
import { fail, ludeme } from '../../declare/build.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord, StepWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';
import { followsPattern, walkVisits } from '../../region/walks.js';

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
    const code = typeOr(type, build);
    const steps = walk ?? fail('missing-walk', '`(is Pattern …)` needs a walk.');
    const sitesOf = walkVisits(build.topology, code, steps);
    const count = boardCount(build, code);
    const site = from ?? lastTo;
    const pieces = whats ?? (what && [what]);
    return (c) => {
      const origin = site(c);
      if (origin < 0 || origin >= count) return false;
      const here = c.state.what(code, origin);
      const wanted = pieces?.map((piece) => piece(c)) ?? (here === 0 ? [] : [here]);
      return here === wanted[0] && sitesOf(origin).some((sites) => followsPattern(c, code, sites, wanted));
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
    const code = typeOr(type, build);
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
      for (const top of sitesIn(c, froms)) {
        const result = test(c, top);
        if (result !== false) return result === true;
      }
      return false;
    };
  },
});
