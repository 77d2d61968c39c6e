/**
 * Lines of play from one position, tried again and again. They are played on a copy that is put back in one go: copying
 * memory is quicker than noting each change and undoing it, and random games run at full speed where nothing is noted.
 */
import { meter } from '@ludii/compiler/internal';
import { playError } from '../playError.js';
import { playOut } from '../playout.js';
import type { Position } from '../position.js';
import type { Budget } from './budget.js';
import { type KeptMoves, KnownMoves, type SearchGround } from './search.js';

/** Moves one after the other, from one word of an array to another. */
interface Moves {
  readonly tape: Int32Array;
  readonly first: number;
  readonly end: number;
}

/** A position on a line to which the search can go back at once, without playing up to there. */
export interface Place {
  /** The words of its state, and those of the moves that led there from the beginning. */
  readonly words: Int32Array;
  readonly played: Moves;
  /** The legal moves; undefined if they are to be found again, see {@link KnownMoves}. */
  readonly moves: KeptMoves | undefined;
  /** Whether a legal move is made by its number, without finding any. */
  readonly isCounted: boolean;
  /** How many legal moves there are, and the agent to move. */
  readonly choices: number;
  readonly agent: number;
}

/** Words of all positions together that a search keeps as places: 48 megabytes. */
const MostWords = 12 * 2 ** 20;
/** What a place takes besides the words of its state, about, in words. */
const WordsOfPlace = 128;
/** The words of places are parts of arrays of this length: to make one of them for each place takes longer. */
const PieceWords = 1 << 14;

/** A copy of a position to try lines on, as often as wished. */
export class Rehearsal {
  /** The copy. Between {@link begin} and the next one it is where the moves have led. */
  readonly position: Position;
  /** Where all lines begin, if moves have no outcomes but one. */
  readonly start: Place | undefined;
  readonly #origin: Position;
  readonly #known = new KnownMoves();
  /** Number of moves before the beginning. */
  readonly #before: number;
  #words = 0;
  #piece = new Int32Array(0);
  #used = 0;

  constructor(
    readonly ground: SearchGround,
    /** Whether somebody will ask which moves were played. */
    readonly records = false,
  ) {
    const { position, exact } = ground;
    this.position = position.copy();
    this.#origin = position;
    this.#before = position.context.trial.moves.length;
    if (!exact || !position.isPlain) return;
    // The moves are found anew: those of a trial may be written out, while whoever tries many lines wants them as a program has them.
    this.position.context.trial.legal = undefined;
    // Random games will need the program of the game in any case.
    void this.position.flow?.program;
    this.start = this.#place();
  }

  /** Back to the beginning, or to a place. Chance goes on where it was: no two lines see the same throws. */
  begin(place: Place | undefined = this.start): Position {
    const { position } = this;
    const { context } = position;
    if (place !== undefined) {
      context.state.store.copyFrom(place);
      const { moves } = context.trial;
      const { tape, first, end } = place.played;
      moves.truncate(this.#before);
      for (let at = first; at < end; at += tape[at]!) moves.copyTape(tape, at);
      context.trial.legal = place.moves;
      return position;
    }
    const { gameRng } = context;
    const { high, low } = gameRng;
    position.copyFrom(this.#origin);
    gameRng.setState(high, low);
    return position;
  }

  /** Makes a place of the present position; undefined if there is no room for more. */
  keep(): Place | undefined {
    if (this.start === undefined || this.#words > MostWords) return undefined;
    return this.#place();
  }
  #place(): Place {
    const { context, legal, agent, flow } = this.position;
    const { store } = context.state;
    const isCounted = !this.records && flow?.isCounted(context) === true;
    const played = this.#played();
    this.#words += store.size + played.end - played.first + WordsOfPlace;
    return {
      words: this.#copied(store.words, store.size),
      played,
      moves: isCounted ? undefined : this.#known.keep({ legal }),
      isCounted,
      choices: legal.length,
      agent,
    };
  }
  /** The words of the moves since the beginning, one after the other. */
  #played(): Moves {
    const { moves } = this.position.context.trial;
    const { tape: from } = moves;
    let count = 0;
    for (let i = this.#before; i < moves.length; i++) count += from[moves.start(i)]!;
    const first = this.#take(count);
    const tape = this.#piece;
    let end = first;
    for (let i = this.#before; i < moves.length; i++) {
      const start = moves.start(i);
      const length = from[start]!;
      for (let k = 0; k < length; k++) tape[end + k] = from[start + k]!;
      end += length;
    }
    return { tape, first, end };
  }
  #copied(words: Int32Array, count: number): Int32Array {
    const first = this.#take(count);
    const copy = this.#piece.subarray(first, first + count);
    for (let k = 0; k < count; k++) copy[k] = words[k]!;
    return copy;
  }
  /** Where there is room for so many words in the present piece. */
  #take(count: number): number {
    if (this.#used + count > this.#piece.length) {
      this.#piece = new Int32Array(Math.max(count, PieceWords));
      this.#used = 0;
    }
    this.#used += count;
    return this.#used - count;
  }

  /** Goes to a place and plays a legal move there. */
  follow(place: Place, index: number): Position {
    const { position } = this;
    this.begin(place);
    const { flow, limits, context } = position;
    if (!place.isCounted || flow === undefined) {
      this.play(index);
      return position;
    }
    meter.enter(limits);
    try {
      flow.playCounted(context, index, place.choices);
    } catch (error) {
      throw playError(error);
    } finally {
      meter.leave();
    }
    return position;
  }

  /** Plays a legal move. */
  play(index: number): void {
    const { position } = this;
    if (this.start === undefined) {
      position.apply(index);
      return;
    }
    if (position.known === undefined) position.find();
    position.goOn(index, !this.records);
  }

  /** Plays on at random. */
  playOut(maxMoves: number): void {
    playOut(this.position, this.ground.random, maxMoves, undefined, undefined, !this.records);
  }
}

/** The number of a legal move that wins at once, −1 if none is found in time. */
export function winningMove(rehearsal: Rehearsal, budget: Budget): number {
  let found = -1;
  budget.during(() => {
    found = firstWin(rehearsal);
  });
  return found;
}

function firstWin(rehearsal: Rehearsal): number {
  const { ground } = rehearsal;
  if (!ground.exact) return -1;
  const { players } = ground.position.game;
  const returns = new Float64Array(players + 1);
  const colours = new Float64Array(players + 1);
  const { agent, legal } = ground.position;
  for (let i = 0; i < legal.length; i++) {
    const position = rehearsal.begin();
    rehearsal.play(i);
    if (!position.isOver) continue;
    position.agentReturns(returns, colours);
    if (returns[agent] === 1) return i;
  }
  return -1;
}
