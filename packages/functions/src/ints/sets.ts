/** `(union …)`, `(intersection …)`, `(difference …)` of lists of numbers. */
import { either, list } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { ludeme } from '../declare/build.js';
import { allFixed, fixedInts, type IntsFn } from '../declare/compiled.js';
import { joining } from '../declare/joining.js';
import { Int, Ints } from '../declare/kinds.js';
import { numbersIn } from '../declare/numbers.js';

type Numbers = readonly number[];

/** A list made from lists, folded if they are known. */
function ofLists(lists: readonly IntsFn[], combine: (lists: readonly Numbers[], out: number[]) => void): IntsFn {
  if (allFixed(...lists)) {
    const result: number[] = [];
    combine(
      lists.map((part) => part.fixed!),
      result,
    );
    return fixedInts(result);
  }
  return (c: Context, out: number[]) =>
    combine(
      lists.map((part) => numbersIn(c, part)),
      out,
    );
}

/** The first list, then of every further one what is not there yet. */
export function unite(lists: readonly Numbers[], out: number[]): void {
  const start = out.length;
  lists.forEach((numbers, i) => {
    for (const n of numbers) if (i === 0 || !out.includes(n, start)) out.push(n);
  });
}

/** What of the first list is in all others. */
export function intersect([first = [], ...rest]: readonly Numbers[], out: number[]): void {
  for (const n of first) if (rest.every((other) => other.includes(n))) out.push(n);
}

/** The first list without the first occurrence of each element of the second. */
export function subtract([first = [], second = []]: readonly Numbers[], out: number[]): void {
  const start = out.length;
  for (const n of first) out.push(n);
  for (const n of second) {
    const at = out.indexOf(n, start);
    if (at >= 0) out.splice(at, 1);
  }
}

export const sets = [
  ...joining(
    'union',
    Ints,
    ['A list and what another one adds to it.', '(union (values Remembered "A") (values Remembered "B"))'],
    ['A list and what others add to it.', '(union {(values Remembered "A") (values Remembered "B")})'],
    { compile: (arrays) => ofLists(arrays, unite) },
  ),
  ludeme('intersection', {
    returns: Ints,
    args: { array1: Ints, array2: Ints },
    doc: 'What two lists have in common, in the order of the second.',
    example: '(intersection (values Remembered "A") (values Remembered "B"))',
    compile: ({ array1, array2 }) => ofLists([array2, array1], intersect),
  }),
  ludeme('intersection', {
    returns: Ints,
    args: { arrays: list(Ints) },
    doc: 'What all lists have in common, in the order of the first.',
    example: '(intersection {(values Remembered "A") (values Remembered "B")})',
    compile: ({ arrays }) => ofLists(arrays, intersect),
  }),
  ludeme('difference', {
    returns: Ints,
    args: { source: Ints, subtraction: either(1, Ints), intToRemove: either(1, Int) },
    doc: 'A list without a number, or without the numbers of another list (each taken away once).',
    example: '(difference (values Remembered) 3)',
    compile: ({ source, subtraction, intToRemove }) => {
      const one = (c: Context, out: number[]): void => void out.push(intToRemove!(c));
      const taken = subtraction ?? (intToRemove!.fixed === undefined ? one : fixedInts([intToRemove!.fixed]));
      return ofLists([source, taken], subtract);
    },
  }),
];
