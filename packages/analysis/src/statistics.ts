/** How sure a number is. The unit of resampling is the game, never the state: states of one game depend on each other. */
import { SplitMix64, wilsonInterval } from '@ludii/engine';

/** A number with its interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Number of games behind it. */
  readonly n: number;
  readonly method: 'wilson' | 'bootstrap' | 'exact' | 'chao1' | 'newcombe';
}

/** Several numbers that belong together: by seat, by bin. */
export interface Estimates {
  readonly value: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  readonly n: number;
  readonly method: Estimate['method'];
}

const Resamples = 2000;
/** z of a 95 % interval. */
export const z95 = 1.959964;
/** z of a 99 % interval, for warnings. */
export const z99 = 2.575829;

/** The mean. */
export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Standard deviation of a sample. */
export function deviation(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const m = mean(values);
  return Math.sqrt(values.reduce((sum, x) => sum + (x - m) ** 2, 0) / (values.length - 1));
}

/** Quantile of a sorted sample, between its neighbours by share. */
export function quantile(sorted: ArrayLike<number>, q: number): number {
  if (sorted.length === 0) return 0;
  const at = q * (sorted.length - 1);
  const below = Math.floor(at);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below]! + (at - below) * (sorted[above]! - sorted[below]!);
}

/** Sorted copy of numbers. */
export function sorted(values: Iterable<number>): Float64Array {
  return Float64Array.from(values).sort();
}

export const median = (values: readonly number[]): number => quantile(sorted(values), 0.5);

/** A share with its Wilson interval. */
export function rate(successes: number, trials: number, z = z95): Estimate {
  const { low, high } = wilsonInterval(successes, trials, z);
  return { value: trials === 0 ? 0 : successes / trials, low, high, n: trials, method: 'wilson' };
}

interface Resamples {
  readonly seed: number;
  /** Numbers of games, `n` for each resample. */
  readonly picks: Uint32Array;
}

/** The same resamples serve all measures of a sample. */
const drawn = new Map<number, Resamples>();

function resamples(n: number, seed: number): Uint32Array {
  const known = drawn.get(n);
  if (known?.seed === seed) return known.picks;
  const random = new SplitMix64(seed | 0, 0x5eed);
  const picks = new Uint32Array(Resamples * n);
  for (let k = 0; k < picks.length; k++) picks[k] = random.nextInt(n);
  if (drawn.size > 3) drawn.clear();
  drawn.set(n, { seed, picks });
  return picks;
}

/**
 * Percentile bootstrap over games: `statistic` is asked for resamples of the numbers of the games. The same seed gives the
 * same interval.
 */
export function bootstrap<T>(
  games: readonly T[],
  statistic: (sample: readonly T[]) => number,
  seed = 1,
  level = 0.95,
): Estimate {
  const value = statistic(games);
  const n = games.length;
  if (n < 2) return { value, low: value, high: value, n, method: 'bootstrap' };
  const picks = resamples(n, seed);
  const found = new Float64Array(Resamples);
  const sample = new Array<T>(n);
  for (let k = 0; k < Resamples; k++) {
    for (let i = 0; i < n; i++) sample[i] = games[picks[k * n + i]!]!;
    found[k] = statistic(sample);
  }
  found.sort();
  const tail = (1 - level) / 2;
  // The estimate itself always lies in its interval, also where resampling is biased.
  const low = Math.min(value, quantile(found, tail));
  return { value, low, high: Math.max(value, quantile(found, 1 - tail)), n, method: 'bootstrap' };
}

/** As {@link bootstrap} for groups of games that belong apart, such as levels: games are drawn again within their group. */
export function bootstrapWithin<T>(
  groups: readonly (readonly T[])[],
  statistic: (samples: readonly (readonly T[])[]) => number,
  seed = 1,
  level = 0.95,
): Estimate {
  const value = statistic(groups);
  const n = groups.reduce((sum, group) => sum + group.length, 0);
  const random = new SplitMix64(seed | 0, 0x9e0b);
  const found = new Float64Array(Resamples);
  for (let k = 0; k < Resamples; k++) {
    found[k] = statistic(groups.map((group) => group.map(() => group[random.nextInt(group.length)]!)));
  }
  found.sort();
  const tail = (1 - level) / 2;
  const low = Math.min(value, quantile(found, tail));
  return { value, low, high: Math.max(value, quantile(found, 1 - tail)), n, method: 'bootstrap' };
}

