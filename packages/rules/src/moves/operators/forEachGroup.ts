/** `(forEach Group …)`: moves for every group of connected sites. */
import { Bool, Direction, Moves } from '@ludii/functions';
import {
  groupSteps,
  keeping,
  memberIf,
  memberOfMover,
  ownedSites,
  SiteTypeWord,
  typeOr,
} from '@ludii/functions/internal';
import { borrowGroup, grow, returnGroup } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { effect } from '../shared/declare.js';

export const forEachGroup = effect('forEach Group', {
  args: { type: optional(SiteTypeWord), directions: optional(Direction), if: named(optional(Bool)), moves: Moves },
  doc: 'Moves for every group, which is `(sites)` meanwhile: the mover’s pieces, or sites that meet a condition.',
  example: '(forEach Group Diagonal (addScore Next (count Sites in:(sites))))',
  meaning: ({ type, directions, if: condition, moves }, build) => {
    const code = typeOr(type, build);
    const steps = groupSteps(build, code, directions);
    const member = condition ? memberIf(condition) : memberOfMover(code);
    return keeping(['from', 'to', 'region'], (c, out) => {
      const done = new Set<number>();
      for (const owner of condition ? c.state.owned.components.keys() : [c.state.mover]) {
        for (const seed of ownedSites(c, owner)) {
          if (seed >= steps.count || done.has(seed)) continue;
          c.from = seed;
          if (!member(c, seed, seed)) continue;
          const group = borrowGroup(steps.count);
          grow(c, group, seed, steps.beside, member);
          const sites = group.sites.slice(0, group.size).sort();
          returnGroup(group);
          for (const site of sites) done.add(site);
          c.region = sites;
          moves(c, out);
        }
      }
    });
  },
});
