/** What sections of a report read out of an analysis. */
import type { Analysis } from '../analyse.js';
import { Bins, type Metric } from '../metrics/metric.js';
import type { Estimates } from '../statistics.js';

/** Columns of numbers. */
export const right: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);
/** Middles of the bins of progress. */
export const progress: readonly number[] = Array.from({ length: Bins }, (_, bin) => (bin + 0.5) / Bins);

/** A share in per cent; the sign stays with its number. */
export function percent(x: number): string {
  return `${(100 * x).toFixed(1)}\u00a0%`;
}

/** Which games. */
export type Sample = 'random' | 'agent';
export const sampleNames: Readonly<Record<Sample, string>> = { random: 'random play', agent: 'agents' };
export const samples: readonly Sample[] = ['random', 'agent'];

export function metricOf(analysis: Analysis, sample: Sample, name: string): Metric | undefined {
  return analysis.metrics[sample].find((metric) => metric.name === name);
}

/** A further number of a metric. */
export function detail<T>(metric: Metric | undefined, name: string): T | undefined {
  return metric?.details?.[name] as T | undefined;
}

/** The numbers of a metric that is a list. */
export function many(metric: Metric | undefined): Estimates | undefined {
  const { estimate } = metric ?? {};
  return estimate && typeof estimate.value !== 'number' ? (estimate as Estimates) : undefined;
}
