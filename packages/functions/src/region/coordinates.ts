/** Coordinates such as `"B2"` in descriptions. */
import type { SiteType } from '@ludii/geometry';
import { SiteSet } from '../board/siteSet.js';
import type { Build } from '../declare/build.js';

/** True if a text is read as a coordinate: digits, perhaps after one or two letters, or after three such as `AAB`. */
export const looksLikeCoordinate = (text: string): boolean => /^(?:[A-Za-z]{1,2}|([A-Za-z])\1[A-Za-z])?\d+$/.test(text);

/** The sites with some coordinates; unknown ones are left out. */
export function coordinateSites(labels: readonly string[], type: SiteType, { topology }: Build): SiteSet {
  return SiteSet.from(labels.map((label) => topology.find(type, label)).filter((site) => site >= 0));
}
