/**
 * Tracks: the paths that pieces follow round a board, as in Backgammon, mancala or Surakarta. A path is a list of sites
 * or a text such as `"0,E,N1,W,End"`; it becomes flat arrays of sites and of the links between them.
 */
import { directionName } from './directions/absolute.js';
import { absoluteOfFacing } from './directions/facing.js';
import { GeometryError } from './errors.js';
import { MAX_VERTICES, type SiteType } from './graph.js';
import { radialsOf } from './topology/radialTable.js';
import type { Topology } from './topology/topology.js';

/** The place at the end of a track, beyond the board. */
export const TRACK_END = -2;

/** A track as a description gives it. */
export interface TrackSpec {
  readonly name: string;
  /** Sites in order (`TRACK_END` for the end), or numbers and directions separated by commas. */
  readonly path: readonly number[] | string;
  /** The player who owns it; 0 for none. */
  readonly owner?: number | undefined;
  readonly loop?: boolean | undefined;
  readonly directed?: boolean | undefined;
}

/** A track on a board. The arrays have one entry per element of the track. */
export interface Track {
  readonly name: string;
  /** Position among the tracks of the board. */
  readonly index: number;
  readonly owner: number;
  readonly loop: boolean;
  readonly directed: boolean;
  readonly sites: Int32Array;
  /** How often a site is repeated directly: the turns that a slide on the track makes there. */
  readonly bump: Int32Array;
  readonly next: Int32Array;
  readonly nextIndex: Int32Array;
  readonly previous: Int32Array;
  readonly previousIndex: Int32Array;
  /** True if a site occurs twice, so that its number alone doesn't say where on the track a piece is. */
  readonly internalLoop: boolean;
}

/**
 * Makes a track of its description.
 *
 * @internal
 */
export function buildTrack(spec: TrackSpec, index: number, topology: Topology, type: SiteType): Track {
  const path = typeof spec.path === 'string' ? walkPath(spec.path, spec.name, topology, type) : spec.path;
  const sites: number[] = [];
  const bump: number[] = [];
  for (const site of path) {
    if (sites.length > 0 && sites.at(-1) === site) bump[bump.length - 1]!++;
    else {
      sites.push(site);
      bump.push(0);
    }
  }
  const farthest = sites.find((site) => site > MAX_VERTICES);
  if (farthest !== undefined) {
    throw new GeometryError('too-large', `Track "${spec.name}" goes to site ${farthest}, which no board has.`);
  }
  const lowest = sites.find((site) => site < TRACK_END);
  if (lowest !== undefined) {
    throw new GeometryError('bad-argument', `Track "${spec.name}" goes to site ${lowest}, which no board has.`);
  }
  const n = sites.length;
  if (n === 1) {
    throw new GeometryError('bad-argument', `Track "${spec.name}" has only one site: give it at least two.`);
  }
  const loop = spec.loop ?? false;
  const directed = spec.directed ?? false;
  const nextIndex = new Int32Array(n);
  const previousIndex = new Int32Array(n);
  for (let i = 0; i < n; i++) {
    nextIndex[i] = i < n - 1 ? i + 1 : loop ? 0 : -1;
    if (i === 0) previousIndex[i] = loop ? n - 1 : -1;
    // Only the inner elements of a directed track forget where they came from.
    else previousIndex[i] = directed && i < n - 1 ? -1 : i - 1;
  }
  const siteAt = (i: number): number => (i < 0 ? -1 : sites[i]!);
  return {
    name: spec.name,
    index,
    owner: spec.owner ?? 0,
    loop,
    directed,
    sites: Int32Array.from(sites),
    bump: Int32Array.from(bump),
    next: nextIndex.map(siteAt),
    nextIndex,
    previous: previousIndex.map(siteAt),
    previousIndex,
    internalLoop: bump.every((b) => b === 0) && new Set(sites).size < n,
  };
}

