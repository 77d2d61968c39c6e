/**
 * Answers about all sites of a row that stay the same while a loop runs, kept as bits of sites, so that a row is asked about with
 * few words.
 */
import type { Context } from '@ludii/state';
import type { Condition, Node, Relation, Sites, Value } from '../../nodes.js';
import { borrowSites, returnSites, SiteSet } from '../../siteSet.js';
import { collectFn } from '../collect.js';
import type { CollectFn } from '../onceForEach.js';
import { siteTest } from '../pieceTest.js';
import { rowBits } from '../rowBits.js';
import { valueFn } from '../values.js';
import { factsOf } from './facts.js';
import { note, originOf, roundOf } from './slots.js';

/** A condition at each site of a row, with `between` there. */
export type RowCondition = Extract<Condition, { k: 'every' }> & { readonly sites: Extract<Sites, { k: 'row' }> };

/** Whether an answer holds at all sites of the row with a number. */
export type RowTest = (c: Context, row: number) => boolean;

/** A kept answer about a row: the number of the row, and how one is asked about. */
interface OfRow {
  readonly row: Value;
  readonly holds: RowTest;
}
const known = new WeakMap<Node, OfRow>();

/** What a condition asks about a row, if it is an answer that is kept. */
export const ofRow = (node: Condition): OfRow | undefined => known.get(node);

/** Whether an answer about sites holds at all sites of a row. */
export function keptInRows(node: RowCondition, place: number): Condition {
  const row = node.sites.of;
  const of = valueFn(row);
  const collect = holdingSites(node.test);
  const holds = collect ? allAtOnce(collect, node.sites.relation, place) : oneByOne(node, place);
  const kept: Condition = { k: 'callCondition', fn: (c) => holds(c, of(c)) };
  known.set(kept, { row, holds });
  return note(kept, node, place, factsOf(row).reads);
}

const isBetween = (value: Value): boolean => value.k === 'register' && value.name === 'between';
const isFree = (node: Node): boolean => factsOf(node).steady && !factsOf(node).reads.has('between');

/** The sites where a condition holds, where they can be found without asking about each; undefined if they can not. */
function holdingSites(given: Condition): CollectFn | undefined {
  // What a loop around keeps of each site is not needed where all are found together.
  const test = (originOf(given) ?? given) as Condition;
  switch (test.k) {
    case 'in':
      return isBetween(test.site) && isFree(test.sites) ? collectFn(test.sites) : undefined;
    case 'compare': {
      const { sign, a, b } = test;
      const other = isBetween(a) ? b : a;
      if (sign !== '=' || isBetween(a) === isBetween(b) || !isFree(other)) return undefined;
      const site = valueFn(other);
      return (c, out) => out.addIfSite(site(c));
    }
    case 'or': {
      const parts = test.parts.map(holdingSites);
      if (parts.includes(undefined)) return undefined;
      return (c, out) => {
        for (let i = 0; i < parts.length; i++) parts[i]!(c, out);
      };
    }
    default:
      return undefined;
  }
}

/** The sites where the condition holds are found once. */
function allAtOnce(collect: CollectFn, relation: Relation, place: number): RowTest {
  const { width, rows, count } = rowBits(relation);
  const holding = new SiteSet();
  let round = -1;
  /** Sites are found aside: the same may be asked while they are looked for. */
  const find = (c: Context, now: number): void => {
    const found = borrowSites();
    collect(c, found);
    holding.clear();
    holding.addAll(found);
    returnSites(found);
    round = now;
  };
  return (c, row) => {
    if (row < 0 || row >= count) return true;
    const now = roundOf(place);
    if (now !== round) find(c, now);
    return holding.hasWords(rows, row * width, width);
  };
}

/** Each site is asked about once. */
function oneByOne({ sites: { relation }, test: asked }: RowCondition, place: number): RowTest {
  const test = siteTest(asked, 'between');
  const { width, rows, count } = rowBits(relation);
  const told = new Int32Array(width);
  const holding = new Int32Array(width);
  let round = -1;
  const begin = (now: number): void => {
    if (now === round) return;
    round = now;
    told.fill(0);
    holding.fill(0);
  };
  /** Asks about sites that nothing is known of: a word of bits. The same may be asked in another round in between. */
  const ask = (c: Context, w: number, unknown: number): void => {
    const { between } = c;
    const now = round;
    let held = holding[w]!;
    for (let bits = unknown; bits !== 0; bits &= bits - 1) {
      const bit = bits & -bits;
      if (test(c, (w << 5) + 31 - Math.clz32(bit))) held |= bit;
    }
    begin(now);
    told[w]! |= unknown;
    holding[w]! |= held;
    c.between = between;
  };
  return (c, row) => {
    if (row < 0 || row >= count) return true;
    begin(roundOf(place));
    for (let w = 0, at = row * width; w < width; w++, at++) {
      const unknown = rows[at]! & ~told[w]!;
      if (unknown !== 0) ask(c, w, unknown);
      if ((rows[at]! & ~holding[w]!) !== 0) return false;
    }
    return true;
  };
}
