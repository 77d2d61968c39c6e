/** The moves played so far, as resulting moves on one growing tape. Their number is in the store, so that it is undone with it. */
import { MoveList } from './moveList.js';
import type { State } from './state.js';
import { StartMovesWord, TrialLengthWord } from './words.js';

/** The history of a game. */
export class Trial {
  /** All moves, the start placements first. */
  readonly moves: MoveList;
  /** Legal moves of the present position, if they have been generated. Dropped by every applied move. */
  legal: MoveList | undefined;

  constructor(
    readonly state: State,
    /** Whose moves it begins with. */
    original?: Trial,
  ) {
    this.moves = original ? new MoveList(0) : new MoveList(1024);
    if (original) this.moves.share(original.moves);
  }

  /** Number of moves. */
  get length(): number {
    return this.state.words[TrialLengthWord]!;
  }
  /** Number of start placements. */
  get startMoves(): number {
    return this.state.words[StartMovesWord]!;
  }
  set startMoves(n: number) {
    this.state.store.set(StartMovesWord, n);
  }
  /** Number of moves played after the start. */
  get moveNumber(): number {
    return this.length - this.startMoves;
  }
  /** Index on the tape of the `i`-th move from the end (0 = last), −1 if there is none. */
  lastStart(i = 0): number {
    const n = this.length - 1 - i;
    return n < 0 ? -1 : this.moves.start(n);
  }
  /** Appends a copy of a move. */
  append(list: MoveList, i: number): void {
    this.appendTape(list.tape, list.start(i));
  }
  /** Appends a copy of a move anywhere on a tape. */
  appendTape(tape: Int32Array, start: number): void {
    this.moves.copyTape(tape, start);
    this.state.store.set(TrialLengthWord, this.moves.length);
  }
  /** Closes the move that is being built on the tape itself, and counts it. */
  finish(): void {
    this.moves.finish();
    this.count();
  }
  /** Counts the moves on the tape: the last one was written there directly. */
  count(): void {
    this.state.store.set(TrialLengthWord, this.moves.length);
  }
  /** Puts a move in the place of the last one. */
  replaceLast(list: MoveList, i: number): void {
    this.moves.dropLast();
    this.append(list, i);
  }
  /** Makes the tape follow the store again, after a rollback. */
  follow(): void {
    if (this.moves.open >= 0) this.moves.abandon();
    this.moves.truncate(this.length);
  }
  /** Forgets all moves. */
  clear(): void {
    this.moves.clear();
    this.legal = undefined;
  }
  /** Takes over the moves of another trial. */
  copyFrom(other: Trial): void {
    this.moves.copyList(other.moves);
    this.legal = other.legal;
  }
}
