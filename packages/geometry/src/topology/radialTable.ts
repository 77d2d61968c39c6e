/**
 * Radials: the straight lines of sites that start at a site in a direction, for slides, hops, lines of sight and rows of
 * pieces. They follow the straightest continuation in the same direction and may bend a little at every step.
 *
 * Layout: slots are those of the step table. The radials of `site` in a direction have the ids `offsets[row]` up to
 * `offsets[row + 1] - 1` with `row = site * slots + slot`, clockwise from north. Radial `id` is the run of
 * `sites[start[id]]` (the site itself) up to `sites[end[id] - 1]`. Lines that lie on each other share their run.
 * A few ids beyond all rows belong to radials that are in no list and only occur as an opposite.
 */
import { Direction, FIRST_SPECIFIC } from '../directions/absolute.js';
import { GeometryError } from '../errors.js';
import { buildContinuations, type Continuations, SEVERAL, straightness } from './continuation.js';
import { findRuns, IRREGULAR } from './lines.js';
import { clockwiseKey, type Point3 } from './measure.js';
import { Runs } from './runs.js';
import type { StepTable } from './stepTable.js';

/** Radials of the sites of one type. See the module comment for the layout. */
export interface RadialTable {
  readonly count: number;
  readonly slots: number;
  readonly slotOf: Int8Array;
  readonly directions: Uint8Array;
  readonly offsets: Int32Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly sites: Int32Array;
  /** The id of the radial that runs the other way from the same site, or -1. */
  readonly opposite: Int32Array;
  /** Ids of the radials of each row without those that only reverse another: what line detection looks at. */
  readonly distinctOffsets: Int32Array;
  readonly distinct: Int32Array;
}

/** Two first steps within this bend of a straight line make their radials opposite. */
const OPPOSITE_BEND = Math.tan(0.1);
/** Radials split on exact ties; a board on which that gets out of hand is a mistake. */
const MOST_RADIALS_PER_SITE = 200_000;

/** A radial while the radials of its site are collected. */
interface Radial {
  readonly slot: number;
  /** Number of its run of sites. */
  readonly run: number;
  readonly first: number;
  opposite: Radial | null;
  id: number;
}

/**
 * Makes all radials of one site type.
 *
 * @internal
 */
export function buildRadialTable(points: readonly Point3[], steps: StepTable): RadialTable {
  const builder = new RadialBuilder(points, steps);
  for (let site = 0; site < steps.count; site++) builder.addSite(site);
  return builder.finish();
}

class RadialBuilder {
  readonly #points: readonly Point3[];
  readonly #steps: StepTable;
  readonly #next: Continuations;
  readonly #pool: Runs;
  readonly #runOf: Int32Array;
  readonly #offsets: Int32Array;
  readonly #distinctOffsets: Int32Array;
  readonly #distinct: number[] = [];
  /** The run of every radial, and the id of its opposite. */
  readonly #runs: number[] = [];
  readonly #opposites: number[] = [];
  readonly #orphans: { of: number; run: number }[] = [];
  // The site in work: its radials so far, in order and by slot, and the line that is being followed.
  #site = 0;
  readonly #recorded: Radial[] = [];
  readonly #bySlot: Radial[][];
  readonly #line: number[] = [];
  readonly #inLine: Uint8Array;

  constructor(points: readonly Point3[], steps: StepTable) {
    const rows = steps.count * steps.slots;
    this.#points = points;
    this.#steps = steps;
    this.#next = buildContinuations(points, steps);
    this.#pool = new Runs(steps.count);
    this.#runOf = findRuns(steps, this.#next, this.#pool);
    this.#offsets = new Int32Array(rows + 1);
    this.#distinctOffsets = new Int32Array(rows + 1);
    this.#bySlot = Array.from({ length: steps.slots }, () => []);
    this.#inLine = new Uint8Array(steps.count);
  }

  addSite(site: number): void {
    const { slots, slotOf, offsets, items } = this.#steps;
    this.#site = site;
    this.#recorded.length = 0;
    for (const list of this.#bySlot) list.length = 0;
    this.#line.push(site);
    this.#inLine[site] = 1;
    for (let slot = 0; slot < slots; slot++) {
      const row = site * slots + slot;
      for (let item = offsets[row]!; item < offsets[row + 1]!; item++) {
        const run = this.#runOf[item]!;
        if (run === IRREGULAR) this.#follow(item, slot);
        else this.#record(slot, run, items[item]!);
      }
    }
    this.#inLine[site] = 0;
    this.#line.length = 0;
    joinRotational(this.#bySlot, slotOf, this.#pool);
    this.#file();
  }

  /** Follows the line that goes on with a filed step, to its end or to all its ends. */
  #follow(firstItem: number, slot: number): void {
    const { items } = this.#steps;
    const line = this.#line;
    const inLine = this.#inLine;
    const length = line.length;
    let item = firstItem;
    let next = -1;
    for (;;) {
      const site = items[item]!;
      line.push(site);
      inLine[site] = 1;
      next = this.#next.single[item]!;
      if (next < 0 || inLine[items[next]!]) break;
      item = next;
    }
    if (next !== SEVERAL) this.#recordLine(slot);
    else {
      for (const choice of this.#next.several.get(item)!) {
        if (inLine[items[choice]!]) this.#recordLine(slot);
        else this.#follow(choice, slot);
      }
    }
    while (line.length > length) inLine[line.pop()!] = 0;
  }

  #recordLine(slot: number): void {
    this.#record(slot, this.#pool.of(this.#line), this.#line[1]!);
  }

