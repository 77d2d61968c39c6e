/** The dominoes that nobody holds yet. */
import { listGet, listIndexOf, listLength, listPush, listRemove, listTruncate } from './lists.js';
import type { State } from './state.js';
import { DominoesList } from './words.js';

/** Makes all components remaining dominoes, in order (at the start of a domino game). */
export function fillDominoes(state: State): void {
  listTruncate(state.store, DominoesList, 0);
  for (let i = 1; i < state.shape.components.length; i++) listPush(state.store, DominoesList, i);
}
/** Number of remaining dominoes. */
export function dominoesLeft(state: State): number {
  return listLength(state.store, DominoesList);
}
/** A remaining domino. */
export function dominoAt(state: State, i: number): number {
  return listGet(state.store, DominoesList, i);
}
/** Takes a domino from the remaining ones. */
export function takeDomino(state: State, component: number): void {
  const at = listIndexOf(state.store, DominoesList, component);
  if (at >= 0) listRemove(state.store, DominoesList, at);
}
