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
  MoveList,
  type RunningMatch,
  type SplitMix64,
  UndoTape,
} from '@ludii/compiler';

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
  playOut(draws: Draws, maxMoves: number): number;
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
  /** Takes over another of the same kind, without its marks; what advances remember is taken over on demand. */
  copyFrom(other: Running, withPast: boolean): void;
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
  /** Legal moves before each move; in games of chance always, since chance is not drawn again. */
  #legal: (MoveList | undefined)[] = [];

  constructor(readonly context: Context) {}

  /** Begins a move that is taken from a list of legal moves. */
  begin(list: MoveList, draws: SplitMix64 | undefined): void {
    const { context: c } = this;
    const { gameRng, trial } = c;
    const step = this.#legal.length;
    if (c.game.flags.stochastic) {
      const copy = new MoveList(list.end, list.length);
      copy.copyList(list);
      this.#legal.push(copy);
    } else if (trial.legal === list) {
      let spare: MoveList | undefined;
      if (step >= KeptLists) {
        spare = this.#legal[step - KeptLists];
        this.#legal[step - KeptLists] = undefined;
      }
      this.#legal.push(list);
      // Moves that are only noted leave no tape behind to be as long as.
      c.keepLegal(spare ?? (list.isNoted ? new MoveList(0, 0) : new MoveList(list.end + 64, list.length + 8)));
    } else this.#legal.push(undefined);
    this.#generators.push(gameRng.high, gameRng.low);
    if (this.#open) {
      c.noteTo(this.#tape);
      c.commit();
    }
    c.rng = draws ?? gameRng;
    c.markReal();
    this.#open = true;
  }

  /** Takes the last move back. */
  end(): boolean {
    const { context: c } = this;
    const step = this.#legal.length - 1;
    if (step < 0) return false;
    const legal = this.#legal.pop();
    if (this.#open) c.rollback();
    else c.takeBack(this.#tape);
    this.#open = false;
    c.rng = c.gameRng;
    const low = this.#generators.pop()!;
    c.gameRng.setState(this.#generators.pop()!, low);
    c.trial.legal = legal;
    if (legal && c.game.flags.stochastic) {
      const own = c.legalList();
      own.copyList(legal);
      c.trial.legal = own;
    }
    return true;
  }

  forget(): void {
    this.#tape.clear();
    this.#open = false;
    this.#generators = [];
    this.#legal = [];
  }

  copyFrom(other: Past): void {
    this.#tape.copyFrom(other.#tape);
    if (other.#open) other.context.noteTo(this.#tape);
    this.#open = false;
    this.#generators = other.#generators.slice();
    // Lists of games without chance belong to the other, which writes to them again.
    this.#legal = this.context.game.flags.stochastic
      ? other.#legal.slice()
      : new Array<MoveList | undefined>(other.#legal.length).fill(undefined);
  }
}

class GameRunning implements Running {
  readonly context: Context;
  readonly current: Context;
  readonly part = 0;
  readonly parts = onlyPart;
  readonly mode: Mode;
  readonly #past: Past;

  constructor(
    readonly game: CompiledGame,
    rng: SplitMix64,
    original?: Running,
  ) {
    // A start that is known is copied, as an original is: there is nothing to prepare.
    this.context = game.newContext(rng, original?.context ?? game.flow.initial);
    this.current = this.context;
    this.mode = game.shape.mode;
    this.#past = new Past(this.context);
  }

  start(): void {
    this.#past.forget();
    this.game.flow.start(this.context);
  }
  legalMoves(): MoveList {
    return this.game.flow.legalMoves(this.context);
  }
  recall(list: MoveList): void {
    this.game.flow.recall(this.context, list);
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
  advance(index: number, draws?: SplitMix64): void {
    const { context, game } = this;
    const list = game.flow.legalMoves(context);
    this.#make(list, draws, () => game.flow.apply(context, list, index));
  }
  advanceTogether(chosen: readonly number[], draws?: SplitMix64): void {
    const { context, game } = this;
    const list = game.flow.legalMoves(context);
    this.#make(list, draws, () => game.flow.applyTogether(context, list, chosen));
  }
  /** Makes a move that can be taken back. If a rule fails, the move is taken back at once. */
  #make(list: MoveList, draws: SplitMix64 | undefined, move: () => void): void {
    const { context, game } = this;
    const iterators = context.iterators();
    this.#past.begin(list, draws);
    const { depth } = context;
    try {
      move();
      context.rng = context.gameRng;
      // Chance is drawn as soon as a position is reached; while a mark is open the flow leaves that to us.
      if (context.game.flags.stochastic && !draws) game.flow.legalMoves(context);
    } catch (error) {
      context.recover({ ...iterators, depth });
      this.#past.end();
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
    return this.#past.end();
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
  copyFrom(other: Running, withPast: boolean): void {
    copyContext(this.context, other.context);
    if (withPast && other instanceof GameRunning) this.#past.copyFrom(other.#past);
    else this.#past.forget();
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
    this.#moves.length = 0;
    copyContext(running.context, from.context);
    running.index = from.index;
    running.played.splice(0, running.played.length, ...from.played);
    running.instance = this.match.games[from.index]!.newContext(running.context.gameRng);
    running.instance.match = running;
    copyContext(running.instance, from.instance);
  }
}

/** Something to be played, with a generator for its dice and cards; or something that is only to take over an original. */
export function run(played: CompiledGame | CompiledMatch, rng: SplitMix64, original?: Running): Running {
  return 'games' in played ? new MatchRunning(played, rng) : new GameRunning(played, rng, original);
}
