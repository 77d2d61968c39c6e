/** Rows of sites as bits. */
import type { Relation } from '../nodes.js';
import { onceForEach } from './onceForEach.js';

/** Bits of the sites of rows: `width` words for each of `count` rows. */
export interface RowBits {
  readonly width: number;
  readonly rows: Int32Array;
  readonly count: number;
}

export const rowBits: (relation: Relation) => RowBits = onceForEach(({ offsets, items }): RowBits => {
  const width = (items.reduce((most, site) => Math.max(most, site), 0) >> 5) + 1;
  const count = offsets.length - 1;
  const rows = new Int32Array(count * width);
  for (let row = 0; row < count; row++) {
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++)
      rows[row * width + (items[i]! >> 5)]! |= 1 << (items[i]! & 31);
  }
  return { width, rows, count };
});
