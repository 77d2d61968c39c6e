/**
 * Watches: conditions that are followed while pieces are put on empty sites one after the other. Nearly all of the time
 * a condition on the piece just placed does not hold, and what is kept of the earlier placements can often tell so without
 * looking at the position again. A watch says what has to be kept; the program of the game keeps it (`emit/watches.ts`).
 */
import type { SiteTypeCode } from '@ludii/state';
import type { Condition, Relation, Value } from './nodes.js';
import { hasCall } from './scan.js';

/** Pieces of one class in a row, in a line through the last of them. */
export interface RowsWatch {
  readonly k: 'rows';
  readonly type: SiteTypeCode;
  /** The least length that counts. */
  readonly length: number;
  /** The sites of each line of the board in order. Watches of the same lines share what is kept of them. */
  readonly lines: readonly (readonly number[])[];
  /** The class of each component; the condition itself is asked about pieces of class 0. */
  readonly classes: ArrayLike<number>;
  /** The only class that counts, if given; the condition itself is asked about pieces of others. */
  readonly only: Value | undefined;
}

/** Regions that pieces are to join, as bits by site: so many of them. */
export interface Goal {
  readonly count: number;
  readonly bits: ArrayLike<number>;
  readonly wanted: number;
}

/** A group of pieces of one owner that touches as many regions as its owner has to join. */
export interface ConnectionWatch {
  readonly k: 'connection';
  readonly type: SiteTypeCode;
  /** The sites beside each site. Watches with the same steps share the groups. */
  readonly steps: Relation;
  /** By component; pieces of 0 never connect. */
  readonly owners: readonly number[];
  /** By owner; none without regions. */
  readonly goals: readonly (Goal | undefined)[];
}

/** A ring of like pieces, or any such ring that was closed before. */
export interface RingWatch {
  readonly k: 'ring';
  readonly type: SiteTypeCode;
  /** The sites beside each site in the order in which they touch one another; the number of sites stands for the rim. */
  readonly around: Relation;
}

/** What is followed; `type` is that of the sites, if it matters. */
export type Watch =
  | RowsWatch
  | ConnectionWatch
  | RingWatch
  /** No site is empty. */
  | { readonly k: 'full'; readonly type: SiteTypeCode }
  /** What only asks whose turn it is. */
  | { readonly k: 'turn'; readonly type: undefined; readonly test: Condition }
  | { readonly k: 'some' | 'every'; readonly type: SiteTypeCode | undefined; readonly all: readonly Watch[] };

/** What offers a watch, perhaps. The watch is made when it is first needed, with the game complete. */
export interface Watched {
  readonly watch?: (() => Watch | undefined) | undefined;
}

/** The watches that parts offer, and the type of their sites; undefined if they have different ones. */
function offered(parts: readonly Watched[]): { all: Watch[]; type: SiteTypeCode | undefined } | undefined {
  const all = parts.flatMap(({ watch }) => watch?.() ?? []);
  const types = new Set(all.flatMap(({ type }) => (type === undefined ? [] : [type])));
  return types.size > 1 ? undefined : { all, type: [...types][0] };
}

const isSame = (a: Value | undefined, b: Value | undefined): boolean =>
  a === b || (!!a && !!b && !hasCall(a) && !hasCall(b) && JSON.stringify(a) === JSON.stringify(b));

/** Whether one row is there whenever another is: of rows that differ in their length the shorter one is there first. */
const isSooner = (a: RowsWatch, b: Watch): boolean =>
  b.k === 'rows' &&
  a.lines === b.lines &&
  a.length <= b.length &&
  isSame(a.only, b.only) &&
  Array.from(a.classes).join() === Array.from(b.classes).join();

/** A watch for some of the given parts to hold; none unless all parts have one, for sites of one type. */
export function someWatch(parts: readonly Watched[]): Watched['watch'] {
  if (parts.length === 0 || parts.some(({ watch }) => !watch)) return undefined;
  return () => {
    const found = offered(parts);
    if (!found || found.all.length < parts.length) return undefined;
    const apart: Watch[] = [];
    for (const watch of found.all) {
      if (apart.some((other) => other.k === 'rows' && isSooner(other, watch))) continue;
      const later = (other: Watch): boolean => watch.k === 'rows' && isSooner(watch, other);
      apart.splice(0, apart.length, ...apart.filter((other) => !later(other)), watch);
    }
    return apart.length === 1 ? apart[0]! : { k: 'some', type: found.type, all: apart };
  };
}

/** A watch for all of the given parts to hold: those that have one see to it. */
function everyWatch(parts: readonly Watched[]): Watched['watch'] {
  if (parts.every(({ watch }) => !watch)) return undefined;
  return () => {
    const found = offered(parts);
    if (!found || found.all.length < 2) return found?.all[0];
    return { k: 'every', type: found.type, all: found.all };
  };
}

/** Whether a number is known as soon as it is known whose turn it is. */
const isOfTurn = (value: Value): boolean => value.k === 'const' || (value.k === 'player' && value.part === 'mover');

/** The watch that follows from what a condition means: its parts offer theirs. */
export function watchOf(node: Condition): Watched['watch'] {
  switch (node.k) {
    case 'and':
      return everyWatch(watchesOf(node.parts));
    case 'or':
      return someWatch(watchesOf(node.parts));
    case 'compare':
      return isOfTurn(node.a) && isOfTurn(node.b) ? () => ({ k: 'turn', type: undefined, test: node }) : undefined;
    case 'full':
      return () => ({ k: 'full', type: node.type });
    case 'line':
    case 'callCondition':
      return node.watch;
    default:
      return undefined;
  }
}

const watchesOf = (parts: readonly Condition[]): readonly Watched[] => parts.map((part) => ({ watch: watchOf(part) }));
