const none = new Int32Array(0);

/**
 * What takes changes of a store back, step after step: for each step the words that it changed, as they were before. A
 * mark does the same for a question that is open; this is what remains of it when the changes are kept.
 */
export class UndoTape {
  /** Hash (low, high), then pairs of an index and an old word, for each step. */
  words = none;
  #starts = none;
  #steps = 0;
  #end = 0;

  /** Number of steps that can be taken back. */
  get steps(): number {
    return this.#steps;
  }
  /** Where the last step begins. */
  get last(): number {
    return this.#starts[this.#steps - 1]!;
  }
  /** Where the last step ends. */
  get end(): number {
    return this.#end;
  }

  /** Adds a step: entries of a journal and the hash before it. */
  push(journal: Int32Array, from: number, to: number, hashLow: number, hashHigh: number): void {
    const start = this.#end;
    const end = start + 2 + to - from;
    if (end > this.words.length) this.words = grown(this.words, end);
    if (this.#steps === this.#starts.length) this.#starts = grown(this.#starts, this.#steps + 1);
    this.#starts[this.#steps++] = start;
    const { words } = this;
    words[start] = hashLow;
    words[start + 1] = hashHigh;
    for (let i = from, k = start + 2; i < to; i++, k++) words[k] = journal[i]!;
    this.#end = end;
  }

  /** Forgets the last step. */
  drop(): void {
    this.#end = this.last;
    this.#steps--;
  }

  clear(): void {
    this.#steps = 0;
    this.#end = 0;
  }

  /** Takes over the steps of another tape. */
  copyFrom(other: UndoTape): void {
    this.words = other.words.slice(0, other.#end + 128);
    this.#starts = other.#starts.slice(0, other.#steps + 8);
    this.#steps = other.#steps;
    this.#end = other.#end;
  }
}

function grown(words: Int32Array, needed: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(needed, words.length * 2, 32));
  larger.set(words);
  return larger;
}
