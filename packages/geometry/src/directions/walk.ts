/** Turtle walks: step forward, turn left, turn right. Knight moves, patterns and the shapes of large pieces. */
import type { SiteType } from '../graph.js';
import { stepsOf } from '../topology/stepTable.js';
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
  const table = topology.stepTable(type);
  const visited = [origin];
  let looking = facing;
  for (const symbol of walk) {
    if (symbol !== 'F') {
      looking = turn(topology, type, looking, symbol === 'R' ? rightOf : leftOf);
      continue;
    }
    const next = stepsOf(table, visited.at(-1)!, absoluteOfFacing(looking)).at(-1);
    if (next === undefined) return null;
    visited.push(next);
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
