/**
 * A game that is being played: legal moves, playing and taking back, the result, and a text to keep it.
 *
 * Taking back uses what the state notes of each move: a few words, where snapshots would cost a whole state. Clones take
 * these notes over. Only a clone of a match plays the moves before its cloning again to go back.
 */
import {
  type EndType,
  endType,
  isNextGameMove,
  isOver,
  type Limits,
  type MoveList,
  meter,
  SplitMix64,
  score,
  winner,
} from '@ludii/compiler';
import { EngineError, LimitError, RuleError } from './errors.js';
import { located } from './failures.js';
import { type Choice, findMove } from './findMove.js';
import type { Move } from './move.js';
import { MoveSet } from './moveSet.js';
import { ranksOf, returnsOf } from './outcome.js';
import { type PlayoutOptions, type PlayoutResult, playoutFrom } from './playout.js';
import { type CopyOptions, Position } from './position.js';
import { printPosition } from './print.js';
import type { Rulebook } from './rulebook.js';
import { type Reseed, readSaved, type SavedTrial } from './savedTrial.js';
import { generator, Purpose, reseeded } from './seeds.js';

/** A step on the way to a position: a move that was chosen, or a seed from which chance goes on. Clones share their past. */
interface Step {
  readonly before: Step | undefined;
  /** Number of moves chosen, this step included. */
  readonly length: number;
  /** Number of the move chosen, −1 for a seed. */
  readonly choice: number;
  /** The state of the generator to go on with. */
  readonly rng: readonly number[] | undefined;
}

/** A game that is being played. */
export class Trial {
  #position: Position;
  /** State of the generator before the start. */
  readonly #seed: SplitMix64;
  #last: Step | undefined;
  /** The legal moves as values, until the position changes. */
  #legal: MoveSet | undefined;

  private constructor(
    readonly game: Rulebook,
    seed: SplitMix64,
    position?: Position,
  ) {
    this.#seed = seed;
    this.#position = position ?? new Position(game, new SplitMix64(seed.high, seed.low));
    if (!position) this.#start();
  }

