/** Random play by the rules, one move after the other. */
import type { Draws } from '@ludii/ir/internal';
import { type Context, isOver, type MoveList } from '@ludii/state';
import { MoveWord, meter, setOver } from '@ludii/state/internal';
import type { GameRules } from '../game.js';
import type { MetaCheck } from './metaCheck.js';
import { forcedPass } from './passed.js';
import { Sampler } from './sampler.js';

/** What random play needs of the flow of a game. */
export interface Turns {
  readonly rules: GameRules;
  legalMoves(c: Context): MoveList;
  apply(c: Context, list: MoveList, index: number, findsNext: boolean, done?: MoveList): void;
  applyTogether(c: Context, list: MoveList, chosen: readonly number[]): void;
  /** What comes before the actions of a move. */
  beforeMove(c: Context): void;
  /** What follows the actions of the last move of the trial. */
  afterMove(c: Context, findsNext: boolean): void;
}

/** Plays at random, by the rules of one game. */
export class RandomPlay {
  private readonly sampler: Sampler;

  constructor(
    private readonly turns: Turns,
    private readonly meta: MetaCheck,
  ) {
    this.sampler = new Sampler(turns.rules.phases, meta);
  }

  /**
   * Plays one legal move, each with the same chance. Costly tests are made only until a move passes them, so that most
   * moves of a position are never looked at.
   */
  play(c: Context, draws: Draws): void {
    if (this.turns.rules.mode !== 'alternating' || c.trial.legal || (c.game.flags.stochastic && this.meta.tests)) {
      this.playAnyLegal(c, draws);
      return;
    }
    const move = c.acquire();
    const { state } = c;
    const thrown = c.game.flags.stochastic ? c.acquire() : undefined;
    const verdict = this.sampler.sample(c, draws, move, thrown);
    if (verdict === 'refused') {
      // What is there was tried and refused.
      move.clear();
      forcedPass(move, state.mover);
      state.setStalemated(state.mover, true);
    } else if (verdict === 'allowed') {
      if (state.active !== 0) state.setStalemated(state.mover, false);
      if (!this.meta.tests) this.meta.attach(c, move);
    }
    if (verdict === 'made') this.turns.afterMove(c, false);
    else this.turns.apply(c, move, 0, false, thrown);
    if (thrown) c.release(thrown);
    c.release(move);
  }

  /** Plays on at random until the game is over or enough moves are played. Returns the number of moves played. */
  playOut(c: Context, draws: Draws, maxMoves: number): number {
    const { state } = c;
    let played = 0;
    while (played < maxMoves && !isOver(state)) {
      meter.renew();
      c.rest();
      this.play(c, draws);
      played++;
    }
    return played;
  }

  private playAnyLegal(c: Context, draws: Draws): void {
    const legal = this.turns.legalMoves(c);
    if (this.turns.rules.mode !== 'simultaneous') {
      if (legal.length === 0) setOver(c.state, 0, 'NaturalEnd');
      else this.turns.apply(c, legal, draws.nextInt(legal.length), false);
      return;
    }
    const chosen: number[] = [];
    for (let player = 1; player <= this.turns.rules.players; player++) {
      const own: number[] = [];
      for (let i = 0; i < legal.length; i++) if (legal.tape[legal.start(i) + MoveWord.Mover] === player) own.push(i);
      if (own.length > 0) chosen.push(own[draws.nextInt(own.length)]!);
    }
    this.turns.applyTogether(c, legal, chosen);
  }
}
