/**
 * The moves of one moment: the legal moves of a position, or the moves of a trial. Legal moves are views of the list on
 * which they were found; nothing is done for them until somebody looks at one.
 */
import type { MoveList } from '@ludii/compiler/internal';
import { lazyList } from './lazyList.js';
import { Move } from './move.js';
import { type MoveNames, nameLegal, namePlayed } from './moveNames.js';
import type { Rulebook } from './rulebook.js';

/** Gives the words of a legal move with all that follows from it. */
export type OutcomeOf = (index: number) => Int32Array;

/** Moves that are made, named and compared together. */
export class MoveSet {
  readonly length: number;
  readonly #list: () => MoveList;
  #found: MoveList | undefined;
  readonly #first: number;
  readonly #games: Rulebook | readonly Rulebook[];
  /** Absent for moves that were played. */
  readonly #outcome: OutcomeOf | undefined;
  #names: MoveNames | undefined;
  #moves: readonly Move[] | undefined;

  private constructor(
    length: number,
    list: () => MoveList,
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

  /** The legal moves of a position: their number, and the list of that position, which is asked for when it is needed. */
  static legal(game: Rulebook, length: number, list: () => MoveList, outcome: OutcomeOf): MoveSet {
    return new MoveSet(length, list, 0, game, outcome);
  }

  /** Moves that were played: those of a list from a number on, each with its game. */
  static played(games: readonly Rulebook[], list: MoveList, first: number): MoveSet {
    const copy = list.snapshot();
    return new MoveSet(games.length, () => copy, first, games, undefined);
  }

  /** The list that holds the moves: it stays as it is from now on. */
  get #own(): MoveList {
    if (this.#found) return this.#found;
    const list = this.#list();
    list.isKept = true;
    this.#found = list;
    return list;
  }
  get tape(): Int32Array {
    return this.#own.tape;
  }

  gameOf(index: number): Rulebook {
    const games = this.#games;
    return Array.isArray(games) ? games[index]! : (games as Rulebook);
  }
  start(index: number): number {
    return this.#own.start(this.#first + index);
  }
  /** All of them; the same list whenever it is asked for. */
  get moves(): readonly Move[] {
    this.#moves ??= lazyList(this.length, () => this.#make());
    return this.#moves;
  }
  #make(): Move[] {
    const { length } = this;
    // Whoever has a move may look at it later.
    void this.#own;
    const moves = new Array<Move>(length);
    for (let i = 0; i < length; i++) moves[i] = new Move(this, i);
    return moves;
  }
  /** One of them. */
  move(index: number): Move {
    return this.moves[index]!;
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
