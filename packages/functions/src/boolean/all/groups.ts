/** `(all Groups …)`: a condition for every group of connected pieces. */

import type { Condition } from '@ludii/ir';
import { borrowGroup, type Group, grow, keepingIfTrue, leaving, returnGroup } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { groupSteps, memberIf, memberOfMover } from '../../board/groups.js';
import { ownedSites } from '../../board/owned.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Direction } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

export const allGroups = ludeme('all', 'Groups', {
  returns: Bool,
  args: { type: optional(SiteTypeWord), directions: optional(Direction), of: named(optional(Bool)), if: named(Bool) },
  doc: 'True if a condition holds for every group, which it sees as `(sites)`. Groups are made of the mover’s pieces or of sites that meet another condition.',
  example: '(all Groups if:(= 3 (count Sites in:(sites))))',
  meaning: ({ type, directions, of, if: condition }, build): Condition => {
    const code = typeOr(type, build);
    const steps = groupSteps(build, code, directions);
    const member = of ? memberIf(of) : memberOfMover(code);

    /** Whether the condition holds for all groups that begin with a piece of an owner. */
    const ofOwner = (c: Context, owner: number, done: Group): boolean => {
      for (const site of ownedSites(c, owner)) {
        if (site >= steps.count || done.has(site)) continue;
        c.from = site;
        if (!member(c, site, site)) continue;
        const first = done.size;
        grow(c, done, site, steps.beside, member);
        c.region = done.sites.slice(first, done.size);
        if (!condition(c)) return false;
      }
      return true;
    };

    // By what it means, a test that fails leaves the iterators at the group that fails.
    const fn = keepingIfTrue(['from', 'to', 'region'], (c) => {
      const done = borrowGroup(steps.count);
      let all = true;
      if (of) for (let owner = 0; owner <= build.players + 1 && all; owner++) all = ofOwner(c, owner, done);
      else all = ofOwner(c, c.state.mover, done);
      returnGroup(done);
      return all;
    });
    return { k: 'callCondition', fn: leaving(['from', 'to'], fn) };
  },
});
