/**
 * How a random move of a rule is found without writing or testing all of them. A rule is taken apart into sources of
 * moves; those of a source may be numbered, so that one can be written alone, and may have to be tried before they count.
 * Every move gets the same chance: whatever is drawn and turns out to be none is drawn no more.
 */
import type { Context, MoveList } from '@ludii/state';
import { countBits, nthBit } from '@ludii/state/internal';
import { conditionFn, memberFn, valueFn } from '../interpret.js';
import type { Condition, RegisterName, Rule, Sites } from '../nodes.js';
import { closureOf } from './closures.js';
import { type Attach, attaching, type ListFn } from './effects.js';
import { type Notes, noteMode } from './note.js';
import { afterFn, holdsAnyway, listFn } from './rules.js';
import { walk } from './walk.js';

/** Moves by number: at most one has each. */
export interface Numbered {
  /** How many numbers there are in a position. */
  readonly count: (c: Context) => number;
  /** Appends the move with a number; false, and nothing is appended, if it has none. */
  readonly write: (c: Context, number: number, out: MoveList) => boolean;
}

/** A condition that must hold after a move. */
export interface Trial {
  /** Notes on the move what follows from the moves of rules inside, before it is tried. */
  readonly first: readonly Attach[];
  readonly holds: (c: Context) => boolean;
  /** Whether it is known to hold at present. */
  readonly anyway: (() => boolean) | undefined;
  /** Makes a move, asks, and takes the move back. */
  readonly holdsAfter: (c: Context, list: MoveList, i: number) => boolean;
}

/** Moves of one kind. */
export interface Source {
  /** Notes all moves down. */
  readonly note: (c: Context, notes: Notes) => void;
  readonly numbered: Numbered | undefined;
  /** What must hold after a move, one after the other. */
  readonly tried: readonly Trial[];
  /** Notes on a move what follows from all moves of rules around it, once it is allowed. */
  readonly complete: readonly Attach[];
}

/** How a random move is chosen. */
export type Choice =
  | { readonly k: 'sources'; readonly sources: readonly Source[] }
  | { readonly k: 'if'; readonly test: (c: Context) => boolean; readonly yes: Choice; readonly no: Choice }
  /** Dice are thrown first. */
  | {
      readonly k: 'throw';
      readonly dice: ListFn;
      readonly next: Choice;
      readonly complete: readonly Attach[];
      /** All moves, for a throw that can not be made for good. */
      readonly whole: Source;
    };

/** Whether a rule does nothing but throw dice, in one move or none. */
const throws = (rule: Rule): boolean =>
  rule.k === 'roll' || (rule.k === 'choose' && throws(rule.yes) && (rule.no.k === 'none' || throws(rule.no)));

/** How a random move of a rule is chosen. `outer` is what follows from the moves of rules around it. */
export function choiceOf(rule: Rule, outer: readonly Attach[] = []): Choice {
  if (rule.k === 'interpreted') return choiceOf(rule.rule, outer);
  if (closureOf(rule)) return { k: 'sources', sources: sourcesOf(rule, outer) };
  if (rule.k === 'choose') {
    return {
      k: 'if',
      test: conditionFn(rule.test),
      yes: choiceOf(rule.yes, outer),
      no: choiceOf(rule.no, outer),
    };
  }
  if (rule.k === 'attach') return choiceOf(rule.rule, [attaching(rule.then.id), ...outer]);
  if (rule.k === 'prior' && throws(rule.prior)) {
    const whole: Source = { note: noteFn(rule), numbered: undefined, tried: [], complete: outer };
    return { k: 'throw', dice: listFn(rule.prior), next: choiceOf(rule.rule), complete: outer, whole };
  }
  return { k: 'sources', sources: sourcesOf(rule, outer) };
}

