/** How a radial goes on after a step: the straightest step in the same direction, worked out once for every step. */
import { Direction } from '../directions/absolute.js';
import type { Point3 } from './measure.js';
import type { StepTable } from './stepTable.js';

/** A radial bends by less than this at every step (the tangent of a quarter radian). */
const BEND_LIMIT = Math.tan(0.25);

/** How much a path bends at `b`: the tangent of the turning angle, infinite for a right angle or more. */
export function straightness(a: Point3, b: Point3, c: Point3): number {
  const vx = b.x - a.x;
  const vy = b.y - a.y;
  const vz = b.z - a.z;
  const ux = c.x - b.x;
  const uy = c.y - b.y;
  const uz = c.z - b.z;
  const dot = ux * vx + uy * vy + uz * vz;
  if (dot <= 0) return Number.POSITIVE_INFINITY;
  const cx = vy * uz - vz * uy;
  const cy = vz * ux - vx * uz;
  const cz = vx * uy - vy * ux;
  return Math.sqrt(cx * cx + cy * cy + cz * cz) / dot;
}

/** Marks a step with several equally straight continuations. */
export const SEVERAL = -2;

/** How lines go on after every filed step, known by its position in `items` of the step table. */
export interface Continuations {
  /** The filed step that comes next; -1 if there is none, {@link SEVERAL} if there are more. */
  readonly single: Int32Array;
  /** The continuations of the steps that have several. */
  readonly several: ReadonlyMap<number, readonly number[]>;
}

/** Finds the continuations of all steps. */
export function buildContinuations(points: readonly Point3[], steps: StepTable): Continuations {
  const { count, slots, directions, offsets, items } = steps;
  const single = new Int32Array(items.length);
  const several = new Map<number, readonly number[]>();
  const ties: number[] = [];
  for (let site = 0; site < count; site++) {
    for (let slot = 0; slot < slots; slot++) {
      const code = directions[slot]!;
      const turning = code >= Direction.CW && code <= Direction.Out;
      const row = site * slots + slot;
      for (let item = offsets[row]!; item < offsets[row + 1]!; item++) {
        const current = items[item]!;
        const nextRow = current * slots + slot;
        const from = offsets[nextRow]!;
        const to = offsets[nextRow + 1]!;
        // Round a circle there is no straight on: the first step in the direction is taken.
        if (turning) single[item] = from < to ? from : -1;
        else {
          straightest(points[site]!, points[current]!, points, items, from, to, ties);
          single[item] = ties.length === 0 ? -1 : ties.length === 1 ? ties[0]! : SEVERAL;
          if (ties.length > 1) several.set(item, [...ties]);
        }
      }
    }
  }
  return { single, several };
}

/** Collects the candidates with the least bend in `found`. */
function straightest(
  previous: Point3,
  current: Point3,
  points: readonly Point3[],
  items: Int32Array,
  from: number,
  to: number,
  found: number[],
): void {
  let best = BEND_LIMIT;
  found.length = 0;
  for (let candidate = from; candidate < to; candidate++) {
    const bend = straightness(previous, current, points[items[candidate]!]!);
    if (bend < best) {
      best = bend;
      found.length = 0;
      found.push(candidate);
      if (bend === 0) break;
    } else if (bend === best) found.push(candidate);
  }
}
