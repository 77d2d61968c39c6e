/** A quick first look at the hashes of earlier positions. */
import { listLength, listStart } from './lists.js';
import type { Store } from './store.js';
import { PreviousList } from './words.js';

const FilterBits = 14;
const FilterMask = (1 << FilterBits) - 1;

/**
 * Tells of most hashes that they are in no list of the whole game, without looking at it: each hash that was ever added has set
 * a bit. Taking moves back leaves bits behind, which does no harm.
 */
export class HashFilter {
  #bits: Int32Array | undefined;
  /** Which words of the store the filter is about: see {@link Store.replaced}. */
  #of = -1;

  /** Told of a hash that is added to the list. */
  add({ replaced }: Store, low: number): void {
    if (this.#of === replaced) this.#bits![(low & FilterMask) >> 5]! |= 1 << (low & 31);
  }
  /** Whether a hash may be in the list. */
  mayHave(store: Store, low: number): boolean {
    if (this.#of !== store.replaced) this.#begin(store);
    return ((this.#bits![(low & FilterMask) >> 5]! >>> (low & 31)) & 1) !== 0;
  }
  /** Goes through the list of other words. */
  #begin(store: Store): void {
    if (this.#bits) this.#bits.fill(0);
    else this.#bits = new Int32Array(1 << (FilterBits - 5));
    this.#of = store.replaced;
    const start = listStart(store, PreviousList);
    const end = start + listLength(store, PreviousList);
    for (let i = start; i < end; i += 2) this.add(store, store.words[i]!);
  }
}