function sourcesOf(rule: Rule, complete: readonly Attach[]): readonly Source[] {
  if (!closureOf(rule)) {
    if (rule.k === 'none') return [];
    if (rule.k === 'interpreted') return sourcesOf(rule.rule, complete);
    if (rule.k === 'all') return rule.rules.flatMap((each) => sourcesOf(each, complete));
    if (rule.k === 'attach') return sourcesOf(rule.rule, [attaching(rule.then.id), ...complete]);
    if (rule.k === 'afterwards') {
      return sourcesOf(rule.rule, []).map((source) => ({
        ...source,
        // What inner rules attach belongs to the move that is tried.
        tried: [...source.tried, trialOf(rule.test, source.complete)],
        complete,
      }));
    }
  }
  return [{ note: noteFn(rule), numbered: numberedOf(rule), tried: [], complete }];
}

/** Notes all moves of a rule down. */
export function noteFn(rule: Rule): Source['note'] {
  const moves = walk(rule, noteMode());
  return (c, notes) => {
    moves(c, notes);
  };
}

const trialOf = (test: Condition, first: readonly Attach[]): Trial => ({
  first,
  holds: conditionFn(test),
  anyway: holdsAnyway(test),
  holdsAfter: afterFn(test),
});

/** Whether a rule has at most one move. */
function isSingle(rule: Rule): boolean {
  if (closureOf(rule)) return false;
  switch (rule.k) {
    case 'none':
    case 'emit':
      return true;
    case 'choose':
      return isSingle(rule.yes) && isSingle(rule.no);
    case 'attach':
    case 'at':
    case 'interpreted':
      return isSingle(rule.rule);
    default:
      return false;
  }
}

/** The moves of a rule by number, where it has at most one for each of some sites, or numbers them itself. */
function numberedOf(rule: Rule): Numbered | undefined {
  if (rule.k === 'numbered') return rule;
  if (rule.k === 'interpreted') return numberedOf(rule.rule);
  if (closureOf(rule)) return undefined;
  switch (rule.k) {
    case 'attach':
      return withThen(numberedOf(rule.rule), attaching(rule.then.id));
    case 'choose': {
      const inner = rule.no.k === 'none' ? numberedOf(rule.yes) : undefined;
      const test = inner && conditionFn(rule.test);
      return inner && test && { count: (c) => (test(c) ? inner.count(c) : 0), write: inner.write };
    }
    case 'at':
      return rule.leaks ? undefined : numberedAt(rule);
    case 'sites':
      return isSingle(rule.rule) ? numberedSites(rule) : undefined;
    default:
      return undefined;
  }
}

/** The numbered moves of a rule with iterators at a site. */
function numberedAt({ registers, site, limit, rule }: Extract<Rule, { k: 'at' }>): Numbered | undefined {
  const inner = numberedOf(rule);
  if (!inner) return undefined;
  const where = valueFn(site);
  const count = setting(registers, inner.count);
  const write = setting(registers, inner.write);
  return {
    count: (c) => {
      const s = where(c);
      return s >= 0 && s < limit ? count(c, s) : 0;
    },
    write: (c, number, out) => write(c, where(c), number, out),
  };
}

/** The moves of a rule with at most one for each site of a set. */
function numberedSites({ registers, over, rule }: Extract<Rule, { k: 'sites' }>): Numbered | undefined {
  const drawn = drawnFrom(over);
  if (!drawn) return undefined;
  const write = setting(registers, listFn(rule));
  const inside = over.k === 'where' || over.k === 'shared' ? memberFn(over) : undefined;
  return {
    count: drawn.count,
    write: (c, number, out) => {
      const site = drawn.nth(c, number);
      if (inside && !inside(c, site)) return false;
      const first = out.length;
      write(c, site, out);
      return out.length > first;
    },
  };
}

/** A function that is called with iterators at a site, which are put back afterwards. */
function setting<A extends readonly unknown[], R>(
  registers: readonly RegisterName[],
  act: (c: Context, ...rest: A) => R,
) {
  const [one, other] = registers;
  return (c: Context, site: number, ...rest: A): R => {
    const before = c[one!];
    const second = c[other ?? one!];
    c[one!] = site;
    c[other ?? one!] = site;
    const result = act(c, ...rest);
    c[other ?? one!] = second;
    c[one!] = before;
    return result;
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

/** How a site is drawn from a set: the number of candidates and the candidate of a number; a test may have to follow. */
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
    default:
      return undefined;
  }
}
