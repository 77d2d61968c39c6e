/**
 * What is being played: a game, or a match with its present game. A position sees both in the same way. Taking back is
 * by marks, which nest.
 */
import type { Game as CompiledGame, Match as CompiledMatch } from '@ludii/compiler';
import {
  type Context,
  type Draws,
  isOver,
  type MoveList,
  type OpenWork,
  type RunningMatch,
  SplitMix64,
  setOver,
  UndoTape,
} from '@ludii/compiler/internal';

import { EngineError } from './errors.js';

type Mode = Context['game']['mode'];

/** A game or a match while it is played. */
export interface Running {
  /** How the players stand: whose turn it is, ranks, all moves, and how it ended. */
  readonly context: Context;
  /** The game on the board: the same, but for matches. */
  readonly current: Context;
  /** Number of the present game in the list of a match. */
  readonly part: number;
  /** Numbers of the games played so far, the present one last. */
  readonly parts: readonly number[];
  /** How players take turns now. */
  readonly mode: Mode;
  start(): void;
  legalMoves(): MoveList;
  /** Says what {@link legalMoves} found when the same moves had been played; a match finds them again. */
  recall(list: MoveList): void;
  apply(index: number): void;
  /** Applies moves that are made at once: their numbers among the legal moves. */
  applyTogether(chosen: readonly number[]): void;
  /** Plays on at random until it is over or enough moves are played. Returns the number of moves played. */
  playOut(draws: Draws, maxMoves: number, forgets: boolean): number;
  /**
   * As {@link apply}, and remembers how to take the move back. With a generator of its own for the draws of the move, the
   * next legal moves are not found yet. If a rule fails, everything is as before.
   */
  advance(index: number, draws?: SplitMix64): void;
  /** As {@link applyTogether}, and remembers how to take the moves back. */
  advanceTogether(chosen: readonly number[], draws?: SplitMix64): void;
  /** Finds the legal moves with draws from a generator; they can be taken back, or are kept. */
  drawLegal(draws: SplitMix64, keep: boolean): void;
  /** Takes the last advance back. False if it is not remembered: then the game must be played again up to there. */
  retreat(): boolean;
  mark(): void;
  rollback(): void;
  /** What {@link restore} goes back to after a rule has failed. */
  checkpoint(): Checkpoint;
  /** Puts everything back to a checkpoint that was taken before the last marks; writes without a mark stay. */
  restore(checkpoint: Checkpoint): void;
  /** Takes over another of the same kind, without its marks and without what its advances remember. */
  copyFrom(other: Running): void;
  /** An independent copy without marks; of a game with what its advances remember, on demand. */
  copy(withPast: boolean): Running;
  /** The legal moves some advances ago, if they are still there. */
  legalBefore(moves: number): MoveList | undefined;
  /** The legal moves, if they are known and nothing but them has to be looked at. */
  readonly known: MoveList | undefined;
}

/** Where a running game was: its generator, its questions, and of a match those of the game that was on. */
export interface Checkpoint {
  readonly high: number;
  readonly low: number;
  readonly context: OpenWork;
  readonly game?: {
    readonly instance: Context;
    readonly context: OpenWork;
    readonly index: number;
    readonly finished: number;
    readonly frames: number;
  };
}

function checkpointOf(context: Context): Checkpoint {
  const { high, low } = context.gameRng;
  return { high, low, context: context.openWork() };
}

function restoreTo(context: Context, { high, low, context: open }: Checkpoint): void {
  context.recover(open);
  context.gameRng.setState(high, low);
}

/** Legal moves are kept in the context that made them: a copy needs a list of its own, since chance is not drawn again. */
function copyContext(to: Context, from: Context): void {
  const { match } = to;
  to.copyFrom(from);
  to.match = match;
  const { legal } = from.trial;
  to.trial.legal = undefined;
  if (!legal) return;
  const own = to.legalList();
  own.copyList(legal);
  to.trial.legal = own;
}

const onlyPart: readonly number[] = [0];

/** So many lists of legal moves are kept for going back. Others are found again. */
const KeptLists = 12;

