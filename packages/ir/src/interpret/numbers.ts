/**
 * Moves by number: those of loops over sites and numbers, of which each round has at most one. A random choice draws a
 * number and tests it, and does not look at the other moves.
 */
import type { Context, MoveList } from '@ludii/state';
import { countBits, nthBit } from '@ludii/state/internal';
import type { RegisterName, Rule, Sites } from '../nodes.js';
import { registerOf, setRegister } from '../registers.js';
import { isSingle } from '../scan.js';
import { conditionFn } from './conditions.js';
import { type Attach, attaching } from './effects.js';
import { memberFn } from './members.js';
import { listFn } from './rules.js';
import { valueFn } from './values.js';
import { waysFn } from './walk/ways.js';

/** Moves by number: at most one has each. */
export interface Numbered {
  /** How many numbers there are in a position. */
  readonly count: (c: Context) => number;
  /** Appends the move with a number; false, and nothing is appended, if it has none. */
  readonly write: (c: Context, number: number, out: MoveList) => boolean;
}

/** The moves of a rule by number; undefined if it has no loops of that kind, and does not number them itself. */
export function numberedOf(rule: Rule): Numbered | undefined {
  if (rule.k === 'numbered') return rule;
  return isSingle(rule) ? undefined : innerOf(rule);
}

function innerOf(rule: Rule): Numbered | undefined {
  if (isSingle(rule)) return single(rule);
  switch (rule.k) {
    case 'interpreted':
      return innerOf(rule.rule);
    case 'attach':
      return withThen(innerOf(rule.rule), attaching(rule.then.id));
    case 'all': {
      const parts = rule.rules.map(innerOf);
      return parts.includes(undefined) ? undefined : oneOf(parts as readonly Numbered[]);
    }
    case 'choose':
      return chosen(rule);
    case 'at': {
      const inner = rule.leaks ? undefined : innerOf(rule.rule);
      if (!inner) return undefined;
      const site = valueFn(rule.site);
      const { limit } = rule;
      const write = setting(rule.registers, inner.write);
      return {
        count: inner.count,
        write: (c, number, out) => {
          const s = site(c);
          return s >= 0 && s < limit && write(c, s, number, out);
        },
      };
    }
    case 'sites':
      return ofSites(rule);
    case 'steps':
      return ofSteps(rule);
    case 'values': {
      const { min, max } = rule;
      const inner = innerOf(rule.rule);
      if (!inner || min.k !== 'const' || max.k !== 'const') return undefined;
      const rounds = Math.max(0, max.value - min.value + 1);
      return ofRounds(
        inner,
        ['value'],
        () => rounds,
        (_c, k) => min.value + k,
      );
    }
    default:
      return undefined;
  }
}

/** One number for a rule with at most one move. */
function single(rule: Rule): Numbered {
  const write = listFn(rule);
  return {
    count: () => 1,
    write: (c, _number, out) => {
      const first = out.length;
      write(c, out);
      return out.length > first;
    },
  };
}

/** The numbers of several rules in a row. */
function oneOf(parts: readonly Numbered[]): Numbered {
  return {
    count: (c) => {
      let total = 0;
      for (let i = 0; i < parts.length; i++) total += parts[i]!.count(c);
      return total;
    },
    write: (c, number, out) => {
      let k = number;
      for (let i = 0; i < parts.length; i++) {
        const count = parts[i]!.count(c);
        if (k < count) return parts[i]!.write(c, k, out);
        k -= count;
      }
      return false;
    },
  };
}

/** The numbers of both branches: those of the one that does not count have no moves. */
function chosen({ test, yes, no }: Extract<Rule, { k: 'choose' }>): Numbered | undefined {
  const holds = conditionFn(test);
  const one = innerOf(yes);
  const other = no.k === 'none' ? undefined : innerOf(no);
  if (!one || (no.k !== 'none' && !other)) return undefined;
  return {
    count: (c) => Math.max(one.count(c), other ? other.count(c) : 0),
    write: (c, number, out) => {
      const branch = holds(c) ? one : other;
      return branch !== undefined && number < branch.count(c) && branch.write(c, number, out);
    },
  };
}

