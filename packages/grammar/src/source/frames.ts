/**
 * Where characters come from. A frame is one occasion on which text was put into the description: the file itself,
 * one call of a define, one option tag, one range. Every frame but a file's knows the place that it replaced, so the
 * chain of frames leads from any character back to the user's file.
 */
import type { Origin, Span } from './span.js';

type FrameKind = 'file' | Origin['kind'];

/** A place in the text of a frame. */
export interface Place {
  readonly frame: number;
  readonly start: number;
  readonly end: number;
}

const KINDS: readonly FrameKind[] = ['file', 'define', 'option', 'range'];

/** The table of all frames of one expansion. Parallel arrays: a large game makes a hundred thousand of them. */
export class Frames {
  private readonly kind: number[] = [];
  private readonly names: string[] = [];
  private readonly files: string[] = [];
  /** Frame of the replaced place, or -1 for a file. */
  private readonly parent: number[] = [];
  private readonly start: number[] = [];
  private readonly end: number[] = [];
  private readonly depth: number[] = [];

  /** Calls of defines with too few arguments, by frame. */
  private readonly short = new Map<number, NonNullable<Origin['short']>>();

  /** Number of frames so far. */
  get count(): number {
    return this.kind.length;
  }

  /** A frame for a whole text; `name` is a define's name when the text is a known define. */
  file(file: string, name = ''): number {
    return this.add(0, name, file, -1, 0, 0, 0);
  }

  /** A frame for text inserted at a place, located in the text `file`. */
  insert(kind: Origin['kind'], name: string, file: string, at: Place): number {
    return this.add(KINDS.indexOf(kind), name, file, at.frame, at.start, at.end, this.depth[at.frame]! + 1);
  }

  /** The same frame standing at another place: needed when a body that holds expansions is itself inserted. */
  copy(frame: number, parent: number): number {
    const depth = this.depth[parent]! + 1;
    const short = this.short.get(frame);
    if (short) this.short.set(this.count, short);
    return this.add(
      this.kind[frame]!,
      this.names[frame]!,
      this.files[frame]!,
      parent,
      this.start[frame]!,
      this.end[frame]!,
      depth,
    );
  }

  /** Remembers that a define was called with too few arguments: no mistake, unless its body does not fit then. */
  setShort(frame: number, needs: number, given: number): void {
    this.short.set(frame, { needs, given });
  }

  fileOf(frame: number): string {
    return this.files[frame]!;
  }

  nameOf(frame: number): string {
    return this.names[frame]!;
  }

  parentOf(frame: number): number {
    return this.parent[frame]!;
  }

  /** How many insertions lie between the frame and its file. */
  depthOf(frame: number): number {
    return this.depth[frame]!;
  }

  /** The smallest place that covers both places: in their nearest common frame. */
  join(a: Place, b: Place): Place {
    let left = a;
    let right = b;
    while (left.frame !== right.frame) {
      const leftDepth = this.depth[left.frame]!;
      const rightDepth = this.depth[right.frame]!;
      if (leftDepth === 0 && rightDepth === 0) return left;
      if (leftDepth >= rightDepth) left = this.outer(left);
      else right = this.outer(right);
    }
    return { frame: left.frame, start: Math.min(left.start, right.start), end: Math.max(left.end, right.end) };
  }

  /** The place in the user's file (or in a define's file, outside any expansion) that a place stands for. */
  span(place: Place): Span {
    let at = place;
    while (this.parent[at.frame]! >= 0) at = this.outer(at);
    return { file: this.files[at.frame]!, start: at.start, end: at.end };
  }

  /** The insertions that a place went through, innermost first. */
  origin(place: Place): readonly Origin[] {
    if (this.parent[place.frame]! < 0) return NONE;
    const chain: Origin[] = [];
    for (let at = place; this.parent[at.frame]! >= 0; at = this.outer(at)) {
      const kind = KINDS[this.kind[at.frame]!]!;
      if (kind === 'file') break;
      const span = { file: this.files[at.frame]!, start: at.start, end: at.end };
      const short = this.short.get(at.frame);
      chain.push({ kind, name: this.names[at.frame]!, span, ...(short ? { short } : {}) });
    }
    return chain;
  }

  private outer(at: Place): Place {
    return { frame: this.parent[at.frame]!, start: this.start[at.frame]!, end: this.end[at.frame]! };
  }

  private add(
    kind: number,
    name: string,
    file: string,
    parent: number,
    start: number,
    end: number,
    depth: number,
  ): number {
    this.kind.push(kind);
    this.names.push(name);
    this.files.push(file);
    this.parent.push(parent);
    this.start.push(start);
    this.end.push(end);
    this.depth.push(depth);
    return this.kind.length - 1;
  }
}

const NONE: readonly Origin[] = [];
