/**
 * The steps between the sites of one type, by direction, in flat arrays for the inner loops of a game engine.
 *
 * Layout: directions that occur on the board have a slot, `slot = slotOf[code]` (-1 if the direction never occurs). The
 * targets of `site` in that direction are `items[offsets[row]]` up to `items[offsets[row + 1] - 1]` with
 * `row = site * slots + slot`, clockwise from north.
 */
import { DIRECTION_COUNT, Direction, FIRST_SPECIFIC } from '../directions/absolute.js';
import type { Graph, SiteType } from '../graph.js';
import { clockwiseKey } from './measure.js';
import { averageEdgeLength, nameSteps, RotationalNaming } from './naming.js';
import { collectSteps, StepCollector } from './neighbours.js';

/** Steps between the sites of one type. See the module comment for the layout. */
export interface StepTable {
  readonly type: SiteType;
  /** Number of sites. */
  readonly count: number;
  /** Number of directions that occur. */
  readonly slots: number;
  /** Slot of each direction code, or -1. */
  readonly slotOf: Int8Array;
  /** Direction code of each slot, ascending. */
  readonly directions: Uint8Array;
  readonly offsets: Int32Array;
  readonly items: Int32Array;
  /** Every step once: those of `site` are `stepOffsets[site]` to `stepOffsets[site + 1]`, clockwise. */
  readonly stepOffsets: Int32Array;
  readonly stepTargets: Int32Array;
  /** Directions of each step: bits of the codes 0–31, and of the codes from 32 on. */
  readonly stepLow: Int32Array;
  readonly stepHigh: Int32Array;
}

/** True if a step's direction set has a code. */
export function hasDirection(low: number, high: number, code: number): boolean {
  return ((code < 32 ? low : high) & (1 << (code & 31))) !== 0;
}

/** The bit of a code in the two words of a direction set. */
const lowBit = (code: number): number => (code < 32 ? 1 << code : 0);
const highBit = (code: number): number => (code < 32 ? 0 : 1 << (code & 31));

function layerClass(name: number): number {
  if (name < Direction.U) return Direction.SameLayer;
  return name < Direction.D ? Direction.Upward : Direction.Downward;
}

/**
 * Makes the steps between the sites of one type.
 *
 * @internal
 */
export function buildStepTable(graph: Graph, type: SiteType): StepTable {
  const elements = graph.elements(type);
  const count = elements.length;
  const unit = averageEdgeLength(graph);
  const rotational = new RotationalNaming(graph);
  const steps = new StepCollector();
  const stepOffsets = new Int32Array(count + 1);
  const targets: number[] = [];
  const lows: number[] = [];
  const highs: number[] = [];
  elements.forEach((site, index) => {
    collectSteps(graph, type, index, steps);
    const names = nameSteps(site, steps.targets, unit);
    const own: { target: number; low: number; high: number; key: number }[] = [];
    steps.targets.forEach((target, i) => {
      if (steps.types[i] !== type) return;
      const name = names[i]!;
      const layer = layerClass(name);
      let low = steps.filed[i]! | lowBit(name) | lowBit(layer);
      let high = highBit(name) | highBit(layer);
      const turn = rotational.nameOf(site, type, steps, i);
      if (turn >= 0) {
        low |= lowBit(turn) | lowBit(Direction.Rotational);
        high |= highBit(turn) | highBit(Direction.Rotational);
      }
      own.push({
        target: target.index,
        low,
        high,
        key: clockwiseKey(target.x - site.x, target.y - site.y),
      });
    });
    own.sort((a, b) => a.key - b.key);
    for (const step of own) {
      targets.push(step.target);
      lows.push(step.low);
      highs.push(step.high);
    }
    stepOffsets[index + 1] = targets.length;
  });
  const table = {
    type,
    count,
    stepOffsets,
    stepTargets: new Int32Array(targets),
    stepLow: new Int32Array(lows),
    stepHigh: new Int32Array(highs),
  };
  return { ...table, ...fileByDirection(table) };
}

