/**
 * An experiment as numbered jobs. The games of one description by one group of players are a cell; each cell is cut into
 * jobs of a few games. What a job plays depends on the job alone, so it does not matter who runs it, when and how often.
 */
import { createHash } from 'node:crypto';
import { groupsOf } from '@ludii/engine/internal';
import { isRandom } from '../agents.js';
import {
  type DefinedGame,
  type DefinedPlayer,
  type Definition,
  type Recorded,
  usualMostGamesPerJob,
} from './definition.js';
import { contentHash } from './packedGame.js';

/** The games of one description by one group of players. */
export interface Cell {
  readonly number: number;
  readonly game: DefinedGame;
  /** Numbers of the players who meet; undefined for random moves. */
  readonly group: readonly number[] | undefined;
  /** Seed of all its games. */
  readonly seed: number;
  /** The most games. */
  readonly games: number;
  readonly gamesPerJob: number;
  /** Number of its first job, and how many there are at most. */
  readonly firstJob: number;
  readonly jobs: number;
}

/** What a worker is given: games `first` … `first + count − 1` of a cell. */
export interface Job {
  readonly number: number;
  /** Hash of the game. */
  readonly game: string;
  /** The group that meets; undefined for random moves. */
  readonly players?: readonly DefinedPlayer[];
  readonly seed: number;
  readonly first: number;
  readonly count: number;
  /** A game is broken off after so many moves. */
  readonly moves: number;
  readonly record: readonly Recorded[];
}

/** An experiment as jobs. */
export interface Plan {
  readonly definition: Definition;
  /** The hash of all that decides about the results: a log belongs to one experiment only. */
  readonly hash: string;
  readonly cells: readonly Cell[];
  /** Number of jobs at most; with a precision fewer may do. */
  readonly jobs: number;
}

/** With so many jobs per cell the work spreads well, and progress can be seen. */
const usualJobs = 20;
/** With a precision nobody knows how many games it takes: small jobs waste few. */
const usualForPrecision = 25;

/** The seed of a cell: other games in the same experiment do not change it. */
export function cellSeed(seed: number, game: string, players: readonly DefinedPlayer[] | undefined): number {
  const named = players?.map(({ agent, settings }) => ({ agent, settings }));
  const digest = createHash('sha256')
    .update(contentHash([seed, game, named ?? null]))
    .digest();
  return digest.readUIntBE(0, 6);
}

/** Expands a definition. */
export function planOf(definition: Definition): Plan {
  const { players, number, seed, mostGamesPerJob = usualMostGamesPerJob } = definition;
  const cells: Cell[] = [];
  let jobs = 0;
  for (const game of definition.games) {
    const groups = players ? groupsOf(players.length, game.players) : [undefined];
    for (const group of groups) {
      const random = definition.precision === undefined ? Math.ceil(number / usualJobs) : usualForPrecision;
      const meeting = group?.map((i) => players![i]!);
      const usual = (meeting?.every(isRandom) ?? true) ? random : Math.max(1, meeting!.length);
      const gamesPerJob = definition.gamesPerJob ?? Math.min(mostGamesPerJob, usual);
      const count = Math.ceil(number / gamesPerJob);
      cells.push({
        number: cells.length,
        game,
        group,
        seed: cellSeed(seed, game.hash, meeting),
        games: number,
        gamesPerJob,
        firstJob: jobs,
        jobs: count,
      });
      jobs += count;
    }
  }
  // What it is called, and how patient one is with workers, decides nothing.
  const { name: _name, limits, ...decisive } = definition;
  const hash = contentHash({ ...decisive, limits: { moves: limits.moves } });
  return { definition, hash, cells, jobs };
}

/** The cell of a job. */
export function cellOf({ cells }: Plan, job: number): Cell {
  let low = 0;
  let high = cells.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (cells[middle]!.firstJob <= job) low = middle;
    else high = middle - 1;
  }
  return cells[low]!;
}

/** What a job plays. */
export function jobOf(plan: Plan, number: number): Job {
  const { definition } = plan;
  const cell = cellOf(plan, number);
  const first = (number - cell.firstJob) * cell.gamesPerJob;
  return {
    number,
    game: cell.game.hash,
    ...(cell.group ? { players: cell.group.map((i) => definition.players![i]!) } : {}),
    seed: cell.seed,
    first,
    count: Math.min(cell.gamesPerJob, cell.games - first),
    moves: definition.limits.moves,
    record: definition.record,
  };
}
