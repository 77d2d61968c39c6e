/** Makes nodes; what is known already is folded. */

import type { SiteTypeCode } from '@ludii/state';
import { Cell, type Opcode } from '@ludii/state/internal';
import type {
  Action,
  CompareSign,
  Condition,
  Consequence,
  EmitRule,
  Hands,
  MathSign,
  RegisterName,
  Rule,
  Sites,
  Value,
} from './nodes.js';

export const constant = (value: number): Value => ({ k: 'const', value });
export const register = (name: RegisterName): Value => ({ k: 'register', name });
export const mover: Value = { k: 'player', part: 'mover' };
export const next: Value = { k: 'player', part: 'next' };
export const previous: Value = { k: 'player', part: 'prev' };
export const lastTo: Value = { k: 'last', end: 'to' };
export const lastFrom: Value = { k: 'last', end: 'from' };

/** A word of the state. */
export const stateWord = (word: number): Value => ({ k: 'word', word });

export const always: Condition = { k: 'known', holds: true };
export const never: Condition = { k: 'known', holds: false };
const known = (holds: boolean): Condition => (holds ? always : never);

/** What a comparison says of two numbers. */
export function compareNumbers(sign: CompareSign, a: number, b: number): boolean {
  switch (sign) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}

/** What an operation makes of two numbers. */
export function calculate(sign: MathSign, a: number, b: number): number {
  switch (sign) {
    case '+':
      return (a + b) | 0;
    case '-':
      return (a - b) | 0;
    case '*':
      return Math.imul(a, b);
    case '&':
      return a & b;
    case '/':
      return (a / b) | 0;
    case '%':
      return (a % b) | 0;
    case 'min':
      return Math.min(a, b);
    case 'max':
      return Math.max(a, b);
  }
}

export function compare(sign: CompareSign, a: Value, b: Value): Condition {
  if (a.k === 'const' && b.k === 'const') return known(compareNumbers(sign, a.value, b.value));
  // Players have numbers from 0 on.
  if (sign === '>=' && a.k === 'player' && b.k === 'const' && b.value <= 0) return always;
  return { k: 'compare', sign, a, b };
}

export function math(sign: MathSign, a: Value, b: Value): Value {
  if (a.k === 'const' && b.k === 'const') return constant(calculate(sign, a.value, b.value));
  // One way to say it, so that numbers that are the same look the same.
  if (sign === '-' && b.k === 'const') return { k: 'math', sign: '+', a, b: constant(-b.value | 0) };
  return { k: 'math', sign, a, b };
}

export function not(part: Condition): Condition {
  if (part.k === 'known') return known(!part.holds);
  return part.k === 'not' ? part.part : { k: 'not', part };
}

/** All of some conditions; what comes behind one that never holds is not asked. */
export function and(...all: readonly Condition[]): Condition {
  const parts: Condition[] = [];
  for (const part of all.flatMap((each) => (each.k === 'and' ? each.parts : [each]))) {
    if (part.k === 'known' && part.holds) continue;
    parts.push(part);
    if (part.k === 'known') break;
  }
  const [first, ...others] = parts;
  if (!first) return always;
  return others.length === 0 || first.k === 'known' ? first : { k: 'and', parts };
}

/** Some of the conditions; what comes behind one that always holds is not asked. */
export function or(...all: readonly Condition[]): Condition {
  const parts: Condition[] = [];
  for (const part of all.flatMap((each) => (each.k === 'or' ? each.parts : [each]))) {
    if (part.k === 'known' && !part.holds) continue;
    parts.push(part);
    if (part.k === 'known') break;
  }
  const [first, ...others] = parts;
  if (!first) return never;
  return others.length === 0 || first.k === 'known' ? first : { k: 'or', parts };
}

export const empty = (type: SiteTypeCode, site: Value, limit: number, hands?: Hands | undefined): Condition => ({
  k: 'empty',
  type,
  site,
  limit,
  hands,
});
/** The type of a site, which is a cell if it is one of hands. */
export const typeAt = (type: SiteTypeCode, site: Value, hands: Hands | undefined): Value =>
  hands && type !== Cell ? { k: 'typeAt', site, type, hands } : constant(type);
/** Whether no site of the board is empty. */
export const full = (type: SiteTypeCode): Condition => ({ k: 'full', type });
export const fixedSites = (sites: readonly number[]): Sites => ({ k: 'fixedSites', sites });

export function isIn(site: Value, region: Sites): Condition {
  const sites: Sites = region.k === 'callSites' && region.asked ? { ...region, has: region.asked } : region;
  const nowhere = sites.k === 'fixedSites' ? sites.sites.length === 0 : false;
  return nowhere ? never : { k: 'in', site, sites };
}

export const noMoves: Rule = { k: 'none' };
export const all = (...rules: readonly Rule[]): Rule => (rules.length === 1 ? rules[0]! : { k: 'all', rules });

export function choose(test: Condition, yes: Rule, no: Rule = noMoves): Rule {
  if (test.k === 'known') return test.holds ? yes : no;
  return { k: 'choose', test, yes, no };
}

export const attached = (rule: Rule, then: Consequence | undefined): Rule =>
  then && rule.k !== 'none' ? { k: 'attach', then, rule } : rule;

export const action = (op: Opcode, decision: boolean, ...operands: readonly (Value | number)[]): Action => ({
  op,
  decision,
  operands: operands.map((operand) => (typeof operand === 'number' ? constant(operand) : operand)),
});

/** One move; without an effect nothing happens before it. */
export const emit = (
  from: Value,
  to: Value,
  actions: readonly Action[],
  effect?: Rule | undefined,
  between: EmitRule['between'] = 'none',
): EmitRule => ({ k: 'emit', from, to, between, effect, actions });

/** Whether a condition holds with a register at every site of a set. */
export const every = (sites: Sites, name: RegisterName, test: Condition): Condition => ({
  k: 'every',
  sites,
  register: name,
  test,
});
export const listedSites = (sites: readonly Value[]): Sites => ({ k: 'listedSites', sites });
/** The sites of one set that are in another. */
export const common = (sites: Sites, other: Sites): Sites => ({ k: 'shared', sites, with: other, inside: true });
/** The sites of one set that are not in another. */
export const without = (sites: Sites, other: Sites): Sites => ({ k: 'shared', sites, with: other, inside: false });
export const pendingSites: Sites = { k: 'pendingSites' };
export const removalSites: Sites = { k: 'removalSites' };

/** The sum of a number over the sites of a set. */
export const sumOver = (sites: Sites, name: RegisterName, of: Value): Value => ({
  k: 'sum',
  sites,
  register: name,
  of,
});

/** One number if a condition holds, another one if not. */
export function choice(test: Condition, yes: Value, no: Value): Value {
  if (test.k === 'known') return test.holds ? yes : no;
  return { k: 'choice', test, yes, no };
}

/** The first word of a list of the state. */
export const listFirst = (list: number): Value => ({ k: 'listFirst', list });
/** The entry of a table; `otherwise` outside of it. */
export function tableOf(of: Value, values: readonly number[], otherwise: number): Value {
  return of.k === 'const' ? constant(values[of.value] ?? otherwise) : { k: 'table', of, values, otherwise };
}
/** Number of pieces on a site, one above the other. */
export const heightAt = (type: Value, site: Value): Value => ({ k: 'height', type, site });

/** A rule of which programs can not write all, if that is so. What is not given is so; what is undefined is not. */
export const interpreted = (rule: Rule, ...only: readonly [] | readonly [boolean | undefined]): Rule =>
  (only.length === 0 || only[0] === true) && rule.k !== 'none' ? { k: 'interpreted', rule } : rule;
