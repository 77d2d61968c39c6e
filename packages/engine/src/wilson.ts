/** The Wilson interval: where the true rate of something lies that happened so and so often. It is sound near 0 and 1. */

import { EngineError } from './errors.js';

/** Lower and upper bound. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The interval for a number of successes among trials; `z` = 1.96 means 95 %. */
export function wilsonInterval(successes: number, trials: number, z = 1.96): Interval {
  if ([successes, trials, z].some((each) => typeof each !== 'number')) {
    throw new EngineError('bad-option', 'An interval is worked out from numbers.');
  }
  if (trials === 0) return { low: 0, high: 1 };
  const rate = successes / trials;
  const z2 = (z * z) / trials;
  const centre = (rate + z2 / 2) / (1 + z2);
  const spread = (z / (1 + z2)) * Math.sqrt((rate * (1 - rate)) / trials + z2 / (4 * trials));
  return { low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) };
}
