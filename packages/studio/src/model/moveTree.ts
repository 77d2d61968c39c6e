/**
 * All that was played on the table: a tree of moves, with a place in it. Playing on from an earlier position adds a branch;
 * nothing that was played is lost.
 */
import type { KnownMove } from '../worker/protocol.js';

/** A move of the tree. */
export interface TreeMove {
  readonly choice: number;
  readonly mover: number;
  readonly notation: string;
  /** The move before it; the root of the tree for first moves. */
  readonly before: TreeMove | undefined;
  readonly next: TreeMove[];
  /** The continuation that was looked at last: where "redo" goes. */
  preferred: TreeMove | undefined;
}

type Played = Omit<KnownMove, 'before'>;

/** The moves of a table. */
export class MoveTree {
  readonly #root: TreeMove = newMove(undefined, { choice: -1, mover: 0, notation: '' });
  #here: TreeMove = this.#root;

  /** Reads what {@link moves} wrote; the place is after the given choices, as far as they are there. */
  static of(moves: readonly KnownMove[], choices: readonly number[]): MoveTree {
    const tree = new MoveTree();
    const made: TreeMove[] = [];
    for (const move of moves) made.push(tree.#add(made[move.before] ?? tree.#root, move));
    tree.goTo(tree.find(choices));
    return tree;
  }

  /** The moves that lead to the position. */
  get path(): readonly TreeMove[] {
    const moves: TreeMove[] = [];
    for (let each = this.#here; each.before; each = each.before) moves.push(each);
    return moves.reverse();
  }
  /** The moves that were played on from the position and are gone through when one goes on. */
  get future(): readonly TreeMove[] {
    const moves: TreeMove[] = [];
    for (let move = this.#here.preferred; move; move = move.preferred) moves.push(move);
    return moves;
  }

  /** Other moves that were tried in place of one. */
  insteadOf(move: TreeMove): readonly TreeMove[] {
    return move.before?.next.filter((each) => each !== move) ?? [];
  }

  /** Plays a move: a new branch, unless it was played here before. */
  play(played: Played): void {
    this.goTo(this.#here.next.find(({ choice }) => choice === played.choice) ?? this.#add(this.#here, played));
  }

  /** Goes to the position after a move; undefined is the start. */
  goTo(move: TreeMove | undefined): void {
    this.#here = move ?? this.#root;
    for (let each = this.#here; each.before; each = each.before) each.before.preferred = each;
  }

  /** The move after some choices, as far as they are in the tree. */
  find(choices: readonly number[]): TreeMove {
    let at = this.#root;
    for (const choice of choices) {
      const next = at.next.find((each) => each.choice === choice);
      if (!next) break;
      at = next;
    }
    return at;
  }

  /** The whole tree as plain data: each move with the number of the one before it, which comes earlier in the list. */
  moves(): KnownMove[] {
    const written: KnownMove[] = [];
    const left = [...this.#root.next].reverse().map((move) => ({ move, before: -1 }));
    for (let each = left.pop(); each; each = left.pop()) {
      const { choice, mover, notation, next } = each.move;
      const number = written.push({ choice, mover, notation, before: each.before }) - 1;
      for (const move of [...next].reverse()) left.push({ move, before: number });
    }
    return written;
  }

  #add(before: TreeMove, played: Played): TreeMove {
    const move = newMove(before, played);
    before.next.push(move);
    before.preferred ??= move;
    return move;
  }
}

function newMove(before: TreeMove | undefined, { choice, mover, notation }: Played): TreeMove {
  return { choice, mover, notation, before, next: [], preferred: undefined };
}
