/**
 * Zobrist values without tables: two independent 32-bit mixes of (key, value). A key names a word of the position, a
 * value is the whole word, so one write costs the same whether the word holds one site or thirty-two. The value 0
 * contributes nothing: an empty position hashes to 0 and only words in use need be visited when recomputing.
 */

/** Low half of the contribution of a word. */
export function mixLow(key: number, value: number): number {
  if (value === 0) return 0;
  let h = value ^ Math.imul(key + 0x51ed270b, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** High half of the contribution of a word. */
export function mixHigh(key: number, value: number): number {
  if (value === 0) return 0;
  let h = (value + Math.imul(key ^ 0x1b873593, 0x2c1b3c6d)) | 0;
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return h ^ (h >>> 15);
}
