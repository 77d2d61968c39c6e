/**
 * Answers that stay the same while a loop runs. Each has a place, which is empty when the loop begins; a loop that runs inside of
 * itself (a question may ask a rule that asks it) finds its places empty too, and leaves them as they were.
 */
import type { Condition, Node, RegisterName, Value } from '../../nodes.js';
import { registerOf } from '../../registers.js';
import { conditionFn } from '../conditions.js';
import { valueFn } from '../values.js';
import type { Walk } from '../walk/mode.js';

/** Loops inside of each other keep no more than this. */
export const MostKept = 64;

/** Says that a place is empty. A number that is the same is worked out each time. */
const Unknown = -(2 ** 31);

/** Loops run to their end before anybody else asks: all share these places, as they share the pool of sets. */
const places = new Int32Array(MostKept).fill(Unknown);

const placeOf = new WeakMap<Node, number>();
const origins = new WeakMap<Node, Node>();
const readBy = new WeakMap<Node, ReadonlySet<RegisterName>>();
const none: ReadonlySet<RegisterName> = new Set();

/** The iterators that an answer which is kept is told by: the one whose site it is about. */
export const readsOfKept = (node: Node): ReadonlySet<RegisterName> => readBy.get(node) ?? none;

/** The place of an answer that is kept, -1 for other nodes. */
export const keptAt = (node: Node): number => placeOf.get(node) ?? -1;
export const isKept = (node: Node): boolean => placeOf.has(node);

/** What a kept number is. */
export const originOf = (node: Node): Node | undefined => origins.get(node);

export function note<N extends Node>(kept: N, origin: Node, place: number, reads?: ReadonlySet<RegisterName>): N {
  if (reads) readBy.set(kept, reads);
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

/** The number of the time that the loop of a place began. */
export function roundOf(place: number): number {
  const known = places[place]!;
  if (known !== Unknown) return known;
  const round = ++rounds.last & 0x3fffffff;
  places[place] = round;
  return round;
}

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
      const round = 2 * roundOf(place);
      if (site >= answers.length) grow(site);
      const known = answers[site]! - round;
      if (known === 0 || known === 1) return known === 1;
      const holds = test(c);
      answers[site] = round + (holds ? 1 : 0);
      return holds;
    },
  };
  return note(kept, node, place, new Set([name]));
}

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
