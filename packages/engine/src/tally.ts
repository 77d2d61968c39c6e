/** Counts over many random games. All are whole numbers or halves, so that they add up to the same in any order. */
import type { Limits } from '@ludii/compiler';
import { isOver, SplitMix64 } from '@ludii/compiler/internal';
import { located } from './failures.js';
import { endedByLimit, ranksOf, returnOfRank } from './outcome.js';
import { type Policy, playInTime, playOut } from './playout.js';
import { Position } from './position.js';
import type { Rulebook } from './rulebook.js';
import { Purpose, seedGenerator } from './seeds.js';

/** A part of a batch: playouts `first` … `first + count − 1`. */
export interface Batch {
  readonly first: number;
  readonly count: number;
}

/** What was counted. Plain data, so that a worker thread can send it. */
export interface Tally {
  playouts: number;
  moves: number;
  shortest: number;
  longest: number;
  draws: number;
  /** Games that the limit of turns or moves ended, which their rules or the language set. */
  limited: number;
  unfinished: number;
  /** By player, entry 0 unused. */
  readonly wins: number[];
  readonly ranks: number[];
  /** The numbers of the moves of each playout, if recorded. */
  readonly records: number[][];
}

/** How to play a batch. */
export interface BatchOptions {
  readonly seed: number;
  readonly maxMoves: number;
  readonly record: boolean;
  readonly policy?: Policy | undefined;
  readonly limits?: Partial<Limits> | undefined;
}

/** Counts of nothing yet. */
export function emptyTally(players: number): Tally {
  return {
    playouts: 0,
    moves: 0,
    shortest: Number.POSITIVE_INFINITY,
    longest: 0,
    draws: 0,
    limited: 0,
    unfinished: 0,
    wins: new Array<number>(players + 1).fill(0),
    ranks: new Array<number>(players + 1).fill(0),
    records: [],
  };
}

/** Plays batch after batch of one game, on one position. */
export class BatchPlayer {
  readonly #position: Position;
  readonly #random = new SplitMix64();
  readonly #ranks: Float64Array;
  /** The game that is on: its number, the moves played, and which they were if that is recorded. */
  #number = 0;
  #moves = 0;
  #choices: number[] | undefined;

  constructor(
    readonly game: Rulebook,
    readonly options: BatchOptions,
  ) {
    this.#position = new Position(game);
    this.#ranks = new Float64Array(game.players + 1);
    this.#position.limits = { ...game.limits, ...options.limits };
  }

  /** Plays one game and adds it to a tally. */
  play(number: number, tally: Tally): void {
    if (this.#position.limits.ms === Number.POSITIVE_INFINITY) this.#playOne(number);
    else playInTime(this.#position, () => this.#playOne(number));
    this.finish(tally);
  }

  #playOne(number: number): void {
    this.begin(number);
    this.advance(Number.POSITIVE_INFINITY);
  }

  /** What each game may cost. */
  get limits(): Limits {
    return this.#position.limits;
  }

  /** Moves of the game that was played last, and whether it came to its end. */
  get moves(): number {
    return this.#moves;
  }
  get isOver(): boolean {
    return this.#position.isOver;
  }
  /** True if the limit of turns or moves has ended it. */
  get isLimited(): boolean {
    return endedByLimit(this.#position.context.state);
  }
  /** Rank of a player in the game that was finished last. */
  rank(player: number): number {
    return this.#ranks[player]!;
  }
  /** Which player the one in a seat has become: colours may have been swapped. */
  playerIn(seat: number): number {
    return this.#position.context.state.playerOrder(seat);
  }

  /** Begins a game. */
  begin(number: number): void {
    const { seed, record } = this.options;
    const position = this.#position;
    this.#number = number;
    this.#moves = 0;
    this.#choices = record ? [] : undefined;
    seedGenerator(position.context.gameRng, seed, number, Purpose.Game);
    seedGenerator(this.#random, seed, number, Purpose.Choice);
    position.start();
  }

  /** Plays on for so many moves at most. True if the game has come to its end, or was broken off. */
  advance(most: number): boolean {
    const { maxMoves, policy } = this.options;
    const asked = Math.min(most, maxMoves - this.#moves);
    try {
      const played = playOut(this.#position, this.#random, asked, policy, this.#choices, true);
      this.#moves += played;
      return played < asked || this.#moves >= maxMoves || this.#position.isOver;
    } catch (error) {
      throw located(error, this.game, undefined, (position) => this.#again(position));
    }
  }

  /** Plays the game that has failed once more, on another position. */
  #again(position: Position): void {
    const { seed, maxMoves, policy } = this.options;
    const random = new SplitMix64();
    seedGenerator(position.context.gameRng, seed, this.#number, Purpose.Game);
    seedGenerator(random, seed, this.#number, Purpose.Choice);
    position.start();
    playOut(position, random, maxMoves, policy, this.#choices ? [] : undefined);
  }

  /** Adds the game to a tally. */
  finish(tally: Tally): void {
    const { context } = this.#position;
    const moves = this.#moves;
    if (this.#choices) tally.records.push(this.#choices);
    tally.playouts++;
    tally.moves += moves;
    if (moves < tally.shortest) tally.shortest = moves;
    if (moves > tally.longest) tally.longest = moves;
    const ranks = this.#ranks;
    ranksOf(context, ranks);
    const { players } = this.game;
    let first = 0;
    for (let player = 1; player <= players; player++) {
      tally.ranks[player]! += ranks[player]!;
      if (ranks[player] === 1) first++;
    }
    if (this.isLimited) tally.limited++;
    if (!isOver(context.state)) tally.unfinished++;
    // Where all are first, nobody has won. Some can be: the players of a team.
    else if (first === 0 || (first === players && players > 1)) tally.draws++;
    else for (let player = 1; player <= players; player++) if (ranks[player] === 1) tally.wins[player]!++;
  }

  /** Plays a batch. */
  run({ first, count }: Batch): Tally {
    const tally = emptyTally(this.game.players);
    for (let k = 0; k < count; k++) this.play(first + k, tally);
    return tally;
  }
}

/** Adds a tally to another. Records are left alone: their place depends on the batch. */
export function addTally(sum: Tally, part: Tally): void {
  sum.playouts += part.playouts;
  sum.moves += part.moves;
  sum.shortest = Math.min(sum.shortest, part.shortest);
  sum.longest = Math.max(sum.longest, part.longest);
  sum.draws += part.draws;
  sum.limited += part.limited;
  sum.unfinished += part.unfinished;
  for (let player = 1; player < sum.wins.length; player++) {
    sum.wins[player]! += part.wins[player]!;
    sum.ranks[player]! += part.ranks[player]!;
  }
}

/** Mean return of each player (entry 0 unused). */
export function meanReturns(tally: Tally): number[] {
  const players = tally.ranks.length - 1;
  return tally.ranks.map((sum, player) =>
    player === 0 || tally.playouts === 0 ? 0 : returnOfRank(sum / tally.playouts, players),
  );
}