function ofSites({ registers, over, rule }: Extract<Rule, { k: 'sites' }>): Numbered | undefined {
  const inner = innerOf(rule);
  const drawn = drawnFrom(over);
  if (!inner || !drawn) return undefined;
  const inside = over.k === 'where' || over.k === 'shared' ? memberFn(over) : undefined;
  return ofRounds(inner, registers, drawn.count, (c, k) => {
    const site = drawn.nth(c, k);
    return inside && !inside(c, site) ? -1 : site;
  });
}

/** The numbers of steps: as many as there are at most from a site. */
function ofSteps({ ways, rule }: Extract<Rule, { k: 'steps' }>): Numbered | undefined {
  const inner = innerOf(rule);
  if (!inner || (ways.fixed !== true && ways.fixed !== 'chosen')) return undefined;
  const widths = (ways.fixed === true ? [ways.all] : ways.all).map(({ offsets }) => widestRow(offsets));
  const width = Math.max(0, ...widths);
  const of = waysFn(ways);
  return ofRounds(
    inner,
    ['to'],
    () => width,
    (c, k) => {
      const relation = of(c);
      if (!relation || c.from < 0 || c.from >= relation.offsets.length - 1) return -1;
      const at = relation.offsets[c.from]! + k;
      return at < relation.offsets[c.from + 1]! ? relation.items[at]! : -1;
    },
  );
}

function widestRow(offsets: Int32Array): number {
  let most = 0;
  for (let row = 0; row + 1 < offsets.length; row++) most = Math.max(most, offsets[row + 1]! - offsets[row]!);
  return most;
}

/** The numbers of a loop: as many for each round. A round at a negative number has no moves. */
function ofRounds(
  inner: Numbered,
  registers: readonly RegisterName[],
  rounds: (c: Context) => number,
  nth: (c: Context, round: number) => number,
): Numbered {
  const write = setting(registers, inner.write);
  return {
    count: (c) => rounds(c) * inner.count(c),
    write: (c, number, out) => {
      const each = inner.count(c);
      const round = Math.trunc(number / each);
      if (round >= rounds(c)) return false;
      const value = nth(c, round);
      return value >= 0 && write(c, value, number - round * each, out);
    },
  };
}

type Write = Numbered['write'];

/** Writes a move with iterators at a number, which are put back afterwards. */
function setting(registers: readonly RegisterName[], write: Write) {
  const [one, other = one] = registers as readonly [RegisterName, RegisterName?];
  return (c: Context, value: number, number: number, out: MoveList): boolean => {
    const before = registerOf(c, one);
    const second = registerOf(c, other);
    setRegister(c, one, value);
    setRegister(c, other, value);
    const found = write(c, number, out);
    setRegister(c, other, second);
    setRegister(c, one, before);
    return found;
  };
}

function withThen(numbered: Numbered | undefined, attach: Attach): Numbered | undefined {
  return (
    numbered && {
      count: numbered.count,
      write: (c, number, out) => {
        const first = out.length;
        const found = numbered.write(c, number, out);
        attach(c, out, first);
        return found;
      },
    }
  );
}

/**
 * How a site is drawn from a set: the number of candidates, which no iterator changes, and the candidate of a number, -1 if
 * it has none; a test may have to follow.
 */
function drawnFrom(
  sites: Sites,
): { readonly count: (c: Context) => number; readonly nth: (c: Context, k: number) => number } | undefined {
  switch (sites.k) {
    case 'where':
    case 'shared':
      return drawnFrom(sites.sites);
    case 'fixedSites': {
      const { sites: known } = sites;
      return { count: () => known.length, nth: (_c, k) => known[k]! };
    }
    case 'emptySites': {
      const { type } = sites;
      return {
        count: ({ state }) => countBits(state.words, state.emptyOffset(type), state.emptyWords(type)),
        nth: ({ state }, k) => nthBit(state.words, state.emptyOffset(type), k),
      };
    }
    case 'callSites': {
      const { fn, most } = sites;
      return most === undefined ? undefined : { count: () => most, nth: (c, k) => fn(c)[k] ?? -1 };
    }
    default:
      return undefined;
  }
}
