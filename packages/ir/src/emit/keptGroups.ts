/**
 * Groups of pieces and the empty sites beside them, kept from one list of moves to the next. What they say follows from the
 * pieces on the sites alone: the words that tell these are compared with those of the last time, so that it does not matter
 * who has changed them in between, nor in which game, and only what has changed is worked out anew.
 *
 * A group is told by one of its sites. Of the empty sites beside a group only their number and their sum are known, where a
 * site counts as often as it lies beside a site of the group: if they are one and the same site, it is the sum divided by the
 * number, and as many sites beside it are of the group.
 */
import { mixLow } from '@ludii/state/internal';
import type { Relation } from '../nodes.js';

/** Where something is told of the pieces in the words of a state: some bits for each site. */
export interface PieceWords {
  readonly first: number;
  readonly count: number;
  /** The place of the word of a site: the site shifted by this; and the bits of a site in it, as a power of two. */
  readonly shift: number;
  readonly log: number;
  readonly mask: number;
  /** What is told of a piece of each component. */
  readonly values: readonly number[];
}

/** Sites whose components are of one class belong to a group if they lie beside each other; those of class 0 to none. */
export type Classes = readonly number[];

/** The bit of groups of a class, with one way out (1) or with more (0). */
export const standingBit = (ofClass: number, isLast: 0 | 1): number => 1 << (2 * ofClass + isLast);

/** There are bits for so many classes. */
export const MostClasses = 15;

export class KeptGroups {
  readonly #words: PieceWords;
  readonly #all: readonly PieceWords[];
  readonly #offsets: Int32Array;
  readonly #items: Int32Array;
  readonly #classes: Uint8Array;
  readonly #weights: Int32Array;
  /** The words of the last time, and the components that they tell. */
  readonly #seen: Int32Array;
  readonly #pieces: Int32Array;
  /** How many of the sites beside each are empty, and a bit for those with none. */
  readonly #empty: Int32Array;
  readonly #closed: Int32Array;
  /** The group of each site, or a number behind those of all groups, and the next site of it, in a ring. */
  readonly #none: number;
  readonly #group: Int32Array;
  readonly #next: Int32Array;
  /** What is known of each group. */
  readonly #size: Int32Array;
  readonly #weight: Int32Array;
  readonly #outs: Int32Array;
  readonly #sum: Int32Array;
  /** Twice the class of a group, and one more if all that is empty beside it is one site; these groups as bits. */
  readonly #standing: Uint8Array;
  readonly #lastOuts: Int32Array;
  /** Sites and groups that are being looked at. */
  readonly #gone: Int32Array;
  readonly #come: Int32Array;
  readonly #tally: Int32Array;
  readonly #marks: Int32Array;
  readonly #changed: Int32Array;
  /** What becomes of words of each kind, and which those are. */
  readonly #after: readonly Int32Array[];
  readonly #places: readonly Int32Array[];
  #mark = 0;
  #count = 0;
  #changes = 0;

  /** The sites found by {@link placements}, a bit each. */
  readonly allowed: Int32Array;
  /** The sites found by {@link captures}, and by site what the pieces of the groups weigh. */
  readonly capturing: Int32Array;
  readonly captured: Int32Array;

