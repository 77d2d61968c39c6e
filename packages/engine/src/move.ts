/** A move as a value: it keeps its own copy of the words of the tape, so it stays valid when the game goes on. */
import {
  isNextGameMove,
  isPassMove,
  isSwapMove,
  moveTextOnTape,
  Reading,
  readDecision,
  type SiteTypeCode,
} from '@ludii/compiler';
import type { Rulebook } from './rulebook.js';

/** A move that can be or was played. */
export class Move {
  readonly #words: Int32Array;

  constructor(
    readonly game: Rulebook,
    /** Its number among the legal moves, or among the moves of the trial. */
    readonly index: number,
    tape: Int32Array,
    start = 0,
  ) {
    this.#words = tape.slice(start, start + tape[start]!);
  }

  /** The player who makes it; one more than the players when all move at once. */
  get mover(): number {
    return this.#words[1]!;
  }
  /** Site that it starts from, −1 if none. */
  get from(): number {
    return readDecision(this.#words, 0, Reading.From);
  }
  /** Site that it ends on, −1 if none. */
  get to(): number {
    return readDecision(this.#words, 0, Reading.To);
  }
  get fromType(): SiteTypeCode {
    return siteType(readDecision(this.#words, 0, Reading.TypeFrom), this.game);
  }
  get toType(): SiteTypeCode {
    return siteType(readDecision(this.#words, 0, Reading.TypeTo), this.game);
  }
  get isPass(): boolean {
    return isPassMove(this.#words, 0);
  }
  get isSwap(): boolean {
    return isSwapMove(this.#words, 0);
  }
  /** True if it goes on to the next game of a match. */
  get isNextGame(): boolean {
    return isNextGameMove(this.#words, 0);
  }

  /** The full text, in the format of trial files. */
  get text(): string {
    return moveTextOnTape(this.#words, 0, this.game.compiled.shape.strings);
  }

  /** The short text for people: `A1-B2`, `C3`, `Pass`, `Next` between games of a match. Different moves may share it; {@link text} tells them apart. */
  get notation(): string {
    if (this.isPass) return 'Pass';
    if (this.isSwap) return 'Swap';
    if (this.isNextGame) return 'Next';
    const { from, to, game } = this;
    if (to < 0 && from < 0) return this.text;
    const target = to < 0 ? from : to;
    const place = game.coordinate(target, to < 0 ? this.fromType : this.toType);
    const start =
      from < 0 || (from === target && this.fromType === this.toType) ? '' : `${game.coordinate(from, this.fromType)}-`;
    const what = readDecision(this.#words, 0, Reading.What);
    const name = start === '' && what > 0 && game.compiled.components.length > game.players + 1;
    return `${start}${place}${name ? `=${game.compiled.components[what]?.name ?? what}` : ''}`;
  }

  /** True if the words of another move are the same. */
  equals(other: Move): boolean {
    return this.isAt(other.#words, 0);
  }
  /** True if this move lies at a place of a tape. */
  isAt(tape: Int32Array, start: number): boolean {
    const words = this.#words;
    if (tape[start] !== words.length) return false;
    for (let k = 1; k < words.length; k++) if (tape[start + k] !== words[k]) return false;
    return true;
  }

  toString(): string {
    return this.notation;
  }
}

function siteType(code: number, game: Rulebook): SiteTypeCode {
  return code === 0 || code === 1 || code === 2 ? code : game.compiled.shape.board.defaultSite;
}