/**
 * What takes the moves of a game back. The last move is an open mark, since finding the legal moves after it still writes
 * to the state; those before it are on a tape, which a copy of the game can take over.
 */
class Past {
  readonly #tape = new UndoTape();
  #open = false;
  /** State of the generator before each move. */
  #generators: number[] = [];
  /** Legal moves before moves, by number; in games of chance of all, since chance is not drawn again. */
  #legal: (MoveList | undefined)[] = [];

  constructor(readonly context: Context) {}

  /** Begins a move that is taken from a list of legal moves. */
  begin(list: MoveList, draws: SplitMix64 | undefined): void {
    const { context: c } = this;
    const { gameRng, trial } = c;
    const step = this.#generators.length >> 1;
    if (trial.legal === list) {
      const old = step - KeptLists;
      const spare = old < 0 || c.game.flags.stochastic ? undefined : this.#legal[old];
      if (spare) this.#legal[old] = undefined;
      this.#keep(step, list);
      c.keepLegal(spare?.isKept ? undefined : spare);
    }
    this.#generators.push(gameRng.high, gameRng.low);
    if (this.#open) {
      c.noteTo(this.#tape);
      c.commit();
    }
    c.rng = draws ?? gameRng;
    c.markReal();
    this.#open = true;
  }

  /** Keeps the legal moves before a move. */
  #keep(step: number, list: MoveList | undefined): void {
    const kept = this.#legal;
    // The array has no holes: reading one would look further.
    while (kept.length < step) kept.push(undefined);
    kept[step] = list;
  }

