/** A board as plain data, in the format in which reference boards are recorded. */

import type { Board } from './board.js';
import { type AbsoluteDirection, directionName } from './directions/absolute.js';
import { requirePart } from './errors.js';
import type { SiteType } from './graph.js';
import { SIDES } from './topology/corners.js';
import { radialsOf } from './topology/radialTable.js';
import type { RegionName } from './topology/siteTable.js';
import { stepsOf } from './topology/stepTable.js';
import type { Topology } from './topology/topology.js';

const COMMON_REGIONS = [
  'corners',
  'convex',
  'concave',
  'major',
  'minor',
  'outer',
  'perimeter',
  'inner',
  'top',
  'bottom',
  'left',
  'right',
  'centre',
  'interlayer',
] as const satisfies readonly RegionName[];

const EDGE_REGIONS = [
  'axial',
  'horizontal',
  'vertical',
  'angled',
  'slash',
  'slosh',
] as const satisfies readonly RegionName[];

/** Something for each direction that it exists for. */
type ByDirection<T> = { [direction in AbsoluteDirection]?: T };

/** The sites of one type as plain data. */
export type SitesJson = {
  [region in (typeof COMMON_REGIONS)[number]]: number[];
} & {
  [region in (typeof EDGE_REGIONS)[number]]?: number[];
} & {
  labels: string[];
  row: number[];
  col: number[];
  layer: number[];
  phase: number[];
  sides: ByDirection<number[]>;
  supported: string[];
  supportedOrthogonal: string[];
  orthogonal: number[][];
  diagonal: number[][];
  off: number[][];
  adjacent: number[][];
  steps?: ByDirection<number[]>[];
  radials?: ByDirection<number[][]>[];
};

/** A board as plain data. Types without sites are left out, and `tracks` if there are none. */
export interface BoardJson {
  defaultSite: SiteType;
  vertices: [number, number, number][];
  edges: [number, number][];
  cells: number[][];
  Vertex?: SitesJson;
  Edge?: SitesJson;
  Cell?: SitesJson;
  tracks?: { name: string; owner: number; loop: boolean; sites: number[] }[];
}

/** How much of a board to write. */
export interface BoardJsonOptions {
  /** Leave out steps and radials of types with more sites than this (default 150). */
  readonly mostSitesWithRadials?: number | undefined;
}

const round3 = (value: number): number => Math.round(value * 1000) / 1000 || 0;

/**
 * A board as plain data.
 *
 * @example
 * ```ts
 * boardToJson(buildBoard({ graph: square(2) })).Cell?.labels; // ['A1', 'B1', 'A2', 'B2']
 * ```
 */
export function boardToJson(board: Board, { mostSitesWithRadials = 150 }: BoardJsonOptions = {}): BoardJson {
  const { graph, topology, tracks } = requirePart(board, 'topology', 'board');
  const json: BoardJson = {
    defaultSite: board.defaultSite,
    vertices: graph.vertices.map((v) => [round3(v.x), round3(v.y), round3(v.z)]),
    edges: graph.edges.map((e) => [e.a.index, e.b.index]),
    cells: graph.faces.map((f) => f.vertices.map((v) => v.index)),
  };
  for (const type of ['Vertex', 'Edge', 'Cell'] as const) {
    const count = topology.count(type);
    if (count > 0) json[type] = sitesToJson(topology, type, count <= mostSitesWithRadials);
  }
  if (tracks.length > 0) {
    json.tracks = tracks.map(({ name, owner, loop, sites }) => ({ name, owner, loop, sites: Array.from(sites) }));
  }
  return json;
}

function sitesToJson(topology: Topology, type: SiteType, withRadials: boolean): SitesJson {
  const table = topology.sites(type);
  const numbers = Array.from({ length: table.count }, (_, i) => i);
  const region = (name: RegionName): number[] => Array.from(table.region(name));
  const regions = (names: readonly RegionName[]): [RegionName, number[]][] => names.map((n) => [n, region(n)]);
  const relation = (name: 'Orthogonal' | 'Diagonal' | 'OffDiagonal' | 'Adjacent'): number[][] =>
    numbers.map((i) => topology.neighbours(type, i, name));
  const sides: ByDirection<number[]> = {};
  for (const side of SIDES) {
    const sites = topology.side(type, side);
    if (sites.length > 0) sides[side] = Array.from(sites);
  }
  const json = {
    labels: [...table.labels],
    row: Array.from(table.row),
    col: Array.from(table.column),
    layer: Array.from(table.layer),
    phase: Array.from(table.phase),
    ...Object.fromEntries(regions(COMMON_REGIONS)),
    ...(type === 'Edge' ? Object.fromEntries(regions(EDGE_REGIONS)) : {}),
    sides,
    supported: topology.supported(type),
    supportedOrthogonal: topology.supported(type, 'Orthogonal'),
    orthogonal: relation('Orthogonal'),
    diagonal: relation('Diagonal'),
    off: relation('OffDiagonal'),
    adjacent: relation('Adjacent'),
  } as SitesJson;
  if (withRadials) {
    json.steps = numbers.map((i) => stepsToJson(topology, type, i));
    json.radials = numbers.map((i) => radialsToJson(topology, type, i));
  }
  return json;
}

function stepsToJson(topology: Topology, type: SiteType, site: number): ByDirection<number[]> {
  const table = topology.stepTable(type);
  const found: ByDirection<number[]> = {};
  for (const code of table.directions) {
    const targets = stepsOf(table, site, code);
    if (targets.length > 0) found[directionName(code)] = Array.from(targets);
  }
  return found;
}

function radialsToJson(topology: Topology, type: SiteType, site: number): ByDirection<number[][]> {
  const table = topology.radialTable(type);
  const found: ByDirection<number[][]> = {};
  for (const code of table.directions) {
    const radials = radialsOf(table, site, code);
    if (radials.length > 0) found[directionName(code)] = radials.map((r) => Array.from(r));
  }
  return found;
}
