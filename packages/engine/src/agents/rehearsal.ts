/**
 * Lines of play from one position, tried again and again. They are played on a copy that is put back in one go: copying
 * memory is quicker than noting each change and undoing it, and random games run at full speed where nothing is noted.
 */
import { playOut } from '../playout.js';
import type { Position } from '../position.js';
import type { Budget } from './budget.js';
import { type KeptMoves, KnownMoves, type SearchGround } from './search.js';

/** A copy of a position to try lines on, as often as wished. */
export class Rehearsal {
  /** The copy. Between {@link begin} and the next one it is where the moves have led. */
  readonly position: Position;
  readonly #origin: Position;
  /** The legal moves at the beginning, where they are certain. */
  readonly #moves: KeptMoves | undefined;
  /** Whether moves have no outcomes but one, so that a move that is played need not be checked. */
  readonly #isCertain: boolean;

  constructor(
    readonly ground: SearchGround,
    /** Whether somebody will ask which moves were played. */
    readonly records = false,
  ) {
    const { position, exact } = ground;
    this.position = position.copy();
    this.#isCertain = exact && position.isPlain;
    if (this.#isCertain) {
      // They are found anew: those of a trial may be written out, while whoever tries many lines wants them as a program has them.
      const origin = position.copy();
      origin.context.trial.legal = undefined;
      this.#moves = new KnownMoves().keep(origin);
      // Without its list of moves a position is copied quicker: they are given back each time.
      origin.context.trial.legal = undefined;
      this.#origin = origin;
    } else this.#origin = position;
  }

  /** Back to the beginning. Chance goes on where it was: no two lines see the same throws. */
  begin(): Position {
    const { position } = this;
    const { gameRng } = position.context;
    const { high, low } = gameRng;
    position.copyFrom(this.#origin);
    if (this.#moves) position.recall(this.#moves);
    if (!this.#isCertain) gameRng.setState(high, low);
    return position;
  }

  /** Plays a legal move. The legal moves must have been found or recalled. */
  play(index: number): void {
    if (this.#isCertain) this.position.goOn(index, !this.records);
    else this.position.apply(index);
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
