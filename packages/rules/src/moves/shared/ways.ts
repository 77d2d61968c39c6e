/**
 * Where directions lead from a site, listed once for every list of directions and site: what moves along them count and
 * number. Lists of directions are told apart as objects, since rules are given the same ones over and over.
 */
import type { RadialTable } from '@ludii/functions/internal';

/** A list for each site and list of directions. */
export type WayLists = (codes: ArrayLike<number>, site: number) => Int32Array;

/** Remembers lists by directions and site. */
export function listedByWays(count: number, make: (codes: readonly number[], site: number) => Int32Array): WayLists {
  const known = new Map<ArrayLike<number>, (Int32Array | undefined)[]>();
  return (codes, site) => {
    const bySite = known.get(codes) ?? new Array<Int32Array | undefined>(count);
    known.set(codes, bySite);
    bySite[site] ??= make(Array.from(codes), site);
    return bySite[site];
  };
}

/** The ids of the radials of a site in some directions, in order. */
export const radialIds = (table: RadialTable): WayLists =>
  listedByWays(table.count, (codes, site) => {
    const ids: number[] = [];
    for (const code of codes) {
      const slot = table.slotOf[code]!;
      if (slot < 0) continue;
      const row = site * table.slots + slot;
      for (let id = table.offsets[row]!; id < table.offsets[row + 1]!; id++) ids.push(id);
    }
    return Int32Array.from(ids);
  });