  #start(): void {
    this.#safely((position) => {
      position.context.gameRng.copyFrom(this.#seed);
      position.start();
    }, undefined);
  }

  /**
   * Calls the rules. If they fail, everything is put back, and the error tells where. `before` is what has to be there
   * when it is tried again to find that out.
   */
  #safely<T>(act: (position: Position) => T, before: Position | undefined = this.#position): T {
    const position = this.#position;
    const checkpoint = position.checkpoint();
    const deadline = meter.hurry(position.limits.ms);
    try {
      return act(position);
    } catch (error) {
      position.restore(checkpoint);
      meter.resume(deadline);
      throw located(error, this.game, before, act);
    } finally {
      meter.resume(deadline);
    }
  }

  /** What one call may cost. Those of the game, unless others are set. */
  get limits(): Limits {
    return this.#position.limits;
  }
  set limits(limits: Partial<Limits>) {
    this.#position.limits = { ...this.#position.limits, ...limits };
  }

  /** Starts a game; see `Game.start`. */
  static start(game: Rulebook, seed: number): Trial {
    return new Trial(game, generator(seed, 0, Purpose.Game));
  }
  /** Starts one of the many games that belong to a seed: the one that `playouts` and `contest` give this number. */
  static startNumbered(game: Rulebook, seed: number, number: number): Trial {
    return new Trial(game, generator(seed, number, Purpose.Game));
  }
  /** Starts a game with a generator in a given state, as trial files record it. */
  static startWith(game: Rulebook, rng: SplitMix64): Trial {
    return new Trial(game, new SplitMix64(rng.high, rng.low));
  }

  /** The running game without its history, for playouts and searches. Change copies of it only. */
  get position(): Position {
    return this.#position;
  }
  /** The player to move, from 1. */
  get mover(): number {
    return this.#position.mover;
  }
  /** The agent to move: differs from the mover after players have swapped colours. */
  get agent(): number {
    return this.#position.agent;
  }
  get isOver(): boolean {
    return isOver(this.#position.context.state);
  }
  /** The winner of a game that is over, 0 for nobody; −1 before. */
  get winner(): number {
    return winner(this.#position.context.state);
  }
  /** Why the game is over. */
  get endType(): EndType {
    return endType(this.#position.context.state);
  }
  /** Number of moves played. */
  get length(): number {
    return this.#last?.length ?? 0;
  }
  /** State of the generator before the start: eight bytes, as in trial files. */
  get seedBytes(): number[] {
    return this.#seed.toBytes();
  }

  /** True if chance was seeded anew on the way, so that the first seed alone does not tell the whole game. */
  get isReseeded(): boolean {
    return this.#way().reseeds.length > 0;
  }

  /** Number of legal moves; 0 when the game is over. */
  get legalCount(): number {
    return this.#legalList.length;
  }
  get #legalList(): MoveList {
    return this.#safely((position) => position.legal);
  }
  /** The legal moves of the mover: one list for as long as the position stays the same. */
  legalMoves(): readonly Move[] {
    return this.#legalSet().moves;
  }
  #legalSet(): MoveSet {
    this.#legal ??= this.#makeLegalSet();
    return this.#legal;
  }
  #makeLegalSet(): MoveSet {
    const { rulebook } = this.#position;
    const last = this.#last;
    const set: MoveSet = MoveSet.legal(rulebook, this.#legalList, (i) => {
      // Moves outlive their position: what would have followed from them is then found by playing up to there again.
      const here = this.#legal === set ? this : this.#again(last);
      return here.#outcome(i);
    });
    return set;
  }

  /** The words of a legal move with all that would follow from it; of one that fails, only its own. */
  #outcome(index: number): Int32Array {
    try {
      return this.#position.outcome(index);
    } catch (error) {
      if (!(error instanceof RuleError || error instanceof LimitError)) throw error;
      const { legal } = this.#position;
      const start = legal.start(index);
      return legal.tape.slice(start, start + legal.tape[start]!);
    }
  }

  /** The moves played so far, with all that followed from them. Moves made at once are one move here. */
  moves(): readonly Move[] {
    const { context, running } = this.#position;
    const { moveNumber, moves, startMoves } = context.trial;
    const { parts } = running;
    const games = new Array<Rulebook>(moveNumber).fill(this.game.games[0]!);
    if (parts.length > 1) {
      for (let i = 0, finished = 0; i < moveNumber; i++) {
        games[i] = this.game.games[parts[finished]!]!;
        if (isNextGameMove(moves.tape, moves.start(startMoves + i))) finished++;
      }
    }
    return MoveSet.played(games, moves, startMoves).moves;
  }
  /** The placements at the start. */
  placements(): readonly Move[] {
    const { trial } = this.#position.context;
    const games = new Array<Rulebook>(trial.startMoves).fill(this.game.games[0]!);
    return MoveSet.played(games, trial.moves, 0).moves;
  }
  /** The numbers of the moves chosen so far: with the seed they tell the whole game. */
  choices(): number[] {
    return this.#way().choices;
  }

  /** All that was chosen, and where chance was seeded anew. */
  #way(last = this.#last): { choices: number[]; reseeds: Reseed[] } {
    const choices: number[] = [];
    const reseeds: Reseed[] = [];
    for (let step = last; step; step = step.before) {
      if (step.rng) reseeds.push({ at: step.length, rng: step.rng });
      else choices.push(step.choice);
    }
    return { choices: choices.reverse(), reseeds: reseeds.reverse() };
  }

  /** Another trial of the same game that was played up to a step. */
  #again(last: Step | undefined): Trial {
    const { limits } = this;
    const trial = Trial.startWith(this.game, this.#seed);
    const { choices, reseeds } = this.#way(last);
    // The moves have been played before: no time is too long for them.
    trial.limits = { ...limits, ms: Number.POSITIVE_INFINITY };
    trial.#play(choices, reseeds);
    trial.limits = limits;
    return trial;
  }

  /** Plays a legal move. What is no legal move is refused, and the trial stays as it is. */
  apply(choice: Choice): this {
    if (this.isOver) throw new EngineError('game-over', 'The game is over.');
    void this.#legalList;
    const index = findMove(choice, this.#position, () => this.#legalSet());
    this.#safely((position) => {
      position.settle();
      position.advance(index);
    });
    this.#legal = undefined;
    const before = this.#last;
    this.#last = { before, length: (before?.length ?? 0) + 1, choice: index, rng: undefined };
    return this;
  }

  /** Takes the last move back. False if there is none. */
  undo(): boolean {
    let last = this.#last;
    // A seed that was given after the last move is gone with it.
    while (last?.rng) last = last.before;
    if (!last) return false;
    if (!this.#position.retreat()) this.#position = this.#again(last.before).#position;
    this.#legal = undefined;
    this.#last = last.before;
    return true;
  }

  /** Plays the moves of a saved trial with the generators that belong to them. */
  #play(choices: readonly number[], reseeds: readonly Reseed[]): void {
    let next = 0;
    for (let k = 0; k <= choices.length; k++) {
      for (; reseeds[next]?.at === k; next++) this.#goOnWith(SplitMix64.fromBytes(reseeds[next]!.rng));
      if (k === choices.length) break;
      if (this.isOver || choices[k]! >= this.legalCount) {
        throw new EngineError('malformed-trial', `Move ${k + 1} of the trial is not legal.`);
      }
      this.apply(choices[k]!);
    }
  }

  /** Goes on with a generator in a given state. */
  #goOnWith(rng: SplitMix64): void {
    this.#position.context.gameRng.copyFrom(rng);
    this.#position.settle();
    this.#last = { before: this.#last, length: this.length, choice: -1, rng: rng.toBytes() };
  }

  /**
   * From here on dice and cards are drawn with another seed; what was drawn already (the throw being played) stays. A
   * search that plays moves and takes them back does it on a clone with a seed of its own, or it would foresee chance.
   */
  reseed(seed: number): this {
    const rng = reseeded(seed);
    if (this.game.isStochastic) this.#goOnWith(rng);
    return this;
  }

  /** Ranks of the players by number (entry 0 is 0): 1 is best, 0 undecided; equal places share their mean. */
  ranking(): number[] {
    const out = new Float64Array(this.game.players + 1);
    if (this.isOver) ranksOf(this.#position.context, out);
    return [...out];
  }
  /** Returns of the players by number (entry 0 is 0): from −1 for the last to 1 for the first, 0 while playing. */
  returns(): number[] {
    const out = new Float64Array(this.game.players + 1);
    returnsOf(this.#position.context, out);
    return [...out];
  }
  /** The score of a player in games that have scores, else 0. */
  score(player: number): number {
    return score(this.#position.context.state, player);
  }
  /** A text that is equal for equal positions (pieces and places; not whose turn it is). */
  get hash(): string {
    const { context, current } = this.#position;
    const hash = current.state.positionHash();
    return current === context ? hash : `${context.state.positionHash()}/${hash}`;
  }

  /** Plays on from here at random on a copy; the trial itself stays as it is. */
  playout(options: PlayoutOptions = {}): PlayoutResult {
    try {
      return playoutFrom(this.#position.copy(), options);
    } catch (error) {
      throw located(error, this.game, this.#position, (position) => playoutFrom(position, options));
    }
  }

  /**
   * An independent copy. It will see the same dice and cards as this trial; with a `seed` it gets its own, as a search
   * must, or it would foresee chance.
   */
  clone({ seed }: CopyOptions = {}): Trial {
    const rng = seed === undefined ? undefined : reseeded(seed);
    const position = new Position(this.game);
    position.copyFrom(this.#position, true);
    const copy = new Trial(this.game, this.#seed, position);
    copy.#last = this.#last;
    if (rng && this.game.isStochastic) copy.#goOnWith(rng);
    return copy;
  }

  /** The trial as a text that `Game.parse` reads: the seed and the numbers of the moves. */
  serialise(): string {
    const { choices, reseeds } = this.#way();
    const saved: SavedTrial = {
      game: this.game.name,
      rng: this.#seed.toBytes(),
      choices,
      ...(reseeds.length > 0 ? { reseeds } : {}),
      check: this.hash,
    };
    return JSON.stringify(saved);
  }

  /** Reads a trial that {@link serialise} wrote. */
  static parse(game: Rulebook, text: string): Trial {
    const saved = readSaved(text);
    if (saved.game !== game.name) {
      throw new EngineError('other-game', `The trial is one of "${saved.game}", not of "${game.name}".`);
    }
    const trial = Trial.startWith(game, SplitMix64.fromBytes(saved.rng));
    trial.#play(saved.choices, saved.reseeds ?? []);
    if (trial.hash !== saved.check) {
      throw new EngineError('malformed-trial', 'The trial ends elsewhere than when it was saved: the rules differ.');
    }
    return trial;
  }

  /** The board with its pieces, hands, scores and whose turn it is, for people. */
  toString(): string {
    return printPosition(this.#position);
  }
}
