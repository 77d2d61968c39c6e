/**
 * Where everything is in the picture. The unit is fixed: a piece that fills its site is 100 wide, so that line widths and
 * letters need no scaling; the picture as a whole is scaled by whoever shows it.
 */
import type { Rulebook, SiteTypeCode } from '@ludii/engine';
import { backgammonPlaces } from './boards/backgammonPlaces.js';
import { backgroundBox } from './boards/backgroundBox.js';
import { around, type Box, disc, grow, type Place, type PlacedContainer, type PlacedSite, R } from './box.js';
import { type ClueCell, clueCells } from './clues.js';
import type { Graphics } from './graphics.js';
import { placeContainers } from './hands.js';
import { type Layers, layersOf, pyramidLean } from './layers.js';
import { curvedOutline, type edgePath, type Frame } from './outline.js';
import type { BoardStyle } from './style.js';
import { num } from './svg.js';

/** Where everything is. */
export interface Layout {
  readonly style: BoardStyle;
  /** From the graph's coordinates to the picture. */
  readonly frame: Frame;
  /** All of the picture but margins for coordinates. */
  readonly box: Box;
  readonly board: Box;
  readonly containers: readonly PlacedContainer[];
  /** Sites of the board by type code; cells also hold the sites of hands, at their own numbers. */
  readonly sites: readonly [readonly PlacedSite[], readonly PlacedSite[], readonly PlacedSite[]];
  /** A site, if it is in the picture. */
  at(type: SiteTypeCode, site: number): PlacedSite | undefined;
  /** True if the board has layers that are shown side by side. */
  readonly layered: boolean;
  /** The cells with sums of a crossword of numbers, by their place. */
  readonly clues: ReadonlyMap<string, ClueCell> | undefined;
  /** Rows and columns of the played sites, if the board has them at right angles. */
  readonly grid: Grid | undefined;
}

/** Rows and columns of a board: their names and where they are. */
export interface Grid {
  readonly rows: readonly { readonly label: string; readonly y: number }[];
  readonly columns: readonly { readonly label: string; readonly x: number }[];
}

/** Lays out the board, hands and dice of a game. */
export function layOut(game: Rulebook, style: BoardStyle, graphics: Graphics): Layout {
  const { board } = game.compiled;
  const { graph } = board;
  const frame = { ...frameOf(game, style), straight: graphics.says('no curves') };
  const vertices: PlacedSite[] = graph.vertices.map((v, site) => {
    const [x, y] = frame.place(v);
    return { type: 1, site, container: 0, x, y, radius: R, outline: disc(x, y, R * 0.9) };
  });
  const cells: PlacedSite[] = graph.faces.map((face, site) => {
    const [x, y] = frame.place(face);
    const reach = face.edges.map(({ x: ex, y: ey }) => Math.hypot(ex - face.x, ey - face.y) * frame.scale);
    const radius = reach.reduce((sum, each) => sum + each, 0) / reach.length || R;
    return { type: 0, site, container: 0, x, y, radius, outline: curvedOutline(face, frame) };
  });
  const edges: PlacedSite[] = graph.edges.map((edge, site) => {
    const [x, y] = frame.place(edge);
    return { type: 2, site, container: 0, x, y, radius: R * 0.6, outline: edgeOutline(edge, frame) };
  });
  const { hints } = game.compiled.setting;
  const clues = hints.length > 0 ? clueCells(hints, cells, style !== 'kakuro' && isWhole(cells)) : undefined;
  const area = around([
    boardBox(vertices, style, board.defaultSite, board.tracks.length),
    ...[...(clues?.values() ?? [])].map(({ x, y }) => grow({ x, y, width: 0, height: 0 }, R * 1.2)),
    ...backgroundBoxes(graphics, vertices),
  ]);
  const containers = placeContainers(game, graphics, area);
  for (const container of containers) for (const placed of container.sites) cells[placed.site] = placed;
  const sites = [cells, vertices, edges] as const;
  return {
    style,
    frame,
    board: area,
    box: around([area, ...containers.map(({ box }) => box)]),
    containers,
    sites,
    clues,
    at: (type, site) => sites[type][site],
    layered: layersOf(graph.vertices) !== undefined,
    grid: style === 'backgammon' || style === 'table' ? undefined : gridOf(game, sites),
  };
}

/** The scale at which a piece that fills a site is as wide as two radii. */
function frameOf(game: Rulebook, style: BoardStyle): Frame {
  const { graph, defaultSite } = game.compiled.board;
  const { vertices } = graph;
  const radius = defaultSite === 'Cell' && graph.faces.length > 0 ? cellRadius(game) : pointRadius(game);
  const scale = R / radius;
  const relaid = style === 'backgammon' || style === 'table' ? backgammonPlaces(vertices.length) : undefined;
  if (relaid) {
    const index = new Map(vertices.map((v, i) => [v, i]));
    return {
      scale,
      place: (point) => relaid[index.get(point as (typeof vertices)[number]) ?? -1] ?? [0, 0],
    };
  }
  let minX = Number.POSITIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const { x, y } of vertices) {
    minX = Math.min(minX, x);
    maxY = Math.max(maxY, y);
  }
  const layers: Layers | undefined = layersOf(vertices);
  if (layers) {
    return {
      scale,
      place: ({ x, y, z }) => {
        const { dx, dy } = layers.shift(z ?? 0, 3 * radius);
        return [(x - minX + dx) * scale, (maxY - y + dy) * scale];
      },
    };
  }
  // SVG has y downwards, boards have it upwards.
  return { scale, place: ({ x, y, z }) => [(x - minX) * scale, (maxY - y - pyramidLean * (z ?? 0)) * scale] };
}

