/**
 * A region in play: a set of site numbers, iterated in ascending order. Sets are borrowed from a pool and returned, so
 * that evaluating a region allocates nothing once the pool is warm.
 */
import { StateError } from '@ludii/state';
import { bitCount, nthBit, spend } from '@ludii/state/internal';

/** No site, and no number that a rule takes for one, is beyond this many words of bits. */
const MostWords = 1 << 17;

/** A growing set of non-negative integers. */
export class SiteSet {
  private words = new Int32Array(16);
  /** Number of words that may hold members; all later ones are 0. */
  private used = 0;

  /** A set with the given members. */
  static of(...sites: readonly number[]): SiteSet {
    return SiteSet.from(sites);
  }

  /** A set with the members of a list. */
  static from(sites: Iterable<number>): SiteSet {
    const set = new SiteSet();
    for (const site of sites) set.add(site);
    return set;
  }

  /** Puts a site into the set. Negative numbers (off the board) are no sites: the caller leaves them out. */
  add(site: number): void {
    const index = site >> 5;
    if (index >= this.used) this.reach(index + 1);
    this.words[index]! |= 1 << (site & 31);
  }

  /** Puts a site into the set unless it is negative. */
  addIfSite(site: number): void {
    if (site >= 0) this.add(site);
  }

  /** Takes a site out of the set. */
  delete(site: number): void {
    const index = site >> 5;
    if (index < this.used && site >= 0) this.words[index]! &= ~(1 << (site & 31));
  }

  has(site: number): boolean {
    const index = site >> 5;
    return site >= 0 && index < this.used && ((this.words[index]! >>> (site & 31)) & 1) === 1;
  }

  /** Whether all sites of a part of a list, none of them negative, are members. */
  hasAll(sites: ArrayLike<number>, from: number, end: number): boolean {
    const { words, used } = this;
    for (let i = from; i < end; i++) {
      const site = sites[i]!;
      if (site >> 5 >= used || ((words[site >> 5]! >>> (site & 31)) & 1) === 0) return false;
    }
    return true;
  }

  /** Whether all members of a bitset stored as words are members. */
  hasWords(source: Int32Array, from: number, count: number): boolean {
    const { words, used } = this;
    for (let i = 0; i < count; i++) if ((source[from + i]! & ~(i < used ? words[i]! : 0)) !== 0) return false;
    return true;
  }

  clear(): void {
    // Sets are short: a plain loop beats the call of `fill`.
    const { words, used } = this;
    for (let i = 0; i < used; i++) words[i] = 0;
    this.used = 0;
  }

  /** Adds all members of another set. */
  addAll(other: SiteSet): void {
    if (other.used > this.used) this.reach(other.used);
    for (let i = 0; i < other.used; i++) this.words[i]! |= other.words[i]!;
  }

  /** Keeps only what is also in another set. */
  keepAll(other: SiteSet): void {
    for (let i = 0; i < this.used; i++) this.words[i]! &= i < other.used ? other.words[i]! : 0;
  }

  /** Takes out all members of another set. */
  deleteAll(other: SiteSet): void {
    const common = Math.min(this.used, other.used);
    for (let i = 0; i < common; i++) this.words[i]! &= ~other.words[i]!;
  }

  /** Adds the members of a bitset stored as words (bit `i` of word `w` is site `first + 32·w + i`, `first` a multiple of 32). */
  addWords(source: Int32Array, from: number, count: number, first = 0): void {
    const shift = first >> 5;
    if (shift + count > this.used) this.reach(shift + count);
    for (let i = 0; i < count; i++) this.words[shift + i]! |= source[from + i]!;
  }

  /** The least member not below `site`, or -1. The loop over a set is `for (let s = set.next(0); s >= 0; s = set.next(s + 1))`. */
  next(site: number): number {
    let index = site >> 5;
    if (index >= this.used) return -1;
    let word = this.words[index]! & (-1 << (site & 31));
    while (word === 0) {
      if (++index >= this.used) return -1;
      word = this.words[index]!;
    }
    return (index << 5) + 31 - Math.clz32(word & -word);
  }

  /** The member with `rank` smaller ones. There must be more than `rank` members. */
  nth(rank: number): number {
    return nthBit(this.words, 0, rank);
  }

  get isEmpty(): boolean {
    for (let i = 0; i < this.used; i++) if (this.words[i] !== 0) return false;
    return true;
  }

  /** Number of members. */
  get size(): number {
    let count = 0;
    for (let i = 0; i < this.used; i++) count += bitCount(this.words[i]!);
    return count;
  }

  equals(other: SiteSet): boolean {
    const longest = Math.max(this.used, other.used);
    for (let i = 0; i < longest; i++) {
      if ((i < this.used ? this.words[i] : 0) !== (i < other.used ? other.words[i] : 0)) return false;
    }
    return true;
  }

  /** The members as a plain array, ascending. For tests, messages and values computed once. */
  toArray(): number[] {
    const sites: number[] = [];
    for (let site = this.next(0); site >= 0; site = this.next(site + 1)) sites.push(site);
    return sites;
  }

  *[Symbol.iterator](): Iterator<number> {
    for (let site = this.next(0); site >= 0; site = this.next(site + 1)) yield site;
  }

  private reach(count: number): void {
    if (count > this.words.length) {
      if (count > MostWords)
        throw new StateError('site-range', 'There is no such site: its number is beyond any board.');
      const grown = new Int32Array(Math.max(count, this.words.length * 2));
      grown.set(this.words.subarray(0, this.used));
      this.words = grown;
    }
    this.used = count;
  }
}

const pool: SiteSet[] = [];

/** An empty set for temporary use; give it back with {@link returnSites}. */
export function borrowSites(): SiteSet {
  spend();
  return pool.pop() ?? new SiteSet();
}

/** Gives a borrowed set back. */
export function returnSites(set: SiteSet): void {
  set.clear();
  pool.push(set);
}
