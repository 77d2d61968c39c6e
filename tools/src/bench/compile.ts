/**
 * How long it takes until a game can be played: its description is read, compiled, and the first moves are listed. In a process
 * that has just begun, in which nothing of the compiler is compiled by the machine yet, and in one that has loaded all the games
 * before.
 */
import { basename } from 'node:path';
import type { Game } from '@ludii/engine';

type Clock = () => number;

/** Milliseconds of CPU time until a game can be played. */
export function loadTime(load: () => Game, clock: Clock): number {
  const start = clock();
  load().start(1).legalMoves();
  return clock() - start;
}

/** What was measured for a game, in milliseconds. */
export interface LoadRow {
  readonly file: string;
  /** As the first game of a process. */
  readonly fresh: number;
  /** After all games have been loaded before: the shortest of some times. */
  readonly warm: number;
}

/** The value below which a share of some values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const ms = (value: number): string => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** The table: the whole in a line each, then the games that take longest. */
export function loadTable(rows: readonly LoadRow[], most = 12): string {
  const line = (name: string, values: readonly number[]): string =>
    `| ${name} | ${[0.5, 0.9, 1].map((share) => ms(quantile(values, share))).join(' | ')} |`;
  const slowest = [...rows].sort((a, b) => b.fresh - a.fresh).slice(0, most);
  return [
    `Until a game can be played, ms of CPU time, ${rows.length} games:`,
    '',
    '| | median | nine of ten within | longest |',
    '|---|--:|--:|--:|',
    line(
      'first game of a process',
      rows.map(({ fresh }) => fresh),
    ),
    line(
      'after all others',
      rows.map(({ warm }) => warm),
    ),
    '',
    '| game | first game of a process, ms | after all others, ms |',
    '|---|--:|--:|',
    ...slowest.map(({ file, fresh, warm }) => `| ${basename(file, '.lud')} | ${ms(fresh)} | ${ms(warm)} |`),
    '',
  ].join('\n');
}
