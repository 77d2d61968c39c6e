/** Rings of pieces around some site, for the questions whether there is one and where. */
import { Direction as Code, type Lists, type RadialTable, type Topology } from '@ludii/geometry';
import type { Context, SiteTypeCode } from '@ludii/state';
import type { IntFn } from '../declare/compiled.js';
import { siteTypeName } from '../declare/siteTypes.js';
import { fixedSteps, forEachStep, type GroupSteps } from './groups.js';

/** The search for a ring; its buffers are reused. */
export class Ring {
  readonly #type: SiteTypeCode;
  readonly #outer: Uint8Array;
  readonly #adjacent: Lists;
  readonly #orthogonal: Lists;
  readonly #radials: RadialTable;
  readonly #slot: number;
  readonly #steps: GroupSteps;
  readonly #area: Int32Array;
  #areaSize = 0;
  readonly #border: number[] = [];
  readonly #explored: number[] = [];
  /** Stamp of the area that a site was last in, and of the border. */
  readonly #inArea: Int32Array;
  readonly #inBorder: Int32Array;
  #stamp = 0;

  constructor(topology: Topology, steps: GroupSteps) {
    const { type, count } = steps;
    const name = siteTypeName(type);
    const table = topology.stepTable(name);
    this.#type = type;
    this.#steps = steps;
    this.#outer = new Uint8Array(count);
    for (const site of topology.region(name, 'outer')) this.#outer[site] = 1;
    this.#adjacent = fixedSteps(table, [Code.Adjacent]);
    this.#orthogonal = fixedSteps(table, [Code.Orthogonal]);
    this.#radials = topology.radialTable(name);
    this.#slot = this.#radials.slotOf[Code.Orthogonal]!;
    this.#area = new Int32Array(count);
    this.#inArea = new Int32Array(count);
    this.#inBorder = new Int32Array(count);
  }

  /** The area inside the ring that was found last. */
  get area(): readonly number[] {
    return Array.from(this.#area.subarray(0, this.#areaSize));
  }
  /** The pieces of the ring that was found last. */
  get pieces(): readonly number[] {
    return this.#border;
  }

  /**
   * Whether a ring of pieces like that on `start`, owned by `colour`, lies around a neighbour of it. `owners` are the
   * owners of what must be inside, as bits; 0 for anything.
   */
  closes(c: Context, start: number, colour: number, owners: number): boolean {
    const { offsets, items } = this.#adjacent;
    const { state } = c;
    const what = state.what(this.#type, start);
    const before = this.#stamp;
    // The fills (by number) that reached the rim from a site without a piece of the ring: so do all of their sites.
    let open = 0;
    for (let i = offsets[start + 1]! - 1; i >= offsets[start]!; i--) {
      const inside = items[i]!;
      if (this.#outer[inside] === 1) continue;
      if (owners !== 0 && ((owners >>> state.who(this.#type, inside)) & 1) === 0) continue;
      const number = this.#inArea[inside]! - before;
      const ownPiece = state.what(this.#type, inside) === what;
      if (!ownPiece && number > 0 && ((open >>> number) & 1) === 1) continue;
      if (!this.#fill(c, inside, what, owners, before, open)) {
        if (!ownPiece && owners === 0) open |= 1 << (this.#stamp - before);
        continue;
      }
      if (this.#enclose(c, colour) && this.#isClosed(c, what)) return true;
    }
    return false;
  }

  /**
   * Fills the area from a site on, up to pieces of the ring; false if it reaches the rim of the board, or the area of
   * one of the fills after number `before` that are known to be open.
   */
  #fill({ state }: Context, inside: number, what: number, owners: number, before: number, open: number): boolean {
    const { slots, offsets, start, end, sites } = this.#radials;
    const type = this.#type;
    const outer = this.#outer;
    const inArea = this.#inArea;
    const area = this.#area;
    const slot = this.#slot;
    const stamp = ++this.#stamp;
    let size = 1;
    area[0] = inside;
    inArea[inside] = stamp;
    for (let n = 0; slot >= 0 && n < size; n++) {
      const row = area[n]! * slots + slot;
      const lastRadial = offsets[row + 1]!;
      for (let radial = offsets[row]!; radial < lastRadial; radial++) {
        const lastSite = end[radial]!;
        for (let i = start[radial]! + 1; i < lastSite; i++) {
          const site = sites[i]!;
          const fill = inArea[site]!;
          if (fill === stamp) continue;
          if (state.what(type, site) === what) break;
          if (fill > before && ((open >>> (fill - before)) & 1) === 1) return false;
          const rim = outer[site] === 1;
          if (owners === 0 || (!rim && ((owners >>> state.who(type, site)) & 1) === 1)) {
            area[size++] = site;
            inArea[site] = stamp;
          }
          if (rim) return false;
        }
      }
    }
    this.#areaSize = size;
    return true;
  }

  /** Collects the border of the area; false if not all of it has the colour. */
  #enclose({ state }: Context, colour: number): boolean {
    const border = this.#border;
    const { offsets, items } = this.#orthogonal;
    const stamp = this.#stamp;
    border.length = 0;
    for (let n = 0; n < this.#areaSize; n++) {
      const site = this.#area[n]!;
      for (let i = offsets[site]!; i < offsets[site + 1]!; i++) {
        const near = items[i]!;
        if (this.#inArea[near] === stamp || this.#inBorder[near] === stamp) continue;
        if (state.who(this.#type, near) !== colour) return false;
        this.#inBorder[near] = stamp;
        border.push(near);
      }
    }
    return true;
  }

  /** Follows the border from piece to piece until as many were seen as there are. */
  #isClosed(c: Context, what: number): boolean {
    const border = this.#border;
    const explored = this.#explored;
    explored.length = 0;
    let at = 0;
    let previous = 0;
    while (border.length > 0) {
      const site = border[at];
      if (site === undefined) return false;
      if (c.state.what(this.#type, site) !== what) {
        this.#drop(site, at);
        at = previous;
        continue;
      }
      const next = this.#nextOf(c, site, what);
      if (next < 0) {
        this.#drop(site, at);
        const known = explored.indexOf(site);
        if (known >= 0) explored.splice(known, 1);
        at = previous;
        continue;
      }
      explored.push(site);
      if (explored.length === border.length) return true;
      previous = at;
      at = border.indexOf(next);
    }
    return false;
  }

  #drop(site: number, at: number): void {
    this.#border.splice(at, 1);
    this.#inBorder[site] = 0;
  }

  /** The first neighbour of a piece of the border that is another such piece, or -1. */
  #nextOf(c: Context, site: number, what: number): number {
    let found = -1;
    forEachStep(c, site, this.#steps, (near) => {
      if (found < 0 && this.#inBorder[near] === this.#stamp && c.state.what(this.#type, near) === what) found = near;
    });
    return found;
  }
}

/** Owners of what must be inside, as bits. */
export function insiders(roles: readonly IntFn[]): (c: Context) => number {
  return (c) => {
    let set = 0;
    for (let i = 0; i < roles.length; i++) {
      const player = roles[i]!(c);
      if (player >= 0) set |= 1 << player;
    }
    return set;
  };
}
