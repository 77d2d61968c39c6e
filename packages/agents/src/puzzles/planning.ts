/**
 * Planning puzzles: a sequence of moves is looked for on the game itself. Positions are searched layer by layer; if a layer
 * is too wide, the most promising are kept (beam). Widths double until a solution is found; a search that kept everything
 * proves that there is no solution, or that the one it found is the shortest. IDA* needs little memory instead.
 */
import { type Budget, type Position, situationHash } from '@ludii/engine';
import { hasSituations } from '@ludii/engine/internal';
import { type Merit, meritsFor } from './merits.js';

/** What was found out about a puzzle. */
export interface Plan {
  /** Numbers of the moves of a solution; undefined if none was found. */
  readonly moves: readonly number[] | undefined;
  /** True if nothing was left out: the solution is a shortest one, or there is none. */
  readonly complete: boolean;
  /** Number of positions visited. */
  readonly positions: number;
}

interface State {
  readonly position: Position;
  readonly parent: State | undefined;
  readonly move: number;
}

interface Draft {
  readonly parent: State;
  readonly move: number;
  readonly merit: number;
}

/** True if the player has won. */
function isSolved(position: Position, out: Float64Array, colours: Float64Array): boolean {
  if (!position.isOver) return false;
  position.agentReturns(out, colours);
  return out[1] === 1;
}

function line(state: State | undefined, last: number): number[] {
  const moves = [last];
  for (let at = state; at && at.move >= 0; at = at.parent) moves.unshift(at.move);
  return moves;
}

class OutOfTime extends Error {}

/** Searches with wider and wider beams. */
export function planByBeam(position: Position, budget: Budget, widest = 65_536): Plan {
  const counter = { positions: 0 };
  const merits = meritsFor(position);
  try {
    for (let width = 16; width <= widest; width *= 4) {
      for (const merit of merits) {
        const found = beam(position, width, merit, budget, counter);
        if (found.moves || found.complete) return { ...found, positions: counter.positions };
      }
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  return { moves: undefined, complete: false, positions: counter.positions };
}

function beam(
  start: Position,
  width: number,
  merit: Merit,
  budget: Budget,
  counter: { positions: number },
): Omit<Plan, 'positions'> {
  const recognises = hasSituations(start.game);
  const seen = new Set<bigint>();
  const hash = new Int32Array(2);
  const returns = new Float64Array(start.game.players + 1);
  const colours = new Float64Array(start.game.players + 1);
  const isNew = (position: Position): boolean => {
    if (!recognises) return true;
    situationHash(position, hash);
    const key = (BigInt(hash[0]! >>> 0) << 32n) | BigInt(hash[1]! >>> 0);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  let layer: State[] = [{ position: start.copy(), parent: undefined, move: -1 }];
  let complete = true;
  isNew(layer[0]!.position);
  while (layer.length > 0) {
    const drafts: Draft[] = [];
    for (const parent of layer) {
      const { position } = parent;
      const { length } = position.legal;
      for (let move = 0; move < length; move++) {
        if (!budget.spend()) throw new OutOfTime();
        counter.positions++;
        position.mark();
        position.apply(move);
        const solved = isSolved(position, returns, colours);
        const draft = !position.isOver && isNew(position) ? { parent, move, merit: merit(position) } : undefined;
        position.rollback();
        if (solved) return { moves: line(parent, move), complete };
        if (draft) drafts.push(draft);
      }
    }
    if (drafts.length > width) {
      complete = false;
      drafts.sort((a, b) => b.merit - a.merit);
      drafts.length = width;
    }
    layer = drafts.map(({ parent, move }) => {
      const position = parent.position.copy();
      position.apply(move);
      return { position, parent, move };
    });
  }
  return { moves: undefined, complete };
}

/** Iterative deepening with a memory of positions: depth after depth, with little memory. */
export function planByDepth(position: Position, budget: Budget, deepest = 200): Plan {
  const search = new DepthFirst(position.copy(), budget);
  try {
    for (let depth = 1; depth <= deepest; depth++) {
      search.cut = false;
      search.known.clear();
      if (search.visit(depth)) return { moves: search.moves, complete: true, positions: search.positions };
      if (!search.cut) return { moves: undefined, complete: true, positions: search.positions };
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  return { moves: undefined, complete: false, positions: search.positions };
}

class DepthFirst {
  /** True if a line was cut off by depth. */
  cut = false;
  positions = 0;
  readonly moves: number[] = [];
  /** Depth that was left when a position was searched without success. */
  readonly known = new Map<number, number>();
  readonly #hash = new Int32Array(2);
  readonly #returns: Float64Array;
  readonly #colours: Float64Array;
  readonly #recognises: boolean;

  constructor(
    readonly position: Position,
    readonly budget: Budget,
  ) {
    this.#returns = new Float64Array(position.game.players + 1);
    this.#colours = new Float64Array(position.game.players + 1);
    this.#recognises = hasSituations(position.game);
  }

  visit(left: number): boolean {
    const { position } = this;
    if (isSolved(position, this.#returns, this.#colours)) return true;
    if (position.isOver) return false;
    if (left === 0) {
      this.cut = true;
      return false;
    }
    if (!this.budget.spend()) throw new OutOfTime();
    this.positions++;
    let key = 0;
    if (this.#recognises) {
      situationHash(position, this.#hash);
      key = this.#hash[0]! * 0x200000 + (this.#hash[1]! & 0x1fffff);
      if ((this.known.get(key) ?? -1) >= left) return false;
    }
    const { length } = position.legal;
    for (let move = 0; move < length; move++) {
      position.mark();
      position.apply(move);
      this.moves.push(move);
      const found = this.visit(left - 1);
      position.rollback();
      if (found) return true;
      this.moves.pop();
    }
    if (this.#recognises) this.known.set(key, left);
    return false;
  }
}