function cellRadius(game: Rulebook): number {
  let least = Number.POSITIVE_INFINITY;
  for (const face of game.compiled.board.graph.faces) {
    const sum = face.edges.reduce((total, { x, y }) => total + Math.hypot(x - face.x, y - face.y), 0);
    if (face.edges.length > 0) least = Math.min(least, sum / face.edges.length);
  }
  return usable(least);
}

function pointRadius(game: Rulebook): number {
  const { vertices, edges } = game.compiled.board.graph;
  let least = Number.POSITIVE_INFINITY;
  // Lines between layers are shorter in the picture than they are.
  for (const { a, b } of edges) if (a.z === b.z) least = Math.min(least, Math.hypot(a.x - b.x, a.y - b.y) / 2);
  if (least < Number.POSITIVE_INFINITY && least > 1e-6) return least;
  for (let i = 0; i < Math.min(vertices.length, 500); i++) {
    for (let k = 0; k < i; k++) {
      const [a, b] = [vertices[i]!, vertices[k]!];
      const half = Math.hypot(a.x - b.x, a.y - b.y) / 2;
      if (a.z === b.z && half > 1e-6) least = Math.min(least, half);
    }
  }
  return usable(least);
}

const usable = (radius: number): number => (radius > 1e-6 && radius < Number.POSITIVE_INFINITY ? radius : 0.5);

/** A band along an edge with pointed ends, so that it can be hit and marked. */
function edgeOutline(edge: Parameters<typeof edgePath>[0], frame: Frame): string {
  const [ax, ay] = frame.place(edge.a);
  const [bx, by] = frame.place(edge.b);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const half = Math.min(0.28 * length, R * 0.36);
  const [ux, uy] = [((bx - ax) / length) * half, ((by - ay) / length) * half];
  const p = (px: number, py: number): string => `${num(px)} ${num(py)}`;
  const corners = [
    p(ax, ay),
    p(ax + ux - uy, ay + uy + ux),
    p(bx - ux - uy, by - uy + ux),
    p(bx, by),
    p(bx - ux + uy, by - uy - ux),
    p(ax + ux + uy, ay + uy - ux),
  ];
  return `M${corners.join('L')}Z`;
}

function boardBox(vertices: readonly Place[], style: BoardStyle, defaultSite: string, tracks: number): Box {
  const margin =
    style === 'surakarta'
      ? (tracks / 2 + 0.6) * 2 * R
      : style === 'mancala'
        ? R * 1.5
        : style === 'backgammon' || style === 'table'
          ? R * 1.5
          : defaultSite === 'Cell'
            ? R * 0.3
            : R * 1.2;
  return grow(around(vertices.map(({ x, y }) => ({ x, y, width: 0, height: 0 }))), margin);
}

/** True if cells fill a whole rectangle. */
function isWhole(cells: readonly PlacedSite[]): boolean {
  const count = (axis: 'x' | 'y'): number => new Set(cells.map((cell) => round(cell[axis]))).size;
  return count('x') * count('y') === cells.length;
}

/** How far pictures below the board reach; what lies far outside of it is not worth a smaller board. */
function backgroundBoxes(graphics: Graphics, vertices: readonly Place[]): Box[] {
  const items = graphics.all('board background');
  if (items.length === 0) return [];
  const inner = around(vertices.map(({ x, y }) => ({ x, y, width: 0, height: 0 })));
  const furthest = grow(inner, 0.25 * Math.max(inner.width, inner.height));
  return items.map((item) => within(backgroundBox(item, inner), furthest));
}

function within(box: Box, limit: Box): Box {
  const [x, y] = [Math.max(box.x, limit.x), Math.max(box.y, limit.y)];
  const [right, bottom] = [
    Math.min(box.x + box.width, limit.x + limit.width),
    Math.min(box.y + box.height, limit.y + limit.height),
  ];
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

const round = (value: number): number => Math.round(value);

/** Names closer than this would run into each other. */
const nameRoom = R * 0.5;

function isCrowded(places: readonly number[]): boolean {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.some((place, k) => k > 0 && place - sorted[k - 1]! < nameRoom);
}

/** Rows and columns with names such as `C4`, where every row has one height and every column one place. */
function gridOf(game: Rulebook, sites: Layout['sites']): Grid | undefined {
  const { board } = game.compiled;
  if (board.defaultSite === 'Edge' || board.siteCount > 1600) return undefined;
  const { labels, count } = board.topology.sites(board.defaultSite);
  const places = sites[board.defaultSite === 'Cell' ? 0 : 1];
  const rows = new Map<string, number>();
  const columns = new Map<string, number>();
  for (let site = 0; site < count; site++) {
    const parts = /^([A-Z]+)(\d+)$/.exec(labels[site]!);
    const place = places[site];
    if (!parts || !place) return undefined;
    const [, column, row] = parts as unknown as [string, string, string];
    if (round(rows.get(row) ?? place.y) !== round(place.y)) return undefined;
    if (round(columns.get(column) ?? place.x) !== round(place.x)) return undefined;
    rows.set(row, place.y);
    columns.set(column, place.x);
  }
  if (count < 2 || isCrowded([...rows.values()]) || isCrowded([...columns.values()])) return undefined;
  return {
    rows: [...rows].map(([label, y]) => ({ label, y })).sort((a, b) => a.y - b.y),
    columns: [...columns].map(([label, x]) => ({ label, x })).sort((a, b) => a.x - b.x),
  };
}
