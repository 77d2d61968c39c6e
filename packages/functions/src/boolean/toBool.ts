/** Numbers as conditions. */
import { either } from '@ludii/registry';
import { ludeme } from '../build.js';
import { type FloatFn, fixedBool, type IntFn } from '../compiled.js';
import { Bool, Float, Int } from '../kinds.js';

export const toBool = ludeme('toBool', {
  returns: Bool,
  args: { intFn: either(1, Int), floatFn: either(1, Float) },
  doc: 'True if a number is not 0.',
  example: '(toBool (count Moves))',
  compile: ({ intFn, floatFn }) => {
    const value = (intFn ?? floatFn) as IntFn | FloatFn;
    return value.fixed === undefined ? (c) => value(c) !== 0 : fixedBool(value.fixed !== 0);
  },
});
