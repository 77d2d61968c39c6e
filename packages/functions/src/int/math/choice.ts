/** `(if …)` between whole numbers and `(toInt …)`. */
import { constant } from '@ludii/ir';
import { choice as choiceOf } from '@ludii/ir/internal';
import { either } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import { fixedInt } from '../../declare/compiled.js';
import { Bool, Float, Int } from '../../declare/kinds.js';
import { conditionOf, numberOf } from '../../declare/meaning.js';

/** A float without its fraction, kept within 32 bits. */
export const truncated = (value: number): number =>
  Number.isNaN(value) ? 0 : Math.max(-0x80000000, Math.min(0x7fffffff, Math.trunc(value))) | 0;

export const choice = [
  ludeme('if', {
    returns: Int,
    args: { cond: Bool, valueA: Int, valueB: Int },
    doc: 'One number if a condition holds, another one if not.',
    example: '(if (is Mover P1) 1 2)',
    meaning: ({ cond, valueA, valueB }) => choiceOf(conditionOf(cond), numberOf(valueA), numberOf(valueB)),
  }),
  ludeme('toInt', {
    returns: Int,
    args: { boolFn: either(1, Bool), floatFn: either(1, Float) },
    doc: 'A condition as 1 or 0, or a number without its fraction.',
    example: '(toInt (is Full))',
    compile: ({ floatFn }) => {
      const number = floatFn!;
      return number.fixed !== undefined ? fixedInt(truncated(number.fixed)) : (c) => truncated(number(c));
    },
    meaning: ({ boolFn }) => boolFn && choiceOf(conditionOf(boolFn), constant(1), constant(0)),
  }),
];
