/**
 * What is being played: a game, or a match with its present game. A position sees both in the same way. Taking back is
 * by marks, which nest.
 */
import {
  type Game as CompiledGame,
  type Match as CompiledMatch,
  type Context,
  type Draws,
  type Iterators,
  isOver,
  type MoveList,
  type RunningMatch,
  type SplitMix64,
} from '@ludii/compiler';

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
  apply(index: number): void;
  /** Applies moves that are made at once: their numbers among the legal moves. */
  applyTogether(chosen: readonly number[]): void;
  /** Plays on at random until it is over or enough moves are played. Returns the number of moves played. */
  playOut(draws: Draws, maxMoves: number): number;
  mark(): void;
  rollback(): void;
  /** What {@link restore} goes back to after a rule has failed. */
  checkpoint(): Checkpoint;
  /** Puts everything back to a checkpoint that was taken before the last marks; writes without a mark stay. */
  restore(checkpoint: Checkpoint): void;
  /** Takes over another of the same kind, without its marks. */
  copyFrom(other: Running): void;
}

/** Where a running game was: its generator, its iterators, and of a match those of the game that was on. */
export interface Checkpoint {
  readonly high: number;
  readonly low: number;
  readonly context: Iterators;
  readonly game?: {
    readonly instance: Context;
    readonly context: Iterators;
    readonly index: number;
    readonly finished: number;
    readonly frames: number;
  };
}

function checkpointOf(context: Context): Checkpoint {
  const { high, low } = context.gameRng;
  return { high, low, context: context.iterators() };
}

function restoreTo(context: Context, { high, low, context: iterators }: Checkpoint): void {
  context.recover(iterators);
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
  for (let i = 0; i < legal.length; i++) own.copyMove(legal, i);
  to.trial.legal = own;
}

const onlyPart: readonly number[] = [0];

class GameRunning implements Running {
  readonly context: Context;
  readonly current: Context;
  readonly part = 0;
  readonly parts = onlyPart;
  readonly mode: Mode;

  constructor(
    readonly game: CompiledGame,
    rng: SplitMix64,
  ) {
    this.context = game.newContext(rng);
    this.current = this.context;
    this.mode = game.shape.mode;
  }

  start(): void {
    this.game.flow.start(this.context);
  }
  legalMoves(): MoveList {
    return this.game.flow.legalMoves(this.context);
  }
  apply(index: number): void {
    const { flow } = this.game;
    flow.apply(this.context, flow.legalMoves(this.context), index);
  }
  applyTogether(chosen: readonly number[]): void {
    const { flow } = this.game;
    flow.applyTogether(this.context, flow.legalMoves(this.context), chosen);
  }
  playOut(draws: Draws, maxMoves: number): number {
    return this.game.flow.playOut(this.context, draws, maxMoves);
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
    copyContext(this.context, other.context);
  }
}

class MatchRunning implements Running {
  readonly #running: RunningMatch;
  /** What marks can not put back by themselves: which game was on, and how many were finished. */
  readonly #frames: { readonly instance: Context; readonly index: number; readonly finished: number }[] = [];

  constructor(
    readonly match: CompiledMatch,
    rng: SplitMix64,
  ) {
    this.#running = match.newMatch(rng);
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
    this.match.flow.start(this.#running);
  }
  legalMoves(): MoveList {
    return this.match.flow.legalMoves(this.#running);
  }
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
    const game = { instance, context: instance.iterators(), index, finished, frames: this.#frames.length };
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
    copyContext(running.context, from.context);
    running.index = from.index;
    running.played.splice(0, running.played.length, ...from.played);
    running.instance = this.match.games[from.index]!.newContext(running.context.gameRng);
    running.instance.match = running;
    copyContext(running.instance, from.instance);
  }
}

/** Something to be played, with a generator for its dice and cards. */
export function run(played: CompiledGame | CompiledMatch, rng: SplitMix64): Running {
  return 'games' in played ? new MatchRunning(played, rng) : new GameRunning(played, rng);
}
