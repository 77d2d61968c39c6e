/**
 * The nodes of a UCT tree, by number, what is known of them side by side in arrays: a search looks at all children of a node
 * on its way, and most of its time goes by there. The children of a node are a chain, the one tried last first.
 */
import type { SplitMix64 } from '@ludii/compiler/internal';
import type { Place } from './rehearsal.js';

/** Nodes that there is room for at first. */
const FirstRoom = 256;
/** A tree that needed more room than this gives it back. */
const MostRoom = 1 << 16;

/** No node. */
export const None = -1;

/** A tree. Node 0 is the root. */
export class UctTree {
  #length = 0;
  /** The agent whose move leads to a node. */
  agent: Int32Array = new Int32Array(FirstRoom);
  /** The number of that move among the legal ones, or with chance its key. */
  move: Int32Array = new Int32Array(FirstRoom);
  visits: Int32Array = new Int32Array(FirstRoom);
  /** Sum of the returns of {@link agent}, scaled to 0 … 1. */
  total: Float64Array = new Float64Array(FirstRoom);
  /** The mean of these returns, and 1 / √visits, by which rarely tried moves gain. */
  mean: Float64Array = new Float64Array(FirstRoom);
  rarity: Float64Array = new Float64Array(FirstRoom);
  /** The child that was tried last, the one that was tried before a node by its parent, and the number of children. */
  firstChild: Int32Array = new Int32Array(FirstRoom);
  nextChild: Int32Array = new Int32Array(FirstRoom);
  children: Int32Array = new Int32Array(FirstRoom);
  /** Number of legal moves, 0 until they are found. */
  choices: Int32Array = new Int32Array(FirstRoom);
  /** Where the bits of the moves that were tried begin, one for each legal move (no chance). */
  #marksAt: Int32Array = new Int32Array(FirstRoom);
  #marks: Int32Array = new Int32Array(FirstRoom);
  #markWords = 0;
  /** The positions of nodes that are visited often (no chance). */
  places: (Place | undefined)[] = [];
  /** Returns by agent, if they are certain. */
  proven: (Float64Array | undefined)[] = [];
  /** Children by key of the move (chance). */
  readonly byKey = new Map<number, Map<number, number>>();

  /** Forgets all nodes but a new root. */
  clear(): void {
    if (this.visits.length > MostRoom) this.#resize(FirstRoom);
    if (this.#marks.length > MostRoom) this.#marks = new Int32Array(FirstRoom);
    this.#length = 0;
    this.places = [];
    this.#markWords = 0;
    this.proven = [];
    if (this.byKey.size > 0) this.byKey.clear();
    this.add(None, 0, 0);
  }

  /** A new node behind a move of another one. */
  add(parent: number, move: number, agent: number): number {
    const node = this.#length++;
    if (node === this.visits.length) this.#resize(2 * node);
    this.agent[node] = agent;
    this.move[node] = move;
    this.visits[node] = 0;
    this.total[node] = 0;
    this.firstChild[node] = None;
    this.children[node] = 0;
    this.choices[node] = 0;
    this.places.push(undefined);
    this.proven.push(undefined);
    if (parent === None) {
      this.nextChild[node] = None;
      return node;
    }
    this.nextChild[node] = this.firstChild[parent]!;
    this.firstChild[parent] = node;
    this.children[parent]!++;
    return node;
  }

  #resize(room: number): void {
    const resized = <T extends Int32Array | Float64Array>(old: T, made: T): T => {
      made.set(old.subarray(0, Math.min(this.#length, room)));
      return made;
    };
    const words = (old: Int32Array): Int32Array => resized(old, new Int32Array(room));
    const numbers = (old: Float64Array): Float64Array => resized(old, new Float64Array(room));
    this.agent = words(this.agent);
    this.move = words(this.move);
    this.visits = words(this.visits);
    this.total = numbers(this.total);
    this.mean = numbers(this.mean);
    this.rarity = numbers(this.rarity);
    this.firstChild = words(this.firstChild);
    this.nextChild = words(this.nextChild);
    this.children = words(this.children);
    this.choices = words(this.choices);
    this.#marksAt = words(this.#marksAt);
  }

  /** Says how many legal moves a node has, none of which was tried (no chance). */
  expect(node: number, choices: number): void {
    if (this.choices[node] !== 0) return;
    const at = this.#markWords;
    const end = at + ((choices + 31) >> 5);
    if (end > this.#marks.length) {
      const marks = new Int32Array(2 * end);
      marks.set(this.#marks.subarray(0, at));
      this.#marks = marks;
    }
    for (let k = at; k < end; k++) this.#marks[k] = 0;
    this.#markWords = end;
    this.#marksAt[node] = at;
    this.choices[node] = choices;
  }

  /** A new child behind a legal move that was never tried, of which there must be one, by lot (no chance). */
  addUntried(node: number, agent: number, random: SplitMix64): number {
    const move = this.#untried(node, random);
    this.#marks[this.#marksAt[node]! + (move >> 5)]! |= 1 << (move & 31);
    return this.add(node, move, agent);
  }
  #untried(node: number, random: SplitMix64): number {
    const marks = this.#marks;
    const at = this.#marksAt[node]!;
    const choices = this.choices[node]!;
    const tried = this.children[node]!;
    if (2 * tried < choices) {
      for (;;) {
        const move = random.nextInt(choices);
        if (((marks[at + (move >> 5)]! >>> (move & 31)) & 1) === 0) return move;
      }
    }
    // The words of many are passed as a whole.
    let left = random.nextInt(choices - tried);
    for (let word = 0; ; word++) {
      const open = ~marks[at + word]!;
      const count = bitsOf(open);
      if (left >= count) {
        left -= count;
        continue;
      }
      let bits = open;
      while (left-- > 0) bits &= bits - 1;
      return (word << 5) + 31 - Math.clz32(bits & -bits);
    }
  }

  /** Adds the result of a visit, 0 … 1 for the agent of the node. */
  visit(node: number, value: number): void {
    const visits = ++this.visits[node]!;
    const total = this.total[node]! + value;
    this.total[node] = total;
    this.mean[node] = total / visits;
    this.rarity[node] = 1 / Math.sqrt(visits);
  }
}

/** How many bits of a word are set. */
function bitsOf(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
