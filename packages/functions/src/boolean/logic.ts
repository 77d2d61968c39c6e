/** Logic: `and`, `or`, `not`, `xor`, `if`. Known parts are folded; two and three parts have versions of their own. */
import { and as both, or as either, not as negation, never } from '@ludii/ir';
import { list, optional } from '@ludii/registry';
import { allSiteTests, anySiteTest, negatedSiteTest } from '../choice/siteTest.js';
import { type Build, ludeme } from '../declare/build.js';
import { type BoolFn, fixedBool } from '../declare/compiled.js';
import { Bool } from '../declare/kinds.js';
import { conditionOf } from '../declare/meaning.js';
import { everyWatch, someWatch } from '../position/watch.js';
import { settle } from './settled.js';
import { negationHolds } from './switches.js';

/** A conjunction of parts, with all that follows from them. */
function joint(condition: BoolFn, parts: readonly BoolFn[]): BoolFn {
  const watch = everyWatch(parts);
  return Object.assign(allSiteTests(condition, parts), watch && { watch });
}

/** A disjunction of parts, with all that follows from them. */
function alternative(condition: BoolFn, parts: readonly BoolFn[]): BoolFn {
  const watch = someWatch(parts);
  return Object.assign(anySiteTest(condition, parts), watch && { watch });
}

/** True if all parts are; stops at the first that is not. */
function conjunction(all: readonly BoolFn[], build: Build): BoolFn {
  const settled = settle((c) => all.every((part) => part(c)), all, build);
  if (settled.fixed !== undefined) return settled;
  const parts: BoolFn[] = [];
  for (const part of all) {
    if (part.fixed === true) continue;
    parts.push(part);
    if (part.fixed === false) break;
  }
  const [a, b, d] = parts as [BoolFn, BoolFn, BoolFn];
  if (parts[0]?.fixed === false) return fixedBool(false);
  if (parts.length === 1) return joint((c) => a(c), parts);
  if (parts.length === 2) return joint((c) => a(c) && b(c), parts);
  if (parts.length === 3) return joint((c) => a(c) && b(c) && d(c), parts);
  const every: BoolFn = (c) => {
    for (let i = 0; i < parts.length; i++) if (!parts[i]!(c)) return false;
    return true;
  };
  return joint(every, parts);
}

/** True if some part is; stops at the first that is. */
function disjunction(all: readonly BoolFn[], build: Build): BoolFn {
  const settled = settle((c) => all.some((part) => part(c)), all, build);
  if (settled.fixed !== undefined) return settled;
  const parts: BoolFn[] = [];
  for (const part of all) {
    if (part.fixed === false) continue;
    parts.push(part);
    if (part.fixed === true) break;
  }
  const [a, b, d] = parts as [BoolFn, BoolFn, BoolFn];
  if (parts[0]?.fixed === true) return fixedBool(true);
  if (parts.length === 1) return alternative((c) => a(c), parts);
  if (parts.length === 2) return alternative((c) => a(c) || b(c), parts);
  if (parts.length === 3) return alternative((c) => a(c) || b(c) || d(c), parts);
  const some: BoolFn = (c) => {
    for (let i = 0; i < parts.length; i++) if (parts[i]!(c)) return true;
    return false;
  };
  return alternative(some, parts);
}

export const and = [
  ludeme('and', {
    returns: Bool,
    args: { a: Bool, b: Bool },
    doc: 'True if both conditions hold. The second is asked only if the first holds.',
    example: '(and (is Even (mover)) (is Empty (to)))',
    compile: ({ a, b }, build) => conjunction([a, b], build),
    meaning: ({ a, b }) => both(conditionOf(a), conditionOf(b)),
  }),
  ludeme('and', {
    returns: Bool,
    args: { list: list(Bool) },
    doc: 'True if all conditions hold. They are asked in order, up to the first that does not hold.',
    example: '(and {(is Empty (to)) (is Mover P1) (is Full)})',
    compile: ({ list: parts }, build) => conjunction(parts, build),
    meaning: ({ list: parts }) => both(...parts.map(conditionOf)),
  }),
];

export const or = [
  ludeme('or', {
    returns: Bool,
    args: { a: Bool, b: Bool },
    doc: 'True if one of the conditions holds. The second is asked only if the first does not hold.',
    example: '(or (is Line 4) (is Full))',
    compile: ({ a, b }, build) => disjunction([a, b], build),
    meaning: ({ a, b }) => either(conditionOf(a), conditionOf(b)),
  }),
  ludeme('or', {
    returns: Bool,
    args: { list: list(Bool) },
    doc: 'True if some condition holds. They are asked in order, up to the first that holds.',
    example: '(or {(is Line 4) (is Full) (no Moves Next)})',
    compile: ({ list: parts }, build) => disjunction(parts, build),
    meaning: ({ list: parts }) => either(...parts.map(conditionOf)),
  }),
];

export const not = ludeme('not', {
  returns: Bool,
  args: { a: Bool },
  doc: 'True if the condition does not hold.',
  example: '(not (is Empty (to)))',
  compile: ({ a }, build) => {
    if (a.fixed !== undefined) return fixedBool(!a.fixed);
    const settled = negatedSiteTest(
      settle((c) => !a(c), [a], build),
      a,
    );
    const holdsAnyway = negationHolds(a);
    return holdsAnyway ? Object.assign(settled, { holdsAnyway }) : settled;
  },
  meaning: ({ a }) => negation(conditionOf(a)),
});

export const xor = ludeme('xor', {
  returns: Bool,
  args: { a: Bool, b: Bool },
  doc: 'True if exactly one of two conditions holds. Both are always asked.',
  example: '(xor (is Even (mover)) (is Full))',
  compile: ({ a, b }, build) =>
    settle(
      (c) => {
        const first = a(c);
        return first !== b(c);
      },
      [a, b],
      build,
    ),
});

/** `(if …)` between conditions. */
export const choice = ludeme('if', {
  returns: Bool,
  args: { cond: Bool, ok: Bool, notOk: optional(Bool) },
  doc: 'The second condition if the first holds, otherwise the third, or false without a third.',
  example: '(if (is Mover P1) (is Line 5 exact:True) (is Line 5))',
  compile: ({ cond, ok, notOk }) => {
    if (cond.fixed !== undefined) return cond.fixed ? ok : (notOk ?? fixedBool(false));
    if (!notOk) return (c) => cond(c) && ok(c);
    return (c) => (cond(c) ? ok(c) : notOk(c));
  },
  meaning: ({ cond, ok, notOk }) => {
    const test = conditionOf(cond);
    const otherwise = notOk ? conditionOf(notOk) : never;
    return either(both(test, conditionOf(ok)), both(negation(test), otherwise));
  },
});
