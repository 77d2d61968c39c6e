/** An experiment as it is run: all defaults filled in, all games found and named by their content. */
import type { AgentSettings } from '../agents.js';

/** What can be kept of each game. */
export type Recorded = 'outcome' | 'length' | 'trial' | 'moves';

/** One game of an experiment. */
export interface DefinedGame {
  /** Hash of its content. */
  readonly hash: string;
  /** What it is called in reports: its name, with the options that were chosen. */
  readonly name: string;
  readonly players: number;
}

/** One player of an experiment. */
export interface DefinedPlayer {
  readonly name: string;
  readonly agent: string;
  readonly settings: AgentSettings;
}

/** What keeps a game and a worker within bounds. */
export interface Limits {
  /** A game is broken off after so many moves. */
  readonly moves: number;
  /** A worker that is silent for so many seconds counts as hung. */
  readonly seconds: number;
  /** Memory of a worker in megabytes. */
  readonly memory: number;
}

/** An experiment. */
export interface Definition {
  readonly name: string;
  readonly games: readonly DefinedGame[];
  /** Undefined: all moves are random. */
  readonly players?: readonly DefinedPlayer[];
  /** Games of each game and group of players; with a precision the most that are played. */
  readonly number: number;
  /** Greatest width of the intervals of win rates. */
  readonly precision?: number;
  readonly seed: number;
  readonly gamesPerJob?: number;
  /** The most random games of a job, where nothing is said about it (default 2,000, which suits all but very long experiments). */
  readonly mostGamesPerJob?: number;
  readonly limits: Limits;
  readonly record: readonly Recorded[];
}

export const usualLimits: Limits = { moves: 10_000, seconds: 300, memory: 1024 };
/** The most games that are played for a precision, where the experiment does not say. */
export const mostForPrecision = 100_000;

/** More random games in one job help only where there are very many: fast games would otherwise come in very short jobs. */
export const usualMostGamesPerJob = 2000;
const largestMostGamesPerJob = 50_000;
/** So many jobs of a game are enough to see how far it is, and to lose little by a stop. */
const enoughJobs = 200;

/** How many random games a job has at most, if it is not the usual number. Whole games are too long to keep very many in one place. */
export function mostGamesPerJobFor(number: number, record: readonly Recorded[]): number | undefined {
  if (record.includes('trial') || record.includes('moves')) return undefined;
  const most = Math.min(largestMostGamesPerJob, Math.ceil(number / enoughJobs));
  return most > usualMostGamesPerJob ? most : undefined;
}
