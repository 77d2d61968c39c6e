/** Follows placements for `(is Line …)`: a short look at the sites next to the last piece settles most of them. */

import type { Pieces, Watch } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import type { RadialTable } from '../../../board/boards.js';
import type { Classes } from './counted.js';

/** True if a line through the last piece has come to the least length that counts. */
export class LineWatch implements Watch {
  /** By site: for each line of the board through it the next sites to both sides, as many as count. */
  readonly #arms: Int32Array;
  readonly #first: Int32Array;
  /** Sites of one arm; the site behind the last one of the board fills up what is missing. */
  readonly #reach: number;

  constructor(
    readonly type: SiteTypeCode,
    private readonly radials: RadialTable,
    private readonly slot: number,
    private readonly least: number,
    private readonly classes: Classes,
    count: number,
  ) {
    const { slots, distinctOffsets, distinct, opposite, start, end, sites } = radials;
    const reach = least - 1;
    const arms: number[] = [];
    const arm = (radial: number): number[] =>
      radial < 0
        ? []
        : Array.from(sites.subarray(start[radial]! + 1, Math.min(end[radial]!, start[radial]! + 1 + reach)));
    this.#first = new Int32Array(count + 1);
    for (let site = 0; site < count; site++) {
      const row = site * slots + slot;
      const last = slot < 0 ? 0 : distinctOffsets[row + 1]!;
      for (let r = slot < 0 ? 0 : distinctOffsets[row]!; r < last; r++) {
        const radial = distinct[r]!;
        const forth = arm(radial);
        const back = arm(opposite[radial]!);
        if (forth.length + back.length < reach) continue;
        for (const side of [forth, back]) for (let k = 0; k < reach; k++) arms.push(side[k] ?? count);
      }
      this.#first[site + 1] = arms.length;
    }
    this.#reach = reach;
    this.#arms = Int32Array.from(arms);
  }

  /** Of two lines that differ in their length the shorter one is there first. */
  merged(other: Watch): LineWatch | undefined {
    const alike =
      other instanceof LineWatch &&
      other.type === this.type &&
      other.radials === this.radials &&
      other.slot === this.slot &&
      other.classes.role === this.classes.role &&
      other.classes.of.every((own, what) => own === this.classes.of[what]);
    if (!alike) return undefined;
    return other.least < this.least ? other : this;
  }

  placed(c: Context, pieces: Pieces, site: number, what: number): boolean {
    const { of, owner } = this.classes;
    const own = of[what]!;
    // A piece that does not count is left to the rule itself.
    if (own === 0 || (owner !== undefined && owner(c) + 1 !== own)) return true;
    const arms = this.#arms;
    const reach = this.#reach;
    const last = this.#first[site + 1]!;
    for (let forth = this.#first[site]!; forth < last; forth += 2 * reach) {
      const back = forth + reach;
      let i = forth;
      while (i < back && of[pieces[arms[i]!]!] === own) i++;
      let missing = reach - (i - forth);
      for (i = back; missing > 0 && of[pieces[arms[i]!]!] === own; i++) missing--;
      if (missing === 0) return true;
    }
    return false;
  }
}
