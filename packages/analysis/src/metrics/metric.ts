/** What a metric is: a number (or several) with an interval, or the reason why there is none. */
import type { Estimate, Estimates } from '../statistics.js';

/** One of the measures M1 to M25. */
export interface Metric {
  /** Name in JSON. */
  readonly name: string;
  /** Number in the specification. */
  readonly id: string;
  /** What people call it. */
  readonly title: string;
  readonly estimate: Estimate | Estimates | null;
  /** Why there is no number. */
  readonly reason?: string | undefined;
  /** How numbers are written: a share in per cent, or as they are. */
  readonly unit: 'share' | 'number';
  /** What the entries of a list are. */
  readonly labels?: readonly string[] | undefined;
  /** True if there are too few games to say much. */
  readonly few?: boolean | undefined;
  /** Further numbers, for JSON. */
  readonly details?: Readonly<Record<string, unknown>> | undefined;
}

/** A metric that does not apply. */
export function without(id: string, name: string, title: string, reason: string): Metric {
  return { id, name, title, estimate: null, reason, unit: 'number' };
}

/** A number with its name. */
export interface NamedNumber {
  readonly title: string;
  readonly estimate: Estimate;
}

/** The numbers of a metric that can be set side by side: its own, or those that have names, such as outcomes. */
export function namedNumbers({ title, estimate, labels }: Metric): NamedNumber[] {
  if (!estimate) return [];
  if (typeof estimate.value === 'number') return [{ title, estimate: estimate as Estimate }];
  const { value, low, high, n, method } = estimate as Estimates;
  return (labels ?? []).map((label, k) => ({
    title: `${title}: ${label}`,
    estimate: { value: value[k]!, low: low[k]!, high: high[k]!, n, method },
  }));
}

/** Bins of progress. */
export const Bins = 20;

/** The bin of a state. */
export const binOf = (t: number, length: number): number =>
  Math.min(Bins - 1, Math.floor((Bins * t) / Math.max(length, 1)));

/** Mean of a series of a game in each bin of progress; bins without a state take the one before. */
export function binned(series: ArrayLike<number>, length: number): number[] {
  const sums = new Array<number>(Bins).fill(0);
  const counts = new Array<number>(Bins).fill(0);
  for (let t = 0; t < series.length && t < length; t++) {
    const bin = binOf(t, length);
    sums[bin]! += series[t]!;
    counts[bin]!++;
  }
  let last = series[0] ?? 0;
  return sums.map((sum, bin) => {
    if (counts[bin]! > 0) last = sum / counts[bin]!;
    return last;
  });
}
