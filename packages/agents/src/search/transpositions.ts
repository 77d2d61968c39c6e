/** Positions that were searched already: what is known of their value, and the move that was best. */

/** What a stored value says. */
export const Bound = { Exact: 1, Lower: 2, Upper: 3 } as const;

/** What is known of a position lies in one piece, so that the machine fetches it from memory at once: so many words. */
const Words = 8;
/** Where in it: the two halves of the hash, the value (two words), the best move and its number, depth and bound, the search. */
const Low = 0;
const High = 1;
const Value = 2;
const Move = 4;
const Place = 5;
const DepthAndBound = 6;
const Search = 7;

/** A table begins with 2^FirstBits positions, and grows by 2^GrowthBits at a time: a small one is fetched faster. */
const FirstBits = 9;
const GrowthBits = 2;

/** Two slots for each place: the first keeps the deepest search, the second the latest. */
export class Transpositions {
  #words = new Int32Array(0);
  #values = new Float64Array(0);
  /** Number of places, which is a power of two, less one. */
  #mask = 0;
  /** Slots that were written in this search, and after how many the table grows. */
  #used = 0;
  #most = 0;
  #search = 1;
  /** What {@link find} found. */
  value = 0;
  depth = 0;
  bound = 0;
  /** Key of the best move, and its number in the list. */
  move = 0;
  place = 0;

  /** @param bits - there is room for 2^bits positions at most */
  constructor(readonly bits = 17) {
    this.#make(Math.min(FirstBits, bits));
  }

  #make(bits: number): void {
    const size = 2 ** bits;
    this.#words = new Int32Array(size * Words);
    this.#values = new Float64Array(this.#words.buffer);
    this.#mask = size / 2 - 1;
    this.#used = 0;
    this.#most = bits < this.bits ? size / 2 : Number.POSITIVE_INFINITY;
  }

  /** Looks a position up; true if it is known. */
  find(low: number, high: number): boolean {
    const words = this.#words;
    const first = 2 * Words * (low & this.#mask);
    for (let at = first; at <= first + Words; at += Words) {
      if (words[at + Low] !== low || words[at + High] !== high || words[at + Search] !== this.#search) continue;
      const depth = words[at + DepthAndBound]!;
      this.value = this.#values[(at + Value) >> 1]!;
      this.depth = depth >> 2;
      this.bound = depth & 3;
      this.move = words[at + Move]!;
      this.place = words[at + Place]!;
      return true;
    }
    return false;
  }

  /** Remembers a position. */
  store(low: number, high: number, depth: number, bound: number, value: number, move: number, place: number): void {
    if (this.#used >= this.#most) this.#grow();
    const words = this.#words;
    const first = 2 * Words * (low & this.#mask);
    const isFree = words[first + Search] !== this.#search;
    const same = words[first + Low] === low && words[first + High] === high;
    const at = isFree || same || depth >= words[first + DepthAndBound]! >> 2 ? first : first + Words;
    if (words[at + Search] !== this.#search) this.#used++;
    words[at + Low] = low;
    words[at + High] = high;
    this.#values[(at + Value) >> 1] = value;
    words[at + Move] = move;
    words[at + Place] = place;
    words[at + DepthAndBound] = (depth << 2) | bound;
    words[at + Search] = this.#search;
  }

  /** Makes room, and takes over what is known in this search. */
  #grow(): void {
    const words = this.#words;
    const values = this.#values;
    this.#make(Math.min(this.bits, Math.log2(2 * (this.#mask + 1)) + GrowthBits));
    for (let at = 0; at < words.length; at += Words) {
      if (words[at + Search] !== this.#search) continue;
      const depth = words[at + DepthAndBound]!;
      const value = values[(at + Value) >> 1]!;
      this.store(
        words[at + Low]!,
        words[at + High]!,
        depth >> 2,
        depth & 3,
        value,
        words[at + Move]!,
        words[at + Place]!,
      );
    }
  }

  /** Forgets everything. */
  clear(): void {
    this.#used = 0;
    this.#search++;
  }
}
