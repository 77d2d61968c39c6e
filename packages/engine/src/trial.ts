/**
 * A game that is being played: legal moves, playing and taking back, the result, and a text to keep it.
 *
 * Taking back uses what the state notes of each move: a few words, where snapshots would cost a whole state. Clones take
 * these notes over. Only a clone of a match plays the moves before its cloning again to go back.
 */
import type { Limits } from '@ludii/compiler';
import {
  type EndType,
  endType,
  isNextGameMove,
  isOver,
  type MoveList,
  meter,
  type SiteTypeCode,
  SplitMix64,
  score,
  winner,
} from '@ludii/compiler/internal';
import { type ActionSpace, checkAction } from './actionSpace.js';
import type { ChanceOutcome } from './chance.js';
import { checkLimits, checkOptions, checkPlayer, checkText, shown } from './checks.js';
import { determinise } from './determinise.js';
import { EngineError, LimitError, RuleError } from './errors.js';
import { located } from './failures.js';
import { type Choice, checkNumber, findMove, findOutcome } from './findMove.js';
import { findJoint, isJointText } from './joint.js';
import { lazyLists } from './lazyList.js';
import type { Move } from './move.js';
import { MoveSet } from './moveSet.js';
import type { Observation } from './observe.js';
import { ranksOf, returnsOf } from './outcome.js';
import { playError } from './playError.js';
import { type PlayoutOptions, type PlayoutResult, playInTime, playoutFrom } from './playout.js';
import { type CopyOptions, Position } from './position.js';
import { printPosition } from './print.js';
import type { Rulebook } from './rulebook.js';
import { type Reseed, readSaved, type SavedTrial } from './savedTrial.js';
import { checkSeed, generator, Purpose, reseeded, seedGenerator } from './seeds.js';
import type { SiteView } from './siteView.js';

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

/** How a game has ended, and what its moves might cost. */
interface Ending {
  readonly winner: number;
  readonly endType: EndType;
  readonly limits: Limits;
}

/** So many moves back it is looked whether a list of legal moves is still there. */
const MostKept = 12;

/** Does something in a time; calls in it have what is left of it. */
function inTime<T>(ms: number, act: () => T): T {
  const deadline = meter.hurry(ms);
  try {
    return act();
  } finally {
    meter.resume(deadline);
  }
}

/** Starts a position with a generator in a state. */
const startWith = (high: number, low: number) => (position: Position) => {
  position.context.gameRng.setState(high, low);
  position.start();
};

/** Refuses what is no trial. */
export function checkTrial(trial: Trial): Trial {
  if (trial instanceof Trial) return trial;
  throw new EngineError('bad-option', `A trial is expected, as Game.start gives it, not ${shown(trial)}.`);
}

/** The legal moves of a trial after a step of its past. A constant of the module is found faster than one of the class. */
let listOfMoves: (length: number, trial: Trial, last: Step | undefined) => readonly Move[];

/** A game that is being played. */
export class Trial {
  /** Absent from when a later trial has taken it until somebody asks for it: see {@link #leave}. */
  #position: Position | undefined;
  /** What was kept of the position that another trial has taken. */
  #ending: Ending | undefined;
  /** State of the generator before the start: two numbers, since a generator of its own takes long to make. */
  readonly #high: number;
  readonly #low: number;
  /** Where the trial began, if not at the start of the game. */
  readonly #base: Position | undefined;
  #last: Step | undefined;
  /** The legal moves as values, and the list that was handed out, until the position changes. */
  #legal: MoveSet | undefined;
  #moves: readonly Move[] | undefined;
  /**
   * The number of legal moves that are counted and not found: the next move is made by its number and nothing else. 0 if that is
   * not known, or not to be.
   */
  #live = 0;
  /** Whether it is noted how moves are taken back. What was played before that is played again to go back there. */
  #notes: boolean;
  /**
   * Whether the position tells the moves played. Until somebody looks at them the choices are enough: the game is played again
   * when they are asked for.
   */
  #records: boolean;

  private constructor(
    readonly game: Rulebook,
    high: number,
    low: number,
    position: Position,
    base?: Position,
  ) {
    this.#high = high;
    this.#low = low;
    this.#base = base;
    this.#position = position;
    this.#notes = game.takesBack;
    this.#records = game.looksBack || position.flow === undefined;
  }

