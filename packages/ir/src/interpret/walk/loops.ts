/** Rules with iterators at one site, or at each site of a set. */
import type { Context, SiteTypeCode } from '@ludii/state';
import { spend } from '@ludii/state/internal';
import type { RegisterName, Rule } from '../../nodes.js';
import { endsAtTo } from '../../spans.js';
import { conditionFn } from '../conditions.js';
import { memberFn } from '../members.js';
import { valueFn } from '../values.js';
import { sitesFn } from '../visit.js';
import type { Mode, Walk } from './mode.js';
import { walk } from './walk.js';

export function atWalk<T>(node: Extract<Rule, { k: 'at' }>, mode: Mode<T>): Walk<T> {
  const { registers, site: at, limit, least = 0, rule, leaks } = node;
  const [name, ...more] = registers;
  if (at.k === 'register' && at.name === name && more.length === 0) {
    // The iterator is there already.
    const here = valueFn(at);
    const inner = walk(rule, mode);
    return (c, found) => {
      const s = here(c);
      return s >= least && s < limit && inner(c, found);
    };
  }
  const site = valueFn(at);
  if (!leaks || rule.k !== 'choose' || rule.no.k !== 'none') {
    const inside = bound(registers, walk(rule, mode));
    return (c, found) => {
      const s = site(c);
      return s >= least && s < limit && inside(c, found, s);
    };
  }
  const test = conditionFn(rule.test);
  const inside = bound(registers, walk(rule.yes, mode));
  const [one, other = one] = registers as readonly [RegisterName, RegisterName?];
  return (c, found) => {
    const s = site(c);
    if (s < least || s >= limit) return false;
    const before = c[one];
    const second = c[other];
    c[one] = s;
    c[other] = s;
    if (!test(c)) return false;
    c[other] = second;
    c[one] = before;
    return inside(c, found, s);
  };
}

export function sitesWalk<T>(rule: Extract<Rule, { k: 'sites' }>, inner: Walk<T>, { target }: Mode<T>): Walk<T> {
  const { registers, over } = rule;
  const inside = bound(registers, inner);
  if (target && registers.includes('to') && endsAtTo(rule.rule)) {
    // Moves to other sites need not be looked at.
    const has = memberFn(over);
    return (c, at) => {
      const site = target(at);
      return site >= 0 && has(c, site) && inside(c, at, site);
    };
  }
  if (over.k === 'emptySites') return emptyWalk(over.type, inside);
  const visit = sitesFn(over);
  return (c, at) =>
    visit(c, (site) => {
      spend();
      return inside(c, at, site);
    });
}

/** Goes through the empty sites by the bits that tell them, without a closure for each call. */
function emptyWalk<T>(type: SiteTypeCode, inside: Bound<T>): Walk<T> {
  return (c, at) => {
    const { state } = c;
    const start = state.emptyOffset(type);
    const words = state.emptyWords(type);
    for (let w = 0; w < words; w++) {
      for (let bits = state.words[start + w]!; bits !== 0; bits &= bits - 1) {
        spend();
        if (inside(c, at, (w << 5) + 31 - Math.clz32(bits & -bits))) return true;
      }
    }
    return false;
  };
}

export function valuesWalk<T>(rule: Extract<Rule, { k: 'values' }>, inner: Walk<T>): Walk<T> {
  const [min, max] = [valueFn(rule.min), valueFn(rule.max)];
  const inside = bound(['value'], inner);
  return (c, at) => {
    const last = max(c);
    for (let value = min(c); value <= last; value++) {
      spend();
      if (inside(c, at, value)) return true;
    }
    return false;
  };
}

/** Runs a walk with registers at a number, which are put back afterwards. */
type Bound<T> = (c: Context, at: T, value: number) => boolean;

/** The common registers have closures of their own: setting one by its name is slow. */
function bound<T>(names: readonly RegisterName[], inner: Walk<T>): Bound<T> {
  const [first, second] = names;
  if (names.length > 2 || !first) throw new RangeError('One or two iterators are set together.');
  if (second) return boundPair(first, second, inner);
  if (first === 'from') {
    return (c, at, value) => {
      const before = c.from;
      c.from = value;
      const enough = inner(c, at);
      c.from = before;
      return enough;
    };
  }
  if (first === 'to') {
    return (c, at, value) => {
      const before = c.to;
      c.to = value;
      const enough = inner(c, at);
      c.to = before;
      return enough;
    };
  }
  if (first === 'edge') {
    return (c, at, value) => {
      const before = c.edge;
      c.edge = value;
      const enough = inner(c, at);
      c.edge = before;
      return enough;
    };
  }
  return (c, at, value) => {
    const before = c[first];
    c[first] = value;
    const enough = inner(c, at);
    c[first] = before;
    return enough;
  };
}

function boundPair<T>(first: RegisterName, second: RegisterName, inner: Walk<T>): Bound<T> {
  return (c, at, value) => {
    const before = c[first];
    const other = c[second];
    c[first] = value;
    c[second] = value;
    const enough = inner(c, at);
    c[first] = before;
    c[second] = other;
    return enough;
  };
}
