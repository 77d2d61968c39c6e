/** A quick first look at the hashes of earlier positions. */
import { listLength, listStart } from './lists.js';
import type { State } from './state.js';
import type { Store } from './store.js';
import { PreviousList } from './words.js';

const FilterBits = 14;
const FilterMask = (1 << FilterBits) - 1;

/** Numbers of pieces are told apart by fewer bits. */
const PiecesShift = 32 - 12;
const piecesBit = (pieces: number): number => Math.imul(pieces, 0x85ebca6b) >>> PiecesShift;

/** What a piece of a component adds to {@link piecesOf}. */
export const pieceWeight = (component: number): number => Math.imul(component, 0x9e3779b1) | 1;

/** How many pieces of each component there are, as one number: positions for which it differs are different. */
export function piecesOf({ words, layout, shape }: State): number {
  let pieces = 0;
  for (let component = 1; component < shape.components.length; component++)
    pieces += Math.imul(words[layout.owned + component * 3 + 1]!, pieceWeight(component));
  return pieces | 0;
}

/**
 * Tells of most hashes that they are in no list of the whole game, without looking at it: each hash that was ever added has set
 * a bit. Taking moves back leaves bits behind, which does no harm. From the first time on that somebody asks, it also tells of
 * most numbers of pieces that no earlier position had them.
 */
export class HashFilter {
  #bits: Int32Array | undefined;
  #pieces: Int32Array | undefined;
  /** Which words of the store the two are about: see {@link Store.replaced}. */
  #of = -1;
  #piecesOf = -1;

  /** Told of a hash that is added to the list, which is that of the present pieces. */
  add(state: State, low: number): void {
    const { replaced } = state.store;
    if (this.#of === replaced) this.#bits![(low & FilterMask) >> 5]! |= 1 << (low & 31);
    if (this.#piecesOf === replaced) this.#addPieces(state);
  }
  /** Whether a hash may be in the list. */
  mayHave({ store }: State, low: number): boolean {
    if (this.#of !== store.replaced) this.#begin(store);
    return ((this.#bits![(low & FilterMask) >> 5]! >>> (low & 31)) & 1) !== 0;
  }
  /** Whether an earlier position may have had so many pieces. */
  mayHavePieces(state: State, pieces: number): boolean {
    if (this.#piecesOf !== state.store.replaced) this.#beginPieces(state);
    const bit = piecesBit(pieces);
    return ((this.#pieces![bit >> 5]! >>> (bit & 31)) & 1) !== 0;
  }
  /** Goes through the list of other words. */
  #begin(store: Store): void {
    if (this.#bits) this.#bits.fill(0);
    else this.#bits = new Int32Array(1 << (FilterBits - 5));
    this.#of = store.replaced;
    const start = listStart(store, PreviousList);
    const end = start + listLength(store, PreviousList);
    for (let i = start; i < end; i += 2)
      this.#bits[(store.words[i]! & FilterMask) >> 5]! |= 1 << (store.words[i]! & 31);
  }
  #addPieces(state: State): void {
    const bit = piecesBit(piecesOf(state));
    this.#pieces![bit >> 5]! |= 1 << (bit & 31);
  }
  /** The hashes of other words do not tell of how many pieces they were, but for the present position. */
  #beginPieces(state: State): void {
    const { store } = state;
    const start = listStart(store, PreviousList);
    const length = listLength(store, PreviousList);
    const isPresent = length === 2 && store.words[start] === state.hashLow && store.words[start + 1] === state.hashHigh;
    this.#pieces ??= new Int32Array(1 << (32 - PiecesShift - 5));
    this.#pieces.fill(length === 0 || isPresent ? 0 : -1);
    this.#piecesOf = store.replaced;
    if (isPresent) this.#addPieces(state);
  }
}
