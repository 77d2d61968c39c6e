/**
 * Keeps the runs of sites that radials consist of, each only once. A run is its first site followed by a shorter run, so
 * the lines of a board form a forest in which every tail is shared, and a new run costs one look-up.
 */
export class Runs {
  readonly #count: number;
  readonly #site: number[] = [];
  readonly #tail: number[] = [];
  readonly #length: number[] = [];
  readonly #known = new Map<number, number>();

  /** @param count - number of sites */
  constructor(count: number) {
    this.#count = count;
  }

  /** The number of the run that starts with `site` and goes on with the run `tail` (-1 for nothing more). */
  extend(site: number, tail: number): number {
    const key = (tail + 1) * this.#count + site;
    let run = this.#known.get(key);
    if (run === undefined) {
      run = this.#site.push(site) - 1;
      this.#tail.push(tail);
      this.#length.push(tail < 0 ? 1 : this.#length[tail]! + 1);
      this.#known.set(key, run);
    }
    return run;
  }

  /** The number of a run given by its sites. */
  of(line: readonly number[]): number {
    let run = -1;
    for (let i = line.length - 1; i >= 0; i--) run = this.extend(line[i]!, run);
    return run;
  }

  /** True if run `a` begins run `b` or equals it. */
  isPrefix(a: number, b: number): boolean {
    if (this.#length[a]! > this.#length[b]!) return false;
    let p = a;
    let q = b;
    while (p >= 0 && p !== q) {
      if (this.#site[p] !== this.#site[q]) return false;
      p = this.#tail[p]!;
      q = this.#tail[q]!;
    }
    return true;
  }

  /** All runs in one array, with the place of each: a run lies at the end of a longer one if there is any. */
  pack(): { sites: Int32Array; start: Int32Array; end: Int32Array } {
    const count = this.#site.length;
    const longer = new Int32Array(count).fill(-1);
    for (let run = 0; run < count; run++) if (this.#tail[run]! >= 0) longer[this.#tail[run]!] = run;
    const start = new Int32Array(count);
    const end = new Int32Array(count);
    const sites: number[] = [];
    // A run is numbered after its tail, so going down every longer run has its place before the shorter ones.
    for (let run = count - 1; run >= 0; run--) {
      if (longer[run]! >= 0) start[run] = start[longer[run]!]! + 1;
      else {
        start[run] = sites.length;
        for (let r = run; r >= 0; r = this.#tail[r]!) sites.push(this.#site[r]!);
      }
      end[run] = start[run]! + this.#length[run]!;
    }
    return { sites: new Int32Array(sites), start, end };
  }
}
