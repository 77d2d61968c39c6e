/** Logic: `and`, `or`, `not`, `xor`, `if`. Known parts are folded. */
import { and as both, type Condition, compare, constant, or as either, type Node, not as negation } from '@ludii/ir';
import { choice as choiceOf, partsOf } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { type Build, ludeme } from '../declare/build.js';
import type { BoolFn } from '../declare/compiled.js';
import { joining } from '../declare/joining.js';
import { Bool } from '../declare/kinds.js';
import { conditionOf } from '../declare/meaning.js';
import { settle } from './settled.js';

/** Logic made of parts; it is settled before the game if all of them are. */
function joined(join: (...parts: Condition[]) => Condition, all: readonly BoolFn[], build: Build): Condition {
  const parts = all.map(conditionOf);
  return settle(join(...parts), parts, build);
}

/** Whether a closure is asked. The moves of rules may not be compiled yet, and are not looked at. */
const asksClosure = (node: Node): boolean =>
  node.k.startsWith('call') || (node.k !== 'some' && partsOf(node).some(asksClosure));

/** 1 if a condition holds, else 0. */
const bit = (condition: Condition) => choiceOf(condition, constant(1), constant(0));

export const and = joining(
  'and',
  Bool,
  [
    'True if both conditions hold. The second is asked only if the first holds.',
    '(and (is Even (mover)) (is Empty (to)))',
  ],
  [
    'True if all conditions hold. They are asked in order, up to the first that does not hold.',
    '(and {(is Empty (to)) (is Mover P1) (is Full)})',
  ],
  { meaning: (parts, build) => joined(both, parts, build) },
);

export const or = joining(
  'or',
  Bool,
  [
    'True if one of the conditions holds. The second is asked only if the first does not hold.',
    '(or (is Line 4) (is Full))',
  ],
  [
    'True if some condition holds. They are asked in order, up to the first that holds.',
    '(or {(is Line 4) (is Full) (no Moves Next)})',
  ],
  { meaning: (parts, build) => joined(either, parts, build) },
);

export const not = ludeme('not', {
  returns: Bool,
  args: { a: Bool },
  doc: 'True if the condition does not hold.',
  example: '(not (is Empty (to)))',
  meaning: ({ a }, build) => joined(negation, [a], build),
});

export const xor = ludeme('xor', {
  returns: Bool,
  args: { a: Bool, b: Bool },
  doc: 'True if exactly one of two conditions holds. Both are always asked.',
  example: '(xor (is Even (mover)) (is Full))',
  meaning: ({ a, b }, build) => joined((one, other) => compare('!=', bit(one), bit(other)), [a, b], build),
});

/** `(if …)` between conditions. */
export const choice = ludeme('if', {
  returns: Bool,
  args: { cond: Bool, ok: Bool, notOk: optional(Bool) },
  doc: 'The second condition if the first holds, otherwise the third, or false without a third.',
  example: '(if (is Mover P1) (is Line 5 exact:True) (is Line 5))',
  meaning: ({ cond, ok, notOk }) => {
    const test = conditionOf(cond);
    const yes = conditionOf(ok);
    if (!notOk) return both(test, yes);
    const no = conditionOf(notOk);
    // What a closure asks is asked once: it may draw a number.
    if (asksClosure(test)) return compare('!=', choiceOf(test, bit(yes), bit(no)), constant(0));
    return either(both(test, yes), both(negation(test), no));
  },
});
