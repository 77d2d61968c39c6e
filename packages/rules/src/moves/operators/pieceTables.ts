/**
 * What is known of the moves of a component before any position: how many numbers they need on each site, and where they
 * can lead from it. Both are worked out for a site when they are first asked for.
 */
import type { MovesFn } from '@ludii/functions';
import { borrowSites, returnSites, type SlotMoves } from '@ludii/functions/internal';
import type { Context } from '@ludii/state';

const Unknown = -2;

/** Tables for one rule and component on a board. */
export class PieceTables {
  readonly #sizes: Int32Array;
  /** Whether the rule says where its moves can lead. */
  readonly #isSpanned: boolean;
  /** For each site a row of bits, and whether the row has been filled. */
  readonly #spans: Int32Array;
  readonly #filled: Uint8Array;
  readonly #rowWords: number;
  readonly #live: SlotMoves['live'];

  constructor(
    readonly rule: MovesFn,
    readonly component: number,
    sites: number,
  ) {
    this.#rowWords = (sites + 31) >> 5;
    this.#live = rule.slots?.live;
    this.#isSpanned = rule.span !== undefined;
    this.#sizes = new Int32Array(sites).fill(rule.slots?.size ? Unknown : -1);
    this.#spans = new Int32Array(rule.span ? sites * this.#rowWords : 0);
    this.#filled = new Uint8Array(rule.span ? sites : 0);
  }

  /** How many numbers the moves from a site have at present; negative if they have none. */
  count(c: Context, site: number): number {
    return this.#live === undefined ? this.size(site) : this.#live(c, site);
  }

  /** How many numbers the moves from a site can need; negative if they have none. */
  size(site: number): number {
    const size = this.#sizes[site]!;
    return size === Unknown ? this.#measure(site) : size;
  }

  /** Whether a move from a site can ever lead to another. */
  canReach(site: number, target: number): boolean {
    if (!this.#isSpanned) return true;
    if (this.#filled[site] === 0) this.#fill(site);
    return ((this.#spans[site * this.#rowWords + (target >> 5)]! >>> (target & 31)) & 1) !== 0;
  }

  #measure(site: number): number {
    const size = this.rule.slots?.size?.(this.component, site, -1) ?? -1;
    this.#sizes[site] = size;
    return size;
  }

  #fill(site: number): void {
    const sites = borrowSites();
    this.rule.span?.(this.component, site, -1, sites);
    for (let target = sites.next(0); target >= 0; target = sites.next(target + 1)) {
      if (target >> 5 < this.#rowWords) this.#spans[site * this.#rowWords + (target >> 5)]! |= 1 << (target & 31);
    }
    returnSites(sites);
    this.#filled[site] = 1;
  }
}
