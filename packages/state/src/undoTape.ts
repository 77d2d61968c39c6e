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
  /** True while another tape has the same words. */
  #isShared = false;
  /** A step that is written to the tape when it is needed: hash and entries, as they will stand there. */
  #later: number[] | undefined;

  /** Number of steps that can be taken back. */
  get steps(): number {
    return this.#later ? this.#steps + 1 : this.#steps;
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
    if (this.#later) this.writeOut();
    const start = this.#begin(2 + to - from);
    const { words } = this;
    words[start] = hashLow;
    words[start + 1] = hashHigh;
    for (let i = from, k = start + 2; i < to; i++, k++) words[k] = journal[i]!;
  }

  /** As {@link push}, without touching the words that may belong to another tape as well. */
  pushLater(journal: Int32Array, from: number, to: number, hashLow: number, hashHigh: number): void {
    this.writeOut();
    const later = [hashLow, hashHigh];
    for (let i = from; i < to; i++) later.push(journal[i]!);
    this.#later = later;
  }

  /** Writes the step that was left for later. */
  writeOut(): void {
    const later = this.#later;
    if (!later) return;
    this.#later = undefined;
    const start = this.#begin(later.length);
    for (let i = 0; i < later.length; i++) this.words[start + i] = later[i]!;
  }

  /** Makes room for a step of so many words and returns where it begins. */
  #begin(count: number): number {
    const start = this.#end;
    const end = start + count;
    if (this.#isShared) {
      this.words = this.words.slice(0, Math.max(end, start + 128));
      this.#starts = this.#starts.slice(0, this.#steps + 8);
      this.#isShared = false;
    }
    if (end > this.words.length) this.words = grown(this.words, end);
    if (this.#steps === this.#starts.length) this.#starts = grown(this.#starts, this.#steps + 1);
    this.#starts[this.#steps++] = start;
    this.#end = end;
    return start;
  }

  /** Forgets the last step. */
  drop(): void {
    this.#end = this.last;
    this.#steps--;
  }

  clear(): void {
    this.#steps = 0;
    this.#end = 0;
    this.#later = undefined;
  }

  /** Takes over the steps of another tape without copying them: each of the two makes a copy before it writes more. */
  share(other: UndoTape): void {
    other.writeOut();
    this.words = other.words;
    this.#starts = other.#starts;
    this.#steps = other.#steps;
    this.#end = other.#end;
    this.#later = undefined;
    this.#isShared = true;
    other.#isShared = true;
  }
}

function grown(words: Int32Array, needed: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(needed, words.length * 2, 32));
  larger.set(words);
  return larger;
}
