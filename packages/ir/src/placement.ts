/** Rules whose every move puts one piece on an empty site and does nothing else. */
import type { SiteTypeCode } from '@ludii/state';
import { Edge, Op } from '@ludii/state/internal';
import type { EmitRule, Rule, Value } from './nodes.js';

/** What is placed, and where. */
export interface Placement {
  readonly type: SiteTypeCode;
  /** The component; negative if there is nothing to place. */
  readonly piece: Value;
  readonly decision: boolean;
}

/** The placement that a rule consists of, if it is one for each empty site of the board. */
export function placementOf(rule: Rule): Placement | undefined {
  if (rule.k === 'choose') {
    const placed = rule.no.k === 'none' ? placementOf(rule.yes) : undefined;
    // Whether there is a piece to place is told by its number.
    const { test } = rule;
    const isThere = test.k === 'compare' && test.sign === '>=' && isConstant(test.b, 0) && test.a === placed?.piece;
    return isThere ? placed : undefined;
  }
  if (rule.k !== 'sites' || rule.over.k !== 'emptySites' || rule.registers.join() !== 'to') return undefined;
  const { type } = rule.over;
  return rule.rule.k === 'emit' && type !== Edge ? placedBy(rule.rule, type) : undefined;
}

const isConstant = (value: Value | undefined, wanted: number): boolean =>
  value?.k === 'const' && value.value === wanted;

function placedBy({ actions, effect, edge, state, between }: EmitRule, type: SiteTypeCode): Placement | undefined {
  const [action, ...more] = actions;
  if (!action || action.op !== Op.Add || more.length > 0 || effect || edge || state || between !== 'none')
    return undefined;
  const [kind, to, level, piece, count, ...data] = action.operands;
  const plain = isConstant(kind, type) && isConstant(level, -1) && isConstant(count, 1);
  const bare = data.slice(0, 3).every((datum) => isConstant(datum, -1)) && isConstant(data[3], 0);
  if (!piece || to?.k !== 'register' || to.name !== 'to' || !plain || !bare) return undefined;
  return { type, piece, decision: action.decision };
}
