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

/** A line as it is seen from one of its sites: those behind that site, the site, those before it. */
interface Seen {
  readonly sites: Lines['sites'];
  readonly site: number;
  readonly back: number;
  readonly backEnd: number;
  readonly start: number;
  readonly end: number;
}

const lengthOf = ({ back, backEnd, start, end }: Seen): number => backEnd - back + 1 + end - start;

const siteAt = ({ sites, site, back, backEnd, start }: Seen, i: number): number => {
  const behind = backEnd - back;
  if (i === behind) return site;
  return i < behind ? sites[backEnd - 1 - i]! : sites[start + i - behind - 1]!;
};

/** Spreads the numbers of sites over all words. */
const Spread = 0x9e37_79b1;

/** A number that is the same for a line from either end: a sum of what stands for its sites. */
function keyOf({ sites, site, back, backEnd, start, end }: Seen, spread: Int32Array): number {
  let key = spread[site]!;
  for (let i = back; i < backEnd; i++) key = (key + spread[sites[i]!]!) | 0;
  for (let i = start; i < end; i++) key = (key + spread[sites[i]!]!) | 0;
  return key;
}

function isSameLine(line: Sites, seen: Seen): boolean {
  const last = line.length - 1;
  if (lengthOf(seen) !== line.length) return false;
  return line.every((site, i) => siteAt(seen, i) === site) || line.every((site, i) => siteAt(seen, last - i) === site);
}

function findLines({ offsets, start, end, backStart, backEnd, sites }: Lines): readonly Sites[] {
  const found: Sites[] = [];
  const byKey = new Map<number, Sites[]>();
  const spread = Int32Array.from(offsets, (_, site) => Math.imul(site ^ (site << 9), Spread));
  for (let site = 0; site + 1 < offsets.length; site++) {
    for (let k = offsets[site]!; k < offsets[site + 1]!; k++) {
      const seen = { sites, site, back: backStart[k]!, backEnd: backEnd[k]!, start: start[k]!, end: end[k]! };
      const key = keyOf(seen, spread);
      const known = byKey.get(key);
      // The same line is seen from each of its sites, from both ends.
      if (known?.some((line) => isSameLine(line, seen))) continue;
      const line = Array.from({ length: lengthOf(seen) }, (_, i) => siteAt(seen, i));
      found.push(line);
      if (known) known.push(line);
      else byKey.set(key, [line]);
    }
  }
  return found;
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
