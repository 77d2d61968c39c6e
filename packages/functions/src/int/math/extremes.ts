/** `(min …)` and `(max …)` of whole numbers. */
import { ludeme } from '../../declare/build.js';
import { allFixed, fixedInt } from '../../declare/compiled.js';
import { Int, Ints } from '../../declare/kinds.js';
import { ofAll } from './arithmetic.js';
import { largest, smallest } from './wrap.js';

export const extremes = [
  ludeme('max', {
    returns: Int,
    args: { valueA: Int, valueB: Int },
    doc: 'The larger of two numbers.',
    example: '(max (score P1) (score P2))',
    compile: ({ valueA, valueB }) => {
      if (allFixed(valueA, valueB)) return fixedInt(Math.max(valueA.fixed!, valueB.fixed!));
      return (c) => {
        const a = valueA(c);
        const b = valueB(c);
        return Math.max(a, b);
      };
    },
  }),
  ludeme('max', {
    returns: Int,
    args: { array: Ints },
    doc: 'The largest number of a list, -1 if it is empty.',
    example: '(max (sizes Group Mover))',
    compile: ({ array }) => ofAll(array, largest),
  }),
  ludeme('min', {
    returns: Int,
    args: { valueA: Int, valueB: Int },
    doc: 'The smaller of two numbers.',
    example: '(min 3 (count at:(from)))',
    compile: ({ valueA, valueB }) => {
      if (allFixed(valueA, valueB)) return fixedInt(Math.min(valueA.fixed!, valueB.fixed!));
      return (c) => {
        const a = valueA(c);
        const b = valueB(c);
        return Math.min(a, b);
      };
    },
  }),
  ludeme('min', {
    returns: Int,
    args: { array: Ints },
    doc: 'The smallest number of a list, -1 if it is empty.',
    example: '(min (sizes Group Mover))',
    compile: ({ array }) => ofAll(array, smallest),
  }),
];
