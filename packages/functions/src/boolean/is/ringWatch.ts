/**
 * Follows placements for `(is Loop)` on boards where the sites around a site touch one another in a circle, as hexagons
 * do. There a piece can close a ring only if two of the runs of like pieces around it, with other sites in between,
 * belong to one group already; or if it completes a site with like pieces all around.
 *
 * Why: sites without such a piece that come to be shut off from the rim have a border of like pieces, each touching the
 * next. On its way round the border leaves the last piece through one run and comes back through another.
 */
import type { Lists } from '@ludii/geometry';
import { packLists } from '@ludii/geometry/internal';
import type { Pieces, Watch } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';

/**
 * The neighbours of each site in the order in which they touch one another. At a site of the rim the order ends with
 * `count`, which stands for what is beyond the rim. None if the board is of another kind.
 */
export function circles({ offsets, items }: Lists, outer: Uint8Array): Lists | undefined {
  const count = offsets.length - 1;
  const near = Array.from({ length: count }, (_, site) => new Set(items.subarray(offsets[site]!, offsets[site + 1]!)));
  const orders: number[][] = [];
  for (let site = 0; site < count; site++) {
    const around = [...near[site]!];
    if (around.length === 0 || around.some((other) => other === site || !near[other]!.has(site))) return undefined;
    const touching = (other: number): number[] => around.filter((third) => near[other]!.has(third));
    const ends = around.filter((other) => touching(other).length < 2);
    const isRim = outer[site] === 1;
    const well = isRim
      ? ends.length === Math.min(2, around.length) && ends.every((other) => outer[other] === 1)
      : ends.length === 0 && around.length > 2;
    if (!well || around.some((other) => touching(other).length > 2)) return undefined;
    const order = [ends[0] ?? around[0]!];
    for (let next: number | undefined = order[0]; next !== undefined; ) {
      next = touching(next).find((other) => !order.includes(other));
      if (next !== undefined) order.push(next);
    }
    if (order.length < around.length) return undefined;
    if (isRim) order.push(count);
    orders.push(order);
  }
  return packLists(orders);
}

/** True if the last piece may have closed a ring of pieces like it, or if there may be such a ring already. */
export class RingWatch implements Watch {
  /** By site with a piece: another site of its group, the site itself at the root. */
  readonly #parent: Int32Array;
  /** By component: whether a ring of it was closed. */
  readonly #closed: Uint8Array;

  constructor(
    readonly type: SiteTypeCode,
    /** See {@link circles}. */
    private readonly around: Lists,
    components: number,
  ) {
    this.#parent = new Int32Array(around.offsets.length - 1);
    this.#closed = new Uint8Array(components);
  }

  begin(): void {
    this.#closed.fill(0);
  }

  placed(_c: Context, pieces: Pieces, site: number, what: number): boolean {
    const { offsets, items } = this.around;
    const parent = this.#parent;
    const first = offsets[site]!;
    const last = offsets[site + 1]! - 1;
    parent[site] = site;
    let filled = false;
    let before = pieces[items[last]!] === what;
    let like = pieces[items[first]!] === what;
    for (let i = first; i <= last; i++) {
      const near = items[i]!;
      const after = pieces[items[i === last ? first : i + 1]!] === what;
      if (like) {
        if (before && after && this.#isFilled(pieces, near, what)) filled = true;
        // The first of a run stands for all of it, and so does any where like pieces are all around.
        if (!before || (i === first && this.#isFilled(pieces, site, what))) {
          const root = this.#root(near);
          if (root === site) this.#closed[what] = 1;
          parent[root] = site;
        }
      }
      before = like;
      like = after;
    }
    return filled || this.#closed[what] === 1;
  }

  /** The root of a group; what is passed on the way is hung up higher. */
  #root(of: number): number {
    const parent = this.#parent;
    let site = of;
    for (let up = parent[site]!; up !== site; up = parent[site]!) {
      parent[site] = parent[up]!;
      site = up;
    }
    return site;
  }

  /** Whether like pieces are all around a site. */
  #isFilled(pieces: Pieces, site: number, what: number): boolean {
    const { offsets, items } = this.around;
    const end = offsets[site + 1]!;
    for (let i = offsets[site]!; i < end; i++) if (pieces[items[i]!] !== what) return false;
    return true;
  }
}
