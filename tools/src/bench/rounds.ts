/** Rounds of a comparison, added up: the ratio of what all of them took, with its 95 % interval. */

/** What a run took, in seconds. */
export interface Cost {
  readonly wall: number;
  readonly cpu: number;
  /** The part of `cpu` of all processes that do not play: those in charge, and Redis. */
  readonly beside: number;
  /** The part of the machine that other processes took meanwhile, from 0 to 1. */
  readonly others: number;
}

/** Where games are run, and by how many workers. */
export type Way = 'embedded1' | 'embedded2' | 'queued1' | 'queued2';

type Costs = Readonly<Partial<Record<Way, Cost>>>;

/** The same games, run in several ways. */
export interface Round {
  readonly games: number;
  readonly costs: Costs;
  /** Fewer games, and what they took: the difference is what the games themselves take. */
  readonly few?: number;
  readonly short?: Costs;
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

/** Two quantities of a round. */
export type Pair = readonly [over: number, under: number];

/**
 * The ratio of two sums, and half the width of its 95 % interval, by leaving out one round at a time (the jackknife): a mean of
 * ratios would give most weight to the rounds that were disturbed most.
 */
export function ratioOf(pairs: readonly Pair[]): { readonly ratio: number; readonly half: number } {
  const over = pairs.reduce((sum, pair) => sum + pair[0], 0);
  const under = pairs.reduce((sum, pair) => sum + pair[1], 0);
  const { length } = pairs;
  const without = pairs.map((pair) => (length * over) / under - ((length - 1) * (over - pair[0])) / (under - pair[1]));
  return { ratio: over / under, half: length < 2 ? Number.POSITIVE_INFINITY : meanOf(without).half };
}

function row(what: string, pairs: readonly Pair[]): string {
  const { ratio, half } = ratioOf(pairs);
  const each = pairs.map(([over, under]) => over / under);
  return `| ${what} | ${fixed(ratio)} ± ${fixed(half)} | ${fixed(Math.min(...each))} to ${fixed(Math.max(...each))} |\n`;
}

const shown = (values: readonly number[]): string => {
  const { mean, half } = meanOf(values);
  return `${fixed(mean)} ± ${fixed(half)}`;
};

const head = (rounds: readonly Round[]): string =>
  `${rounds.length} rounds of ${[...new Set(rounds.map(({ games }) => games))].join(', ')} games.\n\n`;
const ratioHead = '\n| ratio | of all rounds, 95 % | of each |\n| --- | --- | --- |\n';

/** CPU seconds of the games that a round has more in its long run than in its short one. */
const further = ({ costs, short }: Round, way: Way): number => costs[way]!.cpu - short![way]!.cpu;

/**
 * CPU time on the queue and embedded, with the processes that play taken as equal, as their work is: the mean of what they took in
 * both ways stands for each.
 */
function byParts({ costs: { embedded1, queued1 } }: Round): Pair {
  const play = (embedded1!.cpu - embedded1!.beside + queued1!.cpu - queued1!.beside) / 2;
  return [play + queued1!.beside, play + embedded1!.beside];
}

/** What the queue costs: the table of all rounds. */
export function summary(rounds: readonly Round[]): string {
  if (rounds.length === 0) return 'No rounds.\n';
  const ways = ['embedded1', 'queued1'] as const;
  const each = ways.map((way) => {
    const marginal = rounds.map((round) => (further(round, way) / (round.games - round.few!)) * 1e6);
    const start = rounds.map((round, i) => round.costs[way]!.cpu - (marginal[i]! * round.games) / 1e6);
    const whole = rounds.map(({ costs }) => costs[way]!.cpu);
    const beside = rounds.map(({ costs }) => costs[way]!.beside);
    return `| ${way} | ${shown(whole)} | ${shown(beside)} | ${shown(marginal)} | ${shown(start)} |\n`;
  });
  return (
    head(rounds) +
    '| | CPU seconds | of those that do not play | of a million further games | of the start |\n' +
    '| --- | --- | --- | --- | --- |\n' +
    each.join('') +
    ratioHead +
    row(
      'queue to embedded, CPU time, each further game',
      rounds.map((round) => [further(round, 'queued1'), further(round, 'embedded1')]),
    ) +
    row(
      'queue to embedded, CPU time, from the start',
      rounds.map(({ costs }) => [costs.queued1!.cpu, costs.embedded1!.cpu]),
    ) +
    row('queue to embedded, CPU time, from the start, playing taken as equal', rounds.map(byParts))
  );
}

/** The part of the machine that others may take before time by the clock says nothing. */
const Disturbed = 0.03;

/** What a second worker is worth: the table of all rounds that were not disturbed. */
export function workersSummary(all: readonly Round[]): string {
  const rounds = all.filter(({ costs }) => Object.values(costs).every(({ others }) => others <= Disturbed));
  const left = all.length - rounds.length;
  const note = left === 0 ? '' : `${left} rounds left out: other processes ran meanwhile.\n`;
  if (rounds.length === 0) return `${note}No rounds.\n`;
  const rate = (way: Way): string =>
    `| ${way} | ${shown(rounds.map(({ games, costs }) => games / costs[way]!.wall))} |\n`;
  const pairs = (one: Way, two: Way): Pair[] => rounds.map(({ costs }) => [costs[one]!.wall, costs[two]!.wall]);
  return (
    note +
    head(rounds) +
    '| | games in a second |\n| --- | --- |\n' +
    (['embedded1', 'embedded2', 'queued1', 'queued2'] as const).map(rate).join('') +
    ratioHead +
    row('2 workers against 1, embedded, games in a second', pairs('embedded1', 'embedded2')) +
    row('2 workers against 1, on the queue, games in a second', pairs('queued1', 'queued2')) +
    row('queue to embedded, 1 worker, time by the clock', pairs('queued1', 'embedded1')) +
    row('queue to embedded, 2 workers, time by the clock', pairs('queued2', 'embedded2'))
  );
}
