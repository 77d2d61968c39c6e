/** The moves of one moment (the legal moves of a position, or the moves of a trial) on one copy of their tape. */
import type { MoveList } from '@ludii/compiler';
import { Move } from './move.js';
import { type MoveNames, nameLegal, namePlayed } from './moveNames.js';
import type { Rulebook } from './rulebook.js';

/** Gives the words of a legal move with all that follows from it. */
export type OutcomeOf = (index: number) => Int32Array;

/** Moves that are made, named and compared together. */
export class MoveSet {
  readonly length: number;
  /** A list of its own: moves that only their keys tell of are written when somebody looks at them. */
  readonly #list: MoveList;
  /** Number of the first of them in the list. */
  readonly #first: number;
  readonly #games: Rulebook | readonly Rulebook[];
  /** Absent for moves that were played. */
  readonly #outcome: OutcomeOf | undefined;
  #names: MoveNames | undefined;
  #moves: readonly Move[] | undefined;

  private constructor(
    list: MoveList,
    first: number,
    length: number,
    games: Rulebook | readonly Rulebook[],
    outcome: OutcomeOf | undefined,
  ) {
    this.#list = list;
    this.#first = first;
    this.length = length;
    this.#games = games;
    this.#outcome = outcome;
  }

  /** The legal moves of a position. */
  static legal(game: Rulebook, list: MoveList, outcome: OutcomeOf): MoveSet {
    return new MoveSet(list.snapshot(), 0, list.length, game, outcome);
  }

  /** Moves that were played: those of a list from a number on, each with its game. */
  static played(games: readonly Rulebook[], list: MoveList, first: number): MoveSet {
    return new MoveSet(list.snapshot(), first, games.length, games, undefined);
  }

  gameOf(index: number): Rulebook {
    const games = this.#games;
    return Array.isArray(games) ? games[index]! : (games as Rulebook);
  }
  get tape(): Int32Array {
    return this.#list.tape;
  }
  start(index: number): number {
    return this.#list.start(this.#first + index);
  }
  /** All of them; the same list whenever it is asked for. */
  get moves(): readonly Move[] {
    if (this.#moves) return this.#moves;
    const { length } = this;
    const moves = new Array<Move>(length);
    for (let i = 0; i < length; i++) moves[i] = new Move(this, i);
    this.#moves = moves;
    return moves;
  }
  /** One of them. */
  move(index: number): Move {
    return this.#moves?.[index] ?? new Move(this, index);
  }

  /** Names that tell the moves apart, worked out when the first is asked for. */
  get names(): MoveNames {
    this.#names ??= this.#outcome ? nameLegal(this, this.#outcome) : namePlayed(this);
    return this.#names;
  }
  text(index: number): string {
    return this.names.text(index);
  }
  notation(index: number): string {
    return this.names.notation(index);
  }
}
