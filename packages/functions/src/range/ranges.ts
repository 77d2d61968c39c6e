/** `(range …)`, `(exact …)`, `(min …)` and `(max …)`: ranges of whole numbers, both ends included. */
import { optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { fixedInt } from '../declare/compiled.js';
import { Int, Range } from '../declare/kinds.js';

/** The largest end of a range. */
const Unbounded = 1_000_000_000;

export const rangeLudemes = [
  ludeme('range', {
    returns: Range,
    args: { min: Int, max: optional(Int) },
    doc: 'All numbers from one to another; one number if only one is given.',
    example: '(range 1 6)',
    compile: ({ min, max }) => ({ min, max: max ?? min }),
  }),
  ludeme('exact', {
    returns: Range,
    args: { value: Int },
    doc: 'Just one number.',
    example: '(exact 4)',
    compile: ({ value }) => ({ min: value, max: value }),
  }),
  ludeme('max', {
    returns: Range,
    args: { max: Int },
    doc: 'All numbers up to one.',
    example: '(max 3)',
    compile: ({ max }) => ({ min: fixedInt(-1), max }),
  }),
  ludeme('min', {
    returns: Range,
    args: { min: Int },
    doc: 'All numbers from one on.',
    example: '(min 3)',
    compile: ({ min }) => ({ min, max: fixedInt(Unbounded) }),
  }),
];
