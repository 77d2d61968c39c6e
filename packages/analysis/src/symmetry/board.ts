/** Turns and reflections of a board: every site has its image, and neighbours stay neighbours. */
import type { Game } from '@ludii/engine';

/** Where each site goes, by code of the type: cells, vertices, edges. */
export type Symmetry = readonly Int32Array[];

const types = ['Cell', 'Vertex', 'Edge'] as const;

/** Boards turn by a whole part of a full turn: this many parts at most. */
const MostParts = 12;
/** Larger boards are not looked at. */
const MostSites = 3000;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where a point goes. */
type Motion = (point: Point) => Point;

/** Turns by parts of a full turn around a centre, each with and without a reflection. The first leaves all as it is. */
function motions({ x: cx, y: cy }: Point): Motion[] {
  const angles = new Map<string, number>();
  for (let parts = 1; parts <= MostParts; parts++) {
    for (let k = 0; k < parts; k++) angles.set((k / parts).toFixed(6), (2 * Math.PI * k) / parts);
  }
  return [1, -1].flatMap((side) =>
    [...angles.values()].map((angle): Motion => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return ({ x, y, z }) => {
        const [u, v] = [x - cx, side * (y - cy)];
        return { x: cx + cos * u - sin * v, y: cy + sin * u + cos * v, z };
      };
    }),
  );
}

/** Where the points of a list go; undefined if one of them goes to no point of the list, or two to the same. */
function images(points: readonly Point[], motion: Motion, near: number): Int32Array | undefined {
  const found = new Int32Array(points.length);
  const taken = new Uint8Array(points.length);
  for (const [k, point] of points.entries()) {
    const { x, y, z } = motion(point);
    const image = points.findIndex(
      (each) => Math.abs(each.x - x) < near && Math.abs(each.y - y) < near && Math.abs(each.z - z) < near,
    );
    if (image < 0 || taken[image]) return undefined;
    taken[image] = 1;
    found[k] = image;
  }
  return found;
}

/** All symmetries of the board of a game but the one that leaves everything where it is. */
export function boardSymmetries(game: Game): Symmetry[] {
  const { topology, siteCount } = game.compiled.board;
  const points = types.map((type) => Array.from({ length: topology.count(type) }, (_, k) => topology.site(type, k)));
  const [, vertices] = points;
  if (siteCount === 0 || vertices!.length === 0 || points.some(({ length }) => length > MostSites)) return [];
  const mean = (of: (point: Point) => number): number =>
    vertices!.reduce((sum, point) => sum + of(point), 0) / vertices!.length;
  const centre = { x: mean(({ x }) => x), y: mean(({ y }) => y), z: 0 };
  const reach = Math.max(...vertices!.map(({ x, y }) => Math.hypot(x - centre.x, y - centre.y)));
  const near = (reach || 1) * 1e-3;
  const found = new Map<string, Symmetry>();
  for (const motion of motions(centre)) {
    const maps: Int32Array[] = [];
    for (const list of points) {
      const map = images(list, motion, near);
      if (!map) break;
      maps.push(map);
    }
    if (maps.length === types.length && keepsEdges(game, maps))
      found.set(maps.map((map) => map.join()).join(' '), maps);
  }
  return [...found.values()].filter((maps) => maps.some((map) => map.some((image, site) => image !== site)));
}

/** True if the ends of edges go to the ends of their images. */
function keepsEdges(game: Game, [, vertices, edges]: Symmetry): boolean {
  const { graph } = game.compiled.board.topology;
  const ends = graph.edges.map(({ a, b }) => [a.index, b.index] as const);
  return ends.every(([from, to], edge) => {
    const [first, second] = ends[edges![edge]!]!;
    const [u, v] = [vertices![from]!, vertices![to]!];
    return (first === u && second === v) || (first === v && second === u);
  });
}
