/** What the rules of a turn are made of: what comes before moves, what follows from all of them. */
import type { Consequence, Rule } from '../nodes.js';
import { someNode } from '../scan.js';
import type { Emission } from './emission.js';
import { NotEmittable } from './notEmittable.js';

/** Whether something is done before the moves of a rule are found. */
export const hasPrior = (rule: Rule): boolean => someNode(rule, ({ k }) => k === 'prior');

/** Refuses moves after a throw that ask whether the next player has any: that would throw the dice of the game once more. */
export function refuseThrows(rule: Rule): void {
  if (someNode(rule, ({ k }) => k === 'nextIsStuck'))
    throw new NotEmittable('Dice are thrown once more to find the moves after a throw.');
}

export const hasLongest = (rule: Rule): boolean => someNode(rule, ({ k }) => k === 'longest');

/** A rule with what follows from all of its moves, the innermost first; the same each time. */
export function followedBy(g: Emission, rule: Rule, chain: readonly Consequence[]): Rule {
  return g.made(`followed ${g.number(rule)} ${chain.map(({ id }) => id).join()}`, () => {
    let next = rule;
    for (const then of chain) next = { k: 'attach', then, rule: next };
    return rooted(next);
  });
}

/** The rule with a choice at its root rather than below what follows from all moves. */
export function rooted(rule: Rule): Rule {
  if (rule.k === 'choose') return { ...rule, yes: rooted(rule.yes), no: rooted(rule.no) };
  if (rule.k !== 'attach') return rule;
  const inner = rooted(rule.rule);
  if (inner.k !== 'choose') return rule;
  const { then } = rule;
  return {
    ...inner,
    yes: rooted({ k: 'attach', then, rule: inner.yes }),
    no: rooted({ k: 'attach', then, rule: inner.no }),
  };
}
