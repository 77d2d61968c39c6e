/** What sections of a report read out of an analysis. */
import type { Game, Trial } from '@ludii/engine';
import type { Analysis } from '../analyse.js';
import type { Course } from '../metrics/course.js';
import { Bins, type Metric } from '../metrics/metric.js';
import type { GameRecord } from '../record.js';
import type { Estimates } from '../statistics.js';
import { table } from './page.js';

/** Columns of numbers. */
export const right: ReadonlySet<number> = new Set([1, 2, 3, 4, 5]);
/** Middles of the bins of progress. */
export const progress: readonly number[] = Array.from({ length: Bins }, (_, bin) => (bin + 0.5) / Bins);
/** The same for axes. */
export const inPerCent: readonly number[] = progress.map((at) => 100 * at);

/** A share in per cent; the sign stays with its number. */
export function percent(x: number): string {
  return `${(100 * x).toFixed(1)}\u00a0%`;
}

/** Which games. */
export type Sample = 'random' | 'agent' | 'recorded';
export const sampleNames: Readonly<Record<Sample, string>> = {
  random: 'random play',
  agent: 'agents',
  recorded: 'recorded games',
};
export const samples: readonly Sample[] = ['random', 'agent', 'recorded'];

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

/** A game of a sample: what was noted of it, what it is called, and its positions. */
export interface ShownGame {
  readonly record: GameRecord;
  readonly course: Course | undefined;
  readonly name: string;
  /** The position after some moves. */
  readonly after: (moves: number) => Trial;
}

function played(game: Game, record: GameRecord, course?: Course): ShownGame {
  const after = (moves: number): Trial => {
    const trial = game.start(record.seed);
    for (const choice of record.choices.slice(0, moves)) trial.apply(choice);
    return trial;
  };
  return { record, course, name: `seed ${record.seed}`, after };
}

/** The games of a sample. */
export function gamesOf({ game, random, agent, recorded }: Analysis, sample: Sample): ShownGame[] {
  if (sample === 'random') return random.map((record) => played(game, record));
  if (sample === 'agent') return agent.map(({ record, course }) => played(game, record, course));
  return recorded.map(({ name, trial, record, course }) => ({
    name,
    record,
    course,
    after: (moves) => {
      const again = trial.clone();
      while (again.length > moves) again.undo();
      return again;
    },
  }));
}

/** Few numbers of a list for a table beside a histogram. */
export function spread(name: string, values: readonly number[], show: (x: number) => string): string {
  const order = [...values].sort((a, b) => a - b);
  const at = (q: number): string => show(order[Math.floor(q * (order.length - 1))]!);
  const places = ['least', 'quarter', 'median', 'three quarters', 'most'];
  return table([name, ''], [['games', String(values.length)], ...places.map((place, k) => [place, at(k / 4)])], right);
}
