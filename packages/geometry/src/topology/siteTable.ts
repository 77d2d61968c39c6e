/** What is measured about the sites of one type: positions, coordinates, phases, properties, and the regions of those. */
import type { SiteType } from '../graph.js';
import type { Coordinates } from './coordinates.js';
import { SIDES, type Side } from './corners.js';
import { Flag } from './flags.js';
import type { Point3 } from './measure.js';

/** Every site with a property, in the words of the language. */
export const REGIONS = [
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
  'axial',
  'horizontal',
  'vertical',
  'angled',
  'slash',
  'slosh',
  'pivots',
] as const;

/** Name of a pre-generated region. */
export type RegionName = (typeof REGIONS)[number];

/** The property bit of each region; `inner` is the complement of `outer`, `interlayer` is always empty. */
const regionFlags: Readonly<Record<Exclude<RegionName, 'inner' | 'interlayer'>, number>> = {
  corners: Flag.Corner,
  convex: Flag.Convex,
  concave: Flag.Concave,
  major: Flag.Major,
  minor: Flag.Minor,
  outer: Flag.Perimeter,
  perimeter: Flag.Perimeter,
  top: Flag.Top,
  bottom: Flag.Bottom,
  left: Flag.Left,
  right: Flag.Right,
  centre: Flag.Centre,
  axial: Flag.Axial,
  horizontal: Flag.Horizontal,
  vertical: Flag.Vertical,
  angled: Flag.Angled,
  slash: Flag.Slash,
  slosh: Flag.Slosh,
  pivots: Flag.Pivot,
};

/** Everything measured about the sites of one type. Arrays are by site index. */
export class SiteTable {
  readonly type: SiteType;
  readonly count: number;
  readonly points: readonly Point3[];
  readonly row: Int32Array;
  readonly column: Int32Array;
  readonly layer: Int32Array;
  readonly phase: Uint8Array;
  /** Property words; the bits are `Flag`. */
  readonly flags: Uint32Array;
  /** Sides of the board that the site lies on, a bit per entry of `SIDES`. */
  readonly sideSets: Uint8Array;
  readonly labels: readonly string[];
  readonly rows: readonly Int32Array[];
  readonly columns: readonly Int32Array[];
  readonly layers: readonly Int32Array[];
  readonly #regions = new Map<string, Int32Array>();
  #byLabel: Map<string, number> | null = null;

  constructor(
    type: SiteType,
    points: readonly Point3[],
    measured: { coordinates: Coordinates; phase: Uint8Array; flags: Uint32Array; sides: Uint8Array },
  ) {
    this.type = type;
    this.count = points.length;
    this.points = points;
    this.phase = measured.phase;
    this.flags = measured.flags;
    this.sideSets = measured.sides;
    this.row = measured.coordinates.row;
    this.column = measured.coordinates.column;
    this.layer = measured.coordinates.layer;
    this.rows = measured.coordinates.rows;
    this.columns = measured.coordinates.columns;
    this.layers = measured.coordinates.layers;
    // Edges are called by their number: coordinates never lead to an edge.
    this.labels = type === 'Edge' ? points.map((_, i) => String(i)) : measured.coordinates.labels;
  }

  /** The sites of a region, ascending. */
  region(name: RegionName): Int32Array {
    return this.#select(name, (i) => {
      if (name === 'interlayer') return false;
      if (name === 'inner') return (this.flags[i]! & Flag.Perimeter) === 0;
      return (this.flags[i]! & regionFlags[name]) !== 0;
    });
  }

  /** The sites on a side of the board, ascending. */
  side(name: Side): Int32Array {
    const bit = 1 << SIDES.indexOf(name);
    return this.#select(`side ${name}`, (i) => (this.sideSets[i]! & bit) !== 0);
  }

  /** The sites of a phase (colour), ascending. */
  phaseSites(phase: number): Int32Array {
    return this.#select(`phase ${phase}`, (i) => this.phase[i] === phase);
  }

  /** The first site with a label, or -1. Edges have no coordinates. */
  find(label: string): number {
    if (this.type === 'Edge') return -1;
    if (!this.#byLabel) {
      this.#byLabel = new Map();
      for (let i = this.count - 1; i >= 0; i--) this.#byLabel.set(this.labels[i]!, i);
    }
    return this.#byLabel.get(label) ?? -1;
  }

  #select(key: string, test: (i: number) => boolean): Int32Array {
    let found = this.#regions.get(key);
    if (!found) {
      const sites: number[] = [];
      for (let i = 0; i < this.count; i++) if (test(i)) sites.push(i);
      found = new Int32Array(sites);
      this.#regions.set(key, found);
    }
    return found;
  }
}
