/**
 * Rows, columns, layers and coordinate labels ("C4"). Rows are found by trying a few angles and clustering the
 * distances from a far line, so that slanted boards get slanted rows; where that gives two sites the same label, the
 * whole type falls back to plain x and y.
 */

import { cosine, sine } from '../trigonometry.js';
import type { Point3 } from './measure.js';
import { distanceToLine } from './measure.js';

/** Where the sites of one type are in rows, columns and layers. */
export interface Coordinates {
  readonly row: Int32Array;
  readonly column: Int32Array;
  readonly layer: Int32Array;
  readonly labels: readonly string[];
  /** The sites of each row, column and layer, ascending. */
  readonly rows: readonly Int32Array[];
  readonly columns: readonly Int32Array[];
  readonly layers: readonly Int32Array[];
}

/** Angles (radians) of the rows and columns of a type. */
export interface Slant {
  readonly row: number;
  readonly column: number;
}

interface Clusters {
  readonly number: Int32Array;
  readonly error: number;
}

const MARGIN = 0.6;
const EXACT = 0.001;
const radians = (degrees: number): number => (degrees / 180) * Math.PI;

/** Numbers the values by cluster: a value further than `margin` from the running mean starts the next cluster. */
function cluster(values: Float64Array, margin: number): Clusters {
  const order = Array.from(values, (_, i) => i).sort((a, b) => values[a]! - values[b]! || a - b);
  const number = new Int32Array(values.length);
  let bucket = -1;
  let size = 0;
  let total = 0;
  let error = 0;
  let last = 0;
  const close = (): void => {
    if (bucket >= 0) error += (total / size - last) ** 2 / size;
  };
  for (const i of order) {
    const value = values[i]!;
    if (bucket < 0 || Math.abs(value - total / size) > margin) {
      close();
      bucket++;
      size = 0;
      total = 0;
    }
    size++;
    total += value;
    last = value;
    number[i] = bucket;
  }
  close();
  return { number, error: error + 0.01 * (bucket + 1) };
}

/** The frame in which the sites of one type are measured. */
class Frame {
  readonly #points: readonly Point3[];
  readonly #x0: number;
  readonly #y0: number;
  readonly #width: number;
  readonly #height: number;
  readonly #margin: number;

  constructor(points: readonly Point3[]) {
    let minX = Number.POSITIVE_INFINITY;
    let maxX = Number.NEGATIVE_INFINITY;
    let minY = Number.POSITIVE_INFINITY;
    let maxY = Number.NEGATIVE_INFINITY;
    for (const { x, y } of points) {
      minX = Math.min(minX, x);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y);
      maxY = Math.max(maxY, y);
    }
    this.#points = points;
    this.#x0 = minX;
    this.#y0 = minY;
    this.#width = maxX - minX;
    this.#height = maxY - minY;
    this.#margin = (MARGIN * (this.#width + this.#height)) / 2 / Math.sqrt(points.length);
  }

  rows(angle: number): Clusters {
    return this.#lines({ x: this.#x0 + this.#width / 2, y: this.#y0 - this.#height }, angle);
  }

  columns(angle: number): Clusters {
    return this.#lines({ x: this.#x0 - this.#width, y: this.#y0 + this.#height / 2 }, angle);
  }

  layers(): Clusters {
    return cluster(
      Float64Array.from(this.#points, (p) => p.z),
      this.#margin,
    );
  }

  #lines(a: { x: number; y: number }, angle: number): Clusters {
    const b = { x: a.x + this.#width * cosine(angle), y: a.y + this.#width * sine(angle) };
    return cluster(
      Float64Array.from(this.#points, (p) => distanceToLine(p, a, b)),
      this.#margin,
    );
  }

  /** The angles at which the sites fall into the fewest and tightest rows and columns. */
  slant(): Slant {
    const best = (angles: readonly number[], measure: (angle: number) => Clusters): number => {
      let least = 1000;
      let found = 0;
      for (const angle of angles) {
        const { error } = measure(angle);
        if (error < least) {
          least = error;
          found = angle;
        }
      }
      return found;
    };
    const row = best([0, 15, 30, 45, 60].map(radians), (a) => this.rows(a));
    const column = best(
      [90, 105, 120].map((a) => row + radians(a)),
      (a) => this.columns(a),
    );
    return { row, column };
  }
}

/** Letters of a column: A … Z, AA, AB, … */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : String.fromCharCode(64 + Math.floor(column / 26)) + last;
}

