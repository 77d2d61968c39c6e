/** `(count Liberties …)`: the empty sites beside the group of a piece. */
import type { Value } from '@ludii/ir';
import { keeping, lastTo as lastToNode } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { stateKind } from '@ludii/state/internal';
import {
  borrowGroup,
  forEachStep,
  type Group,
  type GroupSteps,
  groupSteps,
  grow,
  growSame,
  returnGroup,
} from '../../board/groups.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Direction, Int } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';

/** Number of distinct empty sites one step away from a group. */
function emptyBeside(c: Context, group: Group, steps: GroupSteps): number {
  let n = 0;
  for (const site of group.sites.subarray(0, group.size)) {
    forEachStep(c, site, steps, (near) => {
      if (c.state.what(steps.type, near) === 0 && group.note(near)) n++;
    });
  }
  return n;
}

const noSuchSite = (site: number): RangeError => new RangeError(`there is no board site ${site} to count liberties of`);

export const countLiberties = ludeme('count', 'Liberties', {
  returns: Int,
  args: {
    type: optional(SiteTypeWord),
    at: optional(named(Int)),
    directions: optional(Direction),
    if: optional(named(Bool)),
  },
  doc: 'The number of empty sites beside the group of equal pieces at a site; where the last move went if none is given.',
  example: '(count Liberties at:(to) Orthogonal)',
  meaning: ({ type, at, directions, if: condition }, build): Value | undefined => {
    const code = typeOr(type, build);
    const { fixed } = groupSteps(build, code, directions);
    if (condition || !fixed || stateKind(build.shape) !== 'flat') return undefined;
    return { k: 'liberties', type: code, site: at ? numberOf(at) : lastToNode, beside: fixed };
  },
  compile: ({ type, at, directions, if: condition }, build) => {
    const code = typeOr(type, build);
    const steps = groupSteps(build, code, directions);
    const seed = at ?? lastTo;
    /** Grows a group of equal pieces for which the condition holds. */
    const growWhere = keeping(['from', 'to'], (c, group: Group, site: number) => {
      c.to = site;
      if (condition && !condition(c)) return;
      const what = c.state.what(code, site);
      c.from = site;
      grow(c, group, site, steps, (context, target) => {
        context.to = target;
        return context.state.what(code, target) === what && (!condition || condition(context));
      });
    });
    return (c) => {
      const site = seed(c);
      if (site < 0 || site >= steps.count) throw noSuchSite(site);
      const group = borrowGroup(steps.count);
      if (condition) growWhere(c, group, site);
      else growSame(c, group, site, steps);
      const n = emptyBeside(c, group, steps);
      returnGroup(group);
      return n;
    };
  },
});