type Steps = Pick<StepTable, 'count' | 'stepOffsets' | 'stepTargets' | 'stepLow' | 'stepHigh'>;

function fileByDirection(steps: Steps): Pick<StepTable, 'slots' | 'slotOf' | 'directions' | 'offsets' | 'items'> {
  const { count, stepOffsets, stepTargets, stepLow, stepHigh } = steps;
  let low = 0;
  let high = 0;
  for (let i = 0; i < stepTargets.length; i++) {
    low |= stepLow[i]!;
    high |= stepHigh[i]!;
  }
  const directions: number[] = [];
  const slotOf = new Int8Array(DIRECTION_COUNT).fill(-1);
  for (let code = 0; code < DIRECTION_COUNT; code++) {
    if (hasDirection(low, high, code)) slotOf[code] = directions.push(code) - 1;
  }
  const slots = directions.length;
  const offsets = new Int32Array(count * slots + 1);
  const items: number[] = [];
  for (let site = 0; site < count; site++) {
    for (let slot = 0; slot < slots; slot++) {
      const code = directions[slot]!;
      for (let i = stepOffsets[site]!; i < stepOffsets[site + 1]!; i++) {
        if (hasDirection(stepLow[i]!, stepHigh[i]!, code)) items.push(stepTargets[i]!);
      }
      offsets[site * slots + slot + 1] = items.length;
    }
  }
  return { slots, slotOf, directions: Uint8Array.from(directions), offsets, items: new Int32Array(items) };
}

/** Directions whose radials are among those that turn, too. */
const turns: readonly number[] = [Direction.In, Direction.Out, Direction.CW, Direction.CCW];

/**
 * The same steps filed under some of their directions only, for radials in these.
 *
 * @internal
 */
export function filedUnder(steps: StepTable, codes: readonly number[]): StepTable {
  const wanted = new Set(codes.includes(Direction.Rotational) ? [...codes, ...turns] : codes);
  const directions = Uint8Array.from([...wanted].filter((code) => steps.slotOf[code]! >= 0)).sort();
  const slotOf = new Int8Array(DIRECTION_COUNT).fill(-1);
  directions.forEach((code, slot) => {
    slotOf[code] = slot;
  });
  const slots = directions.length;
  const offsets = new Int32Array(steps.count * slots + 1);
  const items: number[] = [];
  for (let site = 0; site < steps.count; site++) {
    for (let slot = 0; slot < slots; slot++) {
      const row = site * steps.slots + steps.slotOf[directions[slot]!]!;
      for (let i = steps.offsets[row]!; i < steps.offsets[row + 1]!; i++) items.push(steps.items[i]!);
      offsets[site * slots + slot + 1] = items.length;
    }
  }
  return { ...steps, slots, slotOf, directions, offsets, items: new Int32Array(items) };
}

/** The targets of a site in a direction, as a view on the table. */
export function stepsOf(table: StepTable, site: number, code: number): Int32Array {
  const slot = table.slotOf[code]!;
  if (slot < 0) return table.items.subarray(0, 0);
  const row = site * table.slots + slot;
  return table.items.subarray(table.offsets[row]!, table.offsets[row + 1]!);
}

/** The facings on the steps of one site that are filed under a relation, in order of first appearance. */
export function supportedAt(table: StepTable, site: number, relation: number): number[] {
  const found: number[] = [];
  for (let i = table.stepOffsets[site]!; i < table.stepOffsets[site + 1]!; i++) {
    const low = table.stepLow[i]!;
    const high = table.stepHigh[i]!;
    if (!hasDirection(low, high, relation)) continue;
    for (let code = FIRST_SPECIFIC; code < DIRECTION_COUNT; code++) {
      if (hasDirection(low, high, code) && !found.includes(code)) found.push(code);
    }
  }
  return found;
}
