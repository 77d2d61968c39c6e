/**
 * Text that remembers where each character came from. Expansion is substitution on plain text (a define may stand for
 * half a word), so positions are kept beside the text as segments: from this index on, the characters are those of
 * that frame starting at that offset. An untouched file is one segment.
 */
import type { Frames, Place } from './frames.js';
import type { Origin, Span } from './span.js';

/** An immutable text with its source map. */
export class Traced {
  constructor(
    readonly text: string,
    readonly frames: Frames,
    /** First index of each segment, ascending from 0. */
    readonly at: Int32Array,
    readonly frame: Int32Array,
    readonly offset: Int32Array,
  ) {}

  /** A whole text as it stands in a frame. */
  static whole(text: string, frames: Frames, frame: number): Traced {
    return new Traced(text, frames, Int32Array.of(0), Int32Array.of(frame), Int32Array.of(0));
  }

  get length(): number {
    return this.text.length;
  }

  /** Index of the segment that holds a position. */
  segment(position: number): number {
    const { at } = this;
    let low = 0;
    let high = at.length - 1;
    while (low < high) {
      const mid = (low + high + 1) >> 1;
      if (at[mid]! <= position) low = mid;
      else high = mid - 1;
    }
    return low;
  }

  /** Place of a non-empty or empty range of this text in the nearest frame that covers it. */
  place(start: number, end: number): Place {
    if (this.at.length === 0) return { frame: 0, start: 0, end: 0 };
    const first = this.single(start, end > start ? 1 : 0);
    return end - 1 <= start ? first : this.frames.join(first, this.single(end - 1, 1));
  }

  /** Range of the user's file that a range of this text stands for. */
  span(start: number, end: number): Span {
    return this.frames.span(this.place(start, end));
  }

  /** Defines, options and ranges that a range of this text came through, innermost first. */
  origin(start: number, end: number): readonly Origin[] {
    return this.frames.origin(this.place(start, end));
  }

  slice(start: number, end: number): Traced {
    const builder = new TracedBuilder(this.frames);
    builder.append(this, start, end);
    return builder.build();
  }

  private single(position: number, length: number): Place {
    const segment = this.segment(position);
    const start = this.offset[segment]! + position - this.at[segment]!;
    return { frame: this.frame[segment]!, start, end: start + length };
  }
}

/** Collects pieces of traced texts to a new one. */
export class TracedBuilder {
  private text = '';
  private count = 0;
  private at: Int32Array;
  private frame: Int32Array;
  private offset: Int32Array;

  /** `room` is a guess of the number of segments. */
  constructor(
    private readonly frames: Frames,
    room = 16,
  ) {
    this.at = new Int32Array(room);
    this.frame = new Int32Array(room);
    this.offset = new Int32Array(room);
  }

  get length(): number {
    return this.text.length;
  }

  /** Appends a range of a traced text; `rename` moves its frames (see `Frames.copy`). */
  append(source: Traced, start: number, end: number, rename?: (frame: number) => number): void {
    if (end <= start) return;
    const base = this.text.length - start;
    const first = source.segment(start);
    const frame = source.frame[first]!;
    this.push(this.text.length, rename ? rename(frame) : frame, source.offset[first]! + start - source.at[first]!);
    let last = first + 1;
    if (last < source.at.length && source.at[last]! < end) {
      last = source.segment(end - 1) + 1;
      this.copySegments(source, first + 1, last, base, rename);
    }
    this.text += start === 0 && end === source.text.length ? source.text : source.text.slice(start, end);
  }

  /** Appends text that stands at an offset of a frame. */
  insert(text: string, frame: number, offset: number): void {
    if (text.length === 0) return;
    this.push(this.text.length, frame, offset);
    this.text += text;
  }

  build(): Traced {
    const { count } = this;
    return new Traced(
      this.text,
      this.frames,
      this.at.subarray(0, count),
      this.frame.subarray(0, count),
      this.offset.subarray(0, count),
    );
  }

  private copySegments(
    source: Traced,
    from: number,
    to: number,
    base: number,
    rename?: (frame: number) => number,
  ): void {
    this.reserve(to - from);
    let n = this.count;
    for (let i = from; i < to; i++, n++) {
      this.at[n] = source.at[i]! + base;
      this.offset[n] = source.offset[i]!;
      this.frame[n] = rename ? rename(source.frame[i]!) : source.frame[i]!;
    }
    this.count = n;
  }

  private push(at: number, frame: number, offset: number): void {
    const last = this.count - 1;
    if (last >= 0 && this.frame[last] === frame && this.offset[last]! + at - this.at[last]! === offset) return;
    this.reserve(1);
    this.at[this.count] = at;
    this.frame[this.count] = frame;
    this.offset[this.count] = offset;
    this.count++;
  }

  private reserve(more: number): void {
    if (this.count + more <= this.at.length) return;
    const size = Math.max(this.count + more, this.at.length * 2);
    this.at = grown(this.at, size);
    this.frame = grown(this.frame, size);
    this.offset = grown(this.offset, size);
  }
}

function grown(old: Int32Array, size: number): Int32Array {
  const array = new Int32Array(size);
  array.set(old);
  return array;
}

/** A traced text without some ranges (ascending, not overlapping). */
export function without(source: Traced, ranges: readonly (readonly [number, number])[]): Traced {
  if (ranges.length === 0) return source;
  const builder = new TracedBuilder(source.frames, source.at.length + ranges.length + 1);
  let from = 0;
  for (const [start, end] of ranges) {
    builder.append(source, from, start);
    from = end;
  }
  builder.append(source, from, source.length);
  return builder.build();
}
