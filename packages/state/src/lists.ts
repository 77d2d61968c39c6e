/**
 * Lists in the arena of a store. A list is named by the index of its header (offset, length, capacity), three words at a
 * fixed place, so that undoing and copying need no special care. A list that outgrows its block takes a new one of twice
 * the size; the old block is wasted, which costs at most as much as the list itself.
 */
import type { Store } from './store.js';

/** Words of a list header. */
export const HeaderWords = 3;

const FirstCapacity = 4;

/** Number of words in a list. */
export function listLength(store: Store, header: number): number {
  return store.words[header + 1]!;
}

/** Index of the first word of a list. Valid until the list is next written. */
export function listStart(store: Store, header: number): number {
  return store.words[header]!;
}

/** Word at a position of a list. */
export function listGet(store: Store, header: number, at: number): number {
  const words = store.words;
  return words[words[header]! + at]!;
}

/** Makes room for a number of words. */
export function listReserve(store: Store, header: number, capacity: number): void {
  const old = store.words[header + 2]!;
  if (capacity <= old) return;
  let size = old === 0 ? FirstCapacity : old * 2;
  while (size < capacity) size *= 2;
  const from = store.words[header]!;
  const length = store.words[header + 1]!;
  const start = store.allocate(size);
  // Fresh words are beyond the end of any open mark: nothing there needs a journal entry.
  const { words } = store;
  for (let i = 0; i < length; i++) words[start + i] = words[from + i]!;
  store.set(header, start);
  store.set(header + 2, size);
}

/** Appends a word. */
export function listPush(store: Store, header: number, value: number): void {
  const length = store.words[header + 1]!;
  if (length === store.words[header + 2]!) listReserve(store, header, length + 1);
  store.set(store.words[header]! + length, value);
  store.set(header + 1, length + 1);
}

/** Overwrites a word. */
export function listSet(store: Store, header: number, at: number, value: number): void {
  store.set(store.words[header]! + at, value);
}

/** Position of the first word equal to the value, or −1. */
export function listIndexOf(store: Store, header: number, value: number): number {
  const words = store.words;
  const start = words[header]!;
  const end = start + words[header + 1]!;
  for (let i = start; i < end; i++) if (words[i] === value) return i - start;
  return -1;
}

/** Removes some words at a position; later ones move down. */
export function listRemove(store: Store, header: number, at: number, count = 1): void {
  const start = store.words[header]!;
  const length = store.words[header + 1]! - count;
  for (let i = at; i < length; i++) store.set(start + i, store.words[start + i + count]!);
  store.set(header + 1, length);
}

/** Removes a word by putting the last one in its place. */
export function listSwapRemove(store: Store, header: number, at: number): void {
  const start = store.words[header]!;
  const last = store.words[header + 1]! - 1;
  store.set(start + at, store.words[start + last]!);
  store.set(header + 1, last);
}

/** Shortens a list. */
export function listTruncate(store: Store, header: number, length: number): void {
  store.set(header + 1, length);
}

/** A copy of the words of a list. */
export function listValues(store: Store, header: number): number[] {
  const start = store.words[header]!;
  return Array.from(store.words.subarray(start, start + store.words[header + 1]!));
}
