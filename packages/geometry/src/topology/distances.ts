/** Distances in steps: between all pairs of sites, and from each site to the nearest of a set. */
import { type Lists, packLists } from './incidence.js';
import { type StepTable, stepsOf } from './stepTable.js';

/** Step distances between all sites of one type under one relation. */
export interface DistanceTable {
  readonly count: number;
  /** The distance from `i` to `j` is `values[i * count + j]`; 0 also where there is no way. */
  readonly values: Uint16Array;
}

/**
 * Breadth-first distances between all sites, along the steps of one direction class.
 *
 * @internal
 */
export function buildDistances(steps: StepTable, relation: number): DistanceTable {
  const { count } = steps;
  const values = new Uint16Array(count * count);
  const queue = new Int32Array(count);
  const seen = new Int32Array(count).fill(-1);
  for (let origin = 0; origin < count; origin++) {
    const row = origin * count;
    let tail = 0;
    queue[tail++] = origin;
    seen[origin] = origin;
    for (let head = 0; head < tail; head++) {
      const site = queue[head]!;
      const distance = values[row + site]! + 1;
      for (const target of stepsOf(steps, site, relation)) {
        if (seen[target] === origin) continue;
        seen[target] = origin;
        values[row + target] = distance;
        queue[tail++] = target;
      }
    }
  }
  return { count, values };
}

/**
 * The sites at distance 0, 1, 2, … of a site. How many lists there are is counted while going through the sites in
 * order, so far sites with low numbers can be missing; games rely on the lists being like that.
 *
 * @internal
 */
export function sitesByDistance({ count, values }: DistanceTable, site: number): Lists {
  const row = values.subarray(site * count, (site + 1) * count);
  let most = 0;
  for (const distance of row) if (most < distance) most++;
  const lists: number[][] = Array.from({ length: most + 1 }, () => []);
  lists[0]!.push(site);
  row.forEach((distance, other) => {
    if (distance > 0 && distance <= most) lists[distance]!.push(other);
  });
  return packLists(lists);
}

/**
 * Adjacent-step distance of each site to the nearest source. Sites out of reach get one more than the largest distance
 * met while the sources are spread one after the other (all 0 without a source).
 *
 * @internal
 */
export function distancesTo(steps: StepTable, relation: number, sources: ArrayLike<number>): Int32Array {
  const distance = new Int32Array(steps.count).fill(-1);
  let largest = 0;
  const queue: number[] = [];
  for (let s = 0; s < sources.length; s++) {
    const source = sources[s]!;
    if (distance[source] === 0) continue;
    distance[source] = 0;
    queue.length = 0;
    queue.push(source);
    for (let head = 0; head < queue.length; head++) {
      const site = queue[head]!;
      const further = distance[site]! + 1;
      for (const target of stepsOf(steps, site, relation)) {
        if (distance[target]! >= 0 && distance[target]! <= further) continue;
        distance[target] = further;
        largest = Math.max(largest, further);
        queue.push(target);
      }
    }
  }
  const unreached = sources.length === 0 ? 0 : largest + 1;
  return distance.map((d) => (d < 0 ? unreached : d));
}
