/** `(count Groups …)`, `(count SizeBiggestGroup …)`: connected groups of sites. */

import { and, type Condition, compare, constant, register, type Value } from '@ludii/ir';
import { choice } from '@ludii/ir/internal';
import { either, named, optional, type Values } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { stateKind } from '@ludii/state/internal';
import { siteNumbers } from '../../board/containers.js';
import { groupSteps } from '../../board/groups.js';
import { type Build, ludeme } from '../../declare/build.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { conditionOf, numberOf, regionOf, toldValue } from '../../declare/meaning.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { seenBeside, visibility } from '../../position/visibility.js';

const args = {
  type: optional(SiteTypeWord),
  directions: optional(Direction),
  throughAny: optional(Region),
  if: optional(named(Bool)),
  min: optional(named(Int)),
  isVisible: optional(named(Bool)),
};

/** Sites with a piece on them (in `to`). Numbers beyond all containers never count as occupied. */
export const occupied = (type: SiteTypeCode, { shape }: Build): Condition => {
  const limit = Math.min(shape.board.sizes[type], siteNumbers(shape).total);
  return compare('!=', { k: 'read', datum: 'what', type, site: register('to'), limit }, constant(0));
};

/** The number of groups, or the size of the largest. */
function groups(given: Values<typeof args>, build: Build, largest: boolean): Value {
  const { directions, throughAny, if: condition, min, isVisible } = given;
  const type = typeOr(given.type, build);
  const { count, fixed, beside } = groupSteps(build, type, directions);
  const test = condition ? conditionOf(condition) : occupied(type, build);
  // In puzzles every site with a value is where a group may begin.
  const begins = stateKind(build.shape) === 'puzzle' ? occupied(type, build) : undefined;
  const seeds = throughAny && regionOf(throughAny, build);
  const least = min && numberOf(min);
  const plain: Value = { k: 'groups', count, beside, test, least, largest, seeds, begins };
  const isPlain = fixed && !seeds && !begins && (!least || least.k === 'const') && type === build.defaultSite;
  const all = toldValue(plain, isPlain === true);
  if (!isVisible || isVisible.fixed === false) return all;
  const view = visibility(build, type);
  const open: Condition = { k: 'callCondition', fn: (c) => !view.covered(c, c.to) };
  const seen: Value = { ...plain, beside: seenBeside(view, beside), begins: begins ? and(begins, open) : open };
  return choice(conditionOf(isVisible), toldValue(seen, false), all);
}

export const countGroups = [
  ludeme('count', 'Groups', {
    returns: Int,
    args,
    doc: 'The number of connected groups of pieces, or of sites where a condition holds.',
    example: '(count Groups Diagonal if:(is Odd (state at:(to))))',
    // Only the largest group is looked for in a region, or as it is seen.
    meaning: (given, build) => groups({ ...given, throughAny: undefined, isVisible: undefined }, build, false),
  }),
  ludeme('count', 'SizeBiggestGroup', {
    returns: Int,
    args,
    doc: 'The size of the largest connected group of pieces, or of sites where a condition holds.',
    example: '(count SizeBiggestGroup Diagonal if:(= 2 (who at:(to))))',
    meaning: (given, build) => groups({ ...given, min: undefined }, build, true),
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
    meaning: (given, build) => groups({ ...given, min: undefined }, build, true),
  }),
];
