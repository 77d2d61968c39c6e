/** Results of the benchmark as a table. */
import type { StandardGame } from './standard.js';

/** What was measured for a game, or why nothing was. */
export type Row =
  | {
      readonly game: string;
      readonly standard: StandardGame | undefined;
      readonly playoutsPerSecond: number;
      readonly movesPerSecond: number;
    }
  | { readonly game: string; readonly standard: StandardGame | undefined; readonly problem: string };

/** A rate with three digits. */
function rate(value: number): string {
  const rounded = Number(value.toPrecision(3));
  return rounded >= 1000 ? rounded.toLocaleString('en') : String(rounded);
}

/** The mean of ratios that treats twice as fast and half as fast alike; NaN for none. */
export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** Measured rates relative to the reference, where there are both. */
export function ratios(rows: readonly Row[]): number[] {
  return rows.flatMap((row) =>
    'problem' in row || !row.standard ? [] : [row.playoutsPerSecond / row.standard.reference],
  );
}

/** The table in Markdown, with the geometric mean below. */
export function table(rows: readonly Row[]): string {
  const lines = [
    '| game | playouts/s | moves/s | reference playouts/s | ratio | fastest known, playouts/s |',
    '|---|--:|--:|--:|--:|--:|',
  ];
  for (const row of rows) {
    const { standard } = row;
    const known = standard ? rate(standard.reference) : '';
    const fastest = standard?.fastest === undefined ? '' : rate(standard.fastest);
    if ('problem' in row) lines.push(`| ${row.game} | ${row.problem} | | ${known} | | ${fastest} |`);
    else {
      const ratio = standard ? `${(row.playoutsPerSecond / standard.reference).toFixed(2)}×` : '';
      const { game, playoutsPerSecond, movesPerSecond } = row;
      lines.push(
        `| ${game} | ${rate(playoutsPerSecond)} | ${rate(movesPerSecond)} | ${known} | ${ratio} | ${fastest} |`,
      );
    }
  }
  const all = ratios(rows);
  if (all.length > 0) {
    const behind = all.filter((ratio) => ratio < 1).length;
    lines.push(
      '',
      `Geometric mean of ${all.length} games: ${geometricMean(all).toFixed(2)}× the reference; ${behind} below it.`,
    );
  }
  return `${lines.join('\n')}\n`;
}
