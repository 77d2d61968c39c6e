/** Sets of small numbers as bits of words. */

/** Number of bits of a bitset stored as words. */
export function countBits(words: Int32Array, from: number, count: number): number {
  let size = 0;
  for (let i = 0; i < count; i++) size += bitCount(words[from + i]!);
  return size;
}

/** The position of the bit with `rank` lower ones in a bitset stored as words. There must be more than `rank` bits. */
export function nthBit(words: Int32Array, from: number, rank: number): number {
  let left = rank;
  let at = from;
  let count = bitCount(words[at]!);
  while (left >= count) {
    left -= count;
    at++;
    count = bitCount(words[at]!);
  }
  return ((at - from) << 5) + nthBitOf(words[at]!, left);
}

/**
 * The position of the bit with `rank` lower ones in a word. Which half it is in, which quarter and so on is worked out
 * without a branch, since no branch on a random number is foreseen: `up` is -1 to go to the upper part, otherwise 0.
 */
function nthBitOf(word: number, rank: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f;
  let lower = (bytes + (bytes >>> 8)) & 0x1f;
  let up = (lower - 1 - rank) >> 31;
  let left = rank - (lower & up);
  let bit = up & 16;
  lower = (bytes >>> bit) & 0xf;
  up = (lower - 1 - left) >> 31;
  left -= lower & up;
  bit += up & 8;
  lower = (nibbles >>> bit) & 7;
  up = (lower - 1 - left) >> 31;
  left -= lower & up;
  bit += up & 4;
  lower = (pairs >>> bit) & 3;
  up = (lower - 1 - left) >> 31;
  left -= lower & up;
  bit += up & 2;
  lower = (word >>> bit) & 1;
  return bit + (((lower - 1 - left) >> 31) & 1);
}

export function bitCount(bits: number): number {
  let word = bits - ((bits >>> 1) & 0x55555555);
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
