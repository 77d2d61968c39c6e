/**
 * The topology of a board: everything that follows from its finished graph. Tables are built on first use, per site
 * type, so that a game on cells never pays for the radials of edges.
 */
import { type AbsoluteDirection, Direction, directionName, RELATIONS, type Relation } from '../directions/absolute.js';
import { absoluteOfFacing, facingIndex } from '../directions/facing.js';
import type { Graph, SiteType, Vertex } from '../graph.js';
import { findCoordinates, findSlant, type Slant } from './coordinates.js';
import { markCorners, markSides, type Side } from './corners.js';
import { buildCrossings } from './crossings.js';
import { buildDistances, type DistanceTable, distancesTo } from './distances.js';
import {
  emptyProperties,
  markCentre,
  markExtremes,
  markOrientations,
  markPerimeter,
  markPivots,
  markSizes,
  type Properties,
} from './flags.js';
import { buildIncidence, type Lists, listAt } from './incidence.js';
import { findPerimeters } from './perimeter.js';
import { cellPhases, edgePhases, vertexPhases } from './phases.js';
import { buildRadialTable, type RadialTable, radialsOf } from './radialTable.js';
import { type RegionName, SiteTable } from './siteTable.js';
import { buildStepTable, filedUnder, type StepTable, stepsOf, supportedAt } from './stepTable.js';

/** Site types in the order in which everything about them is computed. */
export const SITE_TYPES = ['Vertex', 'Edge', 'Cell'] as const satisfies readonly SiteType[];

/** Choices that change what is derived from a graph. */
export interface TopologyOptions {
  /** Group rows and columns by plain x and y, as games that ask for layers do. */
  readonly exactRows?: boolean;
}

/** A readable view on one site. */
export interface Site {
  readonly type: SiteType;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly label: string;
  readonly row: number;
  readonly column: number;
  readonly layer: number;
  readonly phase: number;
  /** Numbers of the vertices, edges and cells at this site. */
  readonly vertices: readonly number[];
  readonly edges: readonly number[];
  readonly cells: readonly number[];
}

/** Builds a value on first use and keeps it. */
function once<K, V>(cache: Map<K, V>, key: K, build: () => V): V {
  let value = cache.get(key);
  if (value === undefined) {
    value = build();
    cache.set(key, value);
  }
  return value;
}

/**
 * Everything that follows from a graph: sites with labels and regions, steps, radials, distances, directions.
 *
 * @example
 * ```ts
 * const topology = new Topology(square(3)('Cell'));
 * topology.cell(4).label; // 'B2'
 * topology.radials('Cell', 0, 'N'); // [[0, 3, 6]]
 * ```
 */
export class Topology {
  readonly graph: Graph;
  readonly #options: TopologyOptions;
  #properties: Properties | null = null;
  #perimeters: readonly Vertex[][] | null = null;
  readonly #sites = new Map<SiteType, SiteTable>();
  readonly #slants = new Map<SiteType, Slant>();
  readonly #steps = new Map<SiteType, StepTable>();
  readonly #radials = new Map<SiteType, RadialTable>();
  readonly #someRadials = new Map<string, RadialTable>();
  readonly #distances = new Map<string, DistanceTable>();
  readonly #nearest = new Map<string, Int32Array>();
  readonly #incidence = new Map<string, Lists>();
  readonly #supported = new Map<string, Uint8Array>();
  readonly #supportedAt = new Map<string, readonly number[]>();
  #crossings: Lists | null = null;

  constructor(graph: Graph, options: TopologyOptions = {}) {
    this.graph = graph;
    this.#options = options;
  }

  // ------------------------------------------------------------------ tables

  /** Number of sites of a type. */
  count(type: SiteType): number {
    return this.graph.elements(type).length;
  }

  /** The outer boundaries, each a cyclic list of vertices anticlockwise from its leftmost one. */
  get perimeters(): readonly (readonly Vertex[])[] {
    return this.#outlines();
  }

