/** Rules that make one move of several: `append`, `allCombinations`. */
import { Moves } from '@ludii/functions';
import { isLowered, NonDecision, ruleOf } from '@ludii/functions/internal';
import { type Condition, choose, constant, type RegisterName, type Rule, type Value } from '@ludii/ir';
import { canMoveFn, emit, interpreted, noMoves, readsRegister, someNode } from '@ludii/ir/internal';
import { Op } from '@ludii/state/internal';
import { effect } from '../shared/declare.js';

/** Whether a rule reads one of some iterators. */
const reads = (rule: Rule, names: readonly RegisterName[]): boolean => names.some((name) => readsRegister(rule, name));

/** Each move of a rule together with the move of another; undefined if the rules give more than one or share iterators. */
function product(a: Rule, b: Rule): Rule | undefined {
  if (a.k === 'at') {
    const rule = reads(b, a.registers) ? undefined : product(a.rule, b);
    return rule && { ...a, rule };
  }
  if (a.k === 'choose') {
    const yes = product(a.yes, b);
    const no = product(a.no, b);
    return yes && no && choose(a.test, yes, no);
  }
  if (a.k === 'none' || b.k === 'none') return noMoves;
  if (a.k !== 'emit' || a.effect || a.between !== 'none') return undefined;
  if (b.k === 'at') {
    const rule = reads(a, b.registers) ? undefined : product(a, b.rule);
    return rule && { ...b, rule };
  }
  if (b.k === 'choose') {
    const yes = product(a, b.yes);
    const no = product(a, b.no);
    return yes && no && choose(b.test, yes, no);
  }
  if (b.k !== 'emit' || b.effect || b.between !== 'none') return undefined;
  return { ...emit(a.from, a.to, [...a.actions, ...b.actions]), joined: [a, b] };
}

/** What iterators stand for outside of a rule; undefined for those that change inside of it. */
type Outside = ReadonlyMap<RegisterName, Value | undefined>;

/** Where the first action of the moves of a rule begins and ends, which is the same for all of them; undefined if it is not. */
function decisionEnds(rule: Rule, outside: Outside = new Map()): Ends | undefined {
  const resolved = (value: Value | undefined): Value | undefined => {
    if (value?.k !== 'register') return undefined;
    return outside.has(value.name) ? outside.get(value.name) : value;
  };
  switch (rule.k) {
    case 'at': {
      const site = resolved(rule.site);
      return decisionEnds(rule.rule, new Map([...outside, ...rule.registers.map((name) => [name, site] as const)]));
    }
    case 'choose':
      return rule.no.k === 'none' ? decisionEnds(rule.yes, outside) : undefined;
    case 'flank':
      return decisionEnds(rule.rule, new Map([...outside, ['between', undefined], ['to', undefined]]));
    case 'emit': {
      const [first] = rule.actions;
      const sited = first && sitedActions.includes(first.op);
      const site = sited ? resolved(first.operands[1]) : undefined;
      return site && { from: site, to: site };
    }
    default:
      return undefined;
  }
}

/** Actions on one site, which is their second word. */
const sitedActions: readonly number[] = [Op.Add, Op.Remove, Op.SetState];

interface Ends {
  readonly from: Value;
  readonly to: Value;
}

const append = effect('append', {
  args: { moves: NonDecision },
  doc: 'All moves of a rule together as one move.',
  example: '(append (custodial (between (exact 2) if:(= 2 (state at:(between))) (apply (flip (between))))))',
  meaning: ({ moves }) => {
    const rule = ruleOf(moves);
    const ends = decisionEnds(rule);
    const nowhere = constant(-1);
    const together: Rule = { ...emit(ends?.from ?? nowhere, ends?.to ?? nowhere, [], rule), appended: true };
    if (!isLowered(rule) || !ends || someNode(rule, ({ k }) => k === 'attach' || k === 'sow')) {
      return interpreted(together);
    }
    const some: Condition = { k: 'some', rule, fn: canMoveFn(rule), visits: false };
    return choose(some, together);
  },
});

const allCombinations = effect('allCombinations', {
  args: { a: Moves, b: Moves },
  doc: 'Every move of one rule together with every move of another.',
  example: '(allCombinations (add (to (sites Empty))) (flip (between)))',
  meaning: ({ a, b }) => {
    const pairs: Rule = { k: 'pairs', a: ruleOf(a), b: ruleOf(b) };
    return product(pairs.a, pairs.b) ?? pairs;
  },
});

export const combine = [append, allCombinations];
