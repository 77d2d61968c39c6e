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

/** The same game in two checkouts. */
export interface Pair {
  readonly before: Row;
  readonly now: Row;
}

/** The faster of two measurements of a game. */
export function better(a: Row, b: Row): Row {
  if ('problem' in a || 'problem' in b) return 'problem' in a ? a : b;
  return a.playoutsPerSecond >= b.playoutsPerSecond ? a : b;
}

/** How much faster a game is now; NaN if it could not be measured. */
export const ratioOf = ({ before, now }: Pair): number =>
  'problem' in before || 'problem' in now ? Number.NaN : now.playoutsPerSecond / before.playoutsPerSecond;

/** Two checkouts side by side, the games that lost most first. */
export function comparison(pairs: readonly Pair[]): string {
  const shown = (row: Row): string => ('problem' in row ? row.problem : rate(row.playoutsPerSecond));
  const sorted = [...pairs].sort((a, b) => ratioOf(a) - ratioOf(b));
  const rows = sorted.map((pair) => {
    const { before, now } = pair;
    return `| ${now.game} | ${shown(before)} | ${shown(now)} | ${ratioOf(pair).toFixed(2)}× |`;
  });
  const all = sorted.map(ratioOf).filter((ratio) => !Number.isNaN(ratio));
  return [
    '| game | before, playouts/s | now, playouts/s | ratio |',
    '|---|--:|--:|--:|',
    ...rows,
    '',
    `Geometric mean of ${all.length} games: ${geometricMean(all).toFixed(2)}×; ${all.filter((ratio) => ratio < 0.95).length} below 0.95×.`,
    '',
  ].join('\n');
}
