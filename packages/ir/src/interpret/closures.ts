/** Closures of rules: derived ones, and those of ludemes that have one of their own. */
import type { Context, MoveList } from '@ludii/state';
import type { Rule } from '../nodes.js';
import type { ListFn } from './effects.js';

/** A rule as closures. */
export interface RuleFn extends ListFn {
  /** Whether there is a move. */
  readonly canMove?: (c: Context) => boolean;
  /** Whether some move ends on a site. */
  readonly reaches?: (c: Context, site: number) => boolean;
  /** What the rule says when asked whether it leads to a site, where that is not what its moves show. */
  readonly claims?: (c: Context, site: number) => boolean;
  /** Set if it says that it can not move although it has moves: rules around it look at the moves themselves. */
  readonly mute?: true;
  /** Carries the rule out as a consequence, for rules that have to do most of it to know their moves. */
  readonly perform?: ((c: Context, result: MoveList) => void) | undefined;
}

const byHand = new WeakMap<Rule, RuleFn>();

/** Says that a rule has a closure of its own. */
export function noteClosure(rule: Rule, fn: RuleFn): void {
  if (rule.k !== 'none' && rule.k !== 'callRule') byHand.set(rule, fn);
}

/** The closure of a rule that has one of its own. */
export const closureOf = (rule: Rule): RuleFn | undefined => (rule.k === 'callRule' ? rule.fn : byHand.get(rule));
