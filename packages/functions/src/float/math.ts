/** Arithmetic on numbers with a fraction. Every result is rounded to a 32-bit float. */
import { either, list } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { type FloatFn, fixedFloat } from '../declare/compiled.js';
import { Bool, Float, Int } from '../declare/kinds.js';

const { fround } = Math;

const ofOne = (a: FloatFn, result: (a: number) => number): FloatFn =>
  a.fixed !== undefined ? fixedFloat(fround(result(a.fixed))) : (c) => fround(result(a(c)));

const ofTwo = (a: FloatFn, b: FloatFn, result: (a: number, b: number) => number): FloatFn =>
  a.fixed !== undefined && b.fixed !== undefined
    ? fixedFloat(fround(result(a.fixed, b.fixed)))
    : (c) => fround(result(a(c), b(c)));

const ofMany = (all: readonly FloatFn[], none: number, result: (a: number, b: number) => number): FloatFn => {
  const [first, ...rest] = all;
  return first ? rest.reduce((a, b) => ofTwo(a, b, result), first) : fixedFloat(none);
};

const divide = (a: number, b: number): number => {
  if (b === 0) throw new RangeError('division by zero');
  return a / b;
};
const root = (a: number): number => {
  if (a < 0) throw new RangeError(`square root of ${a}`);
  return Math.sqrt(a);
};
const logarithm =
  (log: (a: number) => number) =>
  (a: number): number => {
    if (a === 0) throw new RangeError('logarithm of zero');
    return log(a);
  };

const unary = (keyword: string, doc: string, result: (a: number) => number) =>
  ludeme(keyword, {
    returns: Float,
    args: { a: Float },
    doc,
    example: `(${keyword} 0.5)`,
    compile: ({ a }) => ofOne(a, result),
  });

const binary = (keyword: string, doc: string, result: (a: number, b: number) => number) =>
  ludeme(keyword, {
    returns: Float,
    args: { a: Float, b: Float },
    doc,
    example: `(${keyword} 1.5 0.5)`,
    compile: ({ a, b }) => ofTwo(a, b, result),
  });

const many = (keyword: string, doc: string, none: number, result: (a: number, b: number) => number) =>
  ludeme(keyword, {
    returns: Float,
    args: { list: list(Float) },
    doc,
    example: `(${keyword} {1.5 2.5 0.5})`,
    compile: ({ list: all }) => ofMany(all, none, result),
  });

const plus = (a: number, b: number): number => a + b;
const times = (a: number, b: number): number => a * b;

export const floatLudemes = [
  binary('+', 'The sum of two numbers.', plus),
  many('+', 'The sum of several numbers.', 0, plus),
  binary('-', 'The difference of two numbers.', (a, b) => a - b),
  binary('*', 'The product of two numbers.', times),
  many('*', 'The product of several numbers.', 1, times),
  binary('/', 'The quotient of two numbers.', divide),
  binary('^', 'A number to the power of another.', (a, b) => a ** b),
  unary('abs', 'A number without its sign.', Math.abs),
  binary('min', 'The smaller of two numbers.', Math.min),
  many('min', 'The smallest of several numbers.', -1, Math.min),
  binary('max', 'The larger of two numbers.', Math.max),
  many('max', 'The largest of several numbers.', -1, Math.max),
  unary('sqrt', 'The square root.', root),
  unary('log', 'The natural logarithm.', logarithm(Math.log)),
  unary('log10', 'The logarithm to the base 10.', logarithm(Math.log10)),
  unary('exp', 'The exponential function.', Math.exp),
  unary('sin', 'The sine of an angle in radians.', Math.sin),
  unary('cos', 'The cosine of an angle in radians.', Math.cos),
  unary('tan', 'The tangent of an angle in radians.', Math.tan),
  ludeme('toFloat', {
    returns: Float,
    args: { boolFn: either(1, Bool), intFn: either(1, Int) },
    doc: 'A condition as 1 or 0, or a whole number as a number with a fraction.',
    example: '(toFloat (count Moves))',
    compile: ({ boolFn, intFn }) => {
      if (boolFn) return boolFn.fixed !== undefined ? fixedFloat(boolFn.fixed ? 1 : 0) : (c) => (boolFn(c) ? 1 : 0);
      const whole = intFn!;
      return whole.fixed !== undefined ? fixedFloat(fround(whole.fixed)) : (c) => fround(whole(c));
    },
  }),
];
