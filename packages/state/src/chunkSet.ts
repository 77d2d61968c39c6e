/**
 * Many small numbers packed into words. The chunk width is the lowest power of two that holds the values, so no chunk
 * straddles a word; matching, equality and hashing then work on whole words. A set is a view: of words of its own, or of
 * a store, in which case every write goes through the store's journal (and hash, if it is told so).
 */
import { StateError } from './errors.js';
import { Store } from './store.js';
import { chunkWidth, chunkWords } from './vector.js';
import { mixHigh, mixLow } from './zobrist.js';

/** A fixed number of chunks of equal width. */
export class ChunkSet {
  readonly #shift: number;
  readonly #log: number;
  readonly #mask: number;

  /** A set over words [offset, offset + words) of a store. */
  constructor(
    readonly store: Store,
    readonly offset: number,
    /** Number of chunks. */
    readonly length: number,
    /** Bits per chunk: a power of two up to 32. */
    readonly bits: number,
    /** Whether writes count for the store's hash. */
    readonly hashed = false,
  ) {
    if (![1, 2, 4, 8, 16, 32].includes(bits)) throw new StateError('bad-bound', `no chunks of ${bits} bits`);
    this.#log = Math.log2(bits);
    this.#shift = 5 - this.#log;
    this.#mask = bits === 32 ? -1 : (1 << bits) - 1;
  }

  /** A set of its own, all 0, for the values 0..max. */
  static of(length: number, max: number): ChunkSet {
    const bits = chunkWidth(max);
    const store = new Store(0, false);
    return new ChunkSet(store, store.allocate(chunkWords(length, bits)), length, bits);
  }

  /** Number of words. */
  get words(): number {
    return chunkWords(this.length, this.bits);
  }
  /** Largest value of a chunk. */
  get max(): number {
    return this.bits === 32 ? 0xffffffff : this.#mask;
  }

  #check(i: number): void {
    if (!Number.isInteger(i) || i < 0 || i >= this.length) {
      throw new StateError('site-range', `chunk ${i} is not in 0..${this.length - 1}`);
    }
  }
  #write(word: number, value: number): void {
    if (this.hashed) this.store.setHashed(word, value, word);
    else this.store.set(word, value);
  }

  /** Value of a chunk. */
  get(i: number): number {
    this.#check(i);
    const at = i << this.#log;
    return ((this.store.words[this.offset + (at >>> 5)]! >>> (at & 31)) & this.#mask) >>> 0;
  }
  /** Writes a chunk. */
  set(i: number, value: number): void {
    this.#check(i);
    if (!Number.isInteger(value) || value < 0 || value > this.max) {
      throw new StateError('value-range', `value ${value} is not in 0..${this.max}`);
    }
    const at = i << this.#log;
    const word = this.offset + (at >>> 5);
    this.#write(word, (this.store.words[word]! & ~(this.#mask << (at & 31))) | (value << (at & 31)));
  }
  /** Sets a chunk, or all, to 0. */
  clear(i?: number): void {
    if (i !== undefined) this.set(i, 0);
    else for (let k = 0; k < this.words; k++) this.#write(this.offset + k, 0);
  }
  /** True if all chunks are 0. */
  isEmpty(): boolean {
    for (let k = 0; k < this.words; k++) if (this.store.words[this.offset + k] !== 0) return false;
    return true;
  }

  #same(mask: ChunkSet, pattern: ChunkSet): void {
    if (mask.bits !== this.bits || pattern.bits !== this.bits || mask.length > this.length) {
      throw new StateError('wrong-shape', 'mask and pattern need the chunk width of the set');
    }
  }
  /** True if the bits under the mask are those of the pattern. Both may be shorter than the set. */
  matches(mask: ChunkSet, pattern: ChunkSet): boolean {
    this.#same(mask, pattern);
    for (let k = 0; k < mask.words; k++) {
      const bits = mask.store.words[mask.offset + k]!;
      const wanted = k < pattern.words ? pattern.store.words[pattern.offset + k]! : 0;
      if ((this.store.words[this.offset + k]! & bits) !== (wanted & bits)) return false;
    }
    return true;
  }
  /** True if a bit is set both here and in the mask. */
  intersects(mask: ChunkSet): boolean {
    this.#same(mask, mask);
    for (let k = 0; k < mask.words; k++) {
      if ((this.store.words[this.offset + k]! & mask.store.words[mask.offset + k]!) !== 0) return true;
    }
    return false;
  }
  /** True if two sets have the same width, length and values. */
  equals(other: ChunkSet): boolean {
    if (other.bits !== this.bits || other.length !== this.length) return false;
    for (let k = 0; k < this.words; k++) {
      if (this.store.words[this.offset + k] !== other.store.words[other.offset + k]) return false;
    }
    return true;
  }
  /** Hash of the values, the same for equal sets wherever their words are: low and high half. */
  hash(): [number, number] {
    let low = 0;
    let high = 0;
    for (let k = 0; k < this.words; k++) {
      const word = this.store.words[this.offset + k]!;
      low ^= mixLow(k, word);
      high ^= mixHigh(k, word);
    }
    return [low, high];
  }
  /** Number of the first chunk from `i` on that is not 0, or −1. */
  nextNonZero(i: number): number {
    const perWord = 1 << this.#shift;
    let k = i >> this.#shift;
    let skip = i & (perWord - 1);
    for (; k < this.words; k++, skip = 0) {
      const all = this.store.words[this.offset + k]!;
      const word = skip === 0 ? all : all & (-1 << (skip << this.#log));
      if (word === 0) continue;
      const bit = 31 - Math.clz32(word & -word);
      return (k << this.#shift) + (bit >> this.#log);
    }
    return -1;
  }
  /** The chunks that are not 0, as (number, value), in ascending order. */
  *nonZero(): Generator<[number, number]> {
    for (let i = this.nextNonZero(0); i >= 0; i = i + 1 < this.length ? this.nextNonZero(i + 1) : -1) {
      yield [i, this.get(i)];
    }
  }
  /** Takes over the values of a set of the same shape. */
  copyFrom(other: ChunkSet): void {
    if (other.bits !== this.bits || other.length !== this.length) {
      throw new StateError('wrong-shape', 'sets differ in width or length');
    }
    for (let k = 0; k < this.words; k++) this.#write(this.offset + k, other.store.words[other.offset + k]!);
  }
}