  /**
   * The first of the words tell the components, the others what else is changed with these. Components have classes and
   * weights.
   */
  constructor(
    all: readonly [PieceWords, ...(readonly PieceWords[])],
    { offsets, items }: Relation,
    classes: Classes,
    weights: readonly number[],
  ) {
    const [words] = all;
    this.#all = all;
    this.#after = all.map(({ count }) => new Int32Array(count));
    this.#places = all.map(({ count }) => new Int32Array(count));
    const sites = offsets.length - 1;
    const bits = (sites + 31) >> 5;
    const numbers = (): Int32Array => new Int32Array(sites);
    this.#words = words;
    this.#offsets = offsets;
    this.#items = items;
    this.#classes = Uint8Array.from(classes);
    this.#weights = Int32Array.from(weights);
    this.#seen = new Int32Array(words.count);
    this.#pieces = numbers();
    this.#empty = numbers();
    this.#closed = new Int32Array(bits);
    this.#group = numbers().fill(sites);
    this.#none = sites;
    this.#next = numbers();
    this.#size = numbers();
    this.#weight = numbers();
    this.#outs = numbers();
    this.#sum = numbers();
    this.#standing = new Uint8Array(sites + 1);
    this.#lastOuts = new Int32Array(bits);
    this.#gone = numbers();
    this.#come = numbers();
    this.#tally = numbers();
    this.#marks = numbers();
    this.#changed = numbers();
    this.allowed = new Int32Array(bits);
    this.capturing = numbers();
    this.captured = numbers();
    for (let site = 0; site < sites; site++) {
      this.#empty[site] = offsets[site + 1]! - offsets[site]!;
      if (this.#empty[site] === 0) this.#closed[site >> 5]! |= 1 << (site & 31);
    }
  }

  /** Takes the pieces from the words of a state. */
  update(W: Int32Array): void {
    const { first, count, shift, log, mask } = this.#words;
    const seen = this.#seen;
    const pieces = this.#pieces;
    let gone = 0;
    let come = 0;
    for (let i = 0; i < count; i++) {
      const now = W[first + i]!;
      let x = now ^ seen[i]!;
      if (x === 0) continue;
      seen[i] = now;
      while (x !== 0) {
        const k = (31 - Math.clz32(x & -x)) >> log;
        const site = (i << shift) + k;
        x &= ~(mask << (k << log));
        if (pieces[site] !== 0) this.#gone[gone++] = site;
        if (((now >>> (k << log)) & mask) !== 0) this.#come[come++] = site;
      }
    }
    if (gone + come === 0) return;
    this.#changes = 0;
    if (gone > 0) {
      const stayed = this.#dissolve(gone);
      for (let i = 0; i < stayed; i++) this.#come[come++] = this.#gone[gone + i]!;
      this.#takeAway(gone + stayed);
    }
    for (let i = 0; i < come; i++) {
      const site = this.#come[i]!;
      this.#put(site, (seen[site >> shift]! >>> ((site << log) & 31)) & mask);
    }
    this.#settle();
  }

  /** Notes behind the sites that were left those that stay of their groups, and how many those are. */
  #dissolve(gone: number): number {
    const group = this.#group;
    const tally = this.#tally;
    const marks = this.#marks;
    const mark = this.#nextMark();
    for (let i = 0; i < gone; i++) {
      const site = this.#gone[i]!;
      marks[site] = mark;
      if (group[site] !== this.#none) tally[group[site]!]!++;
    }
    let end = gone;
    for (let i = 0; i < gone; i++) {
      const of = group[this.#gone[i]!]!;
      if (of === this.#none || tally[of] === 0) continue;
      if (tally[of] !== this.#size[of]) {
        let site = of;
        do {
          if (marks[site] !== mark) this.#gone[end++] = site;
          site = this.#next[site]!;
        } while (site !== of);
      }
      tally[of] = 0;
    }
    return end - gone;
  }

  #nextMark(): number {
    if (this.#mark === 0x7fffffff) {
      this.#marks.fill(0);
      this.#mark = 0;
    }
    return ++this.#mark;
  }

  /** Notes that the ways out of a group have changed. */
  #touch(group: number): void {
    if (this.#tally[group] !== 0) return;
    this.#tally[group] = 1;
    this.#changed[this.#changes++] = group;
  }

  /** Takes whole groups away, whose sites are given. */
  #takeAway(count: number): void {
    this.#count -= count;
    const gone = this.#gone;
    const pieces = this.#pieces;
    const group = this.#group;
    for (let i = 0; i < count; i++) {
      const site = gone[i]!;
      pieces[site] = 0;
      if (group[site] !== this.#none) this.#touch(group[site]!);
      group[site] = this.#none;
    }
    for (let i = 0; i < count; i++) {
      const site = gone[i]!;
      for (let j = this.#offsets[site]!, end = this.#offsets[site + 1]!; j < end; j++) {
        const other = this.#items[j]!;
        if (this.#empty[other]!++ === 0) this.#closed[other >> 5]! &= ~(1 << (other & 31));
        if (group[other] !== this.#none) this.#open(group[other]!, site, 1);
      }
    }
  }

  /** A site beside a group becomes empty (1), or is so no longer (-1). */
  #open(group: number, site: number, by: number): void {
    this.#outs[group]! += by;
    this.#sum[group]! += by * site;
    this.#touch(group);
  }

  #put(site: number, piece: number): void {
    const offsets = this.#offsets;
    const items = this.#items;
    const group = this.#group;
    this.#pieces[site] = piece;
    this.#count++;
    const grouped = this.#classes[piece]!;
    if (grouped !== 0) {
      group[site] = site;
      this.#next[site] = site;
      this.#size[site] = 1;
      this.#weight[site] = this.#weights[piece]!;
      this.#outs[site] = 0;
      this.#sum[site] = 0;
      this.#touch(site);
    }
    const start = offsets[site]!;
    const end = offsets[site + 1]!;
    for (let j = start; j < end; j++) {
      const other = items[j]!;
      if (--this.#empty[other]! === 0) this.#closed[other >> 5]! |= 1 << (other & 31);
      if (this.#pieces[other] === 0) {
        if (grouped !== 0) this.#open(site, other, 1);
      } else if (group[other] !== this.#none) this.#open(group[other]!, site, -1);
    }
    if (grouped === 0) return;
    for (let j = start; j < end; j++) {
      const other = items[j]!;
      const own = group[site]!;
      const theirs = group[other]!;
      if (theirs !== this.#none && theirs !== own && this.#classes[this.#pieces[other]!] === grouped)
        this.#join(own, theirs);
    }
  }

  /** Two groups become one: the sites of the smaller one go over. */
  #join(a: number, b: number): void {
    const isSmaller = this.#size[a]! < this.#size[b]!;
    const to = isSmaller ? b : a;
    const from = isSmaller ? a : b;
    let site = from;
    do {
      this.#group[site] = to;
      site = this.#next[site]!;
    } while (site !== from);
    const next = this.#next[to]!;
    this.#next[to] = this.#next[from]!;
    this.#next[from] = next;
    this.#size[to]! += this.#size[from]!;
    this.#weight[to]! += this.#weight[from]!;
    this.#outs[to]! += this.#outs[from]!;
    this.#sum[to]! += this.#sum[from]!;
    this.#touch(to);
    this.#touch(from);
  }

  /** Works out anew which groups have one way out left. */
  #settle(): void {
    for (let i = 0; i < this.#changes; i++) {
      const group = this.#changed[i]!;
      this.#tally[group] = 0;
      const last = this.#group[group] === group && this.#hasOneOut(group);
      this.#standing[group] = 2 * this.#classes[this.#pieces[group]!]! + (last ? 1 : 0);
      const bit = 1 << (group & 31);
      if (last) this.#lastOuts[group >> 5]! |= bit;
      else this.#lastOuts[group >> 5]! &= ~bit;
    }
  }

  /** Whether all that is empty beside a group is one site. */
  #hasOneOut(group: number): boolean {
    const outs = this.#outs[group]!;
    const sum = this.#sum[group]!;
    const site = (sum / outs) | 0;
    if (outs === 0 || site * outs !== sum || this.#pieces[site] !== 0) return false;
    const end = this.#offsets[site + 1]!;
    let beside = 0;
    if (end - this.#offsets[site]! < outs) return false;
    for (let j = this.#offsets[site]!; j < end; j++) if (this.#group[this.#items[j]!] === group) beside++;
    return beside === outs;
  }

  /**
   * Notes in {@link allowed} on which empty sites, whose bits begin at a word of the state, a piece may be placed: all of them,
   * but for those with nothing empty beside them where no group beside them stands in one of some ways (a bit each, see
   * {@link standingBit}). If none is wanted, all. Returns how many those are.
   */
  placements(W: Int32Array, first: number, wanted: number): number {
    const { allowed } = this;
    const closed = this.#closed;
    let total = this.#none - this.#count;
    for (let i = 0; i < allowed.length; i++) {
      let all = W[first + i]!;
      if (wanted !== 0) {
        for (let x = all & closed[i]!; x !== 0; x &= x - 1) {
          const bit = x & -x;
          if (this.#hasBeside((i << 5) + 31 - Math.clz32(bit), wanted)) continue;
          all ^= bit;
          total--;
        }
      }
      allowed[i] = all;
    }
    return total;
  }

  /** Whether a group beside a site stands in one of some ways, a bit each. */
  #hasBeside(site: number, wanted: number): boolean {
    for (let j = this.#offsets[site]!, end = this.#offsets[site + 1]!; j < end; j++)
      if (((wanted >>> this.#standing[this.#group[this.#items[j]!]!]!) & 1) !== 0) return true;
    return false;
  }

  /** Notes the last way out of groups that stand in some ways, and returns how many sites those are. */
  captures(wanted: number): number {
    const mark = this.#nextMark();
    let count = 0;
    for (let i = 0; i < this.#lastOuts.length; i++) {
      for (let x = this.#lastOuts[i]!; x !== 0; x &= x - 1) {
        const group = (i << 5) + 31 - Math.clz32(x & -x);
        if (((wanted >>> this.#standing[group]!) & 1) === 0) continue;
        const site = this.#sum[group]! / this.#outs[group]!;
        if (this.#marks[site] !== mark) {
          this.#marks[site] = mark;
          this.captured[site] = 0;
          this.capturing[count++] = site;
        }
        this.captured[site]! += this.#weight[group]!;
      }
    }
    return count;
  }

  /** Whether a site is one of those that {@link captures} found last, since when no position was taken. */
  isCapturing(site: number): boolean {
    return this.#marks[site] === this.#mark;
  }

  /**
   * The low half of the hash of the position after a piece has been placed on a site, and groups that stand in some ways were
   * taken from there, given that of the position now. The words are those of the last time.
   */
  hashAfter(W: Int32Array, low: number, site: number, piece: number, wanted: number): number {
    let hash = low;
    for (let v = 0; v < this.#all.length; v++) {
      const { first, values } = this.#all[v]!;
      const places = this.#places[v]!;
      const after = this.#after[v]!;
      let count = this.#change(W, v, 0, site, values[piece]!);
      for (let j = this.#offsets[site]!, end = this.#offsets[site + 1]!; j < end; j++) {
        const group = this.#group[this.#items[j]!]!;
        if (((wanted >>> this.#standing[group]!) & 1) === 0) continue;
        let taken = group;
        do {
          count = this.#change(W, v, count, taken, 0);
          taken = this.#next[taken]!;
        } while (taken !== group);
      }
      for (let i = 0; i < count; i++) {
        const word = first + places[i]!;
        hash ^= mixLow(word, W[word]!) ^ mixLow(word, after[i]!);
      }
    }
    return hash;
  }

  /** Notes what becomes of the word of a site behind some others, or with it if that is among them; returns how many those are. */
  #change(W: Int32Array, v: number, count: number, site: number, value: number): number {
    const { first, shift, log, mask } = this.#all[v]!;
    const places = this.#places[v]!;
    const after = this.#after[v]!;
    const place = site >> shift;
    let i = 0;
    while (i < count && places[i] !== place) i++;
    if (i === count) {
      places[i] = place;
      after[i] = W[first + place]!;
    }
    const bit = (site << log) & 31;
    after[i] = (after[i]! & ~(mask << bit)) | (value << bit);
    return i === count ? count + 1 : count;
  }
}
