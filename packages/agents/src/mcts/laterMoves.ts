/** How moves did wherever they were played below a node: all moves as first (RAVE, GRAVE). */

const LeastMoves = 64;

/**
 * Small numbers for the keys of moves, in the order in which they are first seen: what is known of moves can then lie in plain
 * arrays. A tree and what is kept of it have the same numbers.
 */
export class MoveNumbers {
  #keys = new Int32Array(2 * LeastMoves);
  /** One more than the number of the key at a place; 0 where there is none. */
  #numbers = new Int32Array(2 * LeastMoves);
  #size = 0;

  /** How many moves have numbers. */
  get size(): number {
    return this.#size;
  }

  /** The number of a key, a new one if it was never seen. */
  of(key: number): number {
    const at = this.#place(key);
    const known = this.#numbers[at]!;
    if (known > 0) return known - 1;
    this.#keys[at] = key;
    this.#numbers[at] = ++this.#size;
    if (2 * this.#size > this.#keys.length) this.#widen();
    return this.#size - 1;
  }

  /** The place of a key, or the free one where it belongs. */
  #place(key: number): number {
    const mask = this.#keys.length - 1;
    let at = (key ^ (key >>> 15)) & mask;
    while (this.#numbers[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  #widen(): void {
    const [keys, numbers] = [this.#keys, this.#numbers];
    this.#keys = new Int32Array(2 * keys.length);
    this.#numbers = new Int32Array(2 * keys.length);
    for (let at = 0; at < keys.length; at++) {
      if (numbers[at] === 0) continue;
      const place = this.#place(keys[at]!);
      this.#keys[place] = keys[at]!;
      this.#numbers[place] = numbers[at]!;
    }
  }
}

/** Visits and means of moves by their number, see {@link MoveNumbers}. */
export class LaterMoves {
  /** Visits and the sum of the returns of each move, side by side. */
  #cells = new Float64Array(2 * LeastMoves);

  /**
   * Takes the moves of an iteration with what each of them got, 0 … 1.
   *
   * @param from - the first that counts here
   * @param count - how many there are
   * @param size - how many moves have numbers
   */
  add(played: Int32Array, values: Float64Array, from: number, count: number, size: number): void {
    if (2 * size > this.#cells.length) this.#widen(size);
    const cells = this.#cells;
    for (let k = from; k < count; k++) {
      const at = 2 * played[k]!;
      cells[at]! += 1;
      cells[at + 1]! += values[k]!;
    }
  }

  #widen(size: number): void {
    let { length } = this.#cells;
    while (length < 2 * size) length *= 2;
    const cells = new Float64Array(length);
    cells.set(this.#cells);
    this.#cells = cells;
  }

  /** How often a move was played. */
  visits(move: number): number {
    return 2 * move < this.#cells.length ? this.#cells[2 * move]! : 0;
  }
  /** The mean of a move that was played. */
  mean(move: number): number {
    return this.#cells[2 * move + 1]! / this.#cells[2 * move]!;
  }
}
