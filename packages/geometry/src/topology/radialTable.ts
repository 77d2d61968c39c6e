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
import { buildContinuations, straightness } from './continuation.js';
import { clockwiseKey, type Point3 } from './measure.js';
import { RunPool } from './runPool.js';
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

/** Makes all radials of one site type. */
export function buildRadialTable(points: readonly Point3[], steps: StepTable): RadialTable {
  const { count, slots, slotOf, directions, items } = steps;
  const next = buildContinuations(points, steps);
  const pool = new RunPool(count);
  const offsets = new Int32Array(count * slots + 1);
  const runs: number[] = [];
  const opposite: number[] = [];
  const distinctOffsets = new Int32Array(count * slots + 1);
  const distinct: number[] = [];
  const orphans: { of: number; run: number }[] = [];

  const inRun = new Uint8Array(count);
  for (let site = 0; site < count; site++) {
    pool.startSite(site);
    const recorded: Radial[] = [];
    const bySlot: Radial[][] = Array.from({ length: slots }, () => []);
    const run: number[] = [site];
    inRun[site] = 1;

    const record = (slot: number): void => {
      const id = pool.intern(run);
      if (bySlot[slot]!.some((other) => other.run === id)) return;
      if (recorded.length >= MOST_RADIALS_PER_SITE) {
        throw new GeometryError('too-large', `Site ${site} has too many radials: the board has too many ties.`);
      }
      const radial: Radial = { slot, run: id, first: run[1]!, opposite: null, id: -1 };
      pairWithOpposites(radial, recorded, points, site, directions);
      recorded.push(radial);
      bySlot[slot]!.push(radial);
    };

    const follow = (firstItem: number, slot: number): void => {
      const length = run.length;
      for (let item = firstItem; ; ) {
        run.push(items[item]!);
        inRun[items[item]!] = 1;
        const choices = next.choices(item);
        if (choices.length === 1 && !inRun[items[choices[0]!]!]) {
          item = choices[0]!;
          continue;
        }
        if (choices.length <= 1) record(slot);
        else {
          for (const choice of choices) {
            if (inRun[items[choice]!]) record(slot);
            else follow(choice, slot);
          }
        }
        break;
      }
      while (run.length > length) inRun[run.pop()!] = 0;
    };

    for (let slot = 0; slot < slots; slot++) {
      const row = site * slots + slot;
      for (let item = steps.offsets[row]!; item < steps.offsets[row + 1]!; item++) follow(item, slot);
    }
    inRun[site] = 0;

    joinRotational(bySlot, slotOf, pool);
    const keys = new Map<number, number>();
    const keyOf = ({ first }: Radial): number => {
      let key = keys.get(first);
      if (key === undefined) {
        key = clockwiseKey(points[first]!.x - points[site]!.x, points[first]!.y - points[site]!.y);
        keys.set(first, key);
      }
      return key;
    };
    const firstId = runs.length;
    const ordered: Radial[] = [];
    bySlot.forEach((list, slot) => {
      const unmatched = keepDistinct(list);
      list.sort((a, b) => keyOf(a) - keyOf(b));
      // A Rotational list shows radials of other directions again, as copies with ids of their own.
      const shown = list.map((radial) => (radial.slot === slot ? radial : { ...radial }));
      shown.forEach((radial, i) => {
        radial.id = runs.length;
        runs.push(radial.run);
        ordered.push(radial);
        if (unmatched.has(list[i]!)) distinct.push(radial.id);
      });
      offsets[site * slots + slot + 1] = runs.length;
      distinctOffsets[site * slots + slot + 1] = distinct.length;
    });
    for (let i = 0; i < ordered.length; i++) {
      const other = ordered[i]!.opposite;
      if (other && other.id < 0) {
        // The opposite has left the lists (it only began a rotational radial) but is still an opposite.
        orphans.push({ of: firstId + i, run: other.run });
      }
      opposite[firstId + i] = other?.id ?? -1;
    }
  }
  for (const { of, run } of orphans) {
    opposite[of] = runs.push(run) - 1;
    opposite.push(of);
  }
  const { sites, start, end } = pool.pack();
  return {
    count,
    slots,
    slotOf,
    directions,
    offsets,
    start: Int32Array.from(runs, (r) => start[r]!),
    end: Int32Array.from(runs, (r) => end[r]!),
    sites,
    opposite: Int32Array.from(opposite),
    distinctOffsets,
    distinct: Int32Array.from(distinct),
  };
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
function joinRotational(bySlot: Radial[][], slotOf: Int8Array, pool: RunPool): void {
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
function keepDistinct(list: readonly Radial[]): Set<Radial> {
  const kept = new Set<Radial>();
  const reversed = new Set<number>();
  for (const radial of list) {
    if (reversed.has(radial.run)) continue;
    kept.add(radial);
    if (radial.opposite) reversed.add(radial.opposite.run);
  }
  return kept;
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
