/**
 * Follows placements for `(is Loop)` on boards where the sites around a site touch one another in a circle, as hexagons
 * do. There a piece can close a ring only if two of the runs of like pieces around it, with other sites in between,
 * belong to one group already; or if it completes a site with like pieces all around.
 *
 * Why: sites without such a piece that come to be shut off from the rim have a border of like pieces, each touching the
 * next. On its way round the border leaves the last piece through one run and comes back through another.
 */
import type { Relation, RingCondition } from './nodes.js';
import type { RingWatch } from './watch.js';

/**
 * The neighbours of each site in the order in which they touch one another. At a site of the rim the order ends with
 * `count`, which stands for what is beyond the rim. None if the board is of another kind.
 */
function circles({ offsets, items }: Relation, outer: Uint8Array): Relation | undefined {
  const count = offsets.length - 1;
  const near = Array.from({ length: count }, (_, site) => new Set(items.subarray(offsets[site]!, offsets[site + 1]!)));
  const orders: number[][] = [];
  for (let site = 0; site < count; site++) {
    const around = [...near[site]!];
    if (around.length === 0 || around.some((other) => other === site || !near[other]!.has(site))) return undefined;
    const touching = (other: number): number[] => around.filter((third) => near[other]!.has(third));
    const ends = around.filter((other) => touching(other).length < 2);
    const isRim = outer[site] === 1;
    const well = isRim
      ? ends.length === Math.min(2, around.length) && ends.every((other) => outer[other] === 1)
      : ends.length === 0 && around.length > 2;
    if (!well || around.some((other) => touching(other).length > 2)) return undefined;
    const order = [ends[0] ?? around[0]!];
    for (let next: number | undefined = order[0]; next !== undefined; ) {
      next = touching(next).find((other) => !order.includes(other));
      if (next !== undefined) order.push(next);
    }
    if (order.length < around.length) return undefined;
    if (isRim) order.push(count);
    orders.push(order);
  }
  const offset = (site: number): number => orders.slice(0, site).reduce((sum, { length }) => sum + length, 0);
  return {
    offsets: Int32Array.from({ length: count + 1 }, (_, site) => offset(site)),
    items: Int32Array.from(orders.flat()),
  };
}

/**
 * The watch for rings of the mover around anything, on boards that allow it: the area inside must reach whatever touches it,
 * and touching must be the same for the area and for the ring.
 */
export function ringWatch({ site, colour, inside, board }: RingCondition): RingWatch | undefined {
  const { type, adjacent, lines, outer } = board;
  const { start, end, sites } = lines;
  const isUsual = site.k === 'last' && site.end === 'to' && colour.k === 'player' && colour.part === 'mover';
  if (inside || !isUsual) return undefined;
  for (let from = 0; from < outer.length; from++) {
    const reached = new Set<number>();
    for (let line = lines.offsets[from]!; line < lines.offsets[from + 1]!; line++)
      if (end[line]! > start[line]! + 1) reached.add(sites[start[line]! + 1]!);
    const near = new Set(adjacent.items.subarray(adjacent.offsets[from]!, adjacent.offsets[from + 1]!));
    if (near.size !== reached.size || [...near].some((other) => !reached.has(other))) return undefined;
  }
  const around = circles(adjacent, outer);
  return around && { k: 'ring', type, around };
}
