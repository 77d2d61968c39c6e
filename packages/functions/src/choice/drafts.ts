/**
 * Drafts: moves noted down as a few numbers, for callers that choose one of many at random. Only the chosen one is
 * written out in full, with all its actions and effects.
 */
import { type Context, MoveList } from '@ludii/state';
import type { MovesFn } from '../declare/compiled.js';

/** A rule that can write out the moves that it has noted down. */
export interface DraftRule {
  /**
   * Appends the move for the noted numbers; the iterators `from` and `level` are as they were when it was noted. The list
   * is the one that it was noted in.
   */
  readonly complete: (c: Context, out: MoveList, a: number, b: number, extra: number, drafts: DraftList) => void;
}

/** What an enclosing rule does to the moves of the rules inside it, such as noting its consequence on them. */
export interface DraftFrame {
  /** Changes the moves of a list from number `first` on. */
  readonly finish: (c: Context, out: MoveList, first: number) => void;
  readonly outer: DraftFrame | undefined;
}

/** Makes the frames of a rule, which differ by the frame around them; mostly that is always the same. */
export function draftFrames(finish: DraftFrame['finish']): (outer: DraftFrame | undefined) => DraftFrame {
  let known: DraftFrame = { finish, outer: undefined };
  return (outer) => {
    if (known.outer !== outer) known = { finish, outer };
    return known;
  };
}

/**
 * Words of a draft: two numbers and an extra of its rule, the iterators `from` and `level`, and the number of its source,
 * which is its rule and the frame around it.
 */
export const DraftWords = 6;
const Stride = DraftWords;

/** A reusable list of drafts. */
export class DraftList {
  private words = new Int32Array(64 * Stride);
  // The sources of drafts: many drafts one after the other have the same.
  private readonly rules: (DraftRule | undefined)[] = [];
  private readonly frames: (DraftFrame | undefined)[] = [];
  private sources = 0;
  /** The frame around the moves that are being noted down. */
  frame: DraftFrame | undefined;
  /** Moves of rules that note nothing down, written out at once. */
  readonly ready = new MoveList();
  length = 0;
  private parts: DraftList | undefined;

  /** The drafts that drafts of this list are made of, for rules that add something to the moves of others. */
  get inner(): DraftList {
    this.parts ??= new DraftList();
    return this.parts;
  }

  clear(): void {
    this.length = 0;
    this.sources = 0;
    this.frame = undefined;
    this.ready.clear();
    this.parts?.clear();
  }

  /** Notes a move down. */
  push(c: Context, rule: DraftRule | undefined, a: number, b: number, extra: number): void {
    const source = this.source(rule);
    const words = this.room(1);
    const at = this.length++ * Stride;
    words[at] = a;
    words[at + 1] = b;
    words[at + 2] = extra;
    words[at + 3] = c.from;
    words[at + 4] = c.level;
    words[at + 5] = source;
  }

  /** The number of a source: a rule with the present frame around it. */
  source(rule: DraftRule | undefined): number {
    const last = this.sources - 1;
    if (last >= 0 && this.rules[last] === rule && this.frames[last] === this.frame) return last;
    this.rules[this.sources] = rule;
    this.frames[this.sources] = this.frame;
    return this.sources++;
  }

  /**
   * The words of all drafts with room for some more, for rules that write many at once: {@link DraftWords} words for
   * each, behind those that are there; then {@link length} has to be set.
   */
  room(count: number): Int32Array {
    const needed = (this.length + count) * Stride;
    if (needed > this.words.length) {
      const grown = new Int32Array(Math.max(needed, this.words.length * 2));
      grown.set(this.words);
      this.words = grown;
    }
    return this.words;
  }

  /** Whether a draft from number `first` on has these two numbers. */
  has(first: number, a: number, b: number): boolean {
    for (let i = first; i < this.length; i++) {
      if (this.words[i * Stride] === a && this.words[i * Stride + 1] === b) return true;
    }
    return false;
  }

  /** Forgets a draft; the last one takes its number. */
  swapRemove(i: number): void {
    const last = --this.length;
    if (i === last) return;
    const { words } = this;
    for (let k = 0; k < Stride; k++) words[i * Stride + k] = words[last * Stride + k]!;
  }

  /** Writes a draft out as a move, with what the frames around it do, up to the given one if there is one. */
  complete(c: Context, i: number, out: MoveList, until?: DraftFrame): void {
    const at = i * Stride;
    const { words } = this;
    const source = words[at + 5]!;
    const rule = this.rules[source];
    const first = out.length;
    if (rule) {
      const { from, to, level, between } = c;
      c.from = words[at + 3]!;
      c.level = words[at + 4]!;
      rule.complete(c, out, words[at]!, words[at + 1]!, words[at + 2]!, this);
      c.from = from;
      c.to = to;
      c.level = level;
      c.between = between;
    } else out.copyMove(this.ready, words[at]!);
    for (let frame = this.frames[source]; frame && frame !== until; frame = frame.outer) frame.finish(c, out, first);
  }
}

/** Notes down the moves of a rule, in its own way or written out. */
export function draftMoves(c: Context, rule: MovesFn, out: DraftList): void {
  if (rule.draft) {
    rule.draft(c, out);
    return;
  }
  const first = out.ready.length;
  rule(c, out.ready);
  for (let i = first; i < out.ready.length; i++) out.push(c, undefined, i, 0, 0);
}

/** Notes down candidates for the moves of a rule, see {@link MovesFn.candidates}: its moves if it knows no others. */
export function draftCandidates(c: Context, rule: MovesFn, out: DraftList): void {
  if (rule.candidates) rule.candidates(c, out);
  else draftMoves(c, rule, out);
}

/** Does something to the moves of a list from number `first` on. */
export type Finish = (c: Context, out: MoveList, first: number) => void;

/** Notes down the moves of a rule, each of which is finished once it is written out. */
export function finishedDraft(finish: Finish): (c: Context, rule: MovesFn, out: DraftList) => void {
  const finished: DraftRule = {
    complete: (c, out, part, _b, _extra, { inner }) => {
      const first = out.length;
      inner.complete(c, part, out);
      finish(c, out, first);
    },
  };
  return (c, rule, out) => {
    const { inner } = out;
    const first = inner.length;
    draftMoves(c, rule, inner);
    for (let part = first; part < inner.length; part++) out.push(c, finished, part, 0, 0);
  };
}

const pool: DraftList[] = [];

/** An empty list for temporary use; give it back with {@link returnDrafts}. */
export function borrowDrafts(): DraftList {
  return pool.pop() ?? new DraftList();
}

/** Gives a borrowed list back. */
export function returnDrafts(drafts: DraftList): void {
  drafts.clear();
  pool.push(drafts);
}
