/** Steps, and hops over one site. */
import type { Rule } from '../../nodes.js';
import { siteTest } from '../pieceTest.js';
import type { Mode, Walk } from './mode.js';
import { walk } from './walk.js';
import { aimOf, guarded, waysFn } from './ways.js';

export function stepsWalk<T>({ ways, rule }: Extract<Rule, { k: 'steps' }>, mode: Mode<T>): Walk<T> {
  const of = waysFn(ways);
  const { holds, rule: rest } = guarded(rule);
  const inner = walk(rest, mode);
  const aim = aimOf(rule, mode);
  return (c, at) => {
    const relation = of(c);
    if (!relation) return false;
    const { offsets, items } = relation;
    const { from, to } = c;
    const only = aim(at);
    const last = offsets[from + 1]!;
    let enough = false;
    for (let i = offsets[from]!; i < last && !enough; i++) {
      const t = items[i]!;
      if ((only >= 0 && t !== only) || !holds(c, t)) continue;
      c.to = t;
      enough = inner(c, at);
    }
    c.to = to;
    return enough;
  };
}

export function hopsWalk<T>({ ways, over, rule }: Extract<Rule, { k: 'hops' }>, mode: Mode<T>): Walk<T> {
  const of = waysFn(ways);
  const test = siteTest(over, 'between');
  const { holds, rule: rest } = guarded(rule);
  const inner = walk(rest, mode);
  const aim = aimOf(rule, mode);
  return (c, at) => {
    const relation = of(c);
    if (!relation) return false;
    const { offsets, items } = relation;
    const { from, to, between } = c;
    const only = aim(at);
    const last = offsets[from + 1]!;
    let enough = false;
    for (let i = offsets[from]!; i < last && !enough; i += 2) {
      const t = items[i + 1]!;
      const b = items[i]!;
      if ((only >= 0 && t !== only) || !test(c, b)) continue;
      c.between = b;
      if (!holds(c, t)) continue;
      c.to = t;
      enough = inner(c, at);
    }
    c.to = to;
    c.between = between;
    return enough;
  };
}
