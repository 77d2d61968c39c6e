/**
 * A buffer of moves: one growing tape of integers and the place of each move on it. Building allocates nothing once the
 * tape has its size, so a list is meant to be cleared and filled again. See `tape.ts` for how a move lies on the tape.
 */
import { Op } from './actions/opcodes.js';
import type { Context } from './context.js';
import { checkSize, LimitExceeded, meter } from './effort.js';
import { StateError } from './errors.js';
import { Move } from './move.js';
import { copyWords, takeWords } from './slab.js';
import {
  actionLength,
  actionWord,
  decisionAction,
  firstAction,
  MoveFlag,
  MoveHeader,
  MoveWord,
  setDecisions,
} from './tape.js';

/** Words of a move whose only action adds a piece. */
const PlacementMove = MoveHeader + 10;

/** Writes the moves of a list whose keys are noted, in their order, behind what comes before all of them. */
export type KeyWriter = (list: MoveList, keys: readonly number[], count: number, prior: number) => void;

/** Words of the key of a move. */
export const KeyWords = 3;

/** The first word of the key of a move that has none. */
export const NoKey = -1;

/** What found the moves of a list and can tell of them for as long as the position stays as it is. */
export interface Finder {
  /** Puts the key of a move into an array of at least {@link KeyWords} words. Without it the moves have no keys. */
  pick?(c: Context, i: number, key: Int32Array): void;
  /**
   * Makes a move that has a key. What comes before all moves is told by a number. If it forgets, the trial tells no more of the
   * move than its ends.
   */
  play?(c: Context, i: number, prior: number, forgets: boolean): void;
  /** Writes one of the moves to another list, where that does without a key. */
  write?(c: Context, i: number, out: MoveList): void;
  /** Notes all moves in the list. */
  settle(c: Context, list: MoveList): void;
}

/** The list whose keys lie in the memory that all programs share. */
let borrower: MoveList | undefined;
/** The game whose legal moves lie there without a list; they are found again when somebody else has needed the memory. */
let holder: Context | undefined;

/** Says that the legal moves of a game lie in the memory that all programs share, until somebody frees it. */
export function holdKeys(c: Context): void {
  holder = c;
}
/** Whether the legal moves of a game still lie there. */
export function holdsKeys(c: Context): boolean {
  return holder === c;
}

/**
 * Frees the memory that all programs share: a list whose keys are there notes them. If that fails it is no matter of whoever
 * needs the memory now: the moves are found anew, and fail there, when the position they belong to is asked for them.
 */
export function freeKeys(): void {
  holder = undefined;
  const list = borrower;
  if (list === undefined) return;
  try {
    meter.apart(() => list.settle());
  } catch (error) {
    // The time that is up is that of the present call.
    if (error instanceof LimitExceeded && error.limit === 'ms') throw error;
    list.lose();
  }
}

const noWords = new Int32Array(0);

/** A list that had no tape of its own gets room for so many more words. */
const FirstRoom = 256;
/** No more words than this are expected to be needed. */
const MostExpected = 1 << 16;

/** Each list that takes the room of others expects by this power of two less of it of the next. */
const ForgetShift = 5;

/** The room that lists which share a beginning have needed. */
interface Usual {
  words: number;
}

/** Stands for the writer of moves that are not noted yet. */
const unsettled: KeyWriter = () => {
  throw new StateError('no-mark', 'moves are written before they are noted');
};

/**
 * Moves on a tape. Operand order and field meaning are those of the action texts. The program of a game notes its moves by
 * keys of a few words; they are written to the tape when somebody first looks at it.
 */
export class MoveList {
  #tape: Int32Array;
  /** First free word of the tape (inside an open move: behind what was written of it). */
  end = 0;
  /** Where moves begin; may be longer than the list. A plain array is made much faster than one of integers. */
  #offsets: number[] = [];
  #length = 0;
  #open = -1;
  #ordered = true;
  /** The keys of the moves, and how many of the moves have one. Plain arrays are made much faster than those of integers. */
  #keys: number[] = [];
  #keyed = 0;
  #prior = 0;
  /** Set until the moves are written. */
  #writer: KeyWriter | undefined;
  /** What found the moves, and in which game, until they are noted. */
  #finder: Finder | undefined;
  #context: Context | undefined;
  /** Writes one more move behind those that were found. */
  #further: ((c: Context, list: MoveList) => void) | undefined;
  /** Number of words of the tape that may be written: none while another list has the same tape. */
  #limit: number;
  #usual: Usual | undefined;
  #isKept = false;
  /** Where the header lies that moves share of which only the ends are told; -1 if there is none. */
  #shared = -1;