  /** The position that is there, or again is. */
  #here(): Position {
    return this.#position ?? this.#comeBack();
  }
  #comeBack(): Position {
    const position = this.#again(this.#last).#here();
    this.#position = position;
    this.#records = true;
    return position;
  }

  /**
   * Leaves the position of a game that is over to a trial that begins, which costs less than to make one. The moves chosen tell
   * all of it: who asks for more than how the game ended has it played again.
   */
  #leave(): Position | undefined {
    const position = this.#position;
    if (position?.flow === undefined || this.#notes || this.#records) return undefined;
    const { state } = position.context;
    if (!isOver(state)) return undefined;
    this.#ending = { winner: winner(state), endType: endType(state), limits: position.limits };
    this.#position = undefined;
    return position;
  }

  /** The position with the moves that led there. */
  #recorded(): Position {
    if (!this.#records) {
      this.#live = 0;
      this.game.looksBack = true;
      this.#position = this.#again(this.#last).#here();
      this.#records = true;
    }
    return this.#here();
  }

  /**
   * Calls the rules. If they fail, everything is put back, and the error tells where. `before` is what has to be there
   * when it is tried again to find that out.
   */
  #safely<T>(act: (position: Position) => T, before: Position | undefined = this.#here()): T {
    const position = this.#here();
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
    return this.#position === undefined ? this.#ending!.limits : this.#position.limits;
  }
  set limits(limits: Partial<Limits>) {
    const position = this.#here();
    position.limits = { ...position.limits, ...checkLimits(limits) };
    this.#live = 0;
  }

  /**
   * Starts a game; see `Game.start`.
   *
   * @internal
   */
  static start(game: Rulebook, seed: number, explicitChance = false): Trial {
    return Trial.#next(game, seed, 0, explicitChance);
  }
  /**
   * Starts one of the many games that belong to a seed: the one that `playouts` and `contest` give this number.
   *
   * @internal
   */
  static startNumbered(game: Rulebook, seed: number, number: number): Trial {
    return Trial.#next(game, seed, number, false);
  }
  /** Starts a game, on the position of the trial before it if that is left. */
  static #next(game: Rulebook, seed: number, number: number, explicitChance: boolean): Trial {
    const { latest } = game;
    if (latest !== undefined && !explicitChance) {
      game.latest = undefined;
      const left = game.looksBack || game.takesBack ? undefined : (latest as Trial).#leave();
      if (left !== undefined) return Trial.#goOnAt(game, left, checkSeed(seed), number);
    }
    const trial = Trial.#begin(game, generator(seed, number, Purpose.Game), explicitChance);
    if (!trial.#records && !trial.#notes) game.latest = trial;
    return trial;
  }
  /** Starts a game on a position that another trial has left. */
  static #goOnAt(game: Rulebook, position: Position, seed: number, number: number): Trial {
    const { gameRng } = position.context;
    seedGenerator(gameRng, seed, number, Purpose.Game);
    const { high, low } = gameRng;
    position.limits = game.limits;
    position.context.rest();
    try {
      if (game.limits.ms === Number.POSITIVE_INFINITY) position.start();
      else playInTime(position, () => position.start());
    } catch (error) {
      throw located(error, game, undefined, startWith(high, low));
    }
    const trial = new Trial(game, high, low, position);
    game.latest = trial;
    return trial;
  }
  /**
   * Starts a game with a generator in a given state, as trial files record it.
   *
   * @internal
   */
  static startWith(game: Rulebook, seed: SplitMix64, explicitChance = false): Trial {
    return Trial.#begin(game, new SplitMix64(seed.high, seed.low), explicitChance);
  }
  /** Starts a game that draws from a generator. */
  static #begin(game: Rulebook, rng: SplitMix64, explicitChance: boolean): Trial {
    const { high, low } = rng;
    const position = new Position(game, rng, explicitChance);
    try {
      playInTime(position, () => position.start());
    } catch (error) {
      throw located(error, game, undefined, startWith(high, low));
    }
    return new Trial(game, high, low, position);
  }

  /**
   * Goes on from a position, which is the trial's own from then on; see `Game.startFrom`.
   *
   * @internal
   */
  static from(game: Rulebook, position: Position): Trial {
    const { high, low } = position.context.gameRng;
    return new Trial(game, high, low, position, position.copy());
  }

  /** The running game without its history, for playouts and searches. Change copies of it only. */
  get position(): Position {
    return this.#recorded();
  }
  /** The player to move, from 1. */
  get mover(): number {
    return this.#here().mover;
  }
  /** The agent to move: differs from the mover after players have swapped colours. */
  get agent(): number {
    return this.#here().agent;
  }
  get isOver(): boolean {
    // A position is left when the game is over.
    return this.#position === undefined || isOver(this.#position.context.state);
  }
  /** The winner of a game that is over, 0 for nobody; −1 before. */
  get winner(): number {
    return this.#position === undefined ? this.#ending!.winner : winner(this.#position.context.state);
  }
  /** Why the game is over. */
  get endType(): EndType {
    return this.#position === undefined ? this.#ending!.endType : endType(this.#position.context.state);
  }
  /** Number of moves played. */
  get length(): number {
    return this.#last?.length ?? 0;
  }
  /** State of the generator before the start: eight bytes, as in trial files. */
  get seedBytes(): number[] {
    return this.#seed().toBytes();
  }

  #seed(): SplitMix64 {
    return new SplitMix64(this.#high, this.#low);
  }

  /** True if it began at the start of the game, not in a position that was given. */
  get isWhole(): boolean {
    return this.#base === undefined;
  }
  /** True if chance was seeded anew on the way, so that the first seed alone does not tell the whole game. */
  get isReseeded(): boolean {
    return this.#way(this.#last).reseeds.length > 0;
  }

  /** Number of legal moves; 0 when the game is over. */
  get legalCount(): number {
    return this.#live > 0 ? this.#live : this.#count();
  }
  /** Counts the legal moves, without a list of them where that can be. */
  #count(): number {
    const position = this.#here();
    const { context, flow, limits } = position;
    if (flow !== undefined && !this.#notes && !this.#records && limits.ms === Number.POSITIVE_INFINITY) {
      try {
        const live = flow.countMoves(context, limits);
        this.#live = live;
        if (live > 0) return live;
      } catch (error) {
        // Between moves nothing is open, and no list is in use.
        context.recover({ depth: 0, inUse: 0 });
        throw located(playError(error), this.game, position, (again) => again.legal);
      }
    }
    return this.#legalList().length;
  }
  #legalList(): MoveList {
    const position = this.#here();
    if (position.flow) {
      const { legal } = position.context.trial;
      return legal && legal.length > 0 ? legal : this.#findLegal();
    }
    return position.known ?? (position.isPlain ? this.#findLegal() : this.#safely((here) => here.legal));
  }
  /** As {@link #safely} of the legal moves, without an object for what is to be put back: most calls of a loop come here. */
  #findLegal(): MoveList {
    const position = this.#here();
    const { context, limits } = position;
    const { depth, gameRng } = context;
    const { high, low } = gameRng;
    const deadline = limits.ms === Number.POSITIVE_INFINITY ? undefined : meter.hurry(limits.ms);
    try {
      return position.flow === undefined ? position.legal : position.find();
    } catch (error) {
      // Between moves no list is in use.
      context.recover({ depth, inUse: 0 });
      gameRng.setState(high, low);
      if (deadline) meter.resume(deadline);
      throw located(error, this.game, position, (again) => again.legal);
    } finally {
      if (deadline) meter.resume(deadline);
    }
  }
  /**
   * The legal moves of the mover: one list for as long as the position stays the same, which stays as it is when the game goes
   * on. Its length is known; the moves are made when somebody looks at one. It does what an array does that nobody may change,
   * but `Array.isArray` says no: `[...trial.legalMoves()]` is an array where one is needed, as for `flatMap` over trials.
   */
  legalMoves(): readonly Move[] {
    this.#moves ??= listOfMoves(this.legalCount, this, this.#last);
    return this.#moves;
  }
  static {
    listOfMoves = lazyLists((trial: Trial, last: Step | undefined) => trial.#legalAfter(last).moves);
  }

  #legalSet(): MoveSet {
    // A list that is there tells its moves sooner than they are found once more.
    this.#live = 0;
    this.#legal ??= this.#makeLegalSet(this.#legalList(), this.#last);
    return this.#legal;
  }
  #makeLegalSet(list: MoveList, last: Step | undefined): MoveSet {
    // Moves outlive their position: what would have followed from them is then found by playing up to there again.
    return MoveSet.legal(this.#here().rulebook, list, (i) =>
      (this.#last === last ? this : this.#again(last)).#outcome(i),
    );
  }

  /** The legal moves after a step of the past: they may still be there, or are found by playing up to there again. */
  #legalAfter(last: Step | undefined): MoveSet {
    if (this.#last === last) return this.#legalSet();
    let moves = 0;
    let step = this.#last;
    for (; step && step !== last && moves < MostKept; step = step.before) if (!step.rng) moves++;
    const kept = step === last && moves > 0 ? this.#here().legalBefore(moves) : undefined;
    return kept ? this.#makeLegalSet(kept, last) : this.#again(last).#legalSet();
  }

  /** The words of a legal move with all that would follow from it; of one that fails, only its own. */
  #outcome(index: number): Int32Array {
    try {
      return this.#here().outcome(index);
    } catch (error) {
      if (!(error instanceof RuleError || error instanceof LimitError)) throw error;
      const { legal } = this.#here();
      const start = legal.start(index);
      return legal.tape.slice(start, start + legal.tape[start]!);
    }
  }

  /** The moves played so far, with all that followed from them. Moves made at once are one move here. */
  moves(): readonly Move[] {
    const { context, running } = this.#recorded();
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
    const { trial } = this.#here().context;
    const games = new Array<Rulebook>(trial.startMoves).fill(this.game.games[0]!);
    return MoveSet.played(games, trial.moves, 0).moves;
  }
  /** The numbers of the moves chosen so far: with the seed they tell the whole game. */
  choices(): number[] {
    return this.#way(this.#last).choices;
  }

  /** All that was chosen, and where chance was seeded anew. */
  #way(last: Step | undefined): { choices: number[]; reseeds: Reseed[] } {
    const choices: number[] = [];
    const reseeds: Reseed[] = [];
    for (let step = last; step; step = step.before) {
      if (step.rng) reseeds.push({ at: step.length, rng: step.rng });
      else choices.push(step.choice);
    }
    return { choices: choices.reverse(), reseeds: reseeds.reverse() };
  }

  /** Another trial of the same game that was played up to a step; if it is to go back from there, that is noted. */
  #again(last: Step | undefined, notes = this.#notes): Trial {
    const { limits } = this;
    const trial = this.#base ? Trial.from(this.game, this.#base.copy()) : this.#anew();
    const { choices, reseeds } = this.#way(last);
    trial.#notes = notes;
    trial.#records = true;
    // The moves have been played before: no time is too long for them.
    trial.limits = { ...limits, ms: Number.POSITIVE_INFINITY };
    trial.#play(choices, reseeds);
    trial.limits = limits;
    return trial;
  }

  #anew(): Trial {
    return Trial.#begin(this.game, this.#seed(), this.#position?.choosesChance === true);
  }

  /**
   * Plays a legal move, or what chance does where it is chosen. What is not possible is refused, and the trial stays as it
   * is.
   */
  apply(choice: Choice | ChanceOutcome): this {
    const live = this.#live;
    if (live > 0 && typeof choice === 'number') return this.#applyLive(checkNumber(choice, live));
    const position = this.#here();
    const { context, flow } = position;
    if (isOver(context.state)) throw new EngineError('game-over', 'The game is over.');
    if (typeof choice !== 'number' || flow === undefined) return this.#applyAny(choice);
    const count = this.#count();
    const index = checkNumber(choice, count);
    // What loops do is a short way of its own.
    if (this.#live > 0) return this.#applyLive(index);
    this.#advance(index);
    return this.#chose(index);
  }

  /** Makes one of the moves that are counted and not found. */
  #applyLive(index: number): this {
    const { context, flow, limits } = this.#here();
    meter.enter(limits);
    try {
      flow!.playCounted(context, index, this.#live);
    } catch (error) {
      throw this.#failed(playError(error), index);
    } finally {
      meter.leave();
    }
    return this.#chose(index);
  }

  #applyAny(choice: Choice | ChanceOutcome): this {
    const position = this.#here();
    if (position.isChance) {
      const outcome = findOutcome(choice, position.chanceOutcomes());
      this.#safely((here) => {
        here.settle();
        here.applyOutcome(outcome);
      });
      return this.#chose(outcome.index);
    }
    const legal = this.#legalList();
    if (typeof choice === 'string' && isJointText(choice, this.game)) return this.#applyText(choice);
    const index =
      typeof choice === 'number'
        ? checkNumber(choice, legal.length)
        : findMove(choice as Choice, position, () => this.#legalSet());
    if (position.choosesChance) this.#safely((here) => here.advance(index));
    else this.#advance(index);
    return this.#chose(index);
  }

  /** Plays a legal move. If that fails, everything is as before. */
  #advance(index: number): void {
    const position = this.#here();
    const { ms } = position.limits;
    const deadline = ms === Number.POSITIVE_INFINITY ? undefined : meter.hurry(ms);
    try {
      if (position.flow === undefined) position.settle();
      if (this.#notes || !position.isPlain) position.advance(index);
      else position.goOn(index, !this.#records);
    } catch (error) {
      if (deadline) meter.resume(deadline);
      throw this.#failed(error, index);
    }
    if (deadline) meter.resume(deadline);
  }

  /** Puts back what a move has done that failed; the error with its place. */
  #failed(error: unknown, index: number): EngineError {
    // What was noted is taken back where the move is made.
    this.#live = 0;
    if (!this.#notes && this.#here().isPlain) this.#position = this.#again(this.#last).#here();
    return located(error, this.game, this.#here(), (again) => {
      again.settle();
      again.advance(index);
    });
  }

  /** Notes what was chosen. */
  #chose(index: number): this {
    this.#live = 0;
    this.#legal = undefined;
    this.#moves = undefined;
    const before = this.#last;
    this.#last = { before, length: (before?.length ?? 0) + 1, choice: index, rng: undefined };
    return this;
  }

  /** Plays the moves of all players that are written as one. */
  #applyText(text: string): this {
    const choices = this.#here().isBetweenMoves ? findJoint(this.#here(), text) : undefined;
    if (!choices) throw new EngineError('illegal-move', 'The moves that are written as one are not legal now.');
    for (const choice of choices) this.apply(choice);
    return this;
  }

  /** Takes the last move back. False if there is none. */
  undo(): boolean {
    let last = this.#last;
    // A seed that was given after the last move is gone with it.
    while (last?.rng) last = last.before;
    if (!last) return false;
    this.#live = 0;
    if (!this.#notes) {
      this.#notes = true;
      this.game.takesBack = true;
    }
    if (!this.#recorded().retreat()) this.#position = this.#again(last.before).#here();
    this.#legal = undefined;
    this.#moves = undefined;
    this.#last = last.before;
    return true;
  }

  /** Plays the moves of a saved trial with the generators that belong to them. */
  #play(choices: readonly number[], reseeds: readonly Reseed[]): void {
    let next = 0;
    for (let k = 0; k <= choices.length; k++) {
      for (; reseeds[next]?.at === k; next++) this.#goOnWith(SplitMix64.fromBytes(reseeds[next]!.rng));
      if (k === choices.length) break;
      const options = this.isChance ? this.chanceOutcomes().length : this.legalCount;
      if (this.isOver || choices[k]! >= options) {
        throw new EngineError('malformed-trial', `Move ${k + 1} of the trial is not legal.`);
      }
      this.apply(choices[k]!);
    }
  }

  /** Goes on with a generator in a given state. */
  #goOnWith(rng: SplitMix64): void {
    this.#here().context.gameRng.copyFrom(rng);
    this.#here().settle();
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

  // ---- actions as numbers -----------------------------------------------------------------------------------------

  /** The number of a legal move in the action space of the game. */
  actionId(choice: Choice): number {
    const index = findMove(choice, this.#here(), () => this.#legalSet());
    return this.#actions().id(this.#here().legal, index);
  }
  /** The legal move of an action. */
  moveOf(action: number): Move {
    checkAction(action, this.#actions());
    const index = this.#actions().find(this.#here().legal, action);
    if (index < 0) throw new EngineError('illegal-move', `Action ${action} is no legal move now.`);
    return this.#legalSet().move(index);
  }
  /** The actions of the legal moves, in their order. */
  actionIds(): Int32Array {
    void this.#legalList();
    return this.#here().actionIds();
  }
  /** 1 for each action that is legal, else 0; into an array of yours, if given, that has room for all actions. */
  actionMask(out?: Uint8Array): Uint8Array {
    const ids = this.actionIds();
    const { size } = this.#actions();
    const mask = out ?? new Uint8Array(size);
    if (!(mask instanceof Uint8Array) || mask.length < size) {
      throw new EngineError('bad-option', `A mask of actions is a Uint8Array of at least ${size} entries.`);
    }
    mask.fill(0);
    for (const id of ids) mask[id] = 1;
    return mask;
  }
  #actions(): ActionSpace {
    return this.#here().rulebook.actionSpace;
  }

  /** Ranks of the players by number (entry 0 is 0): 1 is best, 0 undecided; equal places share their mean. */
  ranking(): number[] {
    const out = new Float64Array(this.game.players + 1);
    if (this.isOver) ranksOf(this.#here().context, out);
    return [...out];
  }
  /** Returns of the players by number (entry 0 is 0): from −1 for the last to 1 for the first, 0 while playing. */
  returns(): number[] {
    const out = new Float64Array(this.game.players + 1);
    returnsOf(this.#here().context, out);
    return [...out];
  }
  /** The score of a player in games that have scores, else 0. */
  score(player: number): number {
    checkPlayer(player, this.game);
    return score(this.#here().context.state, player);
  }
  /** A number for the position with the player to move; equal positions have equal numbers. */
  get hash(): bigint {
    return this.#here().hash;
  }
  /** A number for what is on the board and in the hands, whoever is to move. */
  get boardHash(): bigint {
    return this.#here().boardHash;
  }
  #check(): string {
    return this.boardHash.toString(16);
  }

  /** What lies on a site, given by its number or name: piece, owner, count, state, rotation, value, levels of a stack. */
  at(site: number | string, type?: SiteTypeCode): SiteView {
    return this.#recorded().at(site, type);
  }
  /** What a player may know of the position. */
  observe(player: number): Observation {
    return this.#recorded().observe(player);
  }

  /** Plays on from here at random on a copy; the trial itself stays as it is. */
  playout(options: PlayoutOptions = {}): PlayoutResult {
    checkOptions(options);
    try {
      return playoutFrom(this.#recorded().copy(), options);
    } catch (error) {
      throw located(error, this.game, this.#here(), (position) => playoutFrom(position, options));
    }
  }

  /**
   * An independent copy. It will see the same dice and cards as this trial; with a `seed` it gets its own, as a search
   * must, or it would foresee chance.
   */
  clone(options?: CopyOptions): Trial {
    const seed = options === undefined ? undefined : checkOptions(options).seed;
    const rng = seed === undefined ? undefined : reseeded(seed);
    const copy = this.#here().choosesChance ? this.#again(this.#last) : this.#copy();
    if (rng && this.game.isStochastic) copy.#goOnWith(rng);
    return copy;
  }

  #copy(): Trial {
    const position = this.#notes ? this.#here().copyWithPast() : this.#here().copy();
    const copy = new Trial(this.game, this.#high, this.#low, position, this.#base);
    copy.#last = this.#last;
    copy.#records = this.#records;
    return copy;
  }

  /**
   * A trial that goes on from here with all that is hidden from a player filled in at random, as it may be: what a player
   * can search on. Pieces are exchanged only where the player cannot tell; what was seen in moves before is not used.
   */
  determinise(player: number, seed: number): Trial {
    return Trial.from(this.game, determinise(this.#recorded(), player, checkSeed(seed)));
  }

  // ---- chance that is chosen --------------------------------------------------------------------------------------

  /** True if chance is to choose; only in trials that were started with `chance: 'explicit'`. */
  get isChance(): boolean {
    return this.#here().isChance;
  }
  /** All that chance can do now, with probabilities. Where they are too many, as for a deck, this is refused. */
  chanceOutcomes(): readonly ChanceOutcome[] {
    return this.#here().chanceOutcomes();
  }

  // ---- players who move at once -----------------------------------------------------------------------------------

  /** The players who choose now: the mover, or all who move at once. */
  get choosers(): readonly number[] {
    return this.#here().choosers;
  }
  /** The legal moves of one of the players who choose now. */
  legalMovesOf(player: number): readonly Move[] {
    checkPlayer(player, this.game);
    if (this.isOver || !this.choosers.includes(player)) return [];
    if (player === this.mover) return this.legalMoves();
    if (!this.#here().isBetweenMoves) {
      throw new EngineError('bad-option', `Only player ${this.mover} chooses: others have chosen already.`);
    }
    return inTime(this.limits.ms, () => {
      const ahead = this.clone();
      while (ahead.mover !== player) ahead.apply(0);
      return ahead.legalMoves();
    });
  }
  /** Plays the moves of all players who choose now, by player (entry 0 unused). If one is refused, none is played. */
  applyJoint(choices: readonly (Choice | undefined)[]): this {
    if (this.isOver) throw new EngineError('game-over', 'The game is over.');
    const movers = this.choosers;
    if (!Array.isArray(choices)) throw new EngineError('bad-option', 'Moves at once are a list by player.');
    if (!this.#here().isBetweenMoves) throw new EngineError('bad-option', 'Some players have chosen already.');
    const { length } = this;
    try {
      inTime(this.limits.ms, () => {
        for (const player of movers) {
          const choice = choices[player];
          if (choice === undefined) throw new EngineError('bad-option', `There is no move for player ${player}.`);
          this.apply(choice);
        }
      });
    } catch (error) {
      while (this.length > length) this.undo();
      throw error;
    }
    return this;
  }

  /** The trial as a text that `Game.parse` reads: the seed and the numbers of the moves. */
  serialise(): string {
    const { choices, reseeds } = this.#way(this.#last);
    const saved: SavedTrial = {
      game: this.game.name,
      rng: this.seedBytes,
      choices,
      ...(this.#here().choosesChance ? { chance: 'explicit' as const } : {}),
      ...(this.#base ? { position: this.#base.serialise() } : {}),
      ...(reseeds.length > 0 ? { reseeds } : {}),
      check: this.#check(),
    };
    return JSON.stringify(saved);
  }

  /**
   * Reads a trial that {@link serialise} wrote.
   *
   * @internal
   */
  static parse(game: Rulebook, text: string): Trial {
    const saved = readSaved(checkText(text, 'A saved trial'));
    if (saved.game !== game.name) {
      throw new EngineError('other-game', `The trial is one of "${saved.game}", not of "${game.name}".`);
    }
    // Reading is one call, however many moves it plays.
    const trial = inTime(game.limits.ms, () => {
      const begun =
        saved.position === undefined
          ? Trial.startWith(game, SplitMix64.fromBytes(saved.rng), saved.chance === 'explicit')
          : Trial.from(game, Position.parse(game, saved.position));
      begun.#play(saved.choices, saved.reseeds ?? []);
      return begun;
    });
    if (trial.#check() !== saved.check) {
      throw new EngineError('malformed-trial', 'The trial ends elsewhere than when it was saved: the rules differ.');
    }
    return trial;
  }

  /** What `JSON.stringify` writes: what {@link serialise} does. */
  toJSON(): unknown {
    return JSON.parse(this.serialise());
  }

  /** The board with its pieces, hands, scores and whose turn it is, for people. It shows everything; see {@link textFor}. */
  toString(): string {
    return printPosition(this.#recorded());
  }
  /** As {@link toString}, as a player sees it: pieces that are hidden from the player are shown as `?`. */
  textFor(player: number): string {
    checkPlayer(player, this.game);
    return printPosition(this.#recorded(), player);
  }
}
