/**
 * Arrays of words that are cut from larger ones. An array with memory of its own takes the machine several times as long to
 * make and to throw away as a view of a part of another, and a new trial or a clone needs a few of them.
 */

/** Words of a larger array. It is freed with the last of its parts: the fewer parts, the less a long-lived one keeps. */
const SlabWords = 1 << 13;
/** Longer arrays get memory of their own. */
const LongestPart = SlabWords >> 2;
const WordBytes = 4;

let slab = new ArrayBuffer(0);
let used = 0;

/** So many words, all 0. */
export function takeWords(count: number): Int32Array {
  if (count > LongestPart) return new Int32Array(count);
  const bytes = count * WordBytes;
  if (used + bytes > slab.byteLength) {
    slab = new ArrayBuffer(SlabWords * WordBytes);
    used = 0;
  }
  const words = new Int32Array(slab, used, count);
  used += bytes;
  return words;
}

/** A copy of an array, with room for at least so many words. */
export function copyWords(words: Int32Array, room = words.length): Int32Array {
  const copy = takeWords(Math.max(room, words.length));
  copy.set(words);
  return copy;
}
