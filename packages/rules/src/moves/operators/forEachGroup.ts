/** `(forEach Group …)`: moves for every group of connected sites. */
import { Bool, Direction, ludeme, Moves, type MovesFn } from '@ludii/functions';
import {
  borrowGroup,
  groupSteps,
  grow,
  keeping,
  NonDecision,
  returnGroup,
  SiteTypeWord,
  siteTypeCode,
  ThenPart,
} from '@ludii/functions/internal';
import { named, optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { positionSite } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

export const forEachGroup = ludeme('forEach', 'Group', {
  returns: NonDecision,
  args: {
    type: optional(SiteTypeWord),
    directions: optional(Direction),
    if: named(optional(Bool)),
    moves: Moves,
    consequence: optional(ThenPart),
  },
  doc: 'Moves for every group, which is `(sites)` meanwhile: the mover’s pieces, or sites that meet a condition.',
  example: '(forEach Group Diagonal (addScore Next (count Sites in:(sites))))',
  compile: ({ type, directions, if: condition, moves, consequence: then }, build): MovesFn => {
    const attach = attachThen(then);
    const code = type ? siteTypeCode(type) : build.defaultSite;
    const steps = groupSteps(build, code, directions);
    const { count } = steps;

    const belongs = (c: Context, mover: number, site: number): boolean => {
      c.to = site;
      return condition ? condition(c) : c.state.who(code, site) === mover;
    };

    return keeping(['from', 'to', 'region'], (c: Context, out: MoveList): void => {
      const first = out.length;
      const { mover, owned } = c.state;
      const done = new Set<number>();
      const owners = condition ? owned.components.keys() : [mover];
      for (const owner of owners) {
        for (const component of owned.components[owner] ?? []) {
          for (let n = 0; n < owned.length(component); n++) {
            const seed = positionSite(owned.entry(component, n));
            if (seed >= count || done.has(seed)) continue;
            c.from = seed;
            if (!belongs(c, mover, seed)) continue;
            const group = borrowGroup(count);
            grow(c, group, seed, steps, (_c, site) => belongs(c, mover, site));
            const sites = group.sites.slice(0, group.size).sort();
            returnGroup(group);
            for (const site of sites) done.add(site);
            c.region = sites;
            moves(c, out);
          }
        }
      }
      attach(c, out, first);
    });
  },
});
