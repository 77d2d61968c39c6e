/**
 * Answers that stay the same while a loop runs. Each has a place, which is empty when the loop begins; a loop that runs inside of
 * itself (a question may ask a rule that asks it) finds its places empty too, and leaves them as they were.
 */
import type { Context } from '@ludii/state';
import type { Condition, Node, RegisterName, Relation, Sites, Value } from '../../nodes.js';
import { registerOf } from '../../registers.js';
import { conditionFn } from '../conditions.js';
import { onceForEach } from '../onceForEach.js';
import { siteTest } from '../pieceTest.js';
import { valueFn } from '../values.js';
import type { Walk } from '../walk/mode.js';

/** A condition at each site of a row, with `between` there. */
export type RowCondition = Extract<Condition, { k: 'every' }> & { readonly sites: Extract<Sites, { k: 'row' }> };

/** Loops inside of each other keep no more than this. */
export const MostKept = 64;

/** Says that a place is empty. A number that is the same is worked out each time. */
const Unknown = -(2 ** 31);

/** Loops run to their end before anybody else asks: all share these places, as they share the pool of sets. */
const places = new Int32Array(MostKept).fill(Unknown);

const placeOf = new WeakMap<Node, number>();
const origins = new WeakMap<Node, Node>();

/** The place of an answer that is kept, -1 for other nodes. */
export const keptAt = (node: Node): number => placeOf.get(node) ?? -1;
export const isKept = (node: Node): boolean => placeOf.has(node);

/** What a kept number is. */
export const originOf = (node: Node): Node | undefined => origins.get(node);

function note<N extends Node>(kept: N, origin: Node, place: number): N {
  placeOf.set(kept, place);
  origins.set(kept, origin);
  return kept;
}

/** A number that is worked out when it is first asked for. */
export function keptValue(node: Value, place: number): Value {
  const value = valueFn(node);
  const kept: Value = {
    k: 'callValue',
    fn: (c) => {
      const known = places[place]!;
      if (known !== Unknown) return known;
      const found = value(c);
      places[place] = found;
      return found;
    },
  };
  return note(kept, node, place);
}

/** An answer that is worked out when it is first asked for. */
export function keptCondition(node: Condition, place: number): Condition {
  const test = conditionFn(node);
  const kept: Condition = {
    k: 'callCondition',
    fn: (c) => {
      const known = places[place]!;
      if (known !== Unknown) return known === 1;
      const holds = test(c);
      places[place] = holds ? 1 : 0;
      return holds;
    },
  };
  return note(kept, node, place);
}

/** Numbers each time that a loop begins, as long as there are answers of it to keep. */
const rounds = { last: 0 };

/** An answer about a site, the one that an iterator is at, which is worked out once for each site. */
export function keptBySite(node: Condition, name: RegisterName, place: number): Condition {
  const test = conditionFn(node);
  // What is known of a site: twice the number of the loop's beginning, and 1 more if it holds.
  let answers = new Float64Array(64);
  const grow = (site: number): void => {
    const more = new Float64Array(2 * site + 2);
    more.set(answers);
    answers = more;
  };
  const kept: Condition = {
    k: 'callCondition',
    fn: (c) => {
      const site = registerOf(c, name);
      if (site < 0) return test(c);
      if (places[place] === Unknown) places[place] = ++rounds.last & 0x3fffffff;
      const round = 2 * places[place]!;
      if (site >= answers.length) grow(site);
      const known = answers[site]! - round;
      if (known === 0 || known === 1) return known === 1;
      const holds = test(c);
      answers[site] = round + (holds ? 1 : 0);
      return holds;
    },
  };
  return note(kept, node, place);
}

/**
 * Whether an answer about sites holds at all sites of a row. What is known of it is kept as bits, so that a row is asked about
 * with few words.
 */
export function keptInRows(node: RowCondition, place: number): Condition {
  const of = valueFn(node.sites.of);
  const test = siteTest(node.test, 'between');
  const { width, rows, count } = rowBits(node.sites.relation);
  const known = new Int32Array(width);
  const holding = new Int32Array(width);
  let round = Unknown;
  /** Asks about sites that nothing is known of: a word of bits. */
  const ask = (c: Context, w: number, unknown: number): void => {
    const { between } = c;
    for (let bits = unknown; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      if (test(c, (w << 5) + 31 - Math.clz32(bit))) holding[w]! |= bit;
    }
    known[w]! |= unknown;
    c.between = between;
  };
  const kept: Condition = {
    k: 'callCondition',
    fn: (c) => {
      const row = of(c);
      if (row < 0 || row >= count) return true;
      if (places[place] === Unknown) places[place] = ++rounds.last & 0x3fffffff;
      if (places[place] !== round) {
        round = places[place]!;
        known.fill(0);
        holding.fill(0);
      }
      for (let w = 0, at = row * width; w < width; w++, at++) {
        const unknown = rows[at]! & ~known[w]!;
        if (unknown !== 0) ask(c, w, unknown);
        if ((rows[at]! & ~holding[w]!) !== 0) return false;
      }
      return true;
    },
  };
  return note(kept, node, place);
}

/** The rows of a relation as bits of their sites. */
const rowBits = onceForEach(({ offsets, items }: Relation) => {
  const width = (items.reduce((most, site) => Math.max(most, site), 0) >> 5) + 1;
  const count = offsets.length - 1;
  const rows = new Int32Array(count * width);
  for (let row = 0; row < count; row++) {
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++)
      rows[row * width + (items[i]! >> 5)]! |= 1 << (items[i]! & 31);
  }
  return { width, rows, count };
});

/** A walk that begins with some places empty. */
export function withPlaces<T>(first: number, count: number, run: Walk<T>): Walk<T> {
  if (count === 0) return run;
  const inner = withPlaces(first + 1, count - 1, run);
  return (c, at) => {
    const before = places[first]!;
    places[first] = Unknown;
    const enough = inner(c, at);
    places[first] = before;
    return enough;
  };
}