  #outlines(): readonly Vertex[][] {
    this.#perimeters ??= findPerimeters(this.graph);
    return this.#perimeters;
  }

  /** Positions, coordinates, phases and properties of the sites of a type. */
  sites(type: SiteType): SiteTable {
    return once(this.#sites, type, () => {
      const points = this.graph.elements(type);
      return new SiteTable(type, points, {
        coordinates: () => findCoordinates(points, this.#slant(type), this.#options.exactRows),
        phase: () => this.#phases(type),
        properties: () => {
          const { flags, sides } = this.#measure();
          return { flags: flags[type], sides: sides[type] };
        },
      });
    });
  }

  /** Edges take their rows and columns at the angles found for vertices. */
  #slant(type: SiteType): Slant {
    const of = type === 'Edge' ? 'Vertex' : type;
    return once(this.#slants, of, () => findSlant(this.graph.elements(of)));
  }

  #phases(type: SiteType): Uint8Array {
    switch (type) {
      case 'Vertex':
        return vertexPhases(this.graph);
      case 'Edge':
        return edgePhases(this.graph);
      case 'Cell':
        return cellPhases(this.graph);
    }
  }

  #measure(): Properties {
    if (this.#properties) return this.#properties;
    const { graph } = this;
    const perimeters = this.#outlines();
    const properties = emptyProperties(graph);
    markPivots(graph, properties);
    markPerimeter(graph, perimeters, properties);
    for (const type of SITE_TYPES) markExtremes(graph.elements(type), properties.flags[type]);
    markSizes(graph, properties);
    markCorners(graph, perimeters, properties);
    markSides(graph, perimeters, properties);
    markOrientations(graph, properties);
    for (const type of SITE_TYPES) markCentre(graph.elements(type), properties.flags[type]);
    this.#properties = properties;
    return properties;
  }

  /** Steps between the sites of a type: the raw arrays, see {@link StepTable}. */
  stepTable(type: SiteType): StepTable {
    return once(this.#steps, type, () => buildStepTable(this.graph, type));
  }

  /** Radials of the sites of a type: the raw arrays, see {@link RadialTable}. */
  radialTable(type: SiteType): RadialTable {
    return once(this.#radials, type, () => buildRadialTable(this.graph.elements(type), this.stepTable(type)));
  }

  /**
   * As {@link radialTable} with radials in some directions only, of which not all opposites are known: on large boards these are
   * found much quicker than all.
   *
   * @internal
   */
  radialsTowards(type: SiteType, codes: readonly number[]): RadialTable {
    const all = this.#radials.get(type);
    if (all) return all;
    return once(this.#someRadials, `${type} ${codes.join(' ')}`, () =>
      buildRadialTable(this.graph.elements(type), filedUnder(this.stepTable(type), codes)),
    );
  }

  /** Step distances between all sites of a type: the raw array, see {@link DistanceTable}. */
  distanceTable(type: SiteType, relation: Relation = 'Adjacent'): DistanceTable {
    return once(this.#distances, `${type} ${relation}`, () =>
      buildDistances(this.stepTable(type), Direction[relation]),
    );
  }

  /** Distance of each site to the nearest of the centre sites, corners or perimeter sites. */
  distancesTo(type: SiteType, target: 'centre' | 'corners' | 'perimeter'): Int32Array {
    return once(this.#nearest, `${type} ${target}`, () =>
      distancesTo(this.stepTable(type), Direction.Adjacent, this.sites(type).region(target)),
    );
  }

  /** The sites of type `to` at each site of type `from`. */
  incidence(from: SiteType, to: SiteType): Lists {
    return once(this.#incidence, `${from} ${to}`, () => buildIncidence(this.graph, from, to));
  }

  /** For each edge the edges that cross it in the drawing, ascending. */
  get crossings(): Lists {
    this.#crossings ??= buildCrossings(this.graph);
    return this.#crossings;
  }

  // ---------------------------------------------------------- readable views

  /** A view on one site. Throws if there is no such site. */
  site(type: SiteType, index: number): Site {
    const table = this.sites(type);
    const point = table.points[index];
    if (!point) throw new RangeError(`There is no ${type} ${index}: the board has ${table.count} of them.`);
    const at = (to: SiteType): readonly number[] => Array.from(listAt(this.incidence(type, to), index));
    return {
      type,
      index,
      x: point.x,
      y: point.y,
      z: point.z,
      label: table.labels[index]!,
      row: table.row[index]!,
      column: table.column[index]!,
      layer: table.layer[index]!,
      phase: table.phase[index]!,
      vertices: at('Vertex'),
      edges: at('Edge'),
      cells: at('Cell'),
    };
  }

  /** A view on a cell. */
  cell(index: number): Site {
    return this.site('Cell', index);
  }

  /** A view on a vertex. */
  vertex(index: number): Site {
    return this.site('Vertex', index);
  }

  /** A view on an edge. */
  edge(index: number): Site {
    return this.site('Edge', index);
  }

  /** The first site with a coordinate label such as `'C4'`, or -1. */
  find(type: SiteType, label: string): number {
    return this.sites(type).find(label);
  }

  /** The sites of a pre-generated region, ascending. */
  region(type: SiteType, name: RegionName): Int32Array {
    return this.sites(type).region(name);
  }

  /** The sites on a side of the board, ascending. */
  side(type: SiteType, name: Side): Int32Array {
    return this.sites(type).side(name);
  }

  /** Neighbours of a site under a relation, clockwise from north. */
  neighbours(type: SiteType, site: number, relation: Relation = 'All'): number[] {
    return this.steps(type, site, relation);
  }

  /** Where the steps of a site in a direction lead, clockwise from north. */
  steps(type: SiteType, site: number, direction: AbsoluteDirection): number[] {
    return Array.from(stepsOf(this.stepTable(type), site, Direction[direction]));
  }

  /** The radials of a site in a direction, clockwise from north, each beginning with the site itself. */
  radials(type: SiteType, site: number, direction: AbsoluteDirection): number[][] {
    return radialsOf(this.radialTable(type), site, Direction[direction]).map((radial) => Array.from(radial));
  }

  /** Number of steps between two sites; 0 if there is no way. */
  distance(type: SiteType, from: number, to: number, relation: Relation = 'Adjacent'): number {
    const { values, count } = this.distanceTable(type, relation);
    return values[from * count + to]!;
  }

  // -------------------------------------------------------------- directions

  /** Codes of the facings that occur on the board under a relation, by position on the compass (or in its family). */
  supportedCodes(type: SiteType, relation: Relation = 'All'): Uint8Array {
    return once(this.#supported, `${type} ${relation}`, () => {
      const steps = this.stepTable(type);
      const found = new Set<number>();
      for (let site = 0; site < steps.count; site++) {
        for (const code of supportedAt(steps, site, Direction[relation])) found.add(code);
      }
      return Uint8Array.from([...found].sort((a, b) => facingIndex[a]! - facingIndex[b]!));
    });
  }

  /** Names of the directions that the supported facings are looked up under. */
  supported(type: SiteType, relation: Relation = 'All'): AbsoluteDirection[] {
    return Array.from(this.supportedCodes(type, relation), (code) => directionName(absoluteOfFacing(code)));
  }

  /** Codes of the facings of one site under a relation, in order of first appearance going clockwise. */
  supportedCodesAt(type: SiteType, site: number, relation: Relation = 'All'): readonly number[] {
    const key = `${type} ${RELATIONS.indexOf(relation)} ${site}`;
    return once(this.#supportedAt, key, () => supportedAt(this.stepTable(type), site, Direction[relation]));
  }
}
