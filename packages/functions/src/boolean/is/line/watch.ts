/** What is to be followed of placements for `(is Line …)`: pieces along the lines of the board. */

import { constant, math } from '@ludii/ir';
import type { RowsWatch } from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import type { RadialTable } from '../../../board/boards.js';
import { numberOf } from '../../../declare/meaning.js';
import type { Classes } from './counted.js';

type Lines = readonly (readonly number[])[];

const known = new WeakMap<RadialTable, Map<number, Lines>>();

/** Each line of the board in the directions of a slot, as its sites in order. */
export function boardLines(radials: RadialTable, slot: number, count: number): Lines {
  let bySlot = known.get(radials);
  if (!bySlot) {
    bySlot = new Map();
    known.set(radials, bySlot);
  }
  let lines = bySlot.get(slot);
  if (!lines) {
    lines = findLines(radials, slot, count);
    bySlot.set(slot, lines);
  }
  return lines;
}

function findLines(
  { slots, distinctOffsets, distinct, opposite, start, end, sites }: RadialTable,
  slot: number,
  count: number,
): Lines {
  const found = new Map<string, number[]>();
  const radial = (id: number): number[] => (id < 0 ? [] : Array.from(sites.subarray(start[id]! + 1, end[id]!)));
  for (let site = 0; slot >= 0 && site < count; site++) {
    const row = site * slots + slot;
    for (let r = distinctOffsets[row]!; r < distinctOffsets[row + 1]!; r++) {
      const id = distinct[r]!;
      const line = [...radial(opposite[id]!).reverse(), site, ...radial(id)];
      // The same line is seen from each of its sites, from both ends.
      const back = [...line].reverse();
      if (!found.has(back.join())) found.set(line.join(), line);
    }
  }
  return [...found.values()];
}

/** What is followed for a line of at least a length through the last piece. */
export const rowsWatch = (type: SiteTypeCode, lines: Lines, length: number, { of, owner }: Classes): RowsWatch => ({
  k: 'rows',
  type,
  length,
  lines,
  classes: of,
  only: owner && math('+', numberOf(owner), constant(1)),
});
