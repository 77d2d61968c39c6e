/**
 * Keeps the runs of sites that radials consist of, each only once. Most lines are the tail of a line that starts one
 * site earlier, so packing lets a run share the memory of the longer one that ends with it.
 */
export class RunPool {
  readonly #firstRunOfSite: Int32Array;
  readonly #data: number[] = [];
  readonly #start: number[] = [];
  readonly #length: number[] = [];
  #site = 0;

  constructor(count: number) {
    this.#firstRunOfSite = new Int32Array(count + 1);
  }

  /** Sites must be started in ascending order; runs interned from now on start at `site`. */
  startSite(site: number): void {
    this.#site = site;
    this.#firstRunOfSite[site] = this.#start.length;
    this.#firstRunOfSite[site + 1] = this.#start.length;
  }

  /** The number of a run that starts at the current site. */
  intern(run: readonly number[]): number {
    for (let r = this.#firstRunOfSite[this.#site]!; r < this.#start.length; r++) {
      if (this.#length[r] === run.length && this.#equals(r, run)) return r;
    }
    this.#start.push(this.#data.length);
    this.#length.push(run.length);
    for (const site of run) this.#data.push(site);
    this.#firstRunOfSite[this.#site + 1] = this.#start.length;
    return this.#start.length - 1;
  }

  #equals(r: number, run: readonly number[]): boolean {
    const start = this.#start[r]!;
    for (let i = 1; i < run.length; i++) if (this.#data[start + i] !== run[i]) return false;
    return true;
  }

  /** True if run `a` begins run `b` or equals it. */
  isPrefix(a: number, b: number): boolean {
    const length = this.#length[a]!;
    if (length > this.#length[b]!) return false;
    for (let i = 0; i < length; i++)
      if (this.#data[this.#start[a]! + i] !== this.#data[this.#start[b]! + i]) return false;
    return true;
  }

  /** All runs in one array, with the place of each. */
  pack(): { sites: Int32Array; start: Int32Array; end: Int32Array } {
    const runs = this.#start.length;
    const longer = this.#findLonger();
    const order = Array.from({ length: runs }, (_, r) => r).sort((a, b) => this.#length[b]! - this.#length[a]!);
    const start = new Int32Array(runs);
    const end = new Int32Array(runs);
    const sites: number[] = [];
    for (const r of order) {
      const container = longer[r]!;
      if (container >= 0) {
        start[r] = start[container]! + 1;
      } else {
        start[r] = sites.length;
        for (let i = 0; i < this.#length[r]!; i++) sites.push(this.#data[this.#start[r]! + i]!);
      }
      end[r] = start[r]! + this.#length[r]!;
    }
    return { sites: Int32Array.from(sites), start, end };
  }

  /** For each run, a run that is longer by one site in front, or -1. */
  #findLonger(): Int32Array {
    const longer = new Int32Array(this.#start.length).fill(-1);
    for (let r = 0; r < this.#start.length; r++) {
      const start = this.#start[r]!;
      const length = this.#length[r]!;
      if (length < 3) continue;
      const second = this.#data[start + 1]!;
      for (let t = this.#firstRunOfSite[second]!; t < this.#firstRunOfSite[second + 1]!; t++) {
        if (longer[t]! < 0 && this.#length[t] === length - 1 && this.#isTail(t, start, length)) longer[t] = r;
      }
    }
    return longer;
  }

  #isTail(t: number, start: number, length: number): boolean {
    const from = this.#start[t]!;
    for (let i = 1; i < length; i++) if (this.#data[from + i - 1] !== this.#data[start + i]) return false;
    return true;
  }
}
