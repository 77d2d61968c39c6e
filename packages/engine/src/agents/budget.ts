/** Counts down what an agent may still do. */
import { EngineError } from '../errors.js';
import type { SearchOptions } from './agent.js';

const usualIterations = 1000;

/** A budget of iterations or time. */
export class Budget {
  #left: number;
  readonly #end: number;

  constructor({ iterations, ms }: SearchOptions) {
    for (const limit of [iterations, ms]) {
      if (limit !== undefined && !(limit > 0))
        throw new EngineError('bad-option', `An agent cannot think for ${limit}.`);
    }
    this.#left = iterations ?? (ms === undefined ? usualIterations : Number.POSITIVE_INFINITY);
    this.#end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
  }

  /** Takes one iteration. False if there is none left. */
  spend(): boolean {
    if (this.#left <= 0) return false;
    this.#left--;
    return this.#end === Number.POSITIVE_INFINITY || performance.now() < this.#end;
  }
}
