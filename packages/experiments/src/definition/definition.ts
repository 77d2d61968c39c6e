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
  readonly limits: Limits;
  readonly record: readonly Recorded[];
}

export const usualLimits: Limits = { moves: 10_000, seconds: 300, memory: 1024 };
/** The most games that are played for a precision, where the experiment does not say. */
export const mostForPrecision = 100_000;
