/** Arithmetic on board sizes. All of it is known when the board is made, so it is done at once. */
import { fail, ludeme } from '../declare/build.js';
import { joining } from '../declare/joining.js';
import { Dim } from '../declare/kinds.js';
import { power, product, sum } from '../int/math/wrap.js';

const ofTwo = (keyword: string, doc: string, example: string, combine: (a: number, b: number) => number) =>
  ludeme(keyword, { returns: Dim, args: { a: Dim, b: Dim }, doc, example, compile: ({ a, b }) => combine(a, b) });

const quotient = (a: number, b: number): number =>
  b === 0 ? fail('division-by-zero', 'A size is divided by zero.') : (a / b) | 0;

export const dimLudemes = [
  ...joining('+', Dim, ['The sum of two sizes.', '(+ 3 4)'], ['The sum of several sizes.', '(+ {3 4 5})'], {
    compile: sum,
  }),
  ofTwo('-', 'The difference of two sizes.', '(- 9 1)', (a, b) => (a - b) | 0),
  ...joining('*', Dim, ['The product of two sizes.', '(* 2 4)'], ['The product of several sizes.', '(* {2 3 4})'], {
    compile: (sizes) => (sizes.length === 0 ? 1 : product(sizes)),
  }),
  ofTwo('/', 'The quotient of two sizes without its fraction.', '(/ 9 2)', quotient),
  ofTwo('^', 'A size to the power of another number.', '(^ 2 3)', power),
  ludeme('abs', {
    returns: Dim,
    args: { value: Dim },
    doc: 'A size without its sign.',
    example: '(abs (- 3 5))',
    compile: ({ value }) => Math.abs(value) | 0,
  }),
  ofTwo('min', 'The smaller of two sizes.', '(min 9 3)', Math.min),
  ofTwo('max', 'The larger of two sizes.', '(max 9 3)', Math.max),
];
