/** What is to be followed of placements for `(is Line …)`: pieces along the lines of the board. */

import { constant, math } from '@ludii/ir';
import type { Lines, RowsWatch } from '@ludii/ir/internal';
import { byObject } from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import { numberOf } from '../../../declare/meaning.js';
import type { Classes } from './counted.js';

type Sites = readonly number[];

/** Each line of the board, as its sites in order. */
export const boardLines = byObject(findLines);

function findLines({ offsets, start, end, backStart, backEnd, sites }: Lines): readonly Sites[] {
  const found = new Map<string, Sites>();
  for (let site = 0; site + 1 < offsets.length; site++) {
    for (let k = offsets[site]!; k < offsets[site + 1]!; k++) {
      const back = sites.slice(backStart[k]!, backEnd[k]!).reverse();
      const line = [...back, site, ...sites.subarray(start[k]!, end[k]!)];
      // The same line is seen from each of its sites, from both ends.
      if (!found.has([...line].reverse().join())) found.set(line.join(), line);
    }
  }
  return [...found.values()];
}

/** What is followed for a line of at least a length through the last piece. */
export const rowsWatch = (
  type: SiteTypeCode,
  lines: readonly Sites[],
  length: number,
  { of, owner }: Classes,
): RowsWatch => ({
  k: 'rows',
  type,
  length,
  lines,
  classes: of,
  only: owner && math('+', numberOf(owner), constant(1)),
});
