/** Two games, or two options of one, side by side: what differs, and whether that is more than chance. */
import type { Analysis } from './analyse.js';
import { type Metric, namedNumbers } from './metrics/metric.js';
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
 * Compares the numbers of two analyses. The half widths of the two intervals are combined as Newcombe does, which is right for
 * shares and close for means of independent samples.
 */
export function compare(first: Analysis, second: Analysis): Comparison[] {
  const found: Comparison[] = [];
  for (const sample of ['random', 'agent', 'recorded'] as const) {
    const others = new Map(
      second.metrics[sample].flatMap(namedNumbers).map(({ title, estimate }) => [title, estimate] as const),
    );
    for (const metric of first.metrics[sample]) {
      for (const { title, estimate: one } of namedNumbers(metric)) {
        const two = others.get(title);
        if (!two) continue;
        const value = two.value - one.value;
        const low = value - Math.hypot(two.value - two.low, one.high - one.value);
        const high = value + Math.hypot(two.high - two.value, one.value - one.low);
        const difference: Estimate = { value, low, high, n: Math.min(one.n, two.n), method: 'newcombe' };
        const changed = low > 0 || high < 0;
        found.push({ sample, title, first: one, second: two, difference, changed, unit: metric.unit });
      }
    }
  }
  return found;
}

/** The comparison for people. */
export function comparisonText(first: Analysis, second: Analysis): string {
  const show = ({ value, low, high, method }: Estimate, unit: Metric['unit']): string =>
    numberText(value, low, high, unit, method);
  const name = ({ game }: Analysis): string =>
    `${game.name}${game.options.length > 0 ? ` (${game.options.join(', ')})` : ''}`;
  const rows = compare(first, second).map(({ sample, title, first: a, second: b, difference, changed, unit }) => [
    sample,
    title,
    show(a, unit),
    show(b, unit),
    show(difference, unit),
    changed ? 'changed' : 'not shown to have changed',
  ]);
  const widths = [0, 1, 2, 3, 4, 5].map((k) => Math.max(...rows.map((row) => row[k]!.length)));
  const lines = rows.map(
    (row) =>
      `  ${row
        .map((cell, k) => cell.padEnd(widths[k]!))
        .join('  ')
        .trimEnd()}\n`,
  );
  return `${name(first)}  against  ${name(second)}\n${lines.join('')}`;
}
