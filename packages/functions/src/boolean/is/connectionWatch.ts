/**
 * Follows placements for `(is Connected …)`: the groups of pieces of one owner are kept as a forest that only grows, each
 * with the regions that it touches, so that a new piece has to look no further than its neighbours.
 */
import type { Lists } from '@ludii/geometry';
import type { Pieces, Watch } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { bitCount, type Joined } from './joined.js';

/** Regions that pieces are to join. */
export interface Goal {
  readonly regions: Joined;
  /** How many of the regions. */
  readonly wanted: number;
}

/** Bits of a word that can stand for regions. */
const MostRegions = 31;

/** The regions of all goals of an owner: by site as bits, and by goal which bits and how many. */
interface Task {
  readonly bits: Int32Array;
  readonly masks: Int32Array;
  readonly wanted: Int32Array;
}

function taskOf(goals: readonly Goal[], count: number): Task {
  const bits = new Int32Array(count);
  const masks: number[] = [];
  let shift = 0;
  for (const { regions } of goals) {
    for (let site = 0; site < count; site++) bits[site]! |= regions.bits[site]! << shift;
    masks.push(((1 << regions.count) - 1) << shift);
    shift += regions.count;
  }
  return { bits, masks: Int32Array.from(masks), wanted: Int32Array.from(goals, ({ wanted }) => wanted) };
}

/** True if the group of the last piece touches as many regions as its owner has to join. */
export class ConnectionWatch implements Watch {
  /** By site: another site of the group, the site itself at the root. Of use where there are pieces. */
  readonly #parent: Int32Array;
  /** By root: the regions that the group touches. */
  readonly #touched: Int32Array;
  /** Sites where one piece of whatever owner joins enough. */
  readonly #alone: Uint8Array;
  /** By owner. */
  readonly #tasks: readonly Task[];

  constructor(
    readonly type: SiteTypeCode,
    private readonly steps: Lists,
    /** By component; 0 for those that never connect. */
    private readonly ownerOf: Int32Array,
    /** By owner: each of them is enough. Without regions there is none. */
    private readonly goals: readonly (readonly Goal[])[],
  ) {
    const count = steps.offsets.length - 1;
    this.#parent = new Int32Array(count);
    this.#touched = new Int32Array(count);
    this.#alone = new Uint8Array(count);
    this.#tasks = goals.map((some) => taskOf(some, count));
    for (const { regions, wanted } of goals.flat()) {
      for (let site = 0; site < count; site++) if (bitCount(regions.bits[site]!) >= wanted) this.#alone[site] = 1;
    }
  }

  /** Connections along the same steps are followed in one forest. */
  merged(other: Watch): ConnectionWatch | undefined {
    const alike =
      other instanceof ConnectionWatch &&
      other.type === this.type &&
      other.steps === this.steps &&
      other.ownerOf.every((owner, what) => owner === this.ownerOf[what]);
    if (!alike) return undefined;
    const goals = this.goals.map((own, owner) => [...own, ...other.goals[owner]!]);
    const fits = goals.every((all) => all.reduce((sum, { regions }) => sum + regions.count, 0) <= MostRegions);
    return fits ? new ConnectionWatch(this.type, this.steps, this.ownerOf, goals) : undefined;
  }

  placed(_c: Context, pieces: Pieces, site: number, what: number): boolean {
    const { ownerOf } = this;
    const { offsets, items } = this.steps;
    const owner = ownerOf[what]!;
    if (owner === 0) return false;
    const task = this.#tasks[owner]!;
    const parent = this.#parent;
    const touched = this.#touched;
    let root = site;
    let bits = task.bits[site]!;
    parent[site] = site;
    const end = offsets[site + 1]!;
    for (let i = offsets[site]!; i < end; i++) {
      let near = items[i]!;
      if (ownerOf[pieces[near]!] !== owner) continue;
      // Up to the root; what is passed on the way is hung up higher.
      for (let up = parent[near]!; up !== near; up = parent[near]!) {
        parent[near] = parent[up]!;
        near = up;
      }
      if (near === root) continue;
      parent[root] = near;
      root = near;
      bits |= touched[near]!;
    }
    touched[root] = bits;
    if (this.#alone[site] === 1) return true;
    if (bits === 0) return false;
    const { masks, wanted } = task;
    for (let k = 0; k < masks.length; k++) if (bitCount(bits & masks[k]!) >= wanted[k]!) return true;
    return false;
  }
}
