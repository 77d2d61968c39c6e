/** The sites at a given distance along the radials of a direction, listed once for each site of the board. */

import { type Lists, type RadialTable, radialsOf } from '@ludii/geometry';
import { packLists } from '@ludii/geometry/internal';
import { byNumber } from '@ludii/ir/internal';

/** For each site the sites that are `distance` along one of its radials in a direction, without repeats. */
export function ringLists(table: RadialTable, code: number, distance: number): Lists {
  const at = (site: number): (number | undefined)[] => radialsOf(table, site, code).map((line) => line[distance]);
  return packLists(
    Array.from({ length: table.count }, (_, site) => [...new Set(at(site).filter((found) => found !== undefined))]),
  );
}

/** Ring lists by distance, made when a distance first occurs. */
export const ringsByDistance = (table: RadialTable, code: number): ((distance: number) => Lists) =>
  byNumber((distance) => ringLists(table, code, distance));
