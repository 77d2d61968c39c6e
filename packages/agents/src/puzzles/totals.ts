/**
 * What the values of a puzzle must add up to, sums and counts: from the least and the most that open variables can still
 * add follows which of their values are possible.
 */
import type { PuzzleTotal } from '@ludii/engine';

/** What is known of a variable: its possible values, one if it has its value. */
export type ValuesOf = (site: number) => readonly number[];

/** Totals by the variables that they depend on. */
export class Totals {
  readonly #byVariable = new Map<number, number[]>();

  constructor(readonly list: readonly PuzzleTotal[]) {
    list.forEach(({ sites }, k) => {
      for (const site of sites) {
        const known = this.#byVariable.get(site);
        if (known) known.push(k);
        else this.#byVariable.set(site, [k]);
      }
    });
  }

  /** Numbers of the totals that a variable takes part in. */
  of(variable: number): readonly number[] {
    return this.#byVariable.get(variable) ?? [];
  }

  /** Whether a total can still be reached. */
  canBe(k: number, valuesOf: ValuesOf): boolean {
    this.#measure(this.list[k]!, valuesOf);
    return this.#low <= this.list[k]!.result && this.list[k]!.result <= this.#high;
  }

  /**
   * Tells for each variable of a total which of its values are still possible, where that are fewer than before. False if
   * the total cannot be reached, or as soon as whoever is told says so.
   */
  narrow(k: number, valuesOf: ValuesOf, tell: (site: number, left: readonly number[]) => boolean): boolean {
    const total = this.list[k]!;
    const { sites, weight, result } = total;
    this.#measure(total, valuesOf);
    // What a variable may add above its least, and take away below its most.
    const above = result - this.#low;
    const below = this.#high - result;
    if (above < 0 || below < 0) return false;
    if (this.#widest <= above && this.#widest <= below) return true;
    for (const site of sites) {
      const values = valuesOf(site);
      this.#range(weight, values);
      const [least, most] = [this.#least, this.#most];
      if (most - least <= above && most - least <= below) continue;
      const left = values.filter((value) => weight(value) - least <= above && most - weight(value) <= below);
      if (left.length < values.length && !tell(site, left)) return false;
    }
    return true;
  }

  #low = 0;
  #high = 0;
  #widest = 0;
  #least = 0;
  #most = 0;

  /** The least and the most that a total can be, and the greatest difference that one variable makes. */
  #measure({ sites, weight }: PuzzleTotal, valuesOf: ValuesOf): void {
    this.#low = 0;
    this.#high = 0;
    this.#widest = 0;
    for (const site of sites) {
      this.#range(weight, valuesOf(site));
      this.#low += this.#least;
      this.#high += this.#most;
      this.#widest = Math.max(this.#widest, this.#most - this.#least);
    }
  }

  #range(weight: (value: number) => number, values: readonly number[]): void {
    this.#least = weight(values[0]!);
    this.#most = this.#least;
    for (let i = 1; i < values.length; i++) {
      const own = weight(values[i]!);
      if (own < this.#least) this.#least = own;
      if (own > this.#most) this.#most = own;
    }
  }
}
