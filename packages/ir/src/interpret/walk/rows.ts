/** Rules with `to` at each site of a row. */
import { spend } from '@ludii/state/internal';
import { and } from '../../make.js';
import type { Condition, Rule, Sites } from '../../nodes.js';
import { quickFirst } from '../conditions.js';
import { siteTest } from '../pieceTest.js';
import { rowBits } from '../rowBits.js';
import { valueFn } from '../values.js';
import type { Mode, Walk } from './mode.js';
import { walk } from './walk.js';
import { guarded } from './ways.js';

type Row = Extract<Sites, { k: 'row' }>;
type Empty = Extract<Condition, { k: 'empty' }>;

/** Goes through the sites of a row in ascending order. */
export function rowWalk<T>(row: Row, rule: Rule, mode: Mode<T>): Walk<T> {
  const { of, relation } = row;
  const { offsets, items } = relation;
  const which = valueFn(of);
  const { holds, rule: rest } = guarded(rule);
  const inner = walk(rest, mode);
  const every: Walk<T> = (c, at) => {
    const row = which(c);
    if (row < 0 || row >= offsets.length - 1) return false;
    const { to } = c;
    const last = offsets[row + 1]!;
    let enough = false;
    for (let i = offsets[row]!; i < last && !enough; i++) {
      spend();
      const site = items[i]!;
      if (!holds(c, site)) continue;
      c.to = site;
      enough = inner(c, at);
    }
    c.to = to;
    return enough;
  };
  return emptyOnes(row, rule, inner, every) ?? every;
}

/** Goes through the empty sites of a row, where a rule wants nothing but these: the bits of both are looked at together. */
function emptyOnes<T>({ of, relation }: Row, rule: Rule, inner: Walk<T>, every: Walk<T>): Walk<T> | undefined {
  if (rule.k !== 'choose' || rule.no.k !== 'none') return undefined;
  const [first, ...others] = quickFirst(rule.test.k === 'and' ? rule.test.parts : [rule.test]);
  const { items } = relation;
  if (!first || !isEmptyTo(first) || items.some((site) => site >= first.limit)) return undefined;
  const { type } = first;
  const { width, rows, count } = rowBits(relation);
  const which = valueFn(of);
  const holds = siteTest(and(...others), 'to');
  return (c, at) => {
    const { state, to } = c;
    if (state.layout.kind !== 'flat' || !state.layout.stored[type]) return every(c, at);
    const row = which(c);
    if (row < 0 || row >= count) return false;
    const start = state.emptyOffset(type);
    let enough = false;
    for (let w = 0, k = row * width; w < width && !enough; w++, k++) {
      for (let bits = state.words[start + w]! & rows[k]!; bits !== 0 && !enough; bits &= bits - 1) {
        spend();
        const site = (w << 5) + 31 - Math.clz32(bits & -bits);
        if (!holds(c, site)) continue;
        c.to = site;
        enough = inner(c, at);
      }
    }
    c.to = to;
    return enough;
  };
}

const isEmptyTo = (test: Condition): test is Empty =>
  test.k === 'empty' && test.site.k === 'register' && test.site.name === 'to' && !test.hands;
