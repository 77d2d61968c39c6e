/** Rounds of a comparison, added up: the mean of the ratios of each round, with its 95 % interval. */

/** What a run took, in seconds. */
export interface Cost {
  readonly wall: number;
  readonly cpu: number;
}

/** The same games, run in several ways. */
export interface Round {
  readonly games: number;
  /** With a single game: what it takes to start. */
  readonly starts: Readonly<Record<string, Cost>>;
  readonly costs: Readonly<Record<string, Cost>>;
}

/** Quantiles 0.975 of Student's distribution for 1, 2, … degrees of freedom; beyond, that of the normal one is near. */
const student = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/** The mean of some values, and half the width of its 95 % interval (infinite for a single value). */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly half: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  if (values.length < 2) return { mean, half: Number.POSITIVE_INFINITY };
  return { mean, half: (student[values.length - 2] ?? 1.96) * Math.sqrt(variance / values.length) };
}

const fixed = (value: number): string => (Number.isFinite(value) ? value.toFixed(3) : '?');

function row(what: string, ratios: readonly number[]): string {
  const { mean, half } = meanOf(ratios);
  const range = `${fixed(Math.min(...ratios))} to ${fixed(Math.max(...ratios))}`;
  return `| ${what} | ${fixed(mean)} ± ${fixed(half)} | ${range} |\n`;
}

/** The table of all rounds. */
export function summary(rounds: readonly Round[]): string {
  if (rounds.length === 0) return 'No rounds.\n';
  const whole = (over: string, under: string, of: keyof Cost): number[] =>
    rounds.map(({ costs }) => costs[over]![of] / costs[under]![of]);
  const started = (over: string, under: string, of: keyof Cost): number[] =>
    rounds.map(
      ({ costs, starts }) => (costs[over]![of] - starts[over]![of]) / (costs[under]![of] - starts[under]![of]),
    );
  const rate = (key: string): string => {
    const { mean, half } = meanOf(rounds.map(({ games, costs }) => games / costs[key]!.wall));
    const start = meanOf(rounds.map(({ starts }) => starts[key]!.cpu));
    const games = `${Math.round(mean)} ± ${Number.isFinite(half) ? Math.round(half) : '?'}`;
    return `| ${key} | ${games} | ${fixed(start.mean)} ± ${fixed(start.half)} |\n`;
  };
  const rows = [1, 2].flatMap((workers) => {
    const pair = [`queued${workers}`, `embedded${workers}`] as const;
    const what = `queue to embedded, ${workers} worker${workers > 1 ? 's' : ''}`;
    return [
      row(`${what}, CPU time, without the start`, started(...pair, 'cpu')),
      row(`${what}, CPU time, from the start`, whole(...pair, 'cpu')),
      row(`${what}, time, from the start`, whole(...pair, 'wall')),
    ];
  });
  return (
    `${rounds.length} rounds of ${[...new Set(rounds.map(({ games }) => games))].join(', ')} games.\n\n` +
    '| | games in a second | CPU seconds to start |\n| --- | --- | --- |\n' +
    ['embedded1', 'queued1', 'embedded2', 'queued2'].map(rate).join('') +
    '\n| ratio | mean, 95 % | range |\n| --- | --- | --- |\n' +
    rows.join('') +
    row('2 workers against 1, games in a second', whole('embedded1', 'embedded2', 'wall')) +
    row('the same, on the queue', whole('queued1', 'queued2', 'wall'))
  );
}
