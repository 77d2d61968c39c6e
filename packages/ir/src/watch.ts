/**
 * Watches: conditions that are followed while pieces are put on empty sites one after the other. Nearly all of the time
 * a condition on the piece just placed does not hold, and what is kept of the earlier placements can often tell so without
 * looking at the position again. A watch says what has to be kept; the program of the game keeps it (`emit/watches.ts`).
 */
import type { SiteTypeCode } from '@ludii/state';
import type { Condition, ConnectedCondition, Relation, Value } from './nodes.js';
import { byNumber } from './remembered.js';
import { ringWatch } from './ringWatch.js';

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
  /** The goal of an owner, if there are regions to join. */
  readonly goal: (owner: number) => Goal | undefined;
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

/** The watch of each of the given parts; undefined unless all have one, for sites of one type. */
export function allWatches(parts: readonly Watched[]): readonly Watch[] | undefined {
  if (parts.length === 0 || parts.some(({ watch }) => !watch)) return undefined;
  const found = offered(parts);
  return found && found.all.length === parts.length ? found.all : undefined;
}

/** A watch for some of the given parts to hold; none unless all parts have one, for sites of one type. */
function someWatch(parts: readonly Watched[]): Watched['watch'] {
  if (parts.length === 0 || parts.some(({ watch }) => !watch)) return undefined;
  return () => {
    const all = allWatches(parts);
    return all && { k: 'some', type: all.find(({ type }) => type !== undefined)?.type, all };
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

/** The watch for the group of the last piece to join known regions. */
function connectionWatch({ type, beside, wanted, regions, only }: ConnectedCondition): Watch | undefined {
  if (typeof beside === 'function') return undefined;
  const goal = (owner: number): Goal | undefined => {
    const { count, bits } = regions(only ? owner : 0);
    return count > 0 ? { count, bits, wanted: wanted?.k === 'const' ? wanted.value : count } : undefined;
  };
  return { k: 'connection', type, steps: beside, goal: byNumber(goal) };
}

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
    case 'connected': {
      const { site, wanted } = node;
      const isOfLast = site.k === 'last' && site.end === 'to';
      return isOfLast && (!wanted || wanted.k === 'const') ? () => connectionWatch(node) : undefined;
    }
    case 'ring':
      return () => ringWatch(node);
    case 'line':
    case 'callCondition':
      return node.watch;
    default:
      return undefined;
  }
}

const watchesOf = (parts: readonly Condition[]): readonly Watched[] => parts.map((part) => ({ watch: watchOf(part) }));