  #record(slot: number, run: number, first: number): void {
    const list = this.#bySlot[slot]!;
    for (const other of list) if (other.run === run) return;
    if (this.#recorded.length >= MOST_RADIALS_PER_SITE) {
      throw new GeometryError('too-large', `Site ${this.#site} has too many radials: the board has too many ties.`);
    }
    const radial: Radial = { slot, run, first, opposite: null, id: -1 };
    pairWithOpposites(radial, this.#recorded, this.#points, this.#site, this.#steps.directions);
    this.#recorded.push(radial);
    list.push(radial);
  }

  /** Gives the radials of the site their ids, clockwise in each direction. */
  #file(): void {
    const { slots } = this.#steps;
    const firstId = this.#runs.length;
    const filed: Radial[] = [];
    for (let slot = 0; slot < slots; slot++) {
      const list = this.#bySlot[slot]!;
      const unmatched = keepDistinct(list);
      for (const radial of this.#sorted(list)) {
        // A Rotational list shows radials of other directions again, as copies with ids of their own.
        const shown = radial.slot === slot ? radial : { ...radial };
        shown.id = this.#runs.push(radial.run) - 1;
        filed.push(shown);
        if (unmatched.includes(radial)) this.#distinct.push(shown.id);
      }
      const row = this.#site * slots + slot;
      this.#offsets[row + 1] = this.#runs.length;
      this.#distinctOffsets[row + 1] = this.#distinct.length;
    }
    filed.forEach(({ opposite }, i) => {
      // An opposite without an id has left the lists (it only began a rotational radial) but is still an opposite.
      if (opposite && opposite.id < 0) this.#orphans.push({ of: firstId + i, run: opposite.run });
      this.#opposites.push(opposite?.id ?? -1);
    });
  }

  #sorted(list: readonly Radial[]): readonly Radial[] {
    if (list.length < 2) return list;
    const from = this.#points[this.#site]!;
    const keyed = list.map((radial) => {
      const to = this.#points[radial.first]!;
      return { radial, key: clockwiseKey(to.x - from.x, to.y - from.y) };
    });
    return keyed.sort((a, b) => a.key - b.key).map(({ radial }) => radial);
  }

  finish(): RadialTable {
    const { count, slots, slotOf, directions } = this.#steps;
    const runs = this.#runs;
    const opposite = this.#opposites;
    for (const { of, run } of this.#orphans) {
      opposite[of] = runs.push(run) - 1;
      opposite.push(of);
    }
    const packed = this.#pool.pack();
    const start = new Int32Array(runs.length);
    const end = new Int32Array(runs.length);
    runs.forEach((run, id) => {
      start[id] = packed.start[run]!;
      end[id] = packed.end[run]!;
    });
    return {
      count,
      slots,
      slotOf,
      directions,
      offsets: this.#offsets,
      start,
      end,
      sites: packed.sites,
      opposite: new Int32Array(opposite),
      distinctOffsets: this.#distinctOffsets,
      distinct: new Int32Array(this.#distinct),
    };
  }
}

/** Links a new radial with those recorded before that run the other way. Each keeps the first opposite it gets. */
function pairWithOpposites(
  radial: Radial,
  recorded: readonly Radial[],
  points: readonly Point3[],
  site: number,
  directions: Uint8Array,
): void {
  const code = directions[radial.slot]!;
  const reverse = reverseRotational(code);
  for (const other of recorded) {
    if (radial.opposite && other.opposite) continue;
    const otherCode = directions[other.slot]!;
    const comparable = code === otherCode || (code >= FIRST_SPECIFIC && otherCode >= FIRST_SPECIFIC);
    if (
      otherCode === reverse ||
      (comparable && straightness(points[radial.first]!, points[site]!, points[other.first]!) < OPPOSITE_BEND)
    ) {
      radial.opposite ??= other;
      other.opposite ??= radial;
    }
  }
}

function reverseRotational(code: number): number {
  switch (code) {
    case Direction.CW:
      return Direction.CCW;
    case Direction.CCW:
      return Direction.CW;
    case Direction.In:
      return Direction.Out;
    case Direction.Out:
      return Direction.In;
    default:
      return -1;
  }
}

/** Adds the In, Out, CW and CCW radials to the Rotational ones and drops what only begins another. */
function joinRotational(bySlot: Radial[][], slotOf: Int8Array, pool: Runs): void {
  const slot = slotOf[Direction.Rotational]!;
  if (slot < 0) return;
  const list = bySlot[slot]!;
  for (const code of [Direction.In, Direction.Out, Direction.CW, Direction.CCW]) {
    if (slotOf[code]! >= 0) list.push(...bySlot[slotOf[code]!]!);
  }
  for (let n = list.length - 1; n >= 0; n--) {
    if (list.some((other, i) => i !== n && pool.isPrefix(list[n]!.run, other.run))) list.splice(n, 1);
  }
}

/** The radials of a list that don't repeat the opposite of one kept before. */
function keepDistinct(list: readonly Radial[]): readonly Radial[] {
  if (list.length < 2) return list;
  const reversed: number[] = [];
  return list.filter((radial) => {
    if (reversed.includes(radial.run)) return false;
    if (radial.opposite) reversed.push(radial.opposite.run);
    return true;
  });
}

/** The radials of a site in a direction as views on the table, each beginning with the site. */
export function radialsOf(table: RadialTable, site: number, code: number): Int32Array[] {
  const slot = table.slotOf[code]!;
  if (slot < 0) return [];
  const row = site * table.slots + slot;
  const found: Int32Array[] = [];
  for (let id = table.offsets[row]!; id < table.offsets[row + 1]!; id++) {
    found.push(table.sites.subarray(table.start[id]!, table.end[id]!));
  }
  return found;
}
