/** Pending values: a set that lasts for one move, and the sites to be removed when a sequence of captures ends. */
import { listGet, listIndexOf, listLength, listPush, listTruncate, listValues } from './lists.js';
import type { State } from './state.js';
import { PendingHighWord, PendingList, PendingLowWord, RemovalsList } from './words.js';
import { mixHigh, mixLow } from './zobrist.js';

/** Key under which pending values are hashed. */
const PendingKey = 0x70656e64;

function toggle(state: State, value: number): void {
  const { store, words } = state;
  store.set(PendingLowWord, words[PendingLowWord]! ^ mixLow(PendingKey, value + 2));
  store.set(PendingHighWord, state.words[PendingHighWord]! ^ mixHigh(PendingKey, value + 2));
}

/** Adds a pending value; −1 stands for 1. A value added twice cancels itself in the situation hash, though not in the set. */
export function addPending(state: State, value: number): void {
  const actual = value === -1 ? 1 : value;
  toggle(state, actual);
  if (listIndexOf(state.store, PendingList, actual) < 0) listPush(state.store, PendingList, actual);
}

/** Empties the set. */
export function clearPending(state: State): void {
  const n = listLength(state.store, PendingList);
  for (let i = 0; i < n; i++) toggle(state, listGet(state.store, PendingList, i));
  if (n > 0) listTruncate(state.store, PendingList, 0);
}

/** True if a value is pending. */
export function isPending(state: State, value: number): boolean {
  return listIndexOf(state.store, PendingList, value) >= 0;
}

/** Number of pending values. */
export function pendingCount(state: State): number {
  return listLength(state.store, PendingList);
}

/** The pending values in the order of adding. */
export function pendingValues(state: State): number[] {
  return listValues(state.store, PendingList);
}

/** Records a site whose piece is to be removed at the end of the sequence. */
export function addRemoval(state: State, site: number): void {
  listPush(state.store, RemovalsList, site);
}
/** Number of recorded sites. */
export function removalCount(state: State): number {
  return listLength(state.store, RemovalsList);
}
/** Recorded site by number. */
export function removal(state: State, i: number): number {
  return listGet(state.store, RemovalsList, i);
}
/** True if a site is recorded. */
export function isToClear(state: State, site: number): boolean {
  return listIndexOf(state.store, RemovalsList, site) >= 0;
}
/** Forgets the recorded sites. */
export function clearRemovals(state: State): void {
  listTruncate(state.store, RemovalsList, 0);
}
