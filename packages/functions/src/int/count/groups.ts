/** `(count Groups …)`, `(count SizeBiggestGroup …)`: connected groups of sites. */

import { keeping } from '@ludii/ir/internal';
import { either, named, optional, type Values } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { stateKind } from '@ludii/state/internal';
import type { SiteType } from '../../board/boards.js';
import { siteNumbers } from '../../board/containers.js';
import { borrowGroup, type Group, groupSteps, grow, type Member, memberIf, returnGroup } from '../../board/groups.js';
import { borrowSites, returnSites } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import type { BoolFn, DirectionFn, IntFn, RegionFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { seenMember, visibility } from '../../position/visibility.js';

/** Which groups are looked at. */
interface Choice {
  readonly type: SiteType | undefined;
  readonly directions: DirectionFn | undefined;
  readonly region: RegionFn | undefined;
  readonly condition: BoolFn | undefined;
  readonly isVisible: BoolFn | undefined;
}

/** Sites with a piece on them. Numbers beyond all containers never count as occupied. */
export function occupied(type: 0 | 1 | 2, build: Build): Member {
  const { total } = siteNumbers(build.shape);
  return (c, site) => {
    c.to = site;
    return site < total && c.state.what(type, site) !== 0;
  };
}

/** Grows every group and combines their sizes. */
function groupSizes(
  build: Build,
  choice: Choice,
  start: number,
  combine: (so: number, size: number, c: Context) => number,
): IntFn {
  const { region, isVisible } = choice;
  const type = typeOr(choice.type, build);
  const steps = groupSteps(build, type, choice.directions);
  const holds: Member = choice.condition ? memberIf(choice.condition) : occupied(type, build);
  const seen = isVisible && isVisible.fixed !== false ? visibility(build, type) : undefined;
  const open = seen ? seenMember(seen, holds) : holds;
  // In puzzles every site with a value is where a group may begin.
  const puzzle = stateKind(build.shape) === 'puzzle';
  /** Size of the group of a site, 0 if it begins none. `done` gets the sites of all groups so far. */
  const grown = (c: Context, group: Group, done: Group, seed: number, member: Member, visible: boolean): number => {
    if (done.has(seed)) return 0;
    if (puzzle && c.state.what(type, seed) === 0) return 0;
    if (visible && seen!.covered(c, seed)) return 0;
    if (!holds(c, seed, seed)) return 0;
    group.clear(steps.count);
    grow(c, group, seed, steps, member);
    for (let i = 0; i < group.size; i++) if (!done.has(group.sites[i]!)) done.add(group.sites[i]!);
    return group.size;
  };
  return keeping(['to'], (c) => {
    const visible = seen !== undefined && isVisible!(c);
    const member = visible ? open : holds;
    const group = borrowGroup(steps.count);
    const done = borrowGroup(steps.count);
    let result = start;
    if (region) {
      const seeds = borrowSites();
      region(c, seeds);
      for (let seed = seeds.next(0); seed >= 0 && seed < steps.count; seed = seeds.next(seed + 1)) {
        const size = grown(c, group, done, seed, member, visible);
        if (size > 0) result = combine(result, size, c);
      }
      returnSites(seeds);
    } else {
      for (let seed = 0; seed < steps.count; seed++) {
        const size = grown(c, group, done, seed, member, visible);
        if (size > 0) result = combine(result, size, c);
      }
    }
    returnGroup(group);
    returnGroup(done);
    return result;
  });
}

const args = {
  type: optional(SiteTypeWord),
  directions: optional(Direction),
  throughAny: optional(Region),
  if: optional(named(Bool)),
  min: optional(named(Int)),
  isVisible: optional(named(Bool)),
};

const biggest = (
  { type, directions, throughAny, if: condition, isVisible }: Omit<Values<typeof args>, 'min'>,
  build: Build,
): IntFn =>
  groupSizes(build, { type, directions, region: throughAny, condition, isVisible }, 0, (so, size) =>
    Math.max(so, size),
  );

export const countGroups = [
  ludeme('count', 'Groups', {
    returns: Int,
    args,
    doc: 'The number of connected groups of pieces, or of sites where a condition holds.',
    example: '(count Groups Diagonal if:(is Odd (state at:(to))))',
    compile: ({ type, directions, if: condition, min }, build) =>
      groupSizes(
        build,
        { type, directions, region: undefined, condition, isVisible: undefined },
        0,
        min ? (so, size, c) => (size >= min(c) ? so + 1 : so) : (so) => so + 1,
      ),
  }),
  ludeme('count', 'SizeBiggestGroup', {
    returns: Int,
    args,
    doc: 'The size of the largest connected group of pieces, or of sites where a condition holds.',
    example: '(count SizeBiggestGroup Diagonal if:(= 2 (who at:(to))))',
    compile: biggest,
  }),
  ludeme('countSizeBiggestGroup', {
    returns: Int,
    args: {
      type: optional(SiteTypeWord),
      directions: optional(Direction),
      throughAny: optional(Region),
      if: either(1, optional(named(Bool))),
      isVisible: either(1, optional(named(Bool))),
    },
    doc: 'The size of the largest connected group; another way to write `(count SizeBiggestGroup …)`.',
    example: '(countSizeBiggestGroup Orthogonal)',
    compile: biggest,
  }),
];
