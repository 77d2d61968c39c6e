/** `(sites Group …)`: everything that is connected with a site. */

import { borrowGroup, grow, growSame, keeping, returnGroup } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import { groupSteps, memberIf } from '../../board/groups.js';
import { type SiteSet, sitesIn } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { seenBeside, visibility } from '../../position/visibility.js';
import { siteOrRegion } from '../siteOrRegion.js';

export const sitesGroup = ludeme('sites', 'Group', {
  returns: Region,
  args: {
    type: optional(SiteTypeWord),
    at: either(1, named(Int)),
    from: either(1, named(Region)),
    directions: optional(Direction),
    if: named(optional(Bool)),
    isVisible: named(optional(Bool)),
  },
  doc: 'The groups of the given sites: pieces of one kind that are connected, or connected sites that pass a test.',
  example: '(sites Group at:(last To) Orthogonal)',
  silent: ['directions'],
  compile: ({ type, at, from, directions, if: condition, isVisible }, build): RegionFn => {
    const code = typeOr(type, build);
    const { count, beside } = groupSteps(build, code, directions);
    const origins = siteOrRegion(at, from);
    const view = isVisible && isVisible.fixed !== false ? visibility(build, code) : undefined;
    const besideSeen = view && seenBeside(view, beside);
    const passes = condition ? memberIf(condition) : undefined;

    /** Adds the group of a site, if it belongs to one. */
    const addGroup = keeping(['from', 'to'], (c, seed: number, out: SiteSet): void => {
      c.to = seed;
      if (condition && !condition(c)) return;
      c.from = seed;
      const group = borrowGroup(count);
      const near = besideSeen && isVisible?.(c) ? besideSeen : beside;
      if (passes) grow(c, group, seed, near, passes);
      else growSame(c, group, seed, code, near);
      for (let i = 0; i < group.size; i++) out.add(group.sites[i]!);
      returnGroup(group);
    });

    return (c, out) => {
      for (const site of sitesIn(c, origins)) if (site < count) addGroup(c, site, out);
    };
  },
});
