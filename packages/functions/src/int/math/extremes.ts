/** `(min …)` and `(max …)` of whole numbers. */
import { math } from '@ludii/ir';
import { ludeme } from '../../declare/build.js';
import { Int, Ints } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { ofAll } from './arithmetic.js';

/** The outermost of two numbers, and of a list. */
const extreme = (keyword: 'max' | 'min', most: string, ofPair: string, ofList: string, choose: typeof Math.max) => [
  ludeme(keyword, {
    returns: Int,
    args: { valueA: Int, valueB: Int },
    doc: `The ${most}er of two numbers.`,
    example: ofPair,
    meaning: ({ valueA, valueB }) => math(keyword, numberOf(valueA), numberOf(valueB)),
  }),
  ludeme(keyword, {
    returns: Int,
    args: { array: Ints },
    doc: `The ${most}est number of a list, -1 if it is empty.`,
    example: ofList,
    compile: ({ array }) =>
      ofAll(array, (values) => values.reduce((one, other) => choose(one, other), values[0] ?? -1)),
  }),
];

export const extremes = [
  ...extreme('max', 'larg', '(max (score P1) (score P2))', '(max (sizes Group Mover))', Math.max),
  ...extreme('min', 'small', '(min 3 (count at:(from)))', '(min (sizes Group Mover))', Math.min),
];