  /** The legal moves so many moves ago, if they are kept. */
  legalBefore(moves: number): MoveList | undefined {
    const step = (this.#generators.length >> 1) - moves;
    return step < 0 ? undefined : this.#legal[step];
  }

  /** Takes the last move back. */
  end(): boolean {
    const { context: c } = this;
    const step = (this.#generators.length >> 1) - 1;
    if (step < 0) return false;
    const legal = this.#legal[step];
    if (legal) this.#legal[step] = undefined;
    if (this.#open) c.rollback();
    else c.takeBack(this.#tape);
    this.#open = false;
    c.rng = c.gameRng;
    const low = this.#generators.pop()!;
    c.gameRng.setState(this.#generators.pop()!, low);
    c.trial.legal = legal;
    return true;
  }

  forget(): void {
    this.#tape.clear();
    this.#open = false;
    this.#generators = [];
    this.#legal = [];
  }

  /** Takes over what another one remembers; the tape is copied by whichever of the two goes on. */
  share(other: Past): void {
    this.#tape.share(other.#tape);
    if (other.#open) other.context.noteTo(this.#tape, true);
    this.#open = false;
    this.#generators = other.#generators.slice();
    // Other lists belong to the other, which writes to them again.
    if (this.context.game.flags.stochastic) this.#legal = other.#legal.slice();
  }
}

class GameRunning implements Running {
  readonly context: Context;
  readonly current: Context;
  readonly part = 0;
  readonly parts = onlyPart;
  readonly mode: Mode;
  #remembered: Past | undefined;
  /** True until something is played, if it was made from the position after the start. */
  #isFresh: boolean;

  constructor(
    readonly game: CompiledGame,
    rng: SplitMix64,
    original?: Context,
  ) {
    // A start that is known is copied, as an original is: there is nothing to prepare.
    const { initial } = game.flow;
    this.context = game.newContext(rng, original ?? initial);
    this.current = this.context;
    this.mode = game.shape.mode;
    this.#isFresh = original === undefined && initial !== undefined;
  }

  /** What takes moves back, from the first that is noted. */
  #past(): Past {
    this.#remembered ??= new Past(this.context);
    return this.#remembered;
  }

  start(): void {
    this.#remembered?.forget();
    if (!this.#isFresh) this.game.flow.start(this.context);
    else {
      this.context.trial.moves.expect();
      this.context.state.store.expect();
    }
    if (this.#isFresh && this.context.game.flags.stochastic) this.game.flow.legalMoves(this.context);
    this.#isFresh = false;
    this.#lookAhead();
  }
  /** A simulation is over where nothing changes any more: that must be known before anybody asks for moves. */
  #lookAhead(): void {
    const { context } = this;
    if (this.mode !== 'simulation' || isOver(context.state)) return;
    if (this.legalMoves().length === 0) setOver(context.state, 0, 'NaturalEnd');
  }
  legalMoves(): MoveList {
    if (!this.context.trial.legal) this.context.rest();
    return this.game.flow.legalMoves(this.context);
  }
  recall(list: MoveList): void {
    this.game.flow.recall(this.context, list);
  }
  apply(index: number): void {
    const { flow } = this.game;
    this.context.rest();
    flow.apply(this.context, flow.legalMoves(this.context), index);
    this.#lookAhead();
  }
  applyTogether(chosen: readonly number[]): void {
    const { flow } = this.game;
    this.context.rest();
    flow.applyTogether(this.context, flow.legalMoves(this.context), chosen);
  }
  playOut(draws: Draws, maxMoves: number, forgets: boolean): number {
    return this.game.flow.playOut(this.context, draws, maxMoves, forgets);
  }
  advance(index: number, draws?: SplitMix64): void {
    this.#make(index, undefined, draws);
  }
  advanceTogether(chosen: readonly number[], draws?: SplitMix64): void {
    this.#make(-1, chosen, draws);
  }
  /** Makes a move, or those of all players, so that it can be taken back. If a rule fails, that is done at once. */
  #make(index: number, chosen: readonly number[] | undefined, draws: SplitMix64 | undefined): void {
    const { context } = this;
    const { flow } = this.game;
    const list = flow.legalMoves(context);
    context.rest();
    this.#past().begin(list, draws);
    const { depth } = context;
    try {
      if (chosen) flow.applyTogether(context, list, chosen);
      else flow.apply(context, list, index);
      context.rng = context.gameRng;
      // While a mark is open the flow leaves this to us.
      if (context.game.flags.stochastic && !draws) this.legalMoves();
      this.#lookAhead();
    } catch (error) {
      // Between moves no list is in use.
      context.recover({ depth, inUse: 0 });
      this.#past().end();
      context.rng = context.gameRng;
      throw error;
    }
  }
  drawLegal(draws: SplitMix64, keep: boolean): void {
    const { context, game } = this;
    context.trial.legal = undefined;
    context.rng = draws;
    if (!keep) context.markReal();
    game.flow.legalMoves(context);
    if (!keep) context.rollback();
    context.rng = context.gameRng;
  }
  retreat(): boolean {
    return this.#remembered?.end() ?? false;
  }
  mark(): void {
    this.context.markReal();
  }
  rollback(): void {
    this.context.rollback();
  }
  checkpoint(): Checkpoint {
    return checkpointOf(this.context);
  }
  restore(checkpoint: Checkpoint): void {
    restoreTo(this.context, checkpoint);
  }
  copyFrom(other: Running): void {
    this.#isFresh = false;
    copyContext(this.context, other.context);
    this.#remembered?.forget();
  }
  copy(withPast: boolean): GameRunning {
    const { context } = this;
    const { high, low } = context.rng;
    const copy = new GameRunning(this.game, new SplitMix64(high, low), context);
    copy.context.shareLegal(context);
    if (withPast && this.#remembered) copy.#past().share(this.#remembered);
    return copy;
  }
  legalBefore(moves: number): MoveList | undefined {
    return this.#remembered?.legalBefore(moves);
  }
  get known(): MoveList | undefined {
    return this.context.trial.legal;
  }
}

class MatchRunning implements Running {
  readonly #running: RunningMatch;
  /** What marks can not put back by themselves: which game was on, and how many were finished. */
  readonly #frames: { readonly instance: Context; readonly index: number; readonly finished: number }[] = [];
  readonly #stochastic: boolean;
  /** State of the generator before each move that can be taken back by its mark. */
  readonly #moves: (readonly [high: number, low: number])[] = [];

  constructor(
    readonly match: CompiledMatch,
    rng: SplitMix64,
  ) {
    this.#running = match.newMatch(rng);
    this.#stochastic = match.games.some(({ shape }) => shape.flags.stochastic);
  }

  get context(): Context {
    return this.#running.context;
  }
  get current(): Context {
    return this.#running.instance;
  }
  get part(): number {
    return this.#running.index;
  }
  get parts(): number[] {
    const finished = this.#running.played.map(({ game }) => this.match.games.findIndex(({ shape }) => shape === game));
    return isOver(this.context.state) ? finished : [...finished, this.part];
  }
  get mode(): Mode {
    // Between two games there is one move, of one player.
    return isOver(this.current.state) ? 'alternating' : this.current.game.mode;
  }

  start(): void {
    this.#frames.length = 0;
    this.#moves.length = 0;
    this.match.flow.start(this.#running);
  }
  legalMoves(): MoveList {
    if (!this.current.trial.legal) this.current.rest();
    return this.match.flow.legalMoves(this.#running);
  }
  recall(): void {}
  apply(index: number): void {
    this.match.flow.apply(this.#running, this.legalMoves(), index);
  }
  applyTogether(chosen: readonly number[]): void {
    this.match.flow.applyTogether(this.#running, this.legalMoves(), chosen);
  }
  playOut(draws: Draws, maxMoves: number): number {
    let played = 0;
    for (; played < maxMoves && !isOver(this.context.state); played++) this.match.flow.playRandom(this.#running, draws);
    return played;
  }
  advance(index: number): void {
    this.#make(() => this.apply(index));
  }
  advanceTogether(chosen: readonly number[]): void {
    this.#make(() => this.applyTogether(chosen));
  }
  #make(move: () => void): void {
    const checkpoint = this.checkpoint();
    this.mark();
    try {
      move();
      if (this.#stochastic) this.legalMoves();
    } catch (error) {
      this.restore(checkpoint);
      throw error;
    }
    this.#moves.push([checkpoint.high, checkpoint.low]);
  }
  drawLegal(): void {
    throw new EngineError('bad-option', 'Chance of a match is not chosen: play it sampled.');
  }
  retreat(): boolean {
    const generator = this.#moves.pop();
    if (!generator) return false;
    this.rollback();
    this.context.gameRng.setState(...generator);
    return true;
  }
  mark(): void {
    const { instance, index, finished, context } = this.#running;
    this.#frames.push({ instance, index, finished });
    context.markReal();
    instance.markReal();
  }
  rollback(): void {
    const running = this.#running;
    const frame = this.#frames.pop();
    running.context.rollback();
    if (!frame) return;
    running.instance = frame.instance;
    running.index = frame.index;
    running.played.length = frame.finished;
    frame.instance.rollback();
  }
  checkpoint(): Checkpoint {
    const { instance, index, finished, context } = this.#running;
    const game = { instance, context: instance.openWork(), index, finished, frames: this.#frames.length };
    return { ...checkpointOf(context), game };
  }
  restore(checkpoint: Checkpoint): void {
    const running = this.#running;
    const { game } = checkpoint;
    restoreTo(running.context, checkpoint);
    if (!game) return;
    this.#frames.length = game.frames;
    running.instance = game.instance;
    running.index = game.index;
    running.played.length = game.finished;
    game.instance.recover(game.context);
  }
  copyFrom(other: Running): void {
    if (!(other instanceof MatchRunning)) throw new TypeError('A match is copied from a match.');
    const running = this.#running;
    const from = other.#running;
    this.#frames.length = 0;
    this.#moves.length = 0;
    copyContext(running.context, from.context);
    running.index = from.index;
    running.played.splice(0, running.played.length, ...from.played);
    running.instance = this.match.games[from.index]!.newContext(running.context.gameRng);
    running.instance.match = running;
    copyContext(running.instance, from.instance);
  }
  copy(): MatchRunning {
    const copy = new MatchRunning(this.match, new SplitMix64());
    copy.copyFrom(this);
    return copy;
  }
  legalBefore(): undefined {
    return undefined;
  }
  /** Between two games there is a move that no game knows. */
  readonly known = undefined;
}

/** Something to be played, with a generator for its dice and cards. */
export function run(played: CompiledGame | CompiledMatch, rng: SplitMix64): Running {
  return 'games' in played ? new MatchRunning(played, rng) : new GameRunning(played, rng);
}
