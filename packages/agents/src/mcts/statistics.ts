/** How moves, and sequences of them, did in the whole search (MAST, NST, progressive history). */

const Forget = 0.6;
const LeastVisits = 10;
const LeastSlots = 64;

/**
 * Means by key. Every move of every playout is looked up here, so it is a plain table: a key is at the place that it names,
 * or behind it.
 */
export class MoveStatistics {
  #keys = new Int32Array(LeastSlots);
  #visits = new Float64Array(LeastSlots);
  #totals = new Float64Array(LeastSlots);
  #size = 0;

  /** The place of a key, or the free one where it belongs. */
  #place(key: number): number {
    const mask = this.#keys.length - 1;
    let at = (key ^ (key >>> 15)) & mask;
    while (this.#visits[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  /** Takes a return, 0 … 1, for a key. */
  add(key: number, value: number): void {
    this.#put(key, 1, value);
  }

  #put(key: number, visits: number, total: number): void {
    const at = this.#place(key);
    if (this.#visits[at] === 0) {
      this.#keys[at] = key;
      this.#size++;
    }
    this.#visits[at]! += visits;
    this.#totals[at]! += total;
    if (2 * this.#size > this.#keys.length) this.#rebuild(2 * this.#keys.length, 1, 0);
  }

  /** The mean of a key; NaN if it is unknown. */
  mean(key: number): number {
    const at = this.#place(key);
    return this.#totals[at]! / this.#visits[at]!;
  }

  /** A move was played: what was learnt counts for less, and what was seen rarely is forgotten. */
  age(): void {
    this.#rebuild(this.#keys.length, Forget, LeastVisits);
  }

  #rebuild(slots: number, share: number, least: number): void {
    const [keys, visits, totals] = [this.#keys, this.#visits, this.#totals];
    this.#keys = new Int32Array(slots);
    this.#visits = new Float64Array(slots);
    this.#totals = new Float64Array(slots);
    this.#size = 0;
    for (let at = 0; at < keys.length; at++) {
      const kept = visits[at]! * share;
      if (kept > 0 && kept >= least) this.#put(keys[at]!, kept, totals[at]! * share);
    }
  }
}

/** The key of a move after the one or two before it. */
export function joinKeys(before: number, key: number): number {
  const h = Math.imul(before ^ 0x3c6ef372, 0x9e3779b1) ^ key;
  return Math.imul(h ^ (h >>> 15), 0x85ebca6b) ^ 1;
}
