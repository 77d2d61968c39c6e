/**
 * A model that is small enough to read: a linear policy and a linear value over the planes of a game. The chance of a move
 * is a softmax of one sum of weights for each action; the value is the tanh of another sum. Both learn by gradient.
 */
import type { Game, Position } from '@ludii/engine';

/** A position as the model sees it: the features that are not 0, and the actions of the legal moves. */
export interface Features {
  readonly index: readonly number[];
  readonly actions: readonly number[];
}

/** A position with what a search and the game made of it. */
export interface Example extends Features {
  /** How often the search chose each legal move. */
  readonly visits: readonly number[];
  /** How the game ended for the player to move, from −1 to 1. */
  readonly result: number;
}

/** A linear policy and value for the positions of one game. */
export class LinearModel {
  readonly #planes;
  readonly #buffer: Float32Array;
  readonly #used: number;
  /** Number of features; the last one is always there. */
  readonly #count: number;
  readonly #policy: Float64Array;
  readonly #value: Float64Array;

  constructor(readonly game: Game) {
    this.#planes = game.observation({ relative: true });
    this.#buffer = new Float32Array(this.#planes.size);
    this.#used = this.#planes.names.findIndex((name) => name === 'count') * this.#planes.sites;
    this.#count = this.#used + 1;
    this.#policy = new Float64Array(game.actionSpace.size * this.#count);
    this.#value = new Float64Array(this.#count);
  }

  /** Looks at a position. */
  features(position: Position): Features {
    this.#planes.write(position, this.#buffer);
    const index: number[] = [];
    for (let k = 0; k < this.#used; k++) if (this.#buffer[k] !== 0) index.push(k);
    index.push(this.#used);
    return { index, actions: [...position.actionIds()] };
  }

  /** How likely each legal move is to be good. */
  policy({ index, actions }: Features): Float64Array {
    const chances = new Float64Array(actions.length);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < actions.length; i++) {
      const row = actions[i]! * this.#count;
      let sum = 0;
      for (const k of index) sum += this.#policy[row + k]!;
      chances[i] = sum;
      most = Math.max(most, sum);
    }
    let total = 0;
    for (let i = 0; i < chances.length; i++) {
      chances[i] = Math.exp(chances[i]! - most);
      total += chances[i]!;
    }
    for (let i = 0; i < chances.length; i++) chances[i]! /= total;
    return chances;
  }

  /** What the player to move can expect, from −1 to 1. */
  value({ index }: Features): number {
    let sum = 0;
    for (const k of index) sum += this.#value[k]!;
    return Math.tanh(sum);
  }

  /** One step of gradient descent on the cross entropy of the policy and the squared error of the value. */
  learn(example: Example, rate: number): void {
    const { index, actions, visits, result } = example;
    const chances = this.policy(example);
    const total = visits.reduce((sum, each) => sum + each, 0);
    if (total > 0) {
      for (let i = 0; i < actions.length; i++) {
        const row = actions[i]! * this.#count;
        const step = rate * (visits[i]! / total - chances[i]!);
        for (const k of index) this.#policy[row + k]! += step;
      }
    }
    const value = this.value(example);
    const step = rate * (result - value) * (1 - value * value) * 0.1;
    for (const k of index) this.#value[k]! += step;
  }

  /** Mean cross entropy of the policy on some examples. */
  loss(examples: readonly Example[]): number {
    let loss = 0;
    for (const example of examples) {
      const chances = this.policy(example);
      const total = example.visits.reduce((sum, each) => sum + each, 0);
      for (let i = 0; i < chances.length; i++) loss -= (example.visits[i]! / total) * Math.log(chances[i]! + 1e-12);
    }
    return loss / Math.max(1, examples.length);
  }

  /** The model as an evaluator for `EvaluatedAgent`: many positions at once. */
  readonly evaluate = (positions: readonly Position[]): { values: number[][]; priors: Float64Array[] } => {
    const values: number[][] = [];
    const priors: Float64Array[] = [];
    for (const position of positions) {
      const features = this.features(position);
      const value = this.value(features);
      // Two players: what is good for the one to move is bad for the other.
      const byAgent = [0, -value, -value];
      byAgent[position.agent] = value;
      values.push(byAgent);
      priors.push(this.policy(features));
    }
    return { values, priors };
  };

  /** The weights as a text, and back. */
  toJSON(): { policy: number[]; value: number[] } {
    return { policy: [...this.#policy], value: [...this.#value] };
  }
  static fromJSON(game: Game, { policy, value }: { policy: readonly number[]; value: readonly number[] }): LinearModel {
    const model = new LinearModel(game);
    if (policy.length !== model.#policy.length || value.length !== model.#value.length) {
      throw new RangeError('The weights are those of another game.');
    }
    model.#policy.set(policy);
    model.#value.set(value);
    return model;
  }
}
