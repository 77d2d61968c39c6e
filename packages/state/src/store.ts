/**
 * One growable array of 32-bit words holds all that changes in a trial, and a journal of old words makes every change
 * undoable. The first part is fixed by the layout; behind it is an arena for lists. The end of the arena is itself a
 * word, so that undoing also gives back what was allocated.
 */
import { checkSize, meter } from './effort.js';
import { StateError } from './errors.js';
import { copyWords } from './slab.js';
import type { UndoTape } from './undoTape.js';
import { mixHigh, mixLow } from './zobrist.js';

/** Word that holds the end of the arena. */
export const ArenaEnd = 0;
/** Word that holds the low half of the position hash. */
export const HashLow = 1;
/** Word that holds the high half of the position hash. */
export const HashHigh = 2;
/** First word free for a layout. */
export const FirstFree = 3;

const MarkWords = 3;

const none = new Int32Array(0);

/** No more words than this are made ready because others have needed them. */
const MostExpected = 1 << 11;
/** If more words than this are not in use, a copy leaves them out, but for a few. */
const MostSpare = 256;
const Spare = 64;

/** The words of a state and their journal. */
export class Store {
  /** The words. Replaced when the arena grows: never keep a reference across a write. */
  words: Int32Array;
  /** Called with the new array after growing. */
  onGrow: ((words: Int32Array) => void) | undefined;
  /** True if writes of hashed words keep the hash up to date. */
  readonly hashing: boolean;
  /** Grows with every change, so that what was worked out from the words can be kept until then. */
  version = 0;
  /** Grows when all words are replaced at once, by those of another store or from outside. */
  replaced = 0;

  #journal = none;
  #journalLength = 0;
  #marks = none;
  #depth = 0;
  /** The words that this store and its copies have needed so far. */
  readonly #usual: { words: number };

  /** With an original it begins as a copy of that. */
  constructor(fixedWords: number, hashing: boolean, original?: Store) {
    this.hashing = hashing;
    this.#usual = original ? original.#usual : { words: 0 };
    if (original) {
      const { words, size } = original;
      this.words = copyWords(words.length - size > MostSpare ? words.subarray(0, size + Spare) : words);
      return;
    }
    const fixed = Math.max(FirstFree, fixedWords);
    this.words = new Int32Array(fixed + 64);
    this.words[ArenaEnd] = fixed;
  }

  /** Number of open marks. */
  get depth(): number {
    return this.#depth;
  }

  /** True if a write only changes its word: nothing is undone later, and no hash is kept. */
  get isDirect(): boolean {
    return this.#depth === 0 && !this.hashing;
  }

  /** Number of words in use. */
  get size(): number {
    return this.words[ArenaEnd]!;
  }

  /** Number of journal entries kept at present. */
  get journalEntries(): number {
    return this.#journalLength >> 1;
  }

