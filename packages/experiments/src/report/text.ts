/** A report for a terminal. */
import type { GameReport, PlayerReport, Rate, Report } from './report.js';

const percent = (value: number): string => (100 * value).toFixed(1);
const interval = ({ rate, low, high }: Rate): string =>
  `${percent(rate).padStart(5)} % [${percent(low).padStart(4)}–${percent(high).padStart(5)}]`;
const number = (value: number): string => value.toLocaleString('en');
const signed = (value: number): string => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(0)}`;

/** Rows under a head: the first column to the left, all others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  return all.map((row) => `  ${line(row).trimEnd()}\n`).join('');
}

function gamesTable(games: readonly GameReport[]): string {
  const seats = Math.max(0, ...games.map((game) => game.seats.length));
  const head = [
    'game',
    'games',
    'moves',
    ...Array.from({ length: seats }, (_, i) => `player ${i + 1} wins`),
    'drawn',
    'broken off',
  ];
  const rows = games.map((game) => [
    game.name,
    number(game.games),
    game.meanMoves.toFixed(1),
    ...Array.from({ length: seats }, (_, i) => (game.seats[i] ? interval(game.seats[i]!) : '')),
    `${percent(game.draws.rate)} %`,
    `${percent(game.unfinished.rate)} %`,
  ]);
  return table(head, rows);
}

/** Players from the best to the worst. */
export function ranked(players: readonly PlayerReport[]): PlayerReport[] {
  return [...players].sort((a, b) => (b.elo?.elo ?? b.meanReturn) - (a.elo?.elo ?? a.meanReturn));
}

function playersTable(players: readonly PlayerReport[]): string {
  const rows = ranked(players).map(({ name, games, wins, draws, losses, elo }) => [
    name,
    elo ? signed(elo.elo) : '',
    elo ? `[${signed(elo.low)} ${signed(elo.high)}]` : '',
    number(games),
    interval(wins),
    number(draws),
    number(losses),
  ]);
  return table(['player', 'Elo', '95 %', 'games', 'wins', 'drawn', 'lost'], rows);
}

function crosstable(players: readonly PlayerReport[], { points, games }: NonNullable<Report['crosstable']>): string {
  const rows = players.map(({ name }, i) => [
    name,
    ...players.map((_, j) => (i === j || games[i]![j] === 0 ? '' : `${points[i]![j]}/${games[i]![j]}`)),
  ]);
  return table(['points against', ...players.map(({ name }) => name)], rows);
}

const plural = (count: number, noun: string): string => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The report as text. */
export function asText(report: Report): string {
  const { name, games, players, crosstable: cross, failed, jobs, complete } = report;
  const played = games.reduce((sum, game) => sum + game.games, 0);
  const state = complete ? 'complete' : `${number(jobs.done)} of ${plural(jobs.of, 'job')} done`;
  const parts = [`${name}: ${plural(played, 'game')}, ${state}\n`];
  if (players) {
    parts.push(playersTable(players));
    if (report.eloLent)
      parts.push('  (Someone won or lost everything: half a point was lent to both sides of each pair.)\n');
    if (players.length > 2 && cross) parts.push(crosstable(players, cross));
  }
  parts.push(gamesTable(games));
  if (failed.length > 0) parts.push(failures(failed));
  return parts.join('\n');
}

function failures(failed: Report['failed']): string {
  const shown = failed.slice(0, 10).map(({ job, game, reason }) => `  job ${job}, ${game}: ${reason.split('\n')[0]}\n`);
  const more = failed.length > shown.length ? `  … and ${failed.length - shown.length} more\n` : '';
  return `${plural(failed.length, 'job')} failed:\n${shown.join('')}${more}`;
}
