/**
 * Follows placements for `(is Connected …)`: the groups of pieces of one owner are kept as a forest that only grows, each
 * with the regions that it touches, so that a new piece has to look no further than its neighbours.
 */
import type { Lists } from '@ludii/geometry';
import type { Context, SiteTypeCode } from '@ludii/state';
import type { Pieces, Watch } from '../../watch.js';
import { bitCount, type Joined } from './joined.js';

/** What the pieces of an owner are to join. */
export interface Goal {
  readonly regions: Joined;
  /** How many of the regions. */
  readonly wanted: number;
}

/** True if the group of the last piece touches as many regions as its owner has to join. */
export class ConnectionWatch implements Watch {
  /** By site: another site of the group, the site itself at the root. Of use where there are pieces. */
  readonly #parent: Int32Array;
  /** By root: the regions that the group touches. */
  readonly #touched: Int32Array;
  /** Sites where one piece of whatever owner joins enough. */
  readonly #alone: Uint8Array;

  constructor(
    readonly type: SiteTypeCode,
    private readonly steps: Lists,
    /** By component; 0 for those that never connect. */
    private readonly ownerOf: Int32Array,
    /** By owner. */
    private readonly goals: readonly Goal[],
    count: number,
  ) {
    this.#parent = new Int32Array(count);
    this.#touched = new Int32Array(count);
    this.#alone = new Uint8Array(count);
    for (const { regions, wanted } of goals) {
      if (regions.count === 0) continue;
      for (let site = 0; site < count; site++) if (bitCount(regions.bits[site]!) >= wanted) this.#alone[site] = 1;
    }
  }

  placed(_c: Context, pieces: Pieces, site: number, what: number): boolean {
    const { ownerOf } = this;
    const { offsets, items } = this.steps;
    const owner = ownerOf[what]!;
    if (owner === 0) return false;
    const { regions, wanted } = this.goals[owner]!;
    const parent = this.#parent;
    const touched = this.#touched;
    let root = site;
    let bits = regions.bits[site]!;
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
    return (bitCount(bits) >= wanted && regions.count > 0) || this.#alone[site] === 1;
  }
}
