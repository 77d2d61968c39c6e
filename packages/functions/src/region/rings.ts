/** The sites at a given distance along the radials of a direction, listed once for each site of the board. */
import type { Lists, RadialTable } from '@ludii/geometry';
import { packLists } from '@ludii/geometry/internal';

/** For each site the sites that are `distance` along one of its radials in a direction, without repeats. */
export function ringLists(table: RadialTable, code: number, distance: number): Lists {
  const { count, slots, slotOf, offsets, start, end, sites } = table;
  const slot = slotOf[code]!;
  return packLists(
    Array.from({ length: count }, (_, site) => {
      const found = new Set<number>();
      if (slot >= 0 && distance >= 0) {
        const row = site * slots + slot;
        for (let id = offsets[row]!; id < offsets[row + 1]!; id++) {
          const at = start[id]! + distance;
          if (at < end[id]!) found.add(sites[at]!);
        }
      }
      return [...found];
    }),
  );
}

/** Ring lists by distance, made when a distance first occurs. */
export function ringsByDistance(table: RadialTable, code: number): (distance: number) => Lists {
  const known = new Map<number, Lists>();
  return (distance) => {
    let lists = known.get(distance);
    if (!lists) {
      lists = ringLists(table, code, distance);
      known.set(distance, lists);
    }
    return lists;
  };
}
