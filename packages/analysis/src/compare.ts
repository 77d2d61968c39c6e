/** Two games, or two options of one, side by side: what differs, and whether that is more than chance. */
import type { Analysis } from './analyse.js';
import type { Metric } from './metrics/metric.js';
import type { Estimate } from './statistics.js';
import { numberText } from './text.js';

/** A measure of two games. */
export interface Comparison {
  readonly sample: 'random' | 'agent' | 'recorded';
  readonly title: string;
  readonly first: Estimate;
  readonly second: Estimate;
  /** Second less first, with an interval of 95 %. */
  readonly difference: Estimate;
  /** True if the interval does not contain 0. */
  readonly changed: boolean;
  readonly unit: Metric['unit'];
}

/**
 * Compares the single numbers of two analyses. The half widths of the two intervals are combined as Newcombe does, which
 * is right for shares and close for means of independent samples.
 */
export function compare(first: Analysis, second: Analysis): Comparison[] {
  const found: Comparison[] = [];
  for (const sample of ['random', 'agent', 'recorded'] as const) {
    for (const { name, title, estimate: a, unit } of first.metrics[sample]) {
      const b = second.metrics[sample].find((metric) => metric.name === name)?.estimate;
      if (!a || !b || typeof a.value !== 'number' || typeof b.value !== 'number') continue;
      const [one, two] = [a as Estimate, b as Estimate];
      const value = two.value - one.value;
      const low = value - Math.hypot(two.value - two.low, one.high - one.value);
      const high = value + Math.hypot(two.high - two.value, one.value - one.low);
      const difference: Estimate = { value, low, high, n: Math.min(one.n, two.n), method: 'newcombe' };
      found.push({ sample, title, first: one, second: two, difference, changed: low > 0 || high < 0, unit });
    }
  }
  return found;
}

/** The comparison for people. */
export function comparisonText(first: Analysis, second: Analysis): string {
  const show = ({ value, low, high }: Estimate, unit: Metric['unit']): string => numberText(value, low, high, unit);
  const name = ({ game }: Analysis): string =>
    `${game.name}${game.options.length > 0 ? ` (${game.options.join(', ')})` : ''}`;
  const lines = compare(first, second).map(({ sample, title, first: a, second: b, difference, changed, unit }) => {
    const verdict = changed ? 'changed' : 'not shown to have changed';
    return `  ${sample.padEnd(8)} ${title.padEnd(38)} ${show(a, unit).padEnd(18)} ${show(b, unit).padEnd(18)} ${show(difference, unit).padEnd(18)} ${verdict}\n`;
  });
  return `${name(first)}  against  ${name(second)}\n${lines.join('')}`;
}
