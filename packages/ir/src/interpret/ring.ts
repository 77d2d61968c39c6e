/** Rings of pieces around some site, for the questions whether there is one and where. */
import type { Context } from '@ludii/state';
import type { RingBoard, RingCondition } from '../nodes.js';
import { sitesBeside } from './group.js';
import type { ConditionFn } from './onceForEach.js';
import { valueFn } from './values.js';

/** The search for a ring; its buffers are reused. */
export class Ring {
  readonly #board: RingBoard;
  readonly #area: Int32Array;
  #areaSize = 0;
  readonly #border: number[] = [];
  readonly #explored: number[] = [];
  /** Stamp of the area that a site was last in, and of the border. */
  readonly #inArea: Int32Array;
  readonly #inBorder: Int32Array;
  #stamp = 0;

  constructor(board: RingBoard) {
    const count = board.outer.length;
    this.#board = board;
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
    const { adjacent, outer, type } = this.#board;
    const { offsets, items } = adjacent;
    const { state } = c;
    const what = state.what(type, start);
    const before = this.#stamp;
    // The fills (by number) that reached the rim from a site without a piece of the ring: so do all of their sites.
    let open = 0;
    for (let i = offsets[start + 1]! - 1; i >= offsets[start]!; i--) {
      const inside = items[i]!;
      if (outer[inside] === 1) continue;
      if (owners !== 0 && ((owners >>> state.who(type, inside)) & 1) === 0) continue;
      const number = this.#inArea[inside]! - before;
      const ownPiece = state.what(type, inside) === what;
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
    const { type, outer, lines } = this.#board;
    const { offsets, start, end, sites } = lines;
    const inArea = this.#inArea;
    const area = this.#area;
    const stamp = ++this.#stamp;
    let size = 1;
    area[0] = inside;
    inArea[inside] = stamp;
    for (let n = 0; n < size; n++) {
      const from = area[n]!;
      const lastRadial = offsets[from + 1]!;
      for (let radial = offsets[from]!; radial < lastRadial; radial++) {
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
    const { type, orthogonal } = this.#board;
    const { offsets, items } = orthogonal;
    const stamp = this.#stamp;
    border.length = 0;
    for (let n = 0; n < this.#areaSize; n++) {
      const site = this.#area[n]!;
      for (let i = offsets[site]!; i < offsets[site + 1]!; i++) {
        const near = items[i]!;
        if (this.#inArea[near] === stamp || this.#inBorder[near] === stamp) continue;
        if (state.who(type, near) !== colour) return false;
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
      if (c.state.what(this.#board.type, site) !== what) {
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
    const { type, beside } = this.#board;
    const near = sitesBeside(c, beside, site);
    for (let i = 0; i < near.length; i++) {
      const next = near[i]!;
      if (this.#inBorder[next] === this.#stamp && c.state.what(type, next) === what) return next;
    }
    return -1;
  }
}

/** Whether pieces form a ring around a site beside one of them. */
export function ringFn({ site, colour, inside, board }: RingCondition): ConditionFn {
  const ring = new Ring(board);
  const [at, of] = [valueFn(site), valueFn(colour)];
  const insiders = inside && valueFn(inside);
  return (c) => {
    const start = at(c);
    if (start < 0 || start >= board.outer.length || c.state.what(board.type, start) <= 0) return false;
    const owners = insiders ? insiders(c) : 0;
    return (!insiders || owners !== 0) && ring.closes(c, start, of(c), owners);
  };
}
