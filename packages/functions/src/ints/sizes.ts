/** `(sizes Group …)`: the sizes of all groups of a player. */

import { borrowGroup, type Group, grow, keeping, type Member, returnGroup } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { groupSteps } from '../board/groups.js';
import { ownedSites } from '../board/owned.js';
import { ludeme } from '../declare/build.js';
import { fixedInt, type IntFn, type IntsFn } from '../declare/compiled.js';
import { Bool, Direction, Int, Ints } from '../declare/kinds.js';
import { playerOf } from '../declare/roles.js';
import { typeOr } from '../declare/siteTypes.js';
import { Role, SiteTypeWord } from '../declare/words.js';
import { seenBeside, visibility } from '../position/visibility.js';

export const sizesGroup = ludeme('sizes', 'Group', {
  returns: Ints,
  args: {
    type: optional(SiteTypeWord),
    directions: optional(Direction),
    role: optional(either(1, Role)),
    of: optional(either(1, named(Int))),
    if: optional(either(1, named(Bool))),
    min: optional(named(Int)),
    isVisible: optional(named(Bool)),
  },
  doc: 'The sizes of the groups of a player, of all pieces, or of sites where a condition holds.',
  example: '(sizes Group Orthogonal P1)',
  compile: ({ type, directions, role, of, if: condition, min, isVisible }, build): IntsFn => {
    const code = typeOr(type, build);
    const steps = groupSteps(build, code, directions);
    const everybody = (!role && !of && !condition) || role === 'All' || role === 'Shared';
    const owner: IntFn = playerOf(of, role, build, fixedInt(build.players + 1));
    const least = min ?? fixedInt(0);
    const seen = isVisible && isVisible.fixed !== false ? visibility(build, code) : undefined;
    const besideSeen = seen && seenBeside(seen, steps.beside);

    /** Whether a site is of the group, whoever asks. */
    const belongs = (c: Context, site: number, who: number): boolean => {
      if (condition) return condition(c) || (everybody && c.state.what(code, site) !== 0);
      return c.state.who(code, site) === who || (everybody && c.state.what(code, site) !== 0);
    };

    const groupsOf = (
      c: Context,
      player: number,
      who: number,
      visible: boolean,
      group: Group,
      done: Group,
      out: number[],
    ): void => {
      const beside = visible ? besideSeen! : steps.beside;
      const member: Member = (context, site) => {
        context.to = site;
        return belongs(context, site, who);
      };
      if (!c.state.owned.components[player])
        throw new RangeError(`there is no player ${player} whose groups could be measured`);
      for (const seed of ownedSites(c, player)) {
        if (seed >= steps.count || done.has(seed) || (visible && seen!.covered(c, seed))) continue;
        c.from = seed;
        // A condition is asked for the seed with `to` where it was.
        if (!belongs(c, seed, who)) continue;
        group.clear(steps.count);
        grow(c, group, seed, beside, member);
        done.addAll(group);
        if (group.size >= least(c)) out.push(group.size);
      }
    };

    return keeping(['from', 'to'], (c, out) => {
      const who = owner(c);
      const visible = seen !== undefined && isVisible!(c);
      const group = borrowGroup(steps.count);
      const done = borrowGroup(steps.count);
      if (everybody) {
        for (let player = 1; player <= build.players; player++) groupsOf(c, player, who, visible, group, done, out);
      } else groupsOf(c, who, who, visible, group, done, out);
      returnGroup(group);
      returnGroup(done);
    });
  },
});
