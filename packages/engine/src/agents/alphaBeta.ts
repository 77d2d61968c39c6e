/**
 * Alpha-beta search with iterative deepening. Values are those of the agent to move at the root; with more than two
 * players all others are taken to play against it, so that the same bounds hold. Chance: every depth is searched several
 * times, each time with other dice, and the mean counts.
 */
import type { Move } from '../move.js';
import type { Position } from '../position.js';
import type { Trial } from '../trial.js';
import type { Agent, MoveValue, SearchOptions } from './agent.js';
import { Budget } from './budget.js';
import { type EvaluationWeights, evaluate, usualWeights } from './evaluation.js';
import { moveKey, type SearchGround, searchGround } from './search.js';

/** How the agent plays. `iterations` are positions. */
export interface AlphaBetaOptions extends SearchOptions {
  /** Greatest depth in moves (default 64). */
  readonly depth?: number | undefined;
  /** Games with chance: number of searches per depth (default 4). */
  readonly samples?: number | undefined;
  readonly weights?: Partial<EvaluationWeights> | undefined;
}

/** Results outweigh any evaluation; a sooner win is better. */
const Won = 1000;
const HistorySize = 4096;

/** Plays by search and evaluation. */
export class AlphaBetaAgent implements Agent {
  readonly name = 'Alpha-Beta';

  constructor(readonly options: AlphaBetaOptions = {}) {}

  selectMove(trial: Trial, options: SearchOptions = {}): Move {
    return this.analyse(trial, options)[0]!.move;
  }

  /** What the agent thinks of the legal moves, the best first. Values are exact for the first one only. */
  analyse(trial: Trial, options: SearchOptions = {}): MoveValue[] {
    const { depth = 64, samples = 4, seed = 0, weights, ...limits } = { ...this.options, ...options };
    const ground = searchGround(trial, seed);
    const budget = new Budget(limits, ground.position);
    const search = new AlphaBetaSearch(ground, budget, { ...usualWeights, ...weights });
    const moves = trial.legalMoves();
    budget.during(() => search.deepen(depth, ground.exact ? 1 : samples));
    return search.order.map((i) => {
      const value = search.values[i]!;
      const scaled = Math.abs(value) > 1 ? Math.sign(value) : value;
      return { move: moves[i]!, visits: search.visits[i]!, value: scaled };
    });
  }
}

class AlphaBetaSearch {
  /** Root moves, the best first. */
  readonly order: number[];
  readonly values: number[];
  readonly visits: number[];
  readonly #position: Position;
  readonly #agent: number;
  readonly #returns: Float64Array;
  readonly #colours: Float64Array;
  /** How often a move was good enough to stop looking, by key. */
  readonly #history = new Int32Array(HistorySize);
  readonly #orders: number[][] = [];
  #stopped = false;
  /** True if some line was cut off by depth: a deeper search may find out more. */
  #horizon = false;

  constructor(
    readonly ground: SearchGround,
    readonly budget: Budget,
    readonly weights: EvaluationWeights,
  ) {
    const { position } = ground;
    this.#position = position;
    this.#agent = position.agent;
    this.#returns = new Float64Array(position.game.players + 1);
    this.#colours = new Float64Array(position.game.players + 1);
    const count = position.legal.length;
    this.order = Array.from({ length: count }, (_, i) => i);
    for (let i = count - 1; i > 0; i--) {
      const j = ground.random.nextInt(i + 1);
      [this.order[i], this.order[j]] = [this.order[j]!, this.order[i]!];
    }
    this.values = new Array<number>(count).fill(0);
    this.visits = new Array<number>(count).fill(0);
  }

  deepen(depth: number, samples: number): void {
    for (let d = 1; d <= depth && !this.#stopped; d++) {
      this.#horizon = false;
      const values = samples === 1 ? this.#searchRoot(d) : this.#searchSamples(d, samples);
      // A depth that was not finished still counts if its first moves were: the best of before is among them.
      const known = this.order.filter((i) => values[i] !== undefined);
      if (known.length === 0) break;
      known.sort((a, b) => values[b]! - values[a]!);
      const rest = this.order.filter((i) => values[i] === undefined);
      this.order.splice(0, this.order.length, ...known, ...rest);
      for (const i of known) this.values[i] = values[i]!;
      if (!this.#horizon && this.ground.exact) break;
      if (values[this.order[0]!]! > 1 && this.ground.exact) break;
    }
  }

  #searchRoot(depth: number): (number | undefined)[] {
    const values = new Array<number | undefined>(this.order.length).fill(undefined);
    let alpha = Number.NEGATIVE_INFINITY;
    for (const i of this.order) {
      const value = this.#try(i, depth, alpha, Number.POSITIVE_INFINITY, 0);
      if (this.#stopped) break;
      values[i] = value;
      alpha = Math.max(alpha, value);
    }
    return values;
  }

  #searchSamples(depth: number, samples: number): (number | undefined)[] {
    const values = new Array<number | undefined>(this.order.length).fill(undefined);
    for (const i of this.order) {
      let sum = 0;
      for (let k = 0; k < samples && !this.#stopped; k++) {
        sum += this.#try(i, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0, true);
      }
      if (this.#stopped) break;
      values[i] = sum / samples;
    }
    return values;
  }

  /** Value of a move. */
  #try(i: number, depth: number, alpha: number, beta: number, ply: number, secret = false): number {
    const position = this.#position;
    position.mark();
    if (secret) position.rechoose(this.ground.random);
    position.apply(i);
    if (ply === 0) this.visits[i]!++;
    const value = this.#search(depth - 1, alpha, beta, ply + 1);
    position.rollback();
    return value;
  }

  #search(depth: number, alpha: number, beta: number, ply: number): number {
    const position = this.#position;
    if (!this.budget.spend()) {
      this.#stopped = true;
      return 0;
    }
    if (position.isOver) {
      position.agentReturns(this.#returns, this.#colours);
      const value = this.#returns[this.#agent]!;
      return value === 0 ? 0 : value * (Won - ply);
    }
    if (depth <= 0) {
      this.#horizon = true;
      return evaluate(position, position.current.state.playerOrder(this.#agent), this.weights);
    }
    const maximising = position.agent === this.#agent;
    const { legal } = position;
    const order = this.#sorted(ply);
    let low = alpha;
    let high = beta;
    let best = maximising ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const i of order) {
      const value = this.#try(i, depth, low, high, ply);
      if (this.#stopped) return 0;
      best = maximising ? Math.max(best, value) : Math.min(best, value);
      if (maximising) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (low >= high) {
        this.#history[moveKey(legal.tape, legal.start(i)) & (HistorySize - 1)]! += depth * depth;
        break;
      }
    }
    return best;
  }

  /** The legal moves, those first that were good elsewhere. */
  #sorted(ply: number): readonly number[] {
    const { legal } = this.#position;
    const order = this.#orders[ply] ?? [];
    this.#orders[ply] = order;
    order.length = 0;
    const merit: number[] = [];
    for (let i = 0; i < legal.length; i++) {
      order.push(i);
      merit.push(this.#history[moveKey(legal.tape, legal.start(i)) & (HistorySize - 1)]!);
    }
    return order.sort((a, b) => merit[b]! - merit[a]!);
  }
}
