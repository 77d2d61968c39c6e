/**
 * Zobrist values without tables: two independent 32-bit mixes of (key, value). A key names a word of the position, a
 * value is the whole word, so one write costs the same whether the word holds one site or thirty-two. The value 0
 * contributes nothing: an empty position hashes to 0 and only words in use need be visited when recomputing.
 */

/** Low half of the contribution of a word. */
export function mixLow(key: number, value: number): number {
  if (value === 0) return 0;
  let h = Math.imul(key ^ 0x51ed270b, 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 15), 0x297a2d39);
  h = Math.imul(h ^ (h >>> 13) ^ value, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f);
  return h ^ (h >>> 16);
}

/** High half of the contribution of a word. */
export function mixHigh(key: number, value: number): number {
  if (value === 0) return 0;
  let h = Math.imul(key ^ 0x1b873593, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul((h ^ (h >>> 15)) + Math.imul(value, 0x165667b1), 0x846ca68b);
  h = Math.imul(h ^ (h >>> 16), 0x2545f491);
  h = Math.imul(h ^ (h >>> 14), 0x9e3779b1);
  return h ^ (h >>> 16);
}