  constructor(words = 256) {
    this.#tape = words > 0 ? takeWords(words) : noWords;
    this.#limit = words;
  }

  /** True if somebody keeps the list as it is: it must not be cleared and filled again. */
  get isKept(): boolean {
    return this.#isKept;
  }
  set isKept(kept: boolean) {
    if (kept) this.settle();
    this.#isKept = kept;
  }

  /** The tape. Replaced when it grows. */
  get tape(): Int32Array {
    if (this.#writer !== undefined) this.#write();
    return this.#tape;
  }
  set tape(tape: Int32Array) {
    this.#tape = tape;
    this.#limit = tape.length;
  }

  /** Number of moves. */
  get length(): number {
    return this.#length;
  }
  /** Index on the tape of the first word of a move. */
  start(i: number): number {
    if (this.#writer !== undefined) this.#write();
    return this.#offsets[i]!;
  }
  /** Indices on the tape of the first words of some moves, as an array of their own. */
  starts(from: number, to: number): Int32Array {
    if (this.#writer !== undefined) this.#write();
    return Int32Array.from(this.#offsets.slice(from, Math.min(to, this.#length)));
  }
  /** Index on the tape of the move being built, −1 if none. */
  get open(): number {
    return this.#open;
  }
  /** Forgets all moves. */
  clear(): void {
    this.#length = 0;
    this.end = 0;
    this.#open = -1;
    this.#ordered = true;
    this.#keyed = 0;
    this.#prior = 0;
    this.#shared = -1;
    this.#writer = undefined;
    if (this.#finder !== undefined) this.#forgetFinder();
  }

  // ---- keys -------------------------------------------------------------------------------------------------------

  /**
   * Takes moves by their keys, of which each word is in an array of its own, in place of those of the list. What comes before
   * all of them, as a throw of dice does, is told by a number.
   */
  note(count: number, a: Int32Array, b: Int32Array, c: Int32Array, writer: KeyWriter, prior = 0): void {
    this.clear();
    this.#prior = prior;
    checkSize('moves', count, meter.moves);
    if (this.#keys.length < count * KeyWords) this.#keys = new Array<number>(count * KeyWords * 2).fill(0);
    const keys = this.#keys;
    for (let i = 0, k = 0; i < count; i++, k += KeyWords) {
      keys[k] = a[i]!;
      keys[k + 1] = b[i]!;
      keys[k + 2] = c[i]!;
    }
    this.#length = count;
    this.#keyed = count;
    this.#writer = writer;
  }
  /**
   * Takes moves that are not noted yet, in place of those of the list. If their keys lie in the memory that programs share,
   * the list is the one that borrows it.
   */
  find(count: number, finder: Finder, c: Context, borrows: boolean, prior = 0): void {
    if (this.#length > 0 || this.end > 0) this.clear();
    this.#prior = prior;
    checkSize('moves', count, meter.moves);
    this.#length = count;
    this.#keyed = finder.pick ? count : 0;
    this.#writer = unsettled;
    this.#finder = finder;
    this.#context = c;
    if (borrows) borrower = this;
  }
  /** Says that one more move comes behind those that were found, which has no key and is written when they are noted. */
  findFurther(write: (c: Context, list: MoveList) => void): void {
    this.#further = write;
    this.#length++;
    if (this.#keyed > 0) this.#keyed++;
  }
  /** Writes one of the moves that were found to another list; false if they are noted already, or are told by keys. */
  writeOne(i: number, out: MoveList): boolean {
    if (this.#finder?.write === undefined || this.#further !== undefined) return false;
    this.#finder.write(this.#context!, i, out);
    return true;
  }
  /** What can make a move that was found; undefined if the moves are noted, or this one is no move that was found. */
  finderOf(i: number): Finder | undefined {
    return this.#further !== undefined && i === this.#length - 1 ? undefined : this.#finder;
  }
  /** Notes moves that were found, which has to happen before the position changes. */
  settle(): void {
    const finder = this.#finder;
    const further = this.#further;
    const c = this.#context;
    if (finder === undefined || c === undefined) return;
    const count = this.#length;
    const prior = this.#prior;
    const borrows = borrower === this;
    // It may be another game that needs the memory now, and whoever recovers that game knows nothing of this one.
    const open = c.openWork();
    let done = false;
    try {
      if (further !== undefined) this.#length--;
      this.#forgetFinder();
      finder.settle(c, this);
      further?.(c, this);
      done = true;
    } finally {
      // When the time is up in between, the position is as it was, and the moves are still where they were found.
      if (!done) {
        c.recover(open);
        this.find(count, finder, c, borrows, prior);
        this.#further = further;
      }
    }
  }
  #forgetFinder(): void {
    this.#finder = undefined;
    this.#context = undefined;
    this.#further = undefined;
    if (borrower === this) borrower = undefined;
  }
  /** Forgets moves that were found: whoever asks the position for its moves finds them anew. */
  lose(): void {
    const c = this.#context;
    if (c?.trial.legal === this) c.trial.legal = undefined;
    this.clear();
  }
  /** Whether all moves have keys. */
  get hasKeys(): boolean {
    return this.#keyed > 0 && this.#keyed === this.#length;
  }
  /** Whether all moves will have {@link keys}: none is written behind those that were found. */
  get hasAllKeys(): boolean {
    return this.#further === undefined && this.hasKeys;
  }
  /** What comes before all moves that have keys, as the number that the program of the game knows; 0 if nothing does. */
  get prior(): number {
    return this.#prior;
  }
  /** Puts the key of a move into an array. */
  pick(i: number, key: Int32Array): void {
    if (this.#finder !== undefined) {
      if (this.#further !== undefined && i === this.#length - 1) key[0] = NoKey;
      else this.#finder.pick?.(this.#context!, i, key);
      return;
    }
    const keys = this.#keys;
    key[0] = keys[i * KeyWords]!;
    key[1] = keys[i * KeyWords + 1]!;
    key[2] = keys[i * KeyWords + 2]!;
  }
  /** The keys of the moves, {@link KeyWords} each; undefined if not all of them have one. */
  get keys(): readonly number[] | undefined {
    this.settle();
    return this.#keyed > 0 && this.#keyed === this.#length ? this.#keys : undefined;
  }
  /** Whether the moves are noted by keys and not written yet. */
  get isNoted(): boolean {
    return this.#writer !== undefined;
  }
  /** An independent copy of the moves, which is not to grow. */
  snapshot(): MoveList {
    const copy = new MoveList(0);
    copy.copyList(this);
    return copy;
  }
  #write(): void {
    this.settle();
    const writer = this.#writer;
    // Some moves are written when they are noted, because that depends on the position.
    if (writer === undefined) return;
    const count = this.#length;
    const keyed = this.#keyed;
    this.#writer = undefined;
    this.#length = 0;
    let done = false;
    try {
      writer(this, this.#keys, count, this.#prior);
      done = true;
    } finally {
      // Others may have the same list: a part of the moves must not pass for all of them when the time is up in between.
      if (!done) {
        this.#writer = writer;
        this.#length = count;
        this.#keyed = keyed;
        this.#open = -1;
        this.#ordered = true;
        this.end = 0;
      }
    }
  }

  /** Forgets the moves from a number on. */
  truncate(length: number): void {
    if (length >= this.#length) return;
    if (this.#writer !== undefined) this.#write();
    if (length === 0) this.clear();
    else {
      if (this.#ordered) this.end = this.#offsets[length]!;
      if (this.end <= this.#shared) this.#shared = -1;
      this.#length = length;
    }
  }
  /** Forgets the last move. */
  dropLast(): void {
    this.truncate(this.#length - 1);
  }
  /** Removes a move; the last one takes its number. */
  swapRemove(i: number): void {
    if (this.#writer !== undefined) this.#write();
    if (this.#limit === 0) this.#grow(this.end);
    const last = this.#length - 1;
    if (i !== last) {
      this.#offsets[i] = this.#offsets[last]!;
      this.#ordered = false;
    }
    this.#length = last;
    if (last === 0) this.clear();
  }
  /** Keeps of the moves from a number on those that pass a test, which finds each under its old number. */
  keepIf(first: number, passes: (i: number) => boolean): void {
    const count = this.#length;
    if (count > first && this.#limit === 0) this.#grow(this.end);
    let kept = first;
    for (let i = first; i < count; i++) {
      if (!passes(i)) continue;
      if (kept < i) this.#offsets[kept] = this.#offsets[i]!;
      kept++;
    }
    if (kept === count) return;
    this.#ordered = false;
    this.#length = kept;
    if (kept === 0) this.clear();
  }
  /** A view of a move. */
  move(i: number): Move {
    return new Move(this, i);
  }
  /** Views of all moves. */
  *[Symbol.iterator](): Generator<Move> {
    for (let i = 0; i < this.#length; i++) yield new Move(this, i);
  }

  // ---- building ---------------------------------------------------------------------------------------------------

  #room(words: number): void {
    if (this.#writer !== undefined) this.#write();
    const needed = this.end + words;
    if (needed > this.#limit) this.#grow(needed);
  }

  /** Makes room for a number of words; what was shared becomes the list's own. */
  #grow(needed: number): void {
    checkSize('bytes', 4 * needed, meter.bytes);
    if (this.#limit === 0) this.#ownOffsets();
    const grown = takeWords(Math.max(needed + (needed >> 1), needed + FirstRoom, this.#limit * 2));
    if (this.end > 0) grown.set(this.#tape.subarray(0, this.end));
    this.#tape = grown;
    this.#limit = grown.length;
    if (this.#usual && needed > this.#usual.words) this.#usual.words = Math.min(needed + (needed >> 2), MostExpected);
  }

  /** Takes the room that other lists have needed which began in the same way: for one that will get as long. */
  expect(): void {
    if (this.#limit > 0 || !this.#usual || this.#usual.words <= this.end) return;
    const { words } = this.#usual;
    // What only a long game needed is forgotten again, a little with each list.
    this.#usual.words -= words >> ForgetShift;
    this.#ownOffsets();
    const own = takeWords(words);
    if (this.end > 0) own.set(this.#tape.subarray(0, this.end));
    this.#tape = own;
    this.#limit = words;
  }
  /** Makes places of its own from those that may be shared. */
  #ownOffsets(): void {
    this.#offsets = this.#offsets.slice(0, this.#length);
  }

  /** Appends words of a tape. */
  #copyWords(source: Int32Array, from: number, to: number): void {
    this.#room(to - from);
    const { tape, end } = this;
    const shift = end - from;
    for (let k = from; k < to; k++) tape[k + shift] = source[k]!;
    this.end = to + shift;
  }

  /** The tape with room for some more words behind its end, for programs that write a move themselves. */
  room(words: number): Int32Array {
    this.#room(words);
    return this.#tape;
  }
  /** Takes the words behind the end of the tape as a whole move. */
  close(words: number): void {
    if (this.#length === this.#offsets.length) this.#moreOffsets();
    this.#offsets[this.#length++] = this.end;
    this.end += words;
  }
  /**
   * Appends a move of which nobody will ask more than who made it and its ends, and that only while it is the last: several
   * in a row take the room of one, and say of each what is true of the latest.
   */
  tell(mover: number, from: number, to: number): void {
    if (this.#shared < 0 || this.#limit === 0 || this.end !== this.#shared + MoveHeader) {
      this.begin(mover, from, to);
      this.#shared = this.#open;
      this.#open = -1;
      this.#tape[this.#shared] = MoveHeader;
    }
    const tape = this.#tape;
    const at = this.#shared;
    tape[at + MoveWord.Mover] = mover;
    tape[at + MoveWord.From] = from;
    tape[at + MoveWord.To] = to;
    if (this.#length === this.#offsets.length) this.#moreOffsets();
    this.#offsets[this.#length++] = at;
  }
  /** As {@link tell} of so many moves, of which only the last will be asked about: one that ends on the site it starts from. */
  tellSome(count: number, mover: number, site: number): void {
    this.tell(mover, site, site);
    const at = this.#shared;
    let length = this.#length;
    for (let left = count - 1; left > 0; left--) {
      if (length === this.#offsets.length) this.#moreOffsets();
      this.#offsets[length++] = at;
    }
    this.#length = length;
  }
  /** Makes the tape so long that it holds a word; what is written behind the end so far is kept. */
  reach(word: number): Int32Array {
    if (word < this.#limit) return this.#tape;
    if (this.#limit === 0) this.#ownOffsets();
    const grown = copyWords(this.#tape, Math.max(word + 1, this.#tape.length * 2));
    this.#tape = grown;
    this.#limit = grown.length;
    return grown;
  }

  /** Begins a move. */
  begin(mover: number, from: number, to: number): void {
    this.#room(MoveHeader);
    const { tape } = this;
    const at = this.end;
    tape[at] = 0;
    tape[at + MoveWord.Mover] = mover;
    tape[at + MoveWord.From] = from;
    tape[at + MoveWord.To] = to;
    tape[at + MoveWord.LevelMin] = 0;
    tape[at + MoveWord.LevelMax] = 0;
    tape[at + MoveWord.State] = -1;
    tape[at + MoveWord.Edge] = -1;
    tape[at + MoveWord.Flags] = 0;
    tape[at + MoveWord.Then] = 0;
    tape[at + MoveWord.Betweens] = 0;
    tape[at + MoveWord.Actions] = 0;
    this.#open = at;
    this.end = at + MoveHeader;
  }
  /** Begins a move with the header and the sites in between of another. */
  beginLike(list: MoveList, i: number): void {
    this.beginLikeTape(list.tape, list.start(i));
  }
  /** As {@link beginLike}, for a move anywhere on a tape. */
  beginLikeTape(tape: Int32Array, start: number): void {
    const words = MoveHeader + tape[start + MoveWord.Betweens]!;
    this.#room(words);
    const at = this.end;
    const own = this.#tape;
    for (let k = 0; k < words; k++) own[at + k] = tape[start + k]!;
    own[at + MoveWord.Actions] = 0;
    this.#open = at;
    this.end = at + words;
  }
  /** Adds a site in between to the open move. Must come before its actions. */
  between(site: number): void {
    this.#room(1);
    this.#tape[this.end++] = site;
    this.#tape[this.#open + MoveWord.Betweens]!++;
  }
  setLevels(min: number, max: number): void {
    this.#tape[this.#open + MoveWord.LevelMin] = min;
    this.#tape[this.#open + MoveWord.LevelMax] = max;
  }
  setState(state: number): void {
    this.#tape[this.#open + MoveWord.State] = state;
  }
  setFrom(site: number): void {
    this.#tape[this.#open + MoveWord.From] = site;
  }
  setTo(site: number): void {
    this.#tape[this.#open + MoveWord.To] = site;
  }
  setMover(player: number): void {
    this.#tape[this.#open + MoveWord.Mover] = player;
  }
  /** Marks the open move as one on an edge without direction. */
  setUnoriented(edge: number): void {
    this.#tape[this.#open + MoveWord.Flags]! |= MoveFlag.Unoriented;
    this.#tape[this.#open + MoveWord.Edge] = edge;
  }
  /** Sets the edge of the open move, and whether the move has a direction. */
  setEdge(edge: number, oriented: boolean): void {
    const flags = this.#tape[this.#open + MoveWord.Flags]!;
    this.#tape[this.#open + MoveWord.Flags] = oriented ? flags & ~MoveFlag.Unoriented : flags | MoveFlag.Unoriented;
    this.#tape[this.#open + MoveWord.Edge] = edge;
  }
  /** Sets the id of the list of consequences of the open move. */
  setThen(id: number): void {
    this.#tape[this.#open + MoveWord.Then] = id;
  }
  /** Closes the open move and returns its number. */
  finish(): number {
    const at = this.#open;
    this.#tape[at] = this.end - at;
    if (this.#length === this.#offsets.length) this.#moreOffsets();
    this.#offsets[this.#length] = at;
    this.#open = -1;
    return this.#length++;
  }
  /** Takes the actions of the open move from a place on its tape on away. */
  rewind(end: number): void {
    const { tape } = this;
    for (let at = end; at < this.end; at += actionLength(tape[at]!)) tape[this.#open + MoveWord.Actions]!--;
    this.end = end;
  }
  #moreOffsets(): void {
    checkSize('moves', this.#length + 1, meter.moves);
    this.#offsets.push(0);
  }
  /** Throws the open move away. */
  abandon(): void {
    this.end = this.#open;
    this.#open = -1;
  }
  /** Takes over all moves of another list. */
  copyList(other: MoveList): void {
    this.clear();
    const { keys } = other;
    if (keys) {
      const words = other.#keyed * KeyWords;
      if (this.#keys.length < words) this.#keys = keys.slice(0, words);
      else for (let k = 0; k < words; k++) this.#keys[k] = keys[k]!;
      this.#keyed = other.#keyed;
      this.#prior = other.#prior;
    }
    if (other.#writer !== undefined) {
      this.#length = other.#length;
      this.#writer = other.#writer;
      return;
    }
    const isOwn = this.#limit > 0;
    if (this.#limit < other.end) {
      this.#tape = other.tape.slice(0, other.end + 64);
      this.#limit = this.#tape.length;
    } else if (other.end > 0) this.#tape.set(other.tape.subarray(0, other.end));
    this.end = other.end;
    if (!isOwn || this.#offsets.length < other.#length) this.#offsets = other.#offsets.slice(0, other.#length);
    else for (let i = 0; i < other.#length; i++) this.#offsets[i] = other.#offsets[i]!;
    this.#length = other.#length;
    this.#ordered = other.#ordered;
  }
  /** Takes over all moves of another list without copying them: each of the two makes a copy before it writes more. */
  share(other: MoveList): void {
    this.clear();
    this.#tape = other.tape;
    this.end = other.end;
    this.#offsets = other.#offsets;
    this.#length = other.#length;
    this.#ordered = other.#ordered;
    this.#limit = 0;
    other.#limit = 0;
    other.#usual ??= { words: 0 };
    this.#usual = other.#usual;
  }
  /** Appends a copy of a move. */
  copyMove(list: MoveList, i: number): number {
    return this.copyTape(list.tape, list.start(i));
  }
  /** Appends a copy of a move anywhere on a tape. */
  copyTape(tape: Int32Array, start: number): number {
    const words = tape[start]!;
    this.#room(words);
    const at = this.end;
    const own = this.#tape;
    if (tape === own) own.copyWithin(at, start, start + words);
    else for (let k = 0; k < words; k++) own[at + k] = tape[start + k]!;
    this.#open = at;
    this.end = at + words;
    return this.finish();
  }
  /** Appends the actions of a move to the open one. */
  copyActions(list: MoveList, i: number): void {
    this.copyActionsTape(list.tape, list.start(i));
  }
  /** As {@link copyActions}, for a move anywhere on a tape. */
  copyActionsTape(tape: Int32Array, start: number): void {
    const end = start + tape[start]!;
    const first = firstAction(tape, start);
    this.#copyWords(tape, first, end);
    this.#tape[this.#open + MoveWord.Actions]! += tape[start + MoveWord.Actions]!;
  }
  /** Appends a copy of one action on a tape to the open move and returns where it is. */
  copyAction(tape: Int32Array, action: number): number {
    const words = actionLength(tape[action]!);
    this.#room(words);
    const at = this.end;
    const own = this.#tape;
    for (let k = 0; k < words; k++) own[at + k] = tape[action + k]!;
    this.end = at + words;
    own[this.#open + MoveWord.Actions]!++;
    return at;
  }
  /** Puts the actions of another move in front of those of move `i`. */
  prependActions(i: number, list: MoveList, j: number): void {
    const start = this.#offsets[i]!;
    this.beginLikeTape(this.#tape, start);
    this.copyActions(list, j);
    this.copyActionsTape(this.#tape, start);
    this.#relocate(i);
  }
  /** Puts the actions of another move behind those of move `i`. */
  appendActions(i: number, list: MoveList, j: number): void {
    const start = this.#offsets[i]!;
    this.beginLikeTape(this.#tape, start);
    this.copyActionsTape(this.#tape, start);
    this.copyActions(list, j);
    this.#relocate(i);
  }
  /** As {@link appendActions} for the last move, which is not copied for it if nothing lies behind it on the tape. */
  extendLast(list: MoveList, j: number): void {
    const last = this.#length - 1;
    const start = this.#offsets[last]!;
    if (start + this.#tape[start]! !== this.end) {
      this.appendActions(last, list, j);
      return;
    }
    this.#open = start;
    this.copyActions(list, j);
    this.#tape[start] = this.end - start;
    this.#open = -1;
  }
  #relocate(i: number): void {
    const at = this.#open;
    this.#tape[at] = this.end - at;
    this.#open = -1;
    this.#offsets[i] = at;
    if (i !== this.#length - 1) this.#ordered = false;
  }
  /** Gives the last move other sites in between: `count` sites of an array, from index `first` on. */
  setBetweenOfLast(sites: ArrayLike<number>, first: number, count: number): void {
    const last = this.#length - 1;
    let start = this.#offsets[last]!;
    if (start + this.#tape[start]! !== this.end) {
      // Only the last move of the tape can grow where it is.
      start = this.end;
      this.#copyWords(this.tape, this.#offsets[last]!, this.#offsets[last]! + this.tape[this.#offsets[last]!]!);
      this.#offsets[last] = start;
    }
    const more = count - this.#tape[start + MoveWord.Betweens]!;
    this.#room(Math.max(0, more));
    const { tape } = this;
    const actions = firstAction(tape, start);
    tape.copyWithin(actions + more, actions, this.end);
    for (let k = 0; k < count; k++) tape[start + MoveHeader + k] = sites[first + k]!;
    tape[start + MoveWord.Betweens] = count;
    tape[start]! += more;
    this.end += more;
  }
  /** Appends a whole move, with its consequences, as one action of the open move. */
  nest(list: MoveList, i: number): void {
    const start = list.start(i);
    const words = list.tape[start]!;
    this.#head(Op.NestedMove, decisionAction(list.tape, start) >= 0, words);
    this.#copyWords(list.tape, start, start + words);
  }
  /** Sets the id of the list of consequences of a finished move. */
  setThenOf(i: number, id: number): void {
    this.tape[this.#offsets[i]! + MoveWord.Then] = id;
  }
  setMoverOf(i: number, player: number): void {
    this.tape[this.#offsets[i]! + MoveWord.Mover] = player;
  }
  setFromOf(i: number, site: number): void {
    this.tape[this.#offsets[i]! + MoveWord.From] = site;
  }
  setToOf(i: number, site: number): void {
    this.tape[this.#offsets[i]! + MoveWord.To] = site;
  }
  setLevelsOf(i: number, min: number, max: number): void {
    this.tape[this.#offsets[i]! + MoveWord.LevelMin] = min;
    this.tape[this.#offsets[i]! + MoveWord.LevelMax] = max;
  }
  /** Sets the decision flag of every action of a finished move. */
  setDecision(i: number, decision: boolean): void {
    setDecisions(this.tape, this.#offsets[i]!, decision);
  }

  #head(opcode: number, decision: boolean, operands: number): void {
    this.#room(operands + 1);
    this.#tape[this.end++] = actionWord(opcode, decision, operands);
    this.#tape[this.#open + MoveWord.Actions]!++;
  }
  /** Appends an action without operands. */
  push0(opcode: number, decision: boolean): void {
    this.#head(opcode, decision, 0);
  }
  push1(opcode: number, decision: boolean, a: number): void {
    this.#head(opcode, decision, 1);
    this.#tape[this.end++] = a;
  }
  push2(opcode: number, decision: boolean, a: number, b: number): void {
    this.#head(opcode, decision, 2);
    this.#tape[this.end++] = a;
    this.#tape[this.end++] = b;
  }
  push3(opcode: number, decision: boolean, a: number, b: number, c: number): void {
    this.#head(opcode, decision, 3);
    this.#tape[this.end++] = a;
    this.#tape[this.end++] = b;
    this.#tape[this.end++] = c;
  }
  push4(opcode: number, decision: boolean, a: number, b: number, c: number, d: number): void {
    this.#head(opcode, decision, 4);
    const { tape, end } = this;
    tape[end] = a;
    tape[end + 1] = b;
    tape[end + 2] = c;
    tape[end + 3] = d;
    this.end = end + 4;
  }
  push5(opcode: number, decision: boolean, a: number, b: number, c: number, d: number, e: number): void {
    this.#head(opcode, decision, 5);
    const { tape, end } = this;
    tape[end] = a;
    tape[end + 1] = b;
    tape[end + 2] = c;
    tape[end + 3] = d;
    tape[end + 4] = e;
    this.end = end + 5;
  }
  /** Appends an action with any number of operands. */
  pushAction(opcode: number, decision: boolean, operands: ArrayLike<number>): void {
    this.#head(opcode, decision, operands.length);
    for (let k = 0; k < operands.length; k++) this.#tape[this.end++] = operands[k]!;
  }

  /** Appends the words of so many actions to the open move; returns the place of the first. */
  pushWords(words: Int32Array, actions: number): number {
    const at = this.end;
    this.#room(words.length);
    const tape = this.#tape;
    for (let k = 0; k < words.length; k++) tape[at + k] = words[k]!;
    tape[this.#open + MoveWord.Actions]! += actions;
    this.end = at + words.length;
    return at;
  }

  /** Appends a whole move, given by its words; returns where it begins, for those that depend on the position. */
  addMove(words: Int32Array): number {
    const at = this.end;
    const { length } = words;
    if (at + length > this.#limit) this.#room(length);
    if (this.#length === this.#offsets.length) this.#moreOffsets();
    const tape = this.#tape;
    for (let k = 0; k < length; k++) tape[at + k] = words[k]!;
    this.end = at + length;
    this.#offsets[this.#length++] = at;
    return at;
  }

  /**
   * As {@link addMove}, with sites in between: those of a list from `first` to `last`. What stands behind the header has
   * moved by their number.
   */
  addMoveAlong(words: Int32Array, sites: Int32Array, first: number, last: number): number {
    const at = this.end;
    const between = last - first;
    const length = words.length + between;
    if (at + length > this.#limit) this.#room(length);
    if (this.#length === this.#offsets.length) this.#moreOffsets();
    const tape = this.#tape;
    for (let k = 0; k < MoveHeader; k++) tape[at + k] = words[k]!;
    tape[at] = length;
    tape[at + MoveWord.Betweens] = between;
    const sitesAt = at + MoveHeader - first;
    for (let k = first; k < last; k++) tape[sitesAt + k] = sites[k]!;
    for (let k = MoveHeader; k < words.length; k++) tape[at + between + k] = words[k]!;
    this.end = at + length;
    this.#offsets[this.#length++] = at;
    return at;
  }

  // ---- the frequent actions by name -------------------------------------------------------------------------------

  /** Moves a piece. Levels, state, rotation, value: −1 = none. */
  pushMove(
    typeFrom: number,
    from: number,
    levelFrom: number,
    typeTo: number,
    to: number,
    levelTo: number,
    state: number,
    rotation: number,
    value: number,
    stack: boolean,
    decision: boolean,
    opcode: number = Op.Move,
  ): void {
    this.#head(opcode, decision, 10);
    const { tape } = this;
    let at = this.end;
    tape[at++] = typeFrom;
    tape[at++] = from;
    tape[at++] = levelFrom;
    tape[at++] = typeTo;
    tape[at++] = to;
    tape[at++] = levelTo;
    tape[at++] = state;
    tape[at++] = rotation;
    tape[at++] = value;
    tape[at++] = stack ? 1 : 0;
    this.end = at;
  }
  /** Adds a piece. State, rotation, value: −1 = none. */
  pushAdd(
    type: number,
    to: number,
    what: number,
    count: number,
    state: number,
    rotation: number,
    value: number,
    stack: boolean,
    decision: boolean,
  ): void {
    this.#head(Op.Add, decision, 9);
    const { tape } = this;
    let at = this.end;
    tape[at++] = type;
    tape[at++] = to;
    tape[at++] = -1;
    tape[at++] = what;
    tape[at++] = count;
    tape[at++] = state;
    tape[at++] = rotation;
    tape[at++] = value;
    tape[at++] = stack ? 1 : 0;
    this.end = at;
  }
  /** Appends a whole move: one piece is added to a site, nothing else. */
  addPlacement(mover: number, type: number, to: number, what: number, then: number, decision: boolean): void {
    const at = this.end;
    if (at + PlacementMove > this.#limit) this.#room(PlacementMove);
    if (this.#length === this.#offsets.length) this.#moreOffsets();
    const { tape } = this;
    tape[at] = PlacementMove;
    tape[at + MoveWord.Mover] = mover;
    tape[at + MoveWord.From] = to;
    tape[at + MoveWord.To] = to;
    tape[at + MoveWord.LevelMin] = 0;
    tape[at + MoveWord.LevelMax] = 0;
    tape[at + MoveWord.State] = -1;
    tape[at + MoveWord.Edge] = -1;
    tape[at + MoveWord.Flags] = 0;
    tape[at + MoveWord.Then] = then;
    tape[at + MoveWord.Betweens] = 0;
    tape[at + MoveWord.Actions] = 1;
    tape[at + MoveHeader] = actionWord(Op.Add, decision, PlacementMove - MoveHeader - 1);
    tape[at + MoveHeader + 1] = type;
    tape[at + MoveHeader + 2] = to;
    tape[at + MoveHeader + 3] = -1;
    tape[at + MoveHeader + 4] = what;
    tape[at + MoveHeader + 5] = 1;
    tape[at + MoveHeader + 6] = -1;
    tape[at + MoveHeader + 7] = -1;
    tape[at + MoveHeader + 8] = -1;
    tape[at + MoveHeader + 9] = 0;
    this.end = at + PlacementMove;
    this.#offsets[this.#length++] = at;
  }
  /** Removes a piece, at a level if it is not −1. */
  pushRemove(type: number, site: number, level: number, decision: boolean): void {
    if (level >= 0) this.push3(Op.RemoveLevel, decision, type, site, level);
    else this.push2(Op.Remove, decision, type, site);
  }
  /** Removes a piece at the end of the sequence of captures. */
  pushRemoveLater(type: number, site: number, decision: boolean): void {
    this.push2(Op.RemoveLater, decision, type, site);
  }
  pushSelect(
    typeFrom: number,
    from: number,
    levelFrom: number,
    typeTo: number,
    to: number,
    levelTo: number,
    decision: boolean,
  ): void {
    this.#head(Op.Select, decision, 6);
    const { tape, end } = this;
    tape[end] = typeFrom;
    tape[end + 1] = from;
    tape[end + 2] = levelFrom;
    tape[end + 3] = typeTo;
    tape[end + 4] = to;
    tape[end + 5] = levelTo;
    this.end = end + 6;
  }
  pushPromote(type: number, site: number, level: number, what: number, decision: boolean): void {
    this.push4(Op.Promote, decision, type, site, level, what);
  }
  pushPass(decision: boolean, forced: boolean): void {
    this.push1(Op.Pass, decision, forced ? 1 : 0);
  }
  pushSetNextPlayer(player: number, decision = false): void {
    this.push1(Op.SetNextPlayer, decision, player);
  }
  pushSetScore(player: number, score: number, add: boolean, decision = false): void {
    this.push3(Op.SetScore, decision, player, score, add ? 1 : 0);
  }
}
