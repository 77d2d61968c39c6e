/** Counts down what an agent may still do. */
import { LimitExceeded } from '@ludii/compiler';
import { meter } from '@ludii/compiler/internal';
import { checkCount, checkFunction, checkOptions, checkSignal, shown } from '../checks.js';
import { EngineError, LimitError } from '../errors.js';
import { checkPosition, type Position } from '../position.js';
import type { SearchOptions } from './agent.js';

const usualIterations = 1000;

/** True of what is thrown when the time is up, also where a search looks at moves that are written only then. */
export function isTimeUp(error: unknown): boolean {
  return (error instanceof LimitError || error instanceof LimitExceeded) && error.limit === 'ms';
}

/** A budget of iterations or time, for searches on one position. */
export class Budget {
  #left: number;
  readonly #end: number;
  readonly #signal: AbortSignal | undefined;

  readonly position: Position;

  /** Time counts from `begun` on, a time of `performance.now()`: when the agent was asked, see {@link SearchGround.begun}. */
  constructor(options: SearchOptions, position: Position, begun = performance.now()) {
    const { iterations, ms, signal } = checkOptions(options);
    this.position = checkPosition(position);
    for (const limit of [iterations, ms]) {
      if (limit !== undefined && !(typeof limit === 'number' && limit > 0))
        throw new EngineError('bad-option', `An agent cannot think for ${shown(limit)}.`);
    }
    const time = Math.min(ms ?? Number.POSITIVE_INFINITY, position.limits.ms);
    this.#left = iterations ?? (ms === undefined ? usualIterations : Number.POSITIVE_INFINITY);
    this.#end = begun + time;
    this.#signal = checkSignal(signal);
    signal?.throwIfAborted();
  }

  /** Takes one iteration. False if there is none left. */
  spend(): boolean {
    if (this.#left <= 0) return false;
    this.#left--;
    this.#signal?.throwIfAborted();
    return this.#end === Number.POSITIVE_INFINITY || performance.now() < this.#end;
  }

  /** True if the time is up. */
  get isUp(): boolean {
    return this.#end !== Number.POSITIVE_INFINITY && performance.now() >= this.#end;
  }

  /** True if it certainly lasts for so many iterations. */
  lasts(iterations: number): boolean {
    checkCount(iterations, 'iterations');
    return this.#end === Number.POSITIVE_INFINITY && this.#left >= iterations;
  }

  /**
   * Does something on the position until the time is up, also in the middle of a move: the position is then as it was.
   * True if it was done to the end.
   */
  during(act: () => void): boolean {
    checkFunction(act, 'What is done');
    const checkpoint = this.position.checkpoint();
    const deadline = meter.hurry(this.#end - performance.now());
    try {
      act();
      return true;
    } catch (error) {
      if (!isTimeUp(error)) throw error;
      this.position.restore(checkpoint);
      return false;
    } finally {
      meter.resume(deadline);
    }
  }
}
