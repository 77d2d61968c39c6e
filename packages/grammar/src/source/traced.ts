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
    readonly at: readonly number[],
    readonly frame: readonly number[],
    readonly offset: readonly number[],
  ) {}

  /** A whole text as it stands in a frame. */
  static whole(text: string, frames: Frames, frame: number): Traced {
    return new Traced(text, frames, [0], [frame], [0]);
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
  private readonly at: number[] = [];
  private readonly frame: number[] = [];
  private readonly offset: number[] = [];

  constructor(private readonly frames: Frames) {}

  get length(): number {
    return this.text.length;
  }

  /** Appends a range of a traced text; `rename` moves its frames (see `Frames.copy`). */
  append(source: Traced, start: number, end: number, rename?: (frame: number) => number): void {
    if (end <= start) return;
    const base = this.text.length - start;
    for (let i = source.segment(start); i < source.at.length && source.at[i]! < end; i++) {
      const from = Math.max(source.at[i]!, start);
      const frame = source.frame[i]!;
      this.push(from + base, rename ? rename(frame) : frame, source.offset[i]! + from - source.at[i]!);
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
    return new Traced(this.text, this.frames, this.at, this.frame, this.offset);
  }

  private push(at: number, frame: number, offset: number): void {
    const last = this.at.length - 1;
    if (last >= 0 && this.frame[last] === frame && this.offset[last]! + at - this.at[last]! === offset) return;
    this.at.push(at);
    this.frame.push(frame);
    this.offset.push(offset);
  }
}

/** A traced text without some ranges (ascending, not overlapping). */
export function without(source: Traced, ranges: readonly (readonly [number, number])[]): Traced {
  if (ranges.length === 0) return source;
  const builder = new TracedBuilder(source.frames);
  let from = 0;
  for (const [start, end] of ranges) {
    builder.append(source, from, start);
    from = end;
  }
  builder.append(source, from, source.length);
  return builder.build();
}
