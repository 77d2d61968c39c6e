/**
 * The nodes of a UCT tree, by number, what is known of them side by side in arrays: a search looks at all children of a node
 * on its way, and most of its time goes by there. The children of a node are a chain, the one tried last first.
 */
import type { SplitMix64 } from '@ludii/compiler/internal';
import type { KeptMoves } from './search.js';

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
  /** The legal moves, once a node is visited often enough (no chance). */
  moves: (KeptMoves | undefined)[] = [];
  /** Returns by agent, if they are certain. */
  proven: (Float64Array | undefined)[] = [];
  /** Children by key of the move (chance). */
  byKey: (Map<number, number> | undefined)[] = [];

  /** Forgets all nodes but a new root. */
  clear(): void {
    if (this.visits.length > MostRoom) this.#resize(FirstRoom);
    this.#length = 0;
    this.moves = [];
    this.proven = [];
    this.byKey = [];
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
    this.moves.push(undefined);
    this.proven.push(undefined);
    this.byKey.push(undefined);
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
  }

  /** The child behind a legal move; {@link None} if it was never tried (no chance). */
  childAt(node: number, wanted: number): number {
    const { move, nextChild } = this;
    let child = this.firstChild[node]!;
    while (child !== None && move[child] !== wanted) child = nextChild[child]!;
    return child;
  }

  /** The number of a legal move that was never tried, of which there must be one, by lot (no chance). */
  untried(node: number, random: SplitMix64): number {
    const choices = this.choices[node]!;
    const tried = this.children[node]!;
    if (2 * tried < choices) {
      for (;;) {
        const move = random.nextInt(choices);
        if (this.childAt(node, move) === None) return move;
      }
    }
    const k = random.nextInt(choices - tried);
    // As many numbers further as there are tried moves among those up to here, until there are no more of them.
    for (let found = k; ; ) {
      let passed = k;
      for (let child = this.firstChild[node]!; child !== None; child = this.nextChild[child]!)
        if (this.move[child]! <= found) passed++;
      if (passed === found) return found;
      found = passed;
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