  /** Writes a word. */
  set(index: number, value: number): void {
    const words = this.words;
    const old = words[index]!;
    if (old === value) return;
    if (this.#depth > 0) this.#record(index, old);
    this.version++;
    words[index] = value;
  }

  /** Writes a word that counts for the position hash under a key (equal to the index for words of the fixed part). */
  setHashed(index: number, value: number, key: number): void {
    const words = this.words;
    const old = words[index]!;
    if (old === value) return;
    if (this.#depth > 0) this.#record(index, old);
    this.version++;
    words[index] = value;
    if (this.hashing) {
      words[HashLow]! ^= mixLow(key, old) ^ mixLow(key, value);
      words[HashHigh]! ^= mixHigh(key, old) ^ mixHigh(key, value);
    }
  }

  #record(index: number, old: number): void {
    let n = this.#journalLength;
    if (n + 2 > this.#journal.length) {
      checkSize('bytes', 8 * n, meter.bytes);
      const grown = new Int32Array(Math.max(this.#journal.length * 2, 256));
      grown.set(this.#journal);
      this.#journal = grown;
    }
    this.#journal[n++] = index;
    this.#journal[n++] = old;
    this.#journalLength = n;
  }

  /** Takes fresh words, all 0, from the arena and returns the index of the first. */
  allocate(count: number): number {
    const start = this.words[ArenaEnd]!;
    const end = start + count;
    if (end > this.words.length) this.reserve(end);
    const { words } = this;
    for (let i = start; i < end; i++) words[i] = 0;
    this.set(ArenaEnd, end);
    return start;
  }

  /** Takes the room that copies of the same store have needed: for one that will be in use for as long. */
  expect(): void {
    const { words } = this.#usual;
    if (words <= this.words.length) return;
    this.words = copyWords(this.words, words);
    this.onGrow?.(this.words);
  }

  /** Makes room for a number of words. */
  reserve(count: number): void {
    if (count <= this.words.length) return;
    checkSize('bytes', 4 * count, meter.bytes);
    const grown = copyWords(this.words, Math.max(count, this.words.length * 2));
    this.words = grown;
    if (grown.length <= MostExpected) this.#usual.words = Math.max(this.#usual.words, grown.length);
    this.onGrow?.(grown);
  }

  /** Opens a mark: every later write can be undone. Marks nest. */
  mark(): void {
    const at = this.#depth * MarkWords;
    if (at + MarkWords > this.#marks.length) {
      const grown = new Int32Array(Math.max(this.#marks.length * 2, 8 * MarkWords));
      grown.set(this.#marks);
      this.#marks = grown;
    }
    this.#marks[at] = this.#journalLength;
    this.#marks[at + 1] = this.words[HashLow]!;
    this.#marks[at + 2] = this.words[HashHigh]!;
    this.#depth++;
  }

  /** Undoes every write since the innermost mark, and closes it. */
  rollback(): void {
    if (this.#depth === 0) throw new StateError('no-mark', 'rollback without a mark');
    const at = --this.#depth * MarkWords;
    const words = this.words;
    const journal = this.#journal;
    const from = this.#marks[at]!;
    this.version++;
    for (let i = this.#journalLength - 2; i >= from; i -= 2) words[journal[i]!] = journal[i + 1]!;
    this.#journalLength = from;
    words[HashLow] = this.#marks[at + 1]!;
    words[HashHigh] = this.#marks[at + 2]!;
  }

  /** Keeps every write since the innermost mark, and closes it. An outer mark can still undo them. */
  commit(): void {
    if (this.#depth === 0) throw new StateError('no-mark', 'commit without a mark');
    this.#depth--;
    if (this.#depth === 0) this.#journalLength = 0;
  }

  /** Adds what the innermost mark would undo to a tape, at once or when it is needed there. The mark stays open. */
  noteTo(tape: UndoTape, later = false): void {
    if (this.#depth === 0) throw new StateError('no-mark', 'nothing to note without a mark');
    const at = (this.#depth - 1) * MarkWords;
    const low = this.#marks[at + 1]!;
    const high = this.#marks[at + 2]!;
    if (later) tape.pushLater(this.#journal, this.#marks[at]!, this.#journalLength, low, high);
    else tape.push(this.#journal, this.#marks[at]!, this.#journalLength, low, high);
  }

  /** Undoes the last step of a tape, and takes it off. No mark may be open. */
  takeBack(tape: UndoTape): void {
    if (this.#depth > 0) throw new StateError('no-mark', 'a step is taken back while a mark is open');
    tape.writeOut();
    const { last } = tape;
    const undo = tape.words;
    const words = this.words;
    this.version++;
    for (let i = tape.end - 2; i > last + 1; i -= 2) words[undo[i]!] = undo[i + 1]!;
    words[HashLow] = undo[last]!;
    words[HashHigh] = undo[last + 1]!;
    tape.drop();
  }

  /** Forgets all marks without undoing anything. */
  forgetMarks(): void {
    this.replaced++;
    this.#depth = 0;
    this.#journalLength = 0;
    this.version++;
  }

  /** Takes over all words of another store of the same layout, or a copy of them. Open marks are forgotten. */
  copyFrom(other: { readonly words: Int32Array }): void {
    // All words at once, in use or not: the engine copies a whole array faster than it makes a view of a part.
    if (this.words.length < other.words.length) {
      this.words = copyWords(other.words);
      this.onGrow?.(this.words);
    } else this.words.set(other.words);
    this.forgetMarks();
  }

  /** True if all words in use are equal. */
  equals(other: Store): boolean {
    const size = this.size;
    if (other.size !== size) return false;
    for (let i = 0; i < size; i++) if (this.words[i] !== other.words[i]) return false;
    return true;
  }
}