/** Sites of a path written as text. */
function walkPath(path: string, name: string, topology: Topology, type: SiteType): number[] {
  const fail = (what: string): GeometryError => new GeometryError('bad-argument', `Track "${name}": ${what}`);
  if (type === 'Edge') throw fail('a path of directions needs a board played on cells or vertices.');
  const count = topology.count(type);
  const sites: number[] = [];
  let current = -1;
  // Commas at the end separate nothing.
  const tokens = path.replace(/,+$/, '').split(',');
  tokens.forEach((token, position) => {
    if (/^\d+$/.test(token)) {
      const site = Number(token);
      sites.push(site);
      current = site < count ? site : -1;
      return;
    }
    if (position === 0) throw fail(`the path must begin with a site number, not with "${token}".`);
    if (token === 'End') {
      sites.push(TRACK_END);
      return;
    }
    const [, word, length] = /^([A-Za-z]+)(\d*)$/.exec(token) ?? [];
    const codes = Array.from(topology.supportedCodes(type), absoluteOfFacing);
    const code = codes.find((c) => directionName(c) === word);
    if (code === undefined) {
      const known = [...new Set(codes.map(directionName))].join(' ');
      throw fail(`"${token}" is not a site, End or one of the directions of this board (${known}).`);
    }
    if (current < 0) throw fail(`"${token}" has no site on the board to start from.`);
    const most = length ? Number(length) : Number.POSITIVE_INFINITY;
    for (const radial of radialsOf(topology.radialTable(type), current, code)) {
      for (let i = 1; i < radial.length && i <= most; i++) {
        sites.push(radial[i]!);
        current = radial[i]!;
      }
    }
  });
  return sites;
}

/**
 * Options of the loops of a Surakarta board.
 *
 * @internal
 */
export interface SurakartaLoops {
  /** Number of loops; as many as fit if not given. */
  readonly loops?: number | undefined;
  /** The first row (from the border) that has a loop. */
  readonly from?: number | undefined;
}

/**
 * The loops of a Surakarta board on squares or triangles, each forwards and backwards. Other boards have none.
 *
 * @internal
 */
export function surakartaTracks(topology: Topology, { loops, from = 1 }: SurakartaLoops = {}): TrackSpec[] {
  const { basis } = topology.graph;
  if (basis !== 'Square' && basis !== 'Triangular') return [];
  const { rows, columns } = topology.sites('Vertex');
  const most =
    basis === 'Square'
      ? Math.floor((Math.min(rows.length - 1, columns.length - 1) - 1) / 2)
      : Math.floor((rows.length - 1) / 2);
  const specs: TrackSpec[] = [];
  for (let k = from; k < from + (loops ?? most); k++) {
    const runs = basis === 'Square' ? squareRuns(rows.length, columns.length, k) : triangleRuns(rows.length, k);
    const circuit = runs.flatMap((run) =>
      // Site 0 is never taken for the end of a run; only loops on the border itself could tell.
      run.map((site, i) => ({ site, end: site !== 0 && (i === 0 || i === run.length - 1) })),
    );
    for (const [suffix, list] of [
      ['F', circuit],
      ['B', [...circuit].reverse()],
    ] as const) {
      const path = list.flatMap(({ site, end }, i) =>
        end && list[(i + 1) % list.length]!.end ? [site, site] : [site],
      );
      specs.push({ name: `Track${k}${suffix}`, path, owner: 0, loop: true, directed: true });
    }
  }
  return specs;
}

function squareRuns(rows: number, columns: number, k: number): number[][] {
  const across = Array.from({ length: columns }, (_, c) => c);
  const up = Array.from({ length: rows }, (_, r) => r);
  return [
    across.map((c) => k * columns + c),
    up.map((r) => columns - 1 - k + r * columns),
    across.map((c) => rows * columns - 1 - k * columns - c),
    up.map((r) => rows * columns - columns + k - r * columns),
  ];
}

function triangleRuns(rows: number, k: number): number[][] {
  const length = rows - k;
  let start = 0;
  for (let i = 0; i < k; i++) start += rows - i;
  const first = Array.from({ length }, (_, i) => start + i);
  let step = rows - 1;
  let site = rows - 1 - k;
  const second: number[] = [];
  for (let i = 0; i < length; i++) {
    second.push(site);
    site += step--;
  }
  step += 3;
  const third: number[] = [];
  for (let i = 0; i < length; i++) {
    third.push(site);
    site -= step++;
  }
  return [first, second, third];
}

/** The tracks of an owner (0 for none), in order. */
export function tracksOwnedBy(tracks: readonly Track[], owner: number): Track[] {
  return tracks.filter((track) => track.owner === owner);
}

/**
 * The track that a rule means: by name (any part of it) and player, else by name alone; without a name the player's
 * first track, else the first one without an owner.
 */
export function findTrack(tracks: readonly Track[], player: number, name?: string): Track | undefined {
  if (name !== undefined) {
    const named = tracks.filter((track) => track.name.includes(name));
    return named.find((track) => track.owner === player) ?? named[0];
  }
  return tracks.find((track) => track.owner === player) ?? tracks.find((track) => track.owner === 0);
}
