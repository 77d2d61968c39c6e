/** What an experiment found out, from its log alone. */
import { type Interval, wilsonInterval } from '@ludii/engine';
import { planOf } from '../definition/plan.js';
import { outcomes, readHeader } from '../log/readLog.js';
import { listOf } from '../run/packedList.js';
import { addCounts, type Counts, emptyCounts, type JobOutcome, type PlayerCount } from '../run/result.js';
import { type CellState, Schedule } from '../run/schedule.js';
import { bradleyTerry, type Rating } from './bradleyTerry.js';

/** A rate with its 95 % Wilson interval. */
export interface Rate extends Interval {
  readonly count: number;
  readonly rate: number;
}

/** How the games of one description went. */
export interface GameReport {
  readonly name: string;
  readonly games: number;
  readonly meanMoves: number;
  readonly shortest: number;
  readonly longest: number;
  /** Wins by seat: player 1, player 2, … */
  readonly seats: readonly Rate[];
  readonly draws: Rate;
  readonly unfinished: Rate;
  /** Number of games by their length, if lengths were recorded. */
  readonly lengths?: Readonly<Record<number, number>>;
  /** Mean number of legal moves, if moves were recorded. */
  readonly meanLegal?: number;
}

/** How a player did over all games. */
export interface PlayerReport {
  readonly name: string;
  readonly games: number;
  readonly wins: Rate;
  readonly draws: number;
  readonly losses: number;
  readonly meanReturn: number;
  readonly elo?: Rating;
}

/** What an experiment found out. */
export interface Report {
  readonly name: string;
  /** Hash of the experiment. */
  readonly experiment: string;
  readonly version: string;
  readonly seed: number;
  readonly complete: boolean;
  /** Jobs done, and how many there are as far as is known. */
  readonly jobs: { readonly done: number; readonly of: number };
  readonly games: readonly GameReport[];
  readonly players?: readonly PlayerReport[];
  /** Points of each player against each other one, and the number of games of each pair. */
  readonly crosstable?: {
    readonly points: readonly (readonly number[])[];
    readonly games: readonly (readonly number[])[];
  };
  /** Someone won or lost everything, so that ratings are only bounds. */
  readonly eloLent?: boolean;
  readonly failed: readonly { readonly job: number; readonly game: string; readonly reason: string }[];
}

const rate = (count: number, of: number): Rate => ({
  count,
  rate: of === 0 ? 0 : count / of,
  ...wilsonInterval(count, of),
});

/** What only the lists of single games tell. */
interface Details {
  readonly lengths: Map<number, number>;
  moves: number;
  legal: number;
}

/** Reads a log and adds it all up. */
export function readReport(path: string): Report {
  const { definition, version } = readHeader(path);
  const schedule = new Schedule(planOf(definition));
  const details = new Map<string, Details>();
  for (const { record } of outcomes(path)) {
    if (schedule.take(record)) addDetails(details, schedule, record);
  }
  return reportOf(schedule, version, details);
}

function addDetails(details: Map<string, Details>, { plan }: Schedule, outcome: JobOutcome): void {
  if (!('result' in outcome)) return;
  const { lengths, statistics } = outcome.result;
  if (!lengths && !statistics) return;
  const { hash } = plan.cells.findLast(({ firstJob }) => firstJob <= outcome.job)!.game;
  const own = details.get(hash) ?? { lengths: new Map<number, number>(), moves: 0, legal: 0 };
  details.set(hash, own);
  for (const length of listOf(lengths ?? [])) own.lengths.set(length, (own.lengths.get(length) ?? 0) + 1);
  for (const { legal } of statistics ?? []) {
    own.moves += legal.length;
    own.legal += legal.reduce((sum, each) => sum + each, 0);
  }
}

/** The report of what a schedule has counted. */
export function reportOf(
  schedule: Schedule,
  version: string,
  details: ReadonlyMap<string, Details> = new Map(),
): Report {
  const { plan, cells } = schedule;
  const { name, seed, games, players } = plan.definition;
  return {
    name,
    experiment: plan.hash,
    version,
    seed,
    complete: schedule.isComplete,
    jobs: { done: schedule.done, of: schedule.known },
    games: games.map((game) => {
      const own = cells.filter(({ cell }) => cell.game === game);
      return gameReport(game.name, game.players, own, details.get(game.hash));
    }),
    ...(players
      ? playerReports(
          players.map((player) => player.name),
          cells,
        )
      : {}),
    failed: cells.flatMap(({ cell, failed }) =>
      failed.map(({ job, reason }) => ({ job, game: cell.game.name, reason })),
    ),
  };
}

function gameReport(
  name: string,
  seats: number,
  cells: readonly CellState[],
  details: Details | undefined,
): GameReport {
  const sum: Counts = emptyCounts(seats);
  for (const { counts } of cells) addCounts(sum, counts);
  const { games, moves, shortest, longest, wins, draws, unfinished } = sum;
  return {
    name,
    games,
    meanMoves: games === 0 ? 0 : moves / games,
    shortest,
    longest,
    seats: wins.slice(1).map((won) => rate(won, games)),
    draws: rate(draws, games),
    unfinished: rate(unfinished, games),
    ...(details && details.lengths.size > 0
      ? { lengths: Object.fromEntries([...details.lengths].sort(([a], [b]) => a - b)) }
      : {}),
    ...(details && details.moves > 0 ? { meanLegal: details.legal / details.moves } : {}),
  };
}

function playerReports(
  names: readonly string[],
  cells: readonly CellState[],
): Pick<Report, 'players' | 'crosstable' | 'eloLent'> {
  const counts: PlayerCount[] = names.map(() => ({ games: 0, wins: 0, draws: 0, losses: 0, returns: 0 }));
  const points = names.map(() => names.map(() => 0));
  for (const { cell, counts: own } of cells) {
    cell.group?.forEach((player, i) => {
      const from = own.players![i]!;
      const to = counts[player]!;
      for (const key of ['games', 'wins', 'draws', 'losses', 'returns'] as const) to[key] += from[key];
      cell.group!.forEach((other, j) => {
        points[player]![other]! += own.points![i]![j]!;
      });
    });
  }
  const games = points.map((row, i) => row.map((won, j) => won + points[j]![i]!));
  const rated = bradleyTerry(points);
  return {
    players: counts.map((count, i) => ({
      name: names[i]!,
      games: count.games,
      wins: rate(count.wins, count.games),
      draws: count.draws,
      losses: count.losses,
      meanReturn: count.games === 0 ? 0 : count.returns / count.games,
      ...(rated ? { elo: rated.ratings[i]! } : {}),
    })),
    crosstable: { points, games },
    ...(rated ? { eloLent: rated.lent } : {}),
  };
}
