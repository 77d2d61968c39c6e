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

/** What is measured about sites when it is first asked for: many games never ask for coordinates or colours. */
export interface Measures {
  coordinates(): Coordinates;
  phase(): Uint8Array;
  properties(): { readonly flags: Uint32Array; readonly sides: Uint8Array };
}

/** Everything measured about the sites of one type. Arrays are by site index. */
export class SiteTable {
  readonly type: SiteType;
  readonly count: number;
  readonly points: readonly Point3[];
  readonly #measures: Measures;
  #coordinates: Coordinates | null = null;
  #phase: Uint8Array | null = null;
  #numbers: readonly string[] | null = null;
  readonly #regions = new Map<string, Int32Array>();
  #byLabel: Map<string, number> | null = null;

  constructor(type: SiteType, points: readonly Point3[], measures: Measures) {
    this.type = type;
    this.count = points.length;
    this.points = points;
    this.#measures = measures;
  }

  #placed(): Coordinates {
    this.#coordinates ??= this.#measures.coordinates();
    return this.#coordinates;
  }
  get row(): Int32Array {
    return this.#placed().row;
  }
  get column(): Int32Array {
    return this.#placed().column;
  }
  get layer(): Int32Array {
    return this.#placed().layer;
  }
  get rows(): readonly Int32Array[] {
    return this.#placed().rows;
  }
  get columns(): readonly Int32Array[] {
    return this.#placed().columns;
  }
  get layers(): readonly Int32Array[] {
    return this.#placed().layers;
  }
  get labels(): readonly string[] {
    // Edges are called by their number: coordinates never lead to an edge.
    if (this.type !== 'Edge') return this.#placed().labels;
    this.#numbers ??= this.points.map((_, i) => String(i));
    return this.#numbers;
  }
  get phase(): Uint8Array {
    this.#phase ??= this.#measures.phase();
    return this.#phase;
  }
  /** Property words; the bits are `Flag`. */
  get flags(): Uint32Array {
    return this.#measures.properties().flags;
  }
  /** Sides of the board that the site lies on, a bit per entry of `SIDES`. */
  get sideSets(): Uint8Array {
    return this.#measures.properties().sides;
  }

  /** The sites of a region, ascending. */
  region(name: RegionName): Int32Array {
    return this.#select(name, () => {
      if (name === 'interlayer') return () => false;
      const { flags } = this;
      if (name === 'inner') return (i) => (flags[i]! & Flag.Perimeter) === 0;
      const flag = regionFlags[name];
      return (i) => (flags[i]! & flag) !== 0;
    });
  }

  /** The sites on a side of the board, ascending. */
  side(name: Side): Int32Array {
    const bit = 1 << SIDES.indexOf(name);
    return this.#select(`side ${name}`, () => {
      const { sideSets } = this;
      return (i) => (sideSets[i]! & bit) !== 0;
    });
  }

  /** The sites of a phase (colour), ascending. */
  phaseSites(phase: number): Int32Array {
    return this.#select(`phase ${phase}`, () => {
      const { phase: phases } = this;
      return (i) => phases[i] === phase;
    });
  }

  /** The first site with a label, or -1. Edges have no coordinates. */
  find(label: string): number {
    if (this.type === 'Edge') return -1;
    if (!this.#byLabel) {
      const { labels } = this;
      this.#byLabel = new Map();
      for (let i = this.count - 1; i >= 0; i--) this.#byLabel.set(labels[i]!, i);
    }
    return this.#byLabel.get(label) ?? -1;
  }

  #select(key: string, testOf: () => (i: number) => boolean): Int32Array {
    let found = this.#regions.get(key);
    if (!found) {
      const test = testOf();
      const sites: number[] = [];
      for (let i = 0; i < this.count; i++) if (test(i)) sites.push(i);
      found = new Int32Array(sites);
      this.#regions.set(key, found);
    }
    return found;
  }
}
