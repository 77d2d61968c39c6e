/** Corners (sharp bends of a perimeter) and sides (the runs between corners, named by where they lie). */
import { turnsClockwise } from '../geometry2d.js';
import type { Graph, Vertex } from '../graph.js';
import { Flag, type Properties } from './flags.js';
import { distanceToLine, sector16 } from './measure.js';

const CONVEX_LIMIT = 0.32;
const CONCAVE_LIMIT = -0.25;
const PEAK_TOLERANCE = 0.001;
const SIMILAR = 0.95;

/** Sides of a board, in bit order of the side sets. */
export const SIDES = ['E', 'NE', 'N', 'NW', 'W', 'SW', 'S', 'SE'] as const;

/** Name of a side of the board. */
export type Side = (typeof SIDES)[number];

/**
 * Marks corner vertices, edges and cells.
 *
 * @internal
 */
export function markCorners(graph: Graph, perimeters: readonly Vertex[][], properties: Properties): void {
  for (const walk of perimeters) markCornerVertices(walk, properties.flags.Vertex);
  spreadCorners(graph, properties);
}

function markCornerVertices(walk: readonly Vertex[], flags: Uint32Array): void {
  const n = walk.length;
  if (n < 6) {
    for (const v of walk) flags[v.index]! |= Flag.Corner | Flag.Convex;
    return;
  }
  const at = (i: number): number => (i + n) % n;
  const raw = walk.map((v, i) => {
    let score = 0;
    for (let k = 1; k <= 3; k++) {
      const a = walk[at(i - k)]!;
      const b = walk[at(i + k)]!;
      const bend = distanceToLine(v, a, b);
      score += (turnsClockwise(a, v, b) ? -bend : bend) / k;
    }
    return score;
  });
  const score = raw.map((s, i) => (4 * s + raw[at(i + 1)]! + raw[at(i - 1)]!) / 6);
  const kept = score.map(
    (s, i) => !(s < CONVEX_LIMIT || s < score[at(i - 1)]! - PEAK_TOLERANCE || s < score[at(i + 1)]! - PEAK_TOLERANCE),
  );
  for (let i = 0; i < n; i++) {
    if (!kept[i]) continue;
    for (const j of [at(i - 1), at(i + 1)]) if (score[j]! >= SIMILAR * score[i]!) kept[j] = true;
  }
  walk.forEach((v, i) => {
    if (kept[i]) flags[v.index]! |= Flag.Corner | Flag.Convex;
    const s = score[i]!;
    if (s <= CONCAVE_LIMIT && s <= score[at(i - 1)]! + PEAK_TOLERANCE && s <= score[at(i + 1)]! + PEAK_TOLERANCE) {
      flags[v.index]! |= Flag.Corner | Flag.Concave;
    }
  });
}

/** Corner edges and cells follow from the corner vertices. */
function spreadCorners(graph: Graph, { flags }: Properties): void {
  const has = (v: Vertex, flag: number): boolean => (flags.Vertex[v.index]! & flag) !== 0;
  for (const v of graph.vertices) {
    if (!has(v, Flag.Corner)) continue;
    const concave = has(v, Flag.Concave);
    const mark = Flag.Corner | (concave ? Flag.Concave : Flag.Convex);
    const between = v.edges.filter((e) => has(e.other(v), Flag.Corner));
    const edges = between.length > 0 ? between : v.edges.filter((e) => flags.Edge[e.index]! & Flag.Perimeter);
    for (const e of edges) {
      flags.Edge[e.index]! |= mark;
      if (between.length > 0 || !concave) {
        const face = e.left ?? e.right;
        if (face) flags.Cell[face.index]! |= mark;
      } else {
        for (const f of v.faces) {
          if (f.vertices.filter((w) => has(w, Flag.Perimeter)).length === 1) flags.Cell[f.index]! |= mark;
        }
      }
    }
  }
}

/**
 * Marks on which sides of the board sites lie: each run from corner to corner is one side.
 *
 * @internal
 */
export function markSides(graph: Graph, perimeters: readonly Vertex[][], { flags, sides }: Properties): void {
  const mid = mean(graph.vertices);
  const isCorner = (v: Vertex): boolean => (flags.Vertex[v.index]! & Flag.Corner) !== 0;
  for (const walk of perimeters) {
    walk.forEach((from, i) => {
      if (!isCorner(from)) return;
      const run = [from];
      for (let k = 1; k <= walk.length; k++) {
        const v = walk[(i + k) % walk.length]!;
        run.push(v);
        if (isCorner(v)) break;
      }
      const side = 1 << sideOfSector(sector16(mid, mean(run)));
      for (const v of run) sides.Vertex[v.index]! |= side;
    });
  }
  for (const e of graph.edges) sides.Edge[e.index] = sides.Vertex[e.a.index]! | sides.Vertex[e.b.index]!;
  for (const f of graph.faces) for (const v of f.vertices) sides.Cell[f.index]! |= sides.Vertex[v.index]!;
}

/** Only the four exact axes count as E, N, W, S; everything between is a diagonal side. */
function sideOfSector(sector: number): number {
  const quadrant = sector >> 2;
  return sector % 4 === 0 ? 2 * quadrant : 2 * quadrant + 1;
}

function mean(vertices: readonly Vertex[]): { x: number; y: number } {
  let x = 0;
  let y = 0;
  for (const v of vertices) {
    x += v.x;
    y += v.y;
  }
  return { x: x / vertices.length, y: y / vertices.length };
}
