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

/** The continuations of every filed step (an index into `items` of the step table), as indices of filed steps. */
export interface Continuations {
  choices(item: number): readonly number[];
}

const NONE: readonly number[] = [];

/** Finds the continuations of all steps. */
export function buildContinuations(points: readonly Point3[], steps: StepTable): Continuations {
  const { count, slots, directions, offsets, items } = steps;
  const all: (readonly number[])[] = new Array(items.length);
  for (let site = 0; site < count; site++) {
    for (let slot = 0; slot < slots; slot++) {
      const code = directions[slot]!;
      const turning = code >= Direction.CW && code <= Direction.Out;
      const row = site * slots + slot;
      for (let item = offsets[row]!; item < offsets[row + 1]!; item++) {
        const nextRow = items[item]! * slots + slot;
        const from = offsets[nextRow]!;
        const to = offsets[nextRow + 1]!;
        // Round a circle there is no straight on: the first step in the direction is taken.
        if (turning) all[item] = from < to ? [from] : NONE;
        else all[item] = straightest(points[site]!, points[items[item]!]!, points, items, from, to);
      }
    }
  }
  return { choices: (item) => all[item]! };
}

function straightest(
  previous: Point3,
  current: Point3,
  points: readonly Point3[],
  items: Int32Array,
  from: number,
  to: number,
): readonly number[] {
  let best = BEND_LIMIT;
  let found: number[] | null = null;
  for (let candidate = from; candidate < to; candidate++) {
    const bend = straightness(previous, current, points[items[candidate]!]!);
    if (bend < best) {
      best = bend;
      found = [candidate];
      if (bend === 0) break;
    } else if (bend === best) {
      if (found) found.push(candidate);
      else found = [candidate];
    }
  }
  return found ?? NONE;
}
