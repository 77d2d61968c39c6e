/** What a job gives. Plain data, so that it can be logged and sent; nothing in it depends on the machine. */
import { returnOfRank } from '@ludii/engine';
import type { PackedList } from './packedList.js';

/** How a player did. Sums over the seats taken. */
export interface PlayerCount {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** Sum of returns, from −1 to 1 each. */
  returns: number;
}

/** Counts over games. */
export interface Counts {
  games: number;
  moves: number;
  shortest: number;
  longest: number;
  /** Games without a winner. */
  draws: number;
  /** Games that the limit of turns or moves ended. */
  limited: number;
  /** Games that were broken off. */
  unfinished: number;
  /** Games won from each seat (entry 0 unused). */
  wins: number[];
  /** Sum of ranks by seat (entry 0 unused). */
  ranks: number[];
  /** By the players of the group, if agents played. */
  players?: PlayerCount[];
  /** Points of each player of the group against each other one: 1 for the better place, ½ for the same. */
  points?: number[][];
}

/** Statistics of the moves of one game. */
export interface MoveStatistics {
  /** Number of legal moves before each move. */
  readonly legal: number[];
  /** Who moved. */
  readonly movers: number[];
}

/** What a job gives. Lists have an entry for each game, in order; `listOf` reads those that are kept packed. */
export interface JobResult extends Counts {
  /** Ranks by seat, `"1 2"`; empty if the game was broken off. */
  outcomes?: PackedList<string>;
  lengths?: PackedList<number>;
  /** Trial files. */
  trials?: string[];
  statistics?: MoveStatistics[];
}

/** How a job ended: with a result, or without one after some attempts. */
export type JobOutcome =
  | { readonly job: number; readonly result: JobResult }
  | { readonly job: number; readonly failed: string; readonly attempts: number };

/** Counts of nothing yet. */
export function emptyCounts(seats: number, players?: number): Counts {
  return {
    games: 0,
    moves: 0,
    shortest: 0,
    longest: 0,
    draws: 0,
    limited: 0,
    unfinished: 0,
    wins: new Array<number>(seats + 1).fill(0),
    ranks: new Array<number>(seats + 1).fill(0),
    ...(players === undefined
      ? {}
      : {
          players: Array.from({ length: players }, () => ({ games: 0, wins: 0, draws: 0, losses: 0, returns: 0 })),
          points: Array.from({ length: players }, () => new Array<number>(players).fill(0)),
        }),
  };
}

/** How a game went. */
export interface GameOutcome {
  readonly moves: number;
  /** False if it was broken off. */
  readonly isOver: boolean;
  /** True if the limit of turns or moves has ended it. */
  readonly isLimited: boolean;
  /** By seat (entry 0 unused); equal places share their mean. */
  readonly ranks: ArrayLike<number>;
}

/** Counts a game. `seats[0]` is which player of the group began as player 1; undefined if nobody is told apart. */
export function addGame(
  sum: Counts,
  { moves, isOver, isLimited, ranks }: GameOutcome,
  seats?: readonly number[],
): void {
  const places = sum.ranks.length - 1;
  sum.shortest = sum.games === 0 ? moves : Math.min(sum.shortest, moves);
  sum.longest = Math.max(sum.longest, moves);
  sum.games++;
  sum.moves += moves;
  if (isLimited) sum.limited++;
  let first = 0;
  for (let seat = 1; seat <= places; seat++) {
    sum.ranks[seat]! += ranks[seat]!;
    if (ranks[seat] === 1) first++;
  }
  // Where all are first, nobody has won. Some can be: the players of a team.
  const isWon = isOver && first > 0 && (first < places || places === 1);
  if (!isOver) sum.unfinished++;
  else if (!isWon) sum.draws++;
  for (let seat = 1; isWon && seat <= places; seat++) if (ranks[seat] === 1) sum.wins[seat]!++;
  if (seats) addSeats(sum, seats, ranks, isOver, isWon);
}

/** Counts a game for the players of a group. A player alone who has not won has lost. */
function addSeats(
  { players, points }: Counts,
  seats: readonly number[],
  ranks: ArrayLike<number>,
  isOver: boolean,
  isWon: boolean,
): void {
  for (let seat = 0; seat < seats.length; seat++) {
    const player = seats[seat]!;
    const own = players![player]!;
    const rank = ranks[seat + 1]!;
    own.games++;
    if (isOver) own.returns += returnOfRank(rank, seats.length);
    if (isWon && rank === 1) own.wins++;
    else if (isWon || (isOver && seats.length === 1)) own.losses++;
    else own.draws++;
    for (let other = 0; other < seats.length; other++) {
      if (seats[other] === player) continue;
      const theirs = ranks[other + 1]!;
      points![player]![seats[other]!]! += rank < theirs ? 1 : rank === theirs ? 0.5 : 0;
    }
  }
}

/** Adds counts to others of the same cell. */
export function addCounts(sum: Counts, part: Counts): void {
  if (part.games === 0) return;
  sum.shortest = sum.games === 0 ? part.shortest : Math.min(sum.shortest, part.shortest);
  sum.longest = Math.max(sum.longest, part.longest);
  sum.games += part.games;
  sum.moves += part.moves;
  sum.draws += part.draws;
  sum.limited += part.limited;
  sum.unfinished += part.unfinished;
  part.wins.forEach((won, seat) => {
    sum.wins[seat] = (sum.wins[seat] ?? 0) + won;
  });
  part.ranks.forEach((rank, seat) => {
    sum.ranks[seat] = (sum.ranks[seat] ?? 0) + rank;
  });
  // A sum over several groups has no players of its own.
  if (!sum.players || !sum.points) return;
  const { players, points: table } = sum;
  part.players?.forEach((player, i) => {
    const own = players[i]!;
    own.games += player.games;
    own.wins += player.wins;
    own.draws += player.draws;
    own.losses += player.losses;
    own.returns += player.returns;
  });
  part.points?.forEach((row, i) => {
    row.forEach((points, j) => {
      table[i]![j]! += points;
    });
  });
}
