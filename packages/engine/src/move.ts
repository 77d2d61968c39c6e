/** A move as a value: a view of a copy of the tape that all moves of one moment share, so it stays valid when the game goes on. */
import {
  isNextGameMove,
  isPassMove,
  isSwapMove,
  MoveWord,
  Reading,
  readDecision,
  type SiteTypeCode,
} from '@ludii/compiler/internal';
import { shown } from './checks.js';
import { EngineError } from './errors.js';
import type { MoveSet } from './moveSet.js';
import type { Rulebook } from './rulebook.js';

/** A move that can be or was played. */
export class Move {
  readonly #set: MoveSet;

  /** @internal */
  constructor(
    set: MoveSet,
    /** Its number among the legal moves, or among the moves of the trial. */
    readonly index: number,
  ) {
    this.#set = set;
  }

  #start(): number {
    return this.#set.start(this.index);
  }

  get game(): Rulebook {
    return this.#set.gameOf(this.index);
  }
  /** The player who makes it; one more than the players when all move at once. */
  get mover(): number {
    return this.#set.tape[this.#start() + MoveWord.Mover]!;
  }
  /** Site that it starts from, −1 if none. */
  get from(): number {
    return readDecision(this.#set.tape, this.#start(), Reading.From);
  }
  /** Site that it ends on, −1 if none. */
  get to(): number {
    return readDecision(this.#set.tape, this.#start(), Reading.To);
  }
  get fromType(): SiteTypeCode {
    return siteType(readDecision(this.#set.tape, this.#start(), Reading.TypeFrom), this.game);
  }
  get toType(): SiteTypeCode {
    return siteType(readDecision(this.#set.tape, this.#start(), Reading.TypeTo), this.game);
  }
  get isPass(): boolean {
    return isPassMove(this.#set.tape, this.#start());
  }
  get isSwap(): boolean {
    return isSwapMove(this.#set.tape, this.#start());
  }
  /** True if it goes on to the next game of a match. */
  get isNextGame(): boolean {
    return isNextGameMove(this.#set.tape, this.#start());
  }

  /**
   * The full text, in the format of trial files. Of a move that was played it tells all that followed. Of a legal move it
   * tells what follows only where other legal moves would have the same text, so that each has its own.
   */
  get text(): string {
    return this.#set.text(this.index);
  }

  /**
   * The short text for people: `A1-B2`, `C3`, `Pass`, `Next` between games of a match. What tells it apart from other
   * legal moves between the same sites stands behind it: `A7-A8=Knight`.
   */
  get notation(): string {
    return this.#set.notation(this.index);
  }

  /** True if another move does the same: its words on the tape are the same. */
  equals(other: Move): boolean {
    if (!(other instanceof Move)) throw new EngineError('bad-option', `A move is expected, not ${shown(other)}.`);
    return this.isAt(other.#set.tape, other.#start());
  }
  /**
   * True if this move lies at a place of a tape.
   *
   * @internal
   */
  isAt(tape: Int32Array, start: number): boolean {
    const own = this.#set.tape;
    const first = this.#start();
    const length = own[first]!;
    for (let k = 0; k < length; k++) if (tape[start + k] !== own[first + k]) return false;
    return true;
  }

  toString(): string {
    return this.notation;
  }
  /** What `JSON.stringify` writes. */
  toJSON(): { index: number; mover: number; from: number; to: number; notation: string; text: string } {
    const { index, mover, from, to, notation, text } = this;
    return { index, mover, from, to, notation, text };
  }
}

/** The type of a site as a code on a tape tells it, else that of the board. */
export function siteType(code: number, game: Rulebook): SiteTypeCode {
  return code === 0 || code === 1 || code === 2 ? code : game.compiled.shape.board.defaultSite;
}
