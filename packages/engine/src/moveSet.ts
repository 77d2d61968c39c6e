/**
 * The moves of one moment: the legal moves of a position, or the moves of a trial. Legal moves are views of the list on
 * which they were found.
 */
import type { MoveList } from '@ludii/compiler/internal';
import { Move } from './move.js';
import { type MoveNames, nameLegal, namePlayed } from './moveNames.js';
import type { Rulebook } from './rulebook.js';

/** Gives the words of a legal move with all that follows from it. */
export type OutcomeOf = (index: number) => Int32Array;

/** Moves that are made, named and compared together. */
export class MoveSet {
  readonly length: number;
  readonly #list: MoveList;
  readonly #first: number;
  readonly #games: Rulebook | readonly Rulebook[];
  /** Absent for moves that were played. */
  readonly #outcome: OutcomeOf | undefined;
  #names: MoveNames | undefined;
  #moves: readonly Move[] | undefined;

  private constructor(
    length: number,
    list: MoveList,
    first: number,
    games: Rulebook | readonly Rulebook[],
    outcome: OutcomeOf | undefined,
  ) {
    this.length = length;
    this.#list = list;
    this.#first = first;
    this.#games = games;
    this.#outcome = outcome;
  }

  /** The legal moves of a position: the list stays as it is from now on. */
  static legal(game: Rulebook, list: MoveList, outcome: OutcomeOf): MoveSet {
    list.isKept = true;
    return new MoveSet(list.length, list, 0, game, outcome);
  }

  /** Moves that were played: those of a list from a number on, each with its game. */
  static played(games: readonly Rulebook[], list: MoveList, first: number): MoveSet {
    return new MoveSet(games.length, list.snapshot(), first, games, undefined);
  }

  get tape(): Int32Array {
    return this.#list.tape;
  }

  gameOf(index: number): Rulebook {
    const games = this.#games;
    return Array.isArray(games) ? games[index]! : (games as Rulebook);
  }
  start(index: number): number {
    return this.#list.start(this.#first + index);
  }
  /** All of them; the same list whenever it is asked for. */
  get moves(): readonly Move[] {
    this.#moves ??= this.#make();
    return this.#moves;
  }
  #make(): Move[] {
    const { length } = this;
    const moves = new Array<Move>(length);
    for (let i = 0; i < length; i++) moves[i] = new Move(this, i);
    return moves;
  }
  /** One of them; the others are not made for it. */
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
