/** Arithmetic on board sizes. All of it is known when the board is made, so it is done at once. */
import { list } from '@ludii/registry';
import { fail, ludeme } from '../declare/build.js';
import { Dim } from '../declare/kinds.js';
import { power, product, sum } from '../int/math/wrap.js';

export const dimLudemes = [
  ludeme('+', {
    returns: Dim,
    args: { a: Dim, b: Dim },
    doc: 'The sum of two sizes.',
    example: '(+ 3 4)',
    compile: ({ a, b }) => (a + b) | 0,
  }),
  ludeme('+', {
    returns: Dim,
    args: { list: list(Dim) },
    doc: 'The sum of several sizes.',
    example: '(+ {3 4 5})',
    compile: ({ list: sizes }) => sum(sizes),
  }),
  ludeme('-', {
    returns: Dim,
    args: { valueA: Dim, valueB: Dim },
    doc: 'The difference of two sizes.',
    example: '(- 9 1)',
    compile: ({ valueA, valueB }) => (valueA - valueB) | 0,
  }),
  ludeme('*', {
    returns: Dim,
    args: { a: Dim, b: Dim },
    doc: 'The product of two sizes.',
    example: '(* 2 4)',
    compile: ({ a, b }) => Math.imul(a, b),
  }),
  ludeme('*', {
    returns: Dim,
    args: { list: list(Dim) },
    doc: 'The product of several sizes.',
    example: '(* {2 3 4})',
    compile: ({ list: sizes }) => (sizes.length === 0 ? 1 : product(sizes)),
  }),
  ludeme('/', {
    returns: Dim,
    args: { a: Dim, b: Dim },
    doc: 'The quotient of two sizes without its fraction.',
    example: '(/ 9 2)',
    compile: ({ a, b }) => (b === 0 ? fail('division-by-zero', 'A size is divided by zero.') : (a / b) | 0),
  }),
  ludeme('^', {
    returns: Dim,
    args: { a: Dim, b: Dim },
    doc: 'A size to the power of another number.',
    example: '(^ 2 3)',
    compile: ({ a, b }) => power(a, b),
  }),
  ludeme('abs', {
    returns: Dim,
    args: { value: Dim },
    doc: 'A size without its sign.',
    example: '(abs (- 3 5))',
    compile: ({ value }) => Math.abs(value) | 0,
  }),
  ludeme('min', {
    returns: Dim,
    args: { valueA: Dim, valueB: Dim },
    doc: 'The smaller of two sizes.',
    example: '(min 9 3)',
    compile: ({ valueA, valueB }) => Math.min(valueA, valueB),
  }),
  ludeme('max', {
    returns: Dim,
    args: { valueA: Dim, valueB: Dim },
    doc: 'The larger of two sizes.',
    example: '(max 9 3)',
    compile: ({ valueA, valueB }) => Math.max(valueA, valueB),
  }),
];
