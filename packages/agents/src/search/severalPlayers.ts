/** Searches for more than two players: max^n, where each plays for itself, and BRS+, where only one opponent matters at a time. */
import { type DepthGround, Won } from './ground.js';
import { Ordering } from './ordering.js';

/** Each player takes the move that is best for itself (Luckhardt and Irani 1986). Values are vectors, one entry for each agent. */
export class MaxNSearch {
  horizon = false;
  readonly #ordering = new Ordering();

  constructor(readonly ground: DepthGround) {}

  tryRoot(index: number, depth: number): number {
    return this.#try(index, depth, 0)[this.ground.agent]!;
  }

  #try(index: number, depth: number, ply: number): Float64Array {
    const { ground } = this;
    const sum = new Float64Array(ground.players + 1);
    ground.tryMove(index, (share) => {
      const values = this.#search(depth - 1, ply + 1);
      for (let p = 1; p < sum.length; p++) sum[p]! += share * values[p]!;
      return 0;
    });
    return sum;
  }

  #search(depth: number, ply: number): Float64Array {
    const { ground } = this;
    const { position, players } = ground;
    ground.visit();
    if (position.isOver)
      return Float64Array.from({ length: players + 1 }, (_, p) => (p === 0 ? 0 : ground.result(p, ply)));
    if (depth <= 0) {
      this.horizon = true;
      return this.#leaf();
    }
    const { agent } = position;
    let best: Float64Array | undefined;
    const order = this.#ordering.of(position, ply, 0);
    for (let i = order.next(); i >= 0; i = order.next()) {
      const values = this.#try(i, depth, ply);
      // What is equal for the mover is taken to be the worst for the searching agent.
      const better =
        !best ||
        values[agent]! > best[agent]! ||
        (values[agent] === best[agent] && values[ground.agent]! < best[ground.agent]!);
      if (better) best = values;
      if (best![agent]! >= Won - ply - 1) break;
    }
    return best!;
  }

  /** Each agent's own evaluation less the mean of the others. */
  #leaf(): Float64Array {
    const { ground } = this;
    const { position, players, evaluation } = ground;
    const { state } = position.current;
    const own = Float64Array.from({ length: players + 1 }, (_, p) =>
      p === 0 ? 0 : evaluation(position, state.playerOrder(p)),
    );
    const sum = own.reduce((a, b) => a + b, 0);
    return own.map((value, p) => (p === 0 ? 0 : value - (sum - value) / players));
  }
}

/**
 * Best-reply search, refined (Esser, Gras, Winands, Schadd and Lanctot 2013): all opponents act as one who may search
 * among the moves of the first of them; the others after it play one special move (the best known, else any).
 */
export class BrsSearch {
  horizon = false;
  readonly #ordering = new Ordering();
  readonly #best = new Map<number, number>();

  constructor(readonly ground: DepthGround) {}

  tryRoot(index: number, depth: number, alpha: number, beta: number): number {
    return this.ground.tryMove(index, (share) =>
      share === 1
        ? this.#search(depth - 1, alpha, beta, 1, 1)
        : this.#search(depth - 1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 1, 1),
    );
  }

  /** @param opponents - number of the opponents' ply since the last move of the searching agent, from 1 */
  #search(depth: number, alpha: number, beta: number, ply: number, opponents: number): number {
    const { ground } = this;
    const { position } = ground;
    ground.visit();
    if (position.isOver) return ground.result(ground.agent, ply);
    if (depth <= 0) {
      this.horizon = true;
      return ground.lead();
    }
    const mine = position.agent === ground.agent;
    const order = this.#ordering.of(position, ply, this.#bestAt());
    // The second opponent in a row only follows: this is what keeps the tree narrow.
    const follows = !mine && opponents === 2;
    let from = alpha;
    let to = beta;
    let best = mine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (let i = order.next(); i >= 0; i = follows ? -1 : order.next()) {
      const value = ground.tryMove(i, () => this.#search(depth - 1, from, to, ply + 1, mine ? 1 : opponents + 1));
      if (mine ? value > best : value < best) {
        best = value;
        this.#remember(order.key(i));
      }
      if (mine) from = Math.max(from, best);
      else to = Math.min(to, best);
      if (from >= to) {
        this.#ordering.cut(order.key(i), i, ply, depth);
        break;
      }
    }
    return best;
  }

  #bestAt(): number {
    if (!this.ground.recognises) return 0;
    this.ground.readHash();
    return this.#best.get(this.ground.hash[0]!) ?? 0;
  }

  #remember(key: number): void {
    if (!this.ground.recognises) return;
    this.ground.readHash();
    this.#best.set(this.ground.hash[0]!, key);
  }
}
