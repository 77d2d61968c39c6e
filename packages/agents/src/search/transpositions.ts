/** Positions that were searched already: what is known of their value, and the move that was best. */

/** What a stored value says. */
export const Bound = { Exact: 1, Lower: 2, Upper: 3 } as const;

/** Two slots for each place: the first keeps the deepest search, the second the latest. */
export class Transpositions {
  readonly #mask: number;
  readonly #keys: Int32Array;
  readonly #values: Float64Array;
  readonly #depths: Int16Array;
  readonly #bounds: Uint8Array;
  readonly #moves: Int32Array;
  readonly #places: Uint16Array;
  /** What {@link find} found. */
  value = 0;
  depth = 0;
  bound = 0;
  /** Key of the best move, and its number in the list. */
  move = 0;
  place = 0;

  /** @param bits - there is room for 2^bits positions */
  constructor(bits = 17) {
    const size = 2 ** bits;
    this.#mask = size / 2 - 1;
    this.#keys = new Int32Array(2 * size);
    this.#values = new Float64Array(size);
    this.#depths = new Int16Array(size);
    this.#bounds = new Uint8Array(size);
    this.#moves = new Int32Array(size);
    this.#places = new Uint16Array(size);
  }

  /** Looks a position up; true if it is known. */
  find(low: number, high: number): boolean {
    const first = 2 * (low & this.#mask);
    for (let at = first; at < first + 2; at++) {
      if (this.#bounds[at] === 0 || this.#keys[2 * at] !== low || this.#keys[2 * at + 1] !== high) continue;
      this.value = this.#values[at]!;
      this.depth = this.#depths[at]!;
      this.bound = this.#bounds[at]!;
      this.move = this.#moves[at]!;
      this.place = this.#places[at]!;
      return true;
    }
    return false;
  }

  /** Remembers a position. */
  store(low: number, high: number, depth: number, bound: number, value: number, move: number, place: number): void {
    const first = 2 * (low & this.#mask);
    const same = this.#keys[2 * first] === low && this.#keys[2 * first + 1] === high;
    const at = same || this.#bounds[first] === 0 || depth >= this.#depths[first]! ? first : first + 1;
    this.#keys[2 * at] = low;
    this.#keys[2 * at + 1] = high;
    this.#values[at] = value;
    this.#depths[at] = depth;
    this.#bounds[at] = bound;
    this.#moves[at] = move;
    this.#places[at] = place;
  }

  /** Forgets everything. */
  clear(): void {
    this.#bounds.fill(0);
  }
}