/** Lists of the sites with number 0, 1, 2, … */
function listByNumber(number: Int32Array): Int32Array[] {
  const lists: number[][] = [];
  number.forEach((k, i) => {
    while (lists.length <= k) lists.push([]);
    lists[k]!.push(i);
  });
  return lists.map((list) => new Int32Array(list));
}

/** Distinct values (no two within the tolerance of each other, earlier ones first), ascending. */
function distinct(values: readonly number[]): number[] {
  const kept = new Map<number, number[]>();
  const all: number[] = [];
  for (const value of values) {
    const cell = Math.floor(value / EXACT);
    const near = [-1, 0, 1].some((d) => kept.get(cell + d)?.some((other) => Math.abs(other - value) < EXACT));
    if (near) continue;
    all.push(value);
    const bucket = kept.get(cell);
    if (bucket) bucket.push(value);
    else kept.set(cell, [value]);
  }
  return all.sort((a, b) => a - b);
}

/** Regroups by exact coordinate; `number` is overwritten for the sites that match a ground-level value. */
function regroup(points: readonly Point3[], of: (p: Point3) => number, number: Int32Array): Int32Array[] {
  const values = distinct(points.filter((p) => p.z === 0).map(of));
  const lists: number[][] = values.map(() => []);
  points.forEach((p, i) => {
    const value = of(p);
    let low = 0;
    let high = values.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[middle]! <= value - EXACT) low = middle + 1;
      else high = middle;
    }
    for (let k = low; k < values.length && Math.abs(values[k]! - value) < EXACT; k++) {
      lists[k]!.push(i);
      number[i] = k;
    }
  });
  return lists.map((list) => new Int32Array(list));
}

/** The slant of a type, to be shared with the edges, which have no search of their own. */
export function findSlant(points: readonly Point3[]): Slant {
  return points.length === 0 ? { row: 0, column: radians(90) } : new Frame(points).slant();
}

/**
 * Rows, columns, layers and labels of the sites of one type.
 *
 * @param exact - group rows and columns by plain x and y even if the labels are all different (games that use layers).
 */
export function findCoordinates(points: readonly Point3[], slant: Slant, exact = false): Coordinates {
  const frame = new Frame(points);
  const row = frame.rows(slant.row).number;
  const column = frame.columns(slant.column).number;
  const layer = frame.layers().number;
  const layered = layer.some((k, i) => i > 0 && k !== layer[i - 1]);
  let labels = points.map((_, i) => letters(column[i]!) + (row[i]! + 1) + (layered ? `/${layer[i]}` : ''));
  const duplicate = new Set(labels).size < labels.length;
  const regrouped = duplicate || exact;
  const rows = regrouped ? regroup(points, (p) => p.y, row) : listByNumber(row);
  const columns = regrouped ? regroup(points, (p) => p.x, column) : listByNumber(column);
  let layers: Int32Array[];
  if (duplicate) {
    const heights = [...new Set(points.map((p) => p.z))].sort((a, b) => a - b);
    const numbers = new Map(heights.map((z, k) => [z, k]));
    points.forEach((p, i) => {
      layer[i] = numbers.get(p.z)!;
    });
    layers = listByNumber(layer);
    labels = points.map((_, i) => letters(column[i]!) + (row[i]! + 1));
  } else {
    layers = listByNumber(layer);
  }
  return { row, column, layer, labels, rows, columns, layers };
}
