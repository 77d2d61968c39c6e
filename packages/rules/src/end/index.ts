/** All end ludemes. */
import type { Build } from '@ludii/functions';
import type { Ludeme } from '@ludii/registry';
import { byScore, payoff, payoffs, result, score } from './result.js';
import { end, endForEach, endIf } from './rules.js';

export const endLudemes: readonly Ludeme<Build>[] = [
  end,
  endIf,
  ...endForEach,
  result,
  byScore,
  score,
  payoffs,
  payoff,
];
