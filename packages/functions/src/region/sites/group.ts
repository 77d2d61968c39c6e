/** `(sites Group …)`: everything that is connected with a site. */

import { keeping } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { borrowGroup, type Group, groupSteps, grow, growSame, memberIf, returnGroup } from '../../board/groups.js';
import { type SiteSet, sitesIn } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { seenMember, visibility } from '../../position/visibility.js';
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
    const steps = groupSteps(build, code, directions);
    const { count } = steps;
    const origins = siteOrRegion(at, from);
    const view = isVisible && isVisible.fixed !== false ? visibility(build, code) : undefined;
    const passes = condition ? memberIf(condition) : undefined;

    /** Adds the group of a site, if it belongs to one. */
    const addGroup = keeping(['from', 'to'], (c, seed: number, out: SiteSet): void => {
      c.to = seed;
      if (condition && !condition(c)) return;
      c.from = seed;
      const group = borrowGroup(count);
      growFrom(c, group, seed);
      for (let i = 0; i < group.size; i++) out.add(group.sites[i]!);
      returnGroup(group);
    });
    const growFrom = (c: Context, group: Group, seed: number): void => {
      if (!view || !isVisible?.(c)) {
        if (passes) grow(c, group, seed, steps, passes);
        else growSame(c, group, seed, steps);
        return;
      }
      const what = c.state.what(code, seed);
      const member = seenMember(view, passes ?? ((inner, site) => inner.state.what(code, site) === what));
      grow(c, group, seed, steps, member);
    };

    return (c, out) => {
      for (const site of sitesIn(c, origins)) if (site < count) addGroup(c, site, out);
    };
  },
});
