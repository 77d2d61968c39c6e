/** Comparing numbers, players and regions. In deduction puzzles `<` and its like compare the values at two sites. */
import { always, and, type CompareSign, type Condition, compare, never, not, register, type Sites } from '@ludii/ir';
import { compareNumbers, every, hasCall } from '@ludii/ir/internal';
import { either } from '@ludii/registry';
import type { Context } from '@ludii/state';
import type { PuzzleState } from '@ludii/state/internal';
import { sitesIn } from '../board/siteSet.js';
import { type Build, ludeme } from '../declare/build.js';
import { allFixed, type BoolFn, type IntFn, type RegionFn } from '../declare/compiled.js';
import { Bool, Int, Region } from '../declare/kinds.js';
import { numberOf, regionOf, spareIterator } from '../declare/meaning.js';
import { playerOf } from '../declare/roles.js';
import { Role } from '../declare/words.js';

const sameSites =
  (a: RegionFn, b: RegionFn): BoolFn =>
  (c) => {
    const first = sitesIn(c, a);
    const other = sitesIn(c, b);
    return first.length === other.length && first.every((site, i) => site === other[i]);
  };

/** Whether all sites of one set are in another. */
const allInside = (sites: Sites, others: Sites): Condition =>
  every(sites, spareIterator, { k: 'in', site: register(spareIterator), sites: others });

/** Whether two sets are the same; undefined where a closure tells one, which is worked out once. */
function same(a: RegionFn, b: RegionFn, build: Build): Condition | undefined {
  if (a.fixed && b.fixed) return a.fixed.equals(b.fixed) ? always : never;
  const [first, other] = [regionOf(a, build), regionOf(b, build)];
  if (hasCall(first) || hasCall(other) || build.shape.flags.deductionPuzzle) return undefined;
  // The known one is most often the smaller.
  return b.fixed
    ? and(allInside(other, first), allInside(first, other))
    : and(allInside(first, other), allInside(other, first));
}

/** Whether two numbers, or two regions, are the same, or differ. */
const equality = (sign: '=' | '!=', numbers: string, example: string, regions: string) => [
  ludeme(sign, {
    returns: Bool,
    args: { valueA: Int, valueB: either(1, Int), roleB: either(1, Role) },
    doc: `True if two numbers ${numbers}. A role counts as the number of its player, -1 for roles of several players.`,
    example,
    meaning: ({ valueA, valueB, roleB }, build) =>
      compare(sign, numberOf(valueA), numberOf(playerOf(valueB, roleB, build))),
  }),
  ludeme(sign, {
    returns: Bool,
    args: { regionA: Region, regionB: Region },
    doc: `True if two regions ${regions}.`,
    example: `(${sign} (sites Occupied by:Mover) (sites Mover "Goal"))`,
    meaning: ({ regionA, regionB }, build) => {
      const condition = same(regionA, regionB, build);
      return sign === '=' ? condition : condition && not(condition);
    },
    compile: ({ regionA, regionB }) => {
      const areSame = sameSites(regionA, regionB);
      return sign === '=' ? areSame : (c) => !areSame(c);
    },
  }),
];

export const equals = equality('=', 'are equal', '(= (count Moves) 3)', 'hold the same sites');
export const notEqual = equality('!=', 'differ', '(!= (last To) (to))', 'differ');

/** Compares the values at two sites of a puzzle; holds as long as one of them is open. */
function bySites(sign: CompareSign, a: IntFn, b: IntFn, build: Build): Condition {
  // Two constants are settled on the open board, where nothing contradicts them.
  if (allFixed(a, b)) return always;
  const type = build.defaultSite;
  const fn = (c: Context): boolean => {
    const state = c.state as PuzzleState;
    const first = a(c);
    const other = b(c);
    if (!state.isResolved(type, first) || !state.isResolved(type, other)) return true;
    return compareNumbers(sign, state.what(type, first), state.what(type, other));
  };
  return { k: 'callCondition', fn };
}

const order = (keyword: '<' | '<=' | '>' | '>=', doc: string, example: string) =>
  ludeme(keyword, {
    returns: Bool,
    args: { valueA: Int, valueB: Int },
    doc: `${doc} In a deduction puzzle the numbers are sites, and the values there are compared once both are known.`,
    example,
    meaning: ({ valueA, valueB }, build) => {
      if (build.shape.flags.deductionPuzzle) return bySites(keyword, valueA, valueB, build);
      return compare(keyword, numberOf(valueA), numberOf(valueB));
    },
  });

export const orders = [
  order('<', 'True if the first number is less than the second.', '(< (count Pieces Mover) 3)'),
  order('<=', 'True if the first number is not greater than the second.', '(<= (count Pieces Mover) 3)'),
  order('>', 'True if the first number is greater than the second.', '(> (count Moves) 10)'),
  order('>=', 'True if the first number is not less than the second.', '(>= (count Moves) 10)'),
];
