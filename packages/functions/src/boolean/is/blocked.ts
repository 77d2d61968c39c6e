import { borrowGroup, grow, returnGroup } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import { bitCount } from '@ludii/state/internal';
import { groupSteps } from '../../board/groups.js';
import { ludeme } from '../../declare/build.js';
import { Bool } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { joinedChoice, joiningArgs } from './joined.js';

export const isBlocked = ludeme('is', 'Blocked', {
  returns: Bool,
  args: joiningArgs,
  doc: 'True if a player cannot join some regions any more, whatever is still placed on empty sites.',
  example: '(is Blocked Mover)',
  compile: (args, build) => {
    const type = typeOr(args.type, build);
    const steps = groupSteps(build, type, args.directions);
    const joined = joinedChoice(args, build, steps.count, false);
    const { number } = args;
    return (c) => {
      const owner = joined.player(c);
      const who = args.role ? owner : c.state.mover;
      const open = ({ state }: Context, site: number): boolean =>
        state.who(type, site) === who || state.what(type, site) === 0;
      const regions = joined.asked?.(c) ?? joined.regions(owner);
      const wanted = number ? number(c) : regions.count;
      if (wanted === 1) return regions.first.length === 0;
      // What one start has reached, others of the same area reach too; except that a start itself joins nothing.
      for (const start of regions.first) {
        if (!open(c, start)) continue;
        const group = borrowGroup(steps.count);
        grow(c, group, start, steps.beside, open);
        let reached = 1;
        for (let i = 1; i < group.size; i++) reached |= regions.bits[group.sites[i]!]!;
        returnGroup(group);
        if (bitCount(reached) >= wanted) return false;
      }
      return true;
    };
  },
});
