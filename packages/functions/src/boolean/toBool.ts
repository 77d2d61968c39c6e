/** Numbers as conditions. */
import { either } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { type FloatFn, fixedBool, type IntFn } from '../declare/compiled.js';
import { Bool, Float, Int } from '../declare/kinds.js';

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
