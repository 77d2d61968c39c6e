/** `(+ …)`, `(- …)`, `(* …)`, `(/ …)`, `(% …)`, `(^ …)`, `(abs …)` on whole numbers. */
import { compare, constant, math, type Value } from '@ludii/ir';
import { choice, hasCall } from '@ludii/ir/internal';
import { either, list, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import { fixedInt, type IntFn, type IntsFn, ofTwo } from '../../declare/compiled.js';
import { Int, Ints } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { numbersIn } from '../../declare/numbers.js';
import { power, product, quotient, remainder, sum } from './wrap.js';

/** A value made from all elements of a list, folded if they are known. */
export function ofAll(array: IntsFn, combine: (values: readonly number[]) => number): IntFn {
  if (array.fixed) return fixedInt(combine(array.fixed));
  return (c) => combine(numbersIn(c, array));
}

/** Written numbers joined by an operation; 0 if there is none. */
const chained = (sign: '+' | '*', parts: readonly IntFn[] | undefined): Value | undefined => {
  const [first, ...others] = parts?.map(numberOf) ?? [];
  if (!parts) return undefined;
  return first ? others.reduce((all, each) => math(sign, all, each), first) : constant(0);
};

export const arithmetic = [
  ludeme('+', {
    returns: Int,
    args: { a: Int, b: Int },
    doc: 'The sum of two numbers.',
    example: '(+ (mover) 1)',
    meaning: ({ a, b }) => math('+', numberOf(a), numberOf(b)),
  }),
  ludeme('+', {
    returns: Int,
    args: { list: either(1, list(Int)), array: either(1, Ints) },
    doc: 'The sum of all numbers of a list; 0 if it is empty.',
    example: '(+ {(row of:(to)) (column of:(to)) 1})',
    compile: ({ array }) => ofAll(array!, sum),
    meaning: ({ list: parts }) => chained('+', parts),
  }),
  ludeme('-', {
    returns: Int,
    args: { valueA: optional(Int), valueB: Int },
    doc: 'The difference of two numbers, or a number with its sign changed.',
    example: '(- (count Rows) 1)',
    meaning: ({ valueA, valueB }) => math('-', numberOf(valueA ?? fixedInt(0)), numberOf(valueB)),
  }),
  ludeme('*', {
    returns: Int,
    args: { a: Int, b: Int },
    doc: 'The product of two numbers.',
    example: '(* 2 (count Players))',
    meaning: ({ a, b }) => math('*', numberOf(a), numberOf(b)),
  }),
  ludeme('*', {
    returns: Int,
    args: { list: either(1, list(Int)), array: either(1, Ints) },
    doc: 'The product of all numbers of a list; 0 if it is empty.',
    example: '(* (sizes Group P1))',
    compile: ({ array }) => ofAll(array!, product),
    meaning: ({ list: parts }) => chained('*', parts),
  }),
  ludeme('/', {
    returns: Int,
    args: { a: Int, b: Int },
    doc: 'The quotient of two numbers without its fraction.',
    example: '(/ (count Sites in:(sites Board)) 2)',
    // The divisor is asked first: random numbers are drawn in this order.
    compile: ({ a, b }) => {
      return (c) => {
        const divisor = b(c);
        return quotient(a(c), divisor);
      };
    },
    // A divisor that the position decides about may be 0, which is an error.
    meaning: ({ a, b }) => (b.fixed ? math('/', numberOf(a), numberOf(b)) : undefined),
  }),
  ludeme('%', {
    returns: Int,
    args: { value: Int, modulo: Int },
    doc: 'The remainder of a division; it has the sign of the divided number.',
    example: '(% (count Moves) 2)',
    // A divisor that the position decides about may be 0, which is an error.
    compile:
      ({ value, modulo }) =>
      (c) =>
        remainder(value(c), modulo(c)),
    meaning: ({ value, modulo }) => (modulo.fixed ? math('%', numberOf(value), numberOf(modulo)) : undefined),
  }),
  ludeme('^', {
    returns: Int,
    args: { a: Int, b: Int },
    doc: 'The first number to the power of the second.',
    example: '(^ 2 (value))',
    compile: ({ a, b }) => ofTwo(a, b, power),
  }),
  ludeme('abs', {
    returns: Int,
    args: { value: Int },
    doc: 'A number without its sign.',
    example: '(abs (- (row of:(from)) (row of:(to))))',
    meaning: ({ value }) => {
      const n = numberOf(value);
      // A closure is asked once.
      return hasCall(n) ? undefined : choice(compare('<', n, constant(0)), math('-', constant(0), n), n);
    },
    compile:
      ({ value }) =>
      (c) =>
        Math.abs(value(c)) | 0,
  }),
];
