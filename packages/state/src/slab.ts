/**
 * Arrays of words that are cut from larger ones. An array with memory of its own takes the machine several times as long to
 * make and to throw away as a view of a part of another, and a new trial or a clone needs a few of them.
 *
 * Memory is freed with the last of its parts. So that one that is kept keeps no more than a few others, short and long parts
 * are cut from different ones, of which each holds just enough parts to pay.
 */
const WordBytes = 4;

/** Cuts parts of up to a length from one piece of memory after the other. */
class Slab {
  #memory = new ArrayBuffer(0);
  #used = 0;

  constructor(
    /** Words of a part at most. */
    readonly longest: number,
    /** Bytes of a piece of memory. */
    readonly bytes: number,
  ) {}

  take(count: number): Int32Array {
    const bytes = count * WordBytes;
    if (this.#used + bytes > this.#memory.byteLength) {
      this.#memory = new ArrayBuffer(this.bytes);
      this.#used = 0;
    }
    const words = new Int32Array(this.#memory, this.#used, count);
    this.#used += bytes;
    return words;
  }
}

const short = new Slab(1 << 9, 1 << 15);
const long = new Slab(1 << 12, 1 << 16);

/** So many words, all 0. */
export function takeWords(count: number): Int32Array {
  if (count <= short.longest) return short.take(count);
  return count <= long.longest ? long.take(count) : new Int32Array(count);
}

/** A copy of an array, with room for at least so many words. */
export function copyWords(words: Int32Array, room = words.length): Int32Array {
  const copy = takeWords(Math.max(room, words.length));
  copy.set(words);
  return copy;
}
