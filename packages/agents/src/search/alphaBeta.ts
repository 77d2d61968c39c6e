/**
 * Alpha-beta search. Values are those of the agent to move at the root; with more than two players all others are taken
 * to play against it (paranoid search), so that the same bounds hold. Chance: the mean over several throws, searched with
 * an open window (expectimax).
 */
import type { Captures } from '@ludii/engine/internal';
import { type DepthGround, Proven } from './ground.js';
import { Ordering } from './ordering.js';
import { Bound, Transpositions } from './transpositions.js';

/** How to search. */
export interface AlphaBetaSettings {
  /** Look on through captures where the depth ends (default true). */
  readonly quiescence: boolean;
  /** Remember positions (default true). */
  readonly table: boolean;
}

const QuietPlies = 8;
/** Depth of a search that saw every line to its end. */
const Complete = 10_000;

/** One search from one position. */
export class AlphaBetaSearch {
  /** True if some line was cut off by depth: a deeper search may find out more. */
  horizon = false;
  readonly ordering: Ordering;
  /** Key of the move that {@link #moves} found best, and its number. */
  #bestKey = 0;
  #bestPlace = 0;

  constructor(
    readonly ground: DepthGround,
    readonly settings: AlphaBetaSettings,
    readonly table: Transpositions = new Transpositions(),
    captures?: Captures,
  ) {
    this.ordering = new Ordering(captures);
  }

  /** Value of a root move. */
  tryRoot(index: number, depth: number, alpha: number, beta: number): number {
    return this.#try(index, depth, alpha, beta, 0);
  }

  #try(index: number, depth: number, alpha: number, beta: number, ply: number): number {
    const { ground } = this;
    if (!ground.search.exact) return this.#tryChance(index, depth, alpha, beta, ply);
    ground.play(index);
    const value = this.#search(depth - 1, alpha, beta, ply + 1);
    ground.takeBack();
    return value;
  }

  #tryChance(index: number, depth: number, alpha: number, beta: number, ply: number): number {
    return this.ground.tryMove(index, (share) =>
      share === 1
        ? this.#search(depth - 1, alpha, beta, ply + 1)
        : this.#search(depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, ply + 1),
    );
  }

  #search(depth: number, alpha: number, beta: number, ply: number): number {
    const { ground, table } = this;
    ground.visit();
    const { position, agent } = ground;
    if (position.isOver) return ground.result(agent, ply);
    if (depth <= 0) return this.#leaf(alpha, beta, ply, QuietPlies);
    const useTable = ground.recognises && this.settings.table;
    let low = 0;
    let high = 0;
    let best = 0;
    let place = 0;
    if (useTable) {
      ground.readHash();
      low = ground.hash[0]!;
      high = ground.hash[1]!;
      if (table.find(low, high)) {
        best = table.move;
        place = table.place;
        if (table.depth >= depth) {
          const value = fromTable(table.value, ply);
          const known =
            table.bound === Bound.Exact ||
            (table.bound === Bound.Lower && value >= beta) ||
            (table.bound === Bound.Upper && value <= alpha);
          if (known) {
            if (table.depth < Complete) this.horizon = true;
            return value;
          }
        }
      }
    }
    const before = this.horizon;
    this.horizon = false;
    const value = this.#moves(depth, alpha, beta, ply, best, place);
    if (useTable) {
      const bound = value <= alpha ? Bound.Upper : value >= beta ? Bound.Lower : Bound.Exact;
      const known = this.horizon ? depth : Complete;
      table.store(low, high, known, bound, toTable(value, ply), this.#bestKey, this.#bestPlace);
    }
    this.horizon ||= before;
    return value;
  }

  /** The value of the best move; its key and number are left behind. */
  #moves(depth: number, alpha: number, beta: number, ply: number, first: number, place: number): number {
    const { ground } = this;
    const { position } = ground;
    const maximising = position.agent === ground.agent;
    let from = alpha;
    let to = beta;
    let best = maximising ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    let bestKey = 0;
    let bestPlace = 0;
    const order = this.ordering.of(position, ply, first, place);
    for (let i = order.next(); i >= 0; i = order.next()) {
      const value = this.#try(i, depth, from, to, ply);
      if (maximising ? value > best : value < best) {
        best = value;
        bestKey = order.key(i);
        bestPlace = i;
      }
      if (maximising) from = Math.max(from, best);
      else to = Math.min(to, best);
      if (from >= to) {
        this.ordering.cut(order.key(i), i, ply, depth);
        break;
      }
    }
    this.#bestKey = bestKey;
    this.#bestPlace = bestPlace;
    return best;
  }

  /** The depth ends: the position is judged, after the captures that hang in the air. */
  #leaf(alpha: number, beta: number, ply: number, left: number): number {
    const { ground, ordering } = this;
    const { position } = ground;
    this.horizon = true;
    const { quiescence } = this.settings;
    if (!quiescence || !ordering.hasCaptures || left === 0 || !ground.search.exact) return ground.lead();
    const captures = ordering.captures(position, ply);
    const forced = captures.length === position.legal.length;
    const maximising = position.agent === ground.agent;
    if (captures.length === 0) return ground.lead();
    // Whoever need not take may leave it.
    let best = forced ? (maximising ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY) : ground.lead();
    let from = maximising ? Math.max(alpha, best) : alpha;
    let to = maximising ? beta : Math.min(beta, best);
    for (const i of captures) {
      if (from >= to) break;
      ground.play(i);
      ground.visit();
      const value = position.isOver ? ground.result(ground.agent, ply + 1) : this.#leaf(from, to, ply + 1, left - 1);
      ground.takeBack();
      best = maximising ? Math.max(best, value) : Math.min(best, value);
      if (maximising) from = Math.max(from, best);
      else to = Math.min(to, best);
    }
    return best;
  }
}

/** Results are stored as seen from the position, not from the root: the same position may be nearer to another root. */
function toTable(value: number, ply: number): number {
  return Math.abs(value) < Proven ? value : value + Math.sign(value) * ply;
}
function fromTable(value: number, ply: number): number {
  return Math.abs(value) < Proven ? value : value - Math.sign(value) * ply;
}
