/** `(+ …)`, `(- …)`, `(* …)`, `(/ …)`, `(% …)`, `(^ …)`, `(abs …)` on whole numbers. */
import { compare, constant, math } from '@ludii/ir';
import { choice, hasCall } from '@ludii/ir/internal';
import { either, list, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import { fixedInt, type IntFn, type IntsFn } from '../../declare/compiled.js';
import { Int, Ints } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { borrowNumbers, returnNumbers } from '../../declare/numbers.js';
import { ofStateIf } from '../../position/remembered.js';
import { power, product, quotient, remainder, sum } from './wrap.js';

/** A value made from all elements of a list, folded if they are known. */
export function ofAll(
  parts: readonly IntFn[] | undefined,
  array: IntsFn | undefined,
  combine: (values: readonly number[]) => number,
  name: string,
): IntFn {
  if (array?.fixed) return fixedInt(combine(array.fixed));
  if (array) {
    return (c) => {
      const values = borrowNumbers();
      array(c, values);
      const result = combine(values);
      returnNumbers(values);
      return result;
    };
  }
  const all = parts ?? [];
  if (all.every((part) => part.fixed !== undefined)) return fixedInt(combine(all.map((part) => part.fixed!)));
  const combined: IntFn = (c) => {
    const values = borrowNumbers();
    for (let i = 0; i < all.length; i++) values.push(all[i]!(c));
    const result = combine(values);
    returnNumbers(values);
    return result;
  };
  return ofStateIf(combined, name, ...all);
}

/** Folds two known operands. */
const folded = (a: IntFn, b: IntFn, combine: (a: number, b: number) => number): IntFn | undefined =>
  a.fixed !== undefined && b.fixed !== undefined ? fixedInt(combine(a.fixed, b.fixed)) : undefined;

function plus(a: IntFn, b: IntFn): IntFn {
  const both = folded(a, b, (x, y) => (x + y) | 0);
  if (both) return both;
  if (b.fixed !== undefined) {
    const added = b.fixed;
    return ofStateIf((c) => (a(c) + added) | 0, '+', a, b);
  }
  return ofStateIf((c) => (a(c) + b(c)) | 0, '+', a, b);
}

function minus(a: IntFn, b: IntFn): IntFn {
  const both = folded(a, b, (x, y) => (x - y) | 0);
  if (both) return both;
  if (b.fixed !== undefined) {
    const taken = b.fixed;
    return ofStateIf((c) => (a(c) - taken) | 0, '-', a, b);
  }
  return ofStateIf((c) => (a(c) - b(c)) | 0, '-', a, b);
}

export const arithmetic = [
  ludeme('+', {
    returns: Int,
    args: { a: Int, b: Int },
    doc: 'The sum of two numbers.',
    example: '(+ (mover) 1)',
    compile: ({ a, b }) => plus(a, b),
    meaning: ({ a, b }) => math('+', numberOf(a), numberOf(b)),
  }),
  ludeme('+', {
    returns: Int,
    args: { list: either(1, list(Int)), array: either(1, Ints) },
    doc: 'The sum of all numbers of a list; 0 if it is empty.',
    example: '(+ {(row of:(to)) (column of:(to)) 1})',
    compile: ({ list: parts, array }) => ofAll(parts, array, sum, '+'),
  }),
  ludeme('-', {
    returns: Int,
    args: { valueA: optional(Int), valueB: Int },
    doc: 'The difference of two numbers, or a number with its sign changed.',
    example: '(- (count Rows) 1)',
    compile: ({ valueA, valueB }) => minus(valueA ?? fixedInt(0), valueB),
    meaning: ({ valueA, valueB }) => math('-', numberOf(valueA ?? fixedInt(0)), numberOf(valueB)),
  }),
  ludeme('*', {
    returns: Int,
    args: { a: Int, b: Int },
    doc: 'The product of two numbers.',
    example: '(* 2 (count Players))',
    compile: ({ a, b }) => folded(a, b, Math.imul) ?? ((c) => Math.imul(a(c), b(c))),
    meaning: ({ a, b }) => math('*', numberOf(a), numberOf(b)),
  }),
  ludeme('*', {
    returns: Int,
    args: { list: either(1, list(Int)), array: either(1, Ints) },
    doc: 'The product of all numbers of a list; 0 if it is empty.',
    example: '(* (sizes Group P1))',
    compile: ({ list: parts, array }) => ofAll(parts, array, product, '*'),
  }),
  ludeme('/', {
    returns: Int,
    args: { a: Int, b: Int },
    doc: 'The quotient of two numbers without its fraction.',
    example: '(/ (count Sites in:(sites Board)) 2)',
    compile: ({ a, b }) => {
      const both = b.fixed === 0 ? undefined : folded(a, b, quotient);
      if (both) return both;
      return (c) => {
        // The divisor comes first: random numbers are drawn in this order.
        const divisor = b(c);
        return quotient(a(c), divisor);
      };
    },
  }),
  ludeme('%', {
    returns: Int,
    args: { value: Int, modulo: Int },
    doc: 'The remainder of a division; it has the sign of the divided number.',
    example: '(% (count Moves) 2)',
    compile: ({ value, modulo }) => {
      const both = modulo.fixed === 0 ? undefined : folded(value, modulo, remainder);
      return both ?? ((c) => remainder(value(c), modulo(c)));
    },
    meaning: ({ value, modulo }) => (modulo.fixed ? math('%', numberOf(value), numberOf(modulo)) : undefined),
  }),
  ludeme('^', {
    returns: Int,
    args: { a: Int, b: Int },
    doc: 'The first number to the power of the second.',
    example: '(^ 2 (value))',
    compile: ({ a, b }) => folded(a, b, power) ?? ((c) => power(a(c), b(c))),
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
    compile: ({ value }) => {
      if (value.fixed !== undefined) return fixedInt(Math.abs(value.fixed) | 0);
      return (c) => {
        const n = value(c);
        return n < 0 ? -n | 0 : n;
      };
    },
  }),
];
