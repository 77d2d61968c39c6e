/** Turtle walks: step forward, turn left, turn right. Knight moves, patterns and the shapes of large pieces. */
import type { SiteType } from '../graph.js';
import type { StepTable } from '../topology/stepTable.js';
import type { Topology } from '../topology/topology.js';
import { absoluteOfFacing, leftOf, rightOf } from './facing.js';

/** One symbol of a walk. */
export type WalkStep = 'F' | 'L' | 'R';

/** A walk: forward, left, right. */
export type Walk = readonly WalkStep[];

/**
 * The sites that a walk visits, with the origin first and one entry for each step forward; `null` if it leaves the board.
 * A turn goes to the next orthogonal facing of the board.
 */
export function walkSites(
  topology: Topology,
  type: SiteType,
  origin: number,
  facing: number,
  walk: Walk,
): number[] | null {
  return follow(topology.stepTable(type), origin, courseOf(topology, type, facing, walk));
}

/** The directions of the steps of a walk, wherever it begins. */
function courseOf(topology: Topology, type: SiteType, facing: number, walk: Walk): number[] {
  const course: number[] = [];
  let looking = facing;
  for (const symbol of walk) {
    if (symbol === 'F') course.push(absoluteOfFacing(looking));
    else looking = turn(topology, type, looking, symbol === 'R' ? rightOf : leftOf);
  }
  return course;
}

/** The sites on a course, with the origin first; `null` if it leaves the board. Of several steps in a direction the last is taken. */
function follow(
  { slots, slotOf, offsets, items }: StepTable,
  origin: number,
  course: readonly number[],
): number[] | null {
  const visited = [origin];
  let site = origin;
  for (const direction of course) {
    const slot = slotOf[direction]!;
    if (slot < 0) return null;
    const row = site * slots + slot;
    const end = offsets[row + 1]!;
    if (offsets[row] === end) return null;
    site = items[end - 1]!;
    visited.push(site);
  }
  return visited;
}

function turn(topology: Topology, type: SiteType, facing: number, by: (facing: number) => number): number {
  const orthogonal = topology.supportedCodes(type, 'Orthogonal');
  let turned = by(facing);
  // No ring has more than 16 facings: a facing without an orthogonal one in its ring can't turn.
  for (let i = 0; i < 16 && !orthogonal.includes(turned); i++) turned = by(turned);
  return turned;
}

/**
 * The facings that walks start with: every orthogonal one of the board, or only the first.
 *
 * @internal
 */
export function startFacings(topology: Topology, type: SiteType, rotations = true): Uint8Array {
  const orthogonal = topology.supportedCodes(type, 'Orthogonal');
  return rotations ? orthogonal : orthogonal.subarray(0, 1);
}

/**
 * Where walks from a site end, ascending and without repeats.
 *
 * @example
 * ```ts
 * walkEnds(new Topology(square(5)()), 'Cell', 12, [['F', 'F', 'R', 'F'], ['F', 'F', 'L', 'F']]); // knight moves
 * ```
 */
export function walkEnds(
  topology: Topology,
  type: SiteType,
  origin: number,
  walks: readonly Walk[],
  rotations = true,
): number[] {
  if (origin < 0 || origin >= topology.count(type)) return [];
  const ends = new Set<number>();
  for (const facing of startFacings(topology, type, rotations)) {
    for (const walk of walks) {
      const end = walkSites(topology, type, origin, facing, walk)?.at(-1);
      if (end !== undefined) ends.add(end);
    }
  }
  return [...ends].sort((a, b) => a - b);
}

/**
 * The cells that a large piece covers, its root first; empty if it doesn't fit. The state of the piece counts its
 * orientations, walk after walk.
 *
 * @internal
 */
export function footprint(topology: Topology, walks: readonly Walk[], site: number, state: number): number[] {
  const facings = topology.supportedCodes('Cell', 'Orthogonal');
  if (site < 0 || site >= topology.count('Cell') || facings.length === 0) return [];
  const k = Math.max(0, state);
  const walk = walks[Math.floor(k / facings.length)];
  if (!walk) return [site];
  const visited = walkSites(topology, 'Cell', site, facings[k % facings.length]!, walk);
  return visited ? [...new Set(visited)] : [];
}

/**
 * As {@link footprint} for every root and, for each of them, every state that names a walk.
 *
 * @internal
 */
export function footprints(topology: Topology, walks: readonly Walk[]): number[][] {
  const facings = topology.supportedCodes('Cell', 'Orthogonal');
  const courses = walks.flatMap((walk) => Array.from(facings, (facing) => courseOf(topology, 'Cell', facing, walk)));
  const table = topology.stepTable('Cell');
  const found: number[][] = [];
  for (let root = 0; root < topology.count('Cell'); root++) {
    for (const course of courses) {
      const visited = follow(table, root, course) ?? [];
      const isPlain = visited.every((site, i) => visited.indexOf(site) === i);
      found.push(isPlain ? visited : [...new Set(visited)]);
    }
  }
  return found;
}