/** Bootstrap of a mean of one number for each game: the common case, without calls. */
export function bootstrapMean(values: readonly number[], seed = 1, level = 0.95): Estimate {
  const n = values.length;
  const value = mean(values);
  if (n < 2) return { value, low: value, high: value, n, method: 'bootstrap' };
  const picks = resamples(n, seed);
  const numbers = Float64Array.from(values);
  const found = new Float64Array(Resamples);
  for (let k = 0; k < Resamples; k++) {
    let sum = 0;
    for (let i = k * n; i < (k + 1) * n; i++) sum += numbers[picks[i]!]!;
    found[k] = sum / n;
  }
  found.sort();
  const tail = (1 - level) / 2;
  const low = Math.min(value, quantile(found, tail));
  return { value, low, high: Math.max(value, quantile(found, 1 - tail)), n, method: 'bootstrap' };
}

/** Several estimates as one. */
export function together(all: readonly Estimate[]): Estimates {
  return {
    value: all.map(({ value }) => value),
    low: all.map(({ low }) => low),
    high: all.map(({ high }) => high),
    n: all[0]?.n ?? 0,
    method: all[0]?.method ?? 'bootstrap',
  };
}

/** Newcombe's hybrid interval for a difference of two shares. */
export function newcombe(a: Estimate, b: Estimate): Estimate {
  const value = a.value - b.value;
  const low = value - Math.hypot(a.value - a.low, b.high - b.value);
  const high = value + Math.hypot(a.high - a.value, b.value - b.low);
  return { value, low, high, n: Math.min(a.n, b.n), method: 'newcombe' };
}

/** Exact two-sided binomial test of a fair coin. */
export function binomialTest(successes: number, trials: number): number {
  if (trials === 0) return 1;
  const logarithms = new Float64Array(trials + 1);
  for (let i = 1; i <= trials; i++) logarithms[i] = logarithms[i - 1]! + Math.log(i);
  const probability = (k: number): number =>
    Math.exp(logarithms[trials]! - logarithms[k]! - logarithms[trials - k]! - trials * Math.LN2);
  const seen = probability(successes);
  let p = 0;
  for (let k = 0; k <= trials; k++) {
    const each = probability(k);
    if (each <= seen * (1 + 1e-9)) p += each;
  }
  return Math.min(1, p);
}

/** p-value of χ² for counts that should be equal (Wilson–Hilferty). */
export function uniformTest(counts: readonly number[]): number {
  const total = counts.reduce((a, b) => a + b, 0);
  const degrees = counts.length - 1;
  if (total === 0 || degrees < 1) return 1;
  const expected = total / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * degrees);
  const z = (Math.cbrt(chi / degrees) - (1 - spread)) / Math.sqrt(spread);
  return upperTail(z);
}

/** Share of a normal distribution above z (Abramowitz and Stegun 7.1.26). */
function upperTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const half = 0.5 * poly * Math.exp(-x * x);
  return z >= 0 ? half : 1 - half;
}

/** Entropy in bits with the correction of Miller and Madow for small samples. */
export function entropy(counts: Iterable<number>): number {
  const all = [...counts].filter((count) => count > 0);
  const total = all.reduce((a, b) => a + b, 0);
  if (total === 0) return 0;
  const plain = -all.reduce((sum, count) => sum + (count / total) * Math.log2(count / total), 0);
  return plain + (all.length - 1) / (2 * total * Math.LN2);
}

/** What repeated finds say about what was not found. */
export interface Richness {
  readonly visits: number;
  readonly distinct: number;
  /** Share of what exists that was seen, by Good and Turing. */
  readonly coverage: number;
  /** Chao's lower bound; undefined where coverage is below one half and it would say nothing. */
  readonly estimate: Estimate | undefined;
}

/** Good–Turing coverage and Chao1 with its log-normal interval. */
export function richness(counts: Iterable<number>): Richness {
  let visits = 0;
  let distinct = 0;
  let once = 0;
  let twice = 0;
  for (const count of counts) {
    visits += count;
    distinct++;
    if (count === 1) once++;
    if (count === 2) twice++;
  }
  const coverage = visits === 0 ? 0 : 1 - once / visits;
  if (coverage < 0.5) return { visits, distinct, coverage, estimate: undefined };
  const unseen = (once * (once - 1)) / (2 * (twice + 1));
  const ratio = twice > 0 ? once / twice : once;
  const variance = Math.max(1e-9, (twice || 1) * (ratio ** 4 / 4 + ratio ** 3 + ratio ** 2 / 2));
  const spread = unseen > 0 ? Math.exp(z95 * Math.sqrt(Math.log(1 + variance / unseen ** 2))) : 1;
  return {
    visits,
    distinct,
    coverage,
    estimate: {
      value: distinct + unseen,
      low: distinct + unseen / spread,
      high: distinct + unseen * spread,
      n: visits,
      method: 'chao1',
    },
  };
}
