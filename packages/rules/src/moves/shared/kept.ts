/** Numbers that are worked out once, since what they ask may be up to chance. */
import type { Rule, Value } from '@ludii/ir';
import { hasCall, type RegisterName, register } from '@ludii/ir/internal';

/** Larger numbers are never kept. */
const Most = 0x7fffffff;

/** A rule with a number that is not negative; one that a closure tells is kept in an iterator meanwhile. */
export function withNumber(number: Value, name: RegisterName, rule: (number: Value) => Rule): Rule {
  if (!hasCall(number)) return rule(number);
  return { k: 'at', registers: [name], site: number, limit: Most, rule: rule(register(name)) };
}
