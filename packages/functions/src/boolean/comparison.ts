/** Comparing numbers, players and regions. In deduction puzzles `<` and its like compare the values at two sites. */
import { type CompareSign, compare } from '@ludii/ir';
import { either } from '@ludii/registry';
import type { Context } from '@ludii/state';
import type { PuzzleState } from '@ludii/state/internal';
import { borrowSites, returnSites } from '../board/siteSet.js';
import { type Build, ludeme } from '../declare/build.js';
import { allFixed, type BoolFn, fixedBool, type IntFn, type RegionFn } from '../declare/compiled.js';
import { Bool, Int, Region } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { roleIndex } from '../declare/roles.js';
import { Role, type RoleWord } from '../declare/words.js';
import { ofStateIf } from '../position/remembered.js';

/** The condition, or its value if its parts are known. */
function folded(sign: string, a: IntFn, b: IntFn, holds: (a: number, b: number) => boolean, condition: BoolFn): BoolFn {
  if (a.fixed !== undefined && b.fixed !== undefined) return fixedBool(holds(a.fixed, b.fixed));
  return ofStateIf(condition, sign, a, b);
}

function equal(a: IntFn, b: IntFn): BoolFn {
  const { fixed } = b;
  return folded('=', a, b, (x, y) => x === y, fixed === undefined ? (c) => a(c) === b(c) : (c) => a(c) === fixed);
}

function unequal(a: IntFn, b: IntFn): BoolFn {
  const { fixed } = b;
  return folded('!=', a, b, (x, y) => x !== y, fixed === undefined ? (c) => a(c) !== b(c) : (c) => a(c) !== fixed);
}

/** The second number of a comparison: an int function or the index of a role. */
const second = (value: IntFn | undefined, role: RoleWord | undefined, build: Build): IntFn =>
  value ?? roleIndex(role as RoleWord, build);

function sameSites(a: RegionFn, b: RegionFn): BoolFn {
  if (allFixed(a, b) && a.fixed && b.fixed) return fixedBool(a.fixed.equals(b.fixed));
  return (c) => {
    const first = borrowSites();
    const other = borrowSites();
    a(c, first);
    b(c, other);
    const same = first.equals(other);
    returnSites(other);
    returnSites(first);
    return same;
  };
}

export const equals = [
  ludeme('=', {
    returns: Bool,
    args: { valueA: Int, valueB: either(1, Int), roleB: either(1, Role) },
    doc: 'True if two numbers are equal. A role counts as the number of its player, -1 for roles of several players.',
    example: '(= (count Moves) 3)',
    compile: ({ valueA, valueB, roleB }, build) => equal(valueA, second(valueB, roleB, build)),
    meaning: ({ valueA, valueB, roleB }, build) =>
      compare('=', numberOf(valueA), numberOf(second(valueB, roleB, build))),
  }),
  ludeme('=', {
    returns: Bool,
    args: { regionA: Region, regionB: Region },
    doc: 'True if two regions hold the same sites.',
    example: '(= (sites Occupied by:Mover) (sites Mover "Goal"))',
    compile: ({ regionA, regionB }) => sameSites(regionA, regionB),
  }),
];

export const notEqual = [
  ludeme('!=', {
    returns: Bool,
    args: { valueA: Int, valueB: either(1, Int), roleB: either(1, Role) },
    doc: 'True if two numbers differ. A role counts as the number of its player, -1 for roles of several players.',
    example: '(!= (last To) (to))',
    compile: ({ valueA, valueB, roleB }, build) => unequal(valueA, second(valueB, roleB, build)),
    meaning: ({ valueA, valueB, roleB }, build) =>
      compare('!=', numberOf(valueA), numberOf(second(valueB, roleB, build))),
  }),
  ludeme('!=', {
    returns: Bool,
    args: { regionA: Region, regionB: Region },
    doc: 'True if two regions differ.',
    example: '(!= (sites Occupied by:Mover) (sites Mover "Goal"))',
    compile: ({ regionA, regionB }) => {
      const same = sameSites(regionA, regionB);
      return same.fixed === undefined ? (c) => !same(c) : fixedBool(!same.fixed);
    },
  }),
];

/** Compares the values at two sites of a puzzle; holds as long as one of them is open. */
function bySites(a: IntFn, b: IntFn, holds: (a: number, b: number) => boolean, build: Build): BoolFn {
  // Two constants are settled on the open board, where nothing contradicts them.
  if (allFixed(a, b)) return fixedBool(true);
  const type = build.defaultSite;
  return (c: Context) => {
    const state = c.state as PuzzleState;
    const first = a(c);
    const other = b(c);
    if (!state.isResolved(type, first) || !state.isResolved(type, other)) return true;
    return holds(state.what(type, first), state.what(type, other));
  };
}

const order = (
  keyword: CompareSign,
  doc: string,
  example: string,
  holds: (a: number, b: number) => boolean,
  condition: (a: IntFn, b: IntFn) => BoolFn,
) =>
  ludeme(keyword, {
    returns: Bool,
    args: { valueA: Int, valueB: Int },
    doc: `${doc} In a deduction puzzle the numbers are sites, and the values there are compared once both are known.`,
    example,
    compile: ({ valueA, valueB }, build) =>
      build.shape.flags.deductionPuzzle
        ? bySites(valueA, valueB, holds, build)
        : folded(keyword, valueA, valueB, holds, condition(valueA, valueB)),
    meaning: ({ valueA, valueB }, build) =>
      build.shape.flags.deductionPuzzle ? undefined : compare(keyword, numberOf(valueA), numberOf(valueB)),
  });

/** Whether a number is greater than a known one plus a shift, for numbers that can tell without being counted out. */
function exceeds(a: IntFn, { fixed }: IntFn, shift: number): BoolFn | undefined {
  const { exceeds: over } = a;
  return over && fixed !== undefined ? (c) => over(c, fixed + shift) : undefined;
}

export const orders = [
  order(
    '<',
    'True if the first number is less than the second.',
    '(< (count Pieces Mover) 3)',
    (x, y) => x < y,
    (a, b) => {
      const over = exceeds(a, b, -1);
      return over ? (c) => !over(c) : (c) => a(c) < b(c);
    },
  ),
  order(
    '<=',
    'True if the first number is not greater than the second.',
    '(<= (count Pieces Mover) 3)',
    (x, y) => x <= y,
    (a, b) => {
      const over = exceeds(a, b, 0);
      return over ? (c) => !over(c) : (c) => a(c) <= b(c);
    },
  ),
  order(
    '>',
    'True if the first number is greater than the second.',
    '(> (count Moves) 10)',
    (x, y) => x > y,
    (a, b) => exceeds(a, b, 0) ?? ((c) => a(c) > b(c)),
  ),
  order(
    '>=',
    'True if the first number is not less than the second.',
    '(>= (count Moves) 10)',
    (x, y) => x >= y,
    (a, b) => exceeds(a, b, -1) ?? ((c) => a(c) >= b(c)),
  ),
];
