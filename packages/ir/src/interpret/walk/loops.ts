/** Rules with iterators at one site, or at each site of a set. */
import type { Context, SiteTypeCode } from '@ludii/state';
import { spend } from '@ludii/state/internal';
import { and, choose } from '../../make.js';
import type { RegisterName, Rule, Sites } from '../../nodes.js';
import { registerOf, setRegister } from '../../registers.js';
import { endsAtTo } from '../../spans.js';
import { conditionFn } from '../conditions.js';
import { factsOf } from '../kept/facts.js';
import { ofRow, type RowTest } from '../kept/rows.js';
import { listedFor } from '../kept/tables.js';
import { memberFn } from '../members.js';
import { valueFn } from '../values.js';
import { isAscending, knownSites, sitesFn } from '../visit.js';
import type { Mode, Walk } from './mode.js';
import { rowWalk } from './rows.js';
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
    const before = registerOf(c, one);
    const second = registerOf(c, other);
    setRegister(c, one, s);
    setRegister(c, other, s);
    if (!test(c)) return false;
    setRegister(c, other, second);
    setRegister(c, one, before);
    return inside(c, found, s);
  };
}

/** The sites that moves of a rule end on, whatever some iterators around it are at; undefined if that is not known. */
function targetsOf(rule: Rule, around: readonly RegisterName[]): Sites | undefined {
  switch (rule.k) {
    case 'choose':
      return rule.no.k === 'none' ? targetsOf(rule.yes, around) : undefined;
    case 'attach':
      return targetsOf(rule.rule, around);
    case 'at':
      return rule.leaks ? undefined : targetsOf(rule.rule, [...around, ...rule.registers]);
    case 'sites': {
      if (!rule.registers.includes('to')) return targetsOf(rule.rule, [...around, ...rule.registers]);
      const { reads, steady } = factsOf(rule.over);
      return endsAtTo(rule.rule) && steady && !around.some((name) => reads.has(name)) ? rule.over : undefined;
    }
    default:
      return undefined;
  }
}

export function sitesWalk<T>(rule: Extract<Rule, { k: 'sites' }>, inner: Walk<T>, mode: Mode<T>): Walk<T> {
  const { target } = mode;
  const targets = target && targetsOf(rule.rule, rule.registers);
  const rounds = roundsWalk(rule, inner, mode);
  if (!target || !targets) return rounds;
  // No round leads to the site if it is none of those that all of them end on.
  const has = memberFn(targets);
  return (c, at) => {
    const site = target(at);
    return (site < 0 || has(c, site)) && rounds(c, at);
  };
}

function roundsWalk<T>(rule: Extract<Rule, { k: 'sites' }>, inner: Walk<T>, mode: Mode<T>): Walk<T> {
  const { registers, over } = rule;
  const { target } = mode;
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
  if (over.k === 'row' && registers.join() === 'to' && isAscending(over.relation))
    return rowWalk(over, rule.rule, mode);
  const known = knownSites(over);
  if (known) return listWalk(known, inside);
  const visit = sitesFn(over);
  return (c, at) =>
    visit(c, (site) => {
      spend();
      return inside(c, at, site);
    });
}

/** Goes through the sites of a list. */
function listWalk<T>(sitesOf: (c: Context) => readonly number[], inside: Bound<T>): Walk<T> {
  return (c, at) => {
    const sites = sitesOf(c);
    for (let i = 0; i < sites.length; i++) {
      spend();
      if (inside(c, at, sites[i]!)) return true;
    }
    return false;
  };
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

/** Goes through the numbers for which a condition holds that is looked up: those are listed once for each of its other keys. */
export function valuesWalk<T>(rule: Extract<Rule, { k: 'values' }>, mode: Mode<T>): Walk<T> {
  const { min, max, rule: each } = rule;
  const every = allValuesWalk(rule, walk(each, mode));
  if (min.k !== 'const' || max.k !== 'const' || each.k !== 'choose' || each.no.k !== 'none') return every;
  const tests = each.test.k === 'and' ? each.test.parts : [each.test];
  for (const test of tests) {
    const row = tests.find((other) => ofRow(other) && listedFor(test, min.value, max.value, ofRow(other)!.row));
    const listed = listedFor(test, min.value, max.value, row && ofRow(row)!.row);
    if (!listed) continue;
    const others = and(...tests.filter((other) => other !== test && other !== row));
    const inside = bound(['value'], walk(choose(others, each.yes), mode));
    const holds = row ? ofRow(row)!.holds : always;
    return (c, at) => {
      const found = listed(c);
      if (!found) return every(c, at);
      const { values, others: rows } = found;
      for (let k = 0; k < values.length; k++) {
        spend();
        if (rows && !holds(c, rows[k]!)) continue;
        if (inside(c, at, values[k]!)) return true;
      }
      return false;
    };
  }
  return every;
}

const always: RowTest = () => true;

function allValuesWalk<T>(rule: Extract<Rule, { k: 'values' }>, inner: Walk<T>): Walk<T> {
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

function bound<T>(names: readonly RegisterName[], inner: Walk<T>): Bound<T> {
  const [first, second] = names;
  if (names.length > 2 || !first) throw new RangeError('One or two iterators are set together.');
  const one = boundOne(first, inner);
  if (!second) return one;
  return (c, at, value) => {
    const before = registerOf(c, second);
    setRegister(c, second, value);
    const enough = one(c, at, value);
    setRegister(c, second, before);
    return enough;
  };
}

/** The common iterators have closures of their own: setting one by its name is slow. */
function boundOne<T>(name: RegisterName, inner: Walk<T>): Bound<T> {
  switch (name) {
    case 'from':
      return (c, at, value) => {
        const { from } = c;
        c.from = value;
        const enough = inner(c, at);
        c.from = from;
        return enough;
      };
    case 'to':
      return (c, at, value) => {
        const { to } = c;
        c.to = value;
        const enough = inner(c, at);
        c.to = to;
        return enough;
      };
    case 'site':
      return (c, at, value) => {
        const { site } = c;
        c.site = value;
        const enough = inner(c, at);
        c.site = site;
        return enough;
      };
    default:
      return (c, at, value) => {
        const before = registerOf(c, name);
        setRegister(c, name, value);
        const enough = inner(c, at);
        setRegister(c, name, before);
        return enough;
      };
  }
}
