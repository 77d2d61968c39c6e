/** How moves, and sequences of them, did in the whole search: what MAST, NST and progressive history learn from. */

interface Count {
  visits: number;
  total: number;
}

const Forget = 0.6;
const LeastVisits = 10;

/** Means by key, kept from move to move and slowly forgotten. */
export class MoveStatistics {
  #counts = new Map<number, Count>();

  /** Takes a return, 0 … 1, for a key. */
  add(key: number, value: number): void {
    const count = this.#counts.get(key);
    if (count) {
      count.visits++;
      count.total += value;
    } else this.#counts.set(key, { visits: 1, total: value });
  }

  /** The mean of a key; NaN if it is unknown. */
  mean(key: number): number {
    const count = this.#counts.get(key);
    return count ? count.total / count.visits : Number.NaN;
  }

  /** A move was played: what was learnt counts for less, and what was seen rarely is forgotten. */
  age(): void {
    const kept = new Map<number, Count>();
    for (const [key, { visits, total }] of this.#counts) {
      if (visits * Forget >= LeastVisits) kept.set(key, { visits: visits * Forget, total: total * Forget });
    }
    this.#counts = kept;
  }
}

/** The key of a move after the one or two before it. */
export function joinKeys(before: number, key: number): number {
  const h = Math.imul(before ^ 0x3c6ef372, 0x9e3779b1) ^ key;
  return Math.imul(h ^ (h >>> 15), 0x85ebca6b) ^ 1;
}
