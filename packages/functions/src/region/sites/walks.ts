import { list, named, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord, StepWord } from '../../declare/words.js';
import { walkEndLists } from '../walks.js';

export const sitesWalks = ludeme('sites', {
  returns: Region,
  args: {
    elementType: optional(SiteTypeWord),
    index: optional(Int),
    possibleSteps: list(list(StepWord)),
    rotations: named(optional(Bool)),
  },
  doc: 'Where walks of steps forward and turns end, from a site or the current `(from)`.',
  example: '(sites (last To) {{F F F} {F L F}})',
  compile: ({ elementType, index, possibleSteps, rotations }, build): RegionFn => {
    const type = typeOr(elementType, build);
    const free = rotations?.fixed === false ? undefined : walkEndLists(build.topology, type, possibleSteps, true);
    const stiff =
      !rotations || rotations.fixed === true ? undefined : walkEndLists(build.topology, type, possibleSteps, false);
    return (c, out) => {
      const site = index ? index(c) : c.from;
      const ends = stiff && !(free && rotations?.(c)) ? stiff : free;
      if (site < 0 || !ends || site >= ends.offsets.length - 1) return;
      for (let i = ends.offsets[site]!; i < ends.offsets[site + 1]!; i++) out.add(ends.items[i]!);
    };
  },
});
