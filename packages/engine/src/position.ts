/**
 * A running game or match without history: the least that playouts and searches need, and nothing that allocates. Games
 * with simultaneous moves ask one player after the other here, so that everything above sees turns only.
 */
import { type Game as CompiledGame, LimitExceeded, type Limits } from '@ludii/compiler';
import {
  applyMove,
  type Context,
  type Draws,
  isOver,
  MoveList,
  MoveWord,
  meter,
  type SiteTypeCode,
  SplitMix64,
} from '@ludii/compiler/internal';
import { type ChanceOutcome, enumerate, likelihood, nextScript, ScriptedDraws } from './chance.js';
import { checkByPlayer, checkFunction, checkOptions, checkText, shown, siteNumber } from './checks.js';
import { EngineError } from './errors.js';
import { boardHash, positionHash, positionKey } from './identity.js';
import type { Move } from './move.js';
import { MoveSet } from './moveSet.js';
import { Observation } from './observe.js';
import { returnsOf } from './outcome.js';
import { playError } from './playError.js';
import { readPosition, writePosition } from './positionText.js';
import { printPosition } from './print.js';
import type { Rulebook } from './rulebook.js';
import { type Checkpoint, type Running, run } from './running.js';
import { reseeded } from './seeds.js';
import { writeSetup } from './setup.js';
import { SiteReader, type SiteView } from './siteView.js';

/** How to copy a position or a trial. */
export interface CopyOptions {
  /**
   * Dice and cards to come are drawn with this seed instead of those that the original will see: what a search must do,
   * or it would foresee chance.
   */
  readonly seed?: number | undefined;
}

/** Chance that waits to be chosen. */
interface ChanceNode {
  /** The move that it follows from, −1 if the move is made and the throw is for the next. */
  readonly move: number;
  readonly outcomes: () => readonly ChanceOutcome[];
  readonly apply: (draws: readonly number[]) => void;
}

const noMoves = new MoveList(1);
const noChoices: readonly number[] = [];

/** What was chosen before an advance, and whether it made the players move. */
interface PastChoice {
  readonly choices: readonly number[];
  readonly moved: boolean;
}

// Empty until something is put in, when each position makes its own: many copies never need them.
const noLists: MoveList[] = [];
const noFrames: (readonly number[])[] = [];
const noSteps: (() => void)[] = [];
const noPast: PastChoice[] = [];

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Players who choose when all move at once, in order. */
function choosers(c: Context): number[] {
  const found: number[] = [];
  for (let player = 1; player <= c.game.players; player++) if (c.state.isActive(player)) found.push(player);
  return found;
}

/** How many players choose when all move at once. */
function chooserCount({ game, state }: Context): number {
  let count = 0;
  for (let player = 1; player <= game.players; player++) if (state.isActive(player)) count++;
  return count;
}

/** The player who chooses after so many others; 0 for nobody. */
function chooserAfter({ game, state }: Context, others: number): number {
  let left = others;
  for (let player = 1; player <= game.players; player++) if (state.isActive(player) && left-- === 0) return player;
  return 0;
}

/** Where a position was. */
export interface PositionCheckpoint {
  readonly running: Checkpoint;
  readonly choices: readonly number[];
  readonly frames: number;
}

/** Refuses what is no position. */
export function checkPosition(position: Position): Position {
  if (position instanceof Position) return position;
  throw new EngineError('bad-option', `A position is expected, such as that of a trial, not ${shown(position)}.`);
}

/** A running game. */
export class Position {
  /** How the players stand: whose turn it is, ranks and all moves. Of a game also what is on the board. */
  readonly context: Context;
  /**
   * What is being played.
   *
   * @internal
   */
  readonly running: Running;
  /**
   * True if it is one of a game of turns in which chance is drawn: every move has a number and an outcome.
   *
   * @internal
   */
  readonly isPlain: boolean;
  /**
   * The rules that play it, where it {@link isPlain} and nothing but them has a say in a move: loops call them directly.
   *
   * @internal
   */
  readonly flow: CompiledGame['flow'] | undefined;
  /** What one move may cost here. */
  limits: Limits;
  /** Simultaneous games: numbers of the moves chosen so far, in the order of the players. */
  #choices = noChoices;
  #frames = noFrames;
  #own: MoveList[] = noLists;
  #ownReady = false;
  /** Which of the legal moves of all they are. */
  readonly #ownNumbers: number[] = [];
  /** True if chance waits to be chosen instead of being drawn. */
  readonly #explicit: boolean;
  /** What chance is asked for: what follows from a move that was chosen, or what the legal moves will be. */
  #pending: ChanceNode | undefined;
  /** How each step of a game with chosen chance is taken back. */
  #steps = noSteps;
  /** Simultaneous games: what was chosen before each advance, and whether it made the players move. */
  #past = noPast;

  /** @internal */
  constructor(
    readonly game: Rulebook,
    rng?: SplitMix64,
    explicit = false,
    running?: Running,
  ) {
    this.#explicit = explicit;
    if (explicit && (game.match || game.mode === 'simultaneous')) {
      throw new EngineError('bad-option', 'Chance can be chosen in games of turns only, not in matches.');
    }
    this.running = running ?? run(game.match ?? game.compiled, rng ?? new SplitMix64());
    this.context = this.running.context;
    this.isPlain = !explicit && game.match === undefined && game.mode !== 'simultaneous';
    this.flow = this.isPlain && game.mode === 'alternating' && !game.isStochastic ? game.compiled.flow : undefined;
    this.limits = game.limits;
  }

  /** Begins a new game with the present state of the generator. */
  start(): void {
    this.settle();
    this.#choices = noChoices;
    if (this.#frames.length > 0) this.#frames.length = 0;
    if (this.#past.length > 0) this.#past.length = 0;
    this.#ownReady = false;
    meter.enter(this.limits);
    try {
      this.running.start();
      if (this.#steps.length > 0) this.#steps.length = 0;
      this.#pending = undefined;
      if (this.#explicit) this.#askLegal();
    } catch (error) {
      throw playError(error);
    } finally {
      meter.leave();
    }
  }

  /**
   * Questions that rules ask ("what if …") draw from a generator that the whole process shares. This puts it into a
   * state that follows from this game alone, so that a seed gives the same game whatever else was played before.
   *
   * @internal
   */
  settle(): void {
    if (!this.game.isStochastic) return;
    this.context.markSameRandom();
    this.context.rollback();
  }

  /** From here on dice and cards are drawn with another seed. What was drawn already (the throw being played) stays. */
  reseed(seed: number): void {
    this.context.gameRng.copyFrom(reseeded(seed));
    this.settle();
  }

  get isOver(): boolean {
    return isOver(this.context.state);
  }

  /** The game on the board: the same as {@link context}, or the present game of a match. */
  get current(): Context {
    return this.running.current;
  }
  /** The rules of the game on the board. */
  get rulebook(): Rulebook {
    return this.game.games[this.running.part]!;
  }
  #simultaneous(): boolean {
    return this.running.mode === 'simultaneous';
  }

  /** The player (colour) to move; 0 while chance waits to be chosen. */
  get mover(): number {
    if (this.#pending) return 0;
    if (!this.#simultaneous()) return this.context.state.mover;
    return chooserAfter(this.current, this.#choices.length) || this.context.state.mover;
  }

  /** The players who choose now: the mover, or all who move at once. */
  get choosers(): readonly number[] {
    if (this.isOver || this.#pending) return [];
    return this.#simultaneous() ? choosers(this.current) : [this.mover];
  }
  /** False while some of the players who move at once have chosen and others have not. */
  get isBetweenMoves(): boolean {
    return this.#choices.length === 0;
  }

  /** The agent to move: not the same as the mover after players have swapped colours. */
  get agent(): number {
    return this.agentOf(this.mover);
  }
  /** The agent who plays a colour. */
  agentOf(colour: number): number {
    const { state } = this.current;
    for (let agent = 1; agent <= this.game.players; agent++) if (state.playerOrder(agent) === colour) return agent;
    return colour;
  }

  /** The legal moves of the mover. The list changes with the next move. */
  get legal(): MoveList {
    if (this.#pending) return noMoves;
    const { context, running } = this;
    const { known } = running;
    const all = known && known.length > 0 ? known : this.find();
    if (running.mode !== 'simultaneous') return all;
    let own = this.#own[context.depth];
    if (own && this.#ownReady) return own;
    if (own === undefined || own.isKept) {
      if (this.#own === noLists) this.#own = [];
      own = new MoveList();
      this.#own[context.depth] = own;
    }
    own.clear();
    const { mover } = this;
    const numbers = this.#ownNumbers;
    for (let i = 0; i < all.length; i++) {
      if (all.tape[all.start(i) + MoveWord.Mover] !== mover) continue;
      numbers[own.length] = i;
      own.copyMove(all, i);
    }
    this.#ownReady = true;
    return own;
  }

  /** The actions of the legal moves in the action space of the game, in their order: what a model gives priors for. */
  actionIds(): Int32Array {
    const { legal } = this;
    const ids = new Int32Array(legal.length);
    this.rulebook.actionSpace.ids(legal, ids);
    return ids;
  }

  /**
   * The legal moves some moves ago, if they are still there.
   *
   * @internal
   */
  legalBefore(moves: number): MoveList | undefined {
    return this.game.mode === 'simultaneous' || this.#explicit ? undefined : this.running.legalBefore(moves);
  }

  /**
   * The legal moves, if they are known already.
   *
   * @internal
   */
  get known(): MoveList | undefined {
    const { known, mode } = this.running;
    return this.#pending || mode === 'simultaneous' || known?.length === 0 ? undefined : known;
  }

  /**
   * Says what the legal moves are, so that they need not be found: a copy of {@link legal} from when the same moves had been
   * played from the same position. For searches that come back; in games of turns without chance only.
   *
   * @internal
   */
  recall(list: MoveList): void {
    this.running.recall(list);
  }

  /**
   * Finds the legal moves of all players who are to move.
   *
   * @internal
   */
  find(): MoveList {
    const { context, flow } = this;
    meter.enter(this.limits);
    try {
      if (flow && !context.trial.legal) context.rest();
      const all = flow ? flow.legalMoves(context) : this.running.legalMoves();
      if (all.length > this.limits.moves) throw new LimitExceeded('moves', all.length, this.limits.moves);
      return all;
    } catch (error) {
      throw playError(error);
    } finally {
      meter.leave();
    }
  }

  /** A move of {@link legal} as a value. Ask for its names while the position is as it is. */
  move(index: number): Move {
    this.#check(index);
    const { legal } = this;
    return MoveSet.legal(this.rulebook, legal, (i) => this.outcome(i)).move(index);
  }

  /**
   * The words of a legal move with all that would follow from it. Where chance has a part in that, it is not the chance of
   * the game, so that nothing can be foreseen; with `foreseen` it is.
   *
   * @internal
   */
  outcome(index: number, foreseen = false): Int32Array {
    const { current: c, legal } = this;
    // The question opens with a generator of its own: this one must be as it was.
    const { rng } = c;
    const { high, low } = rng;
    const open = c.openWork();
    if (!foreseen) rng.setState(0, 0);
    c.markSameRandom();
    rng.setState(high, low);
    meter.enter(this.limits);
    try {
      applyMove(c, legal, index);
      const { moves } = c.trial;
      const start = c.trial.lastStart();
      return moves.tape.slice(start, start + moves.tape[start]!);
    } catch (error) {
      throw playError(error);
    } finally {
      meter.leave();
      c.recover(open);
    }
  }

  /** Plays a legal move by its number. */
  apply(index: number): void {
    const { context, running } = this;
    this.#check(index);
    meter.enter(this.limits);
    try {
      if (this.#simultaneous()) {
        const all = this.#choose(index);
        if (!all) return;
        running.applyTogether(all);
      } else running.apply(index);
      // Inside a question the flow leaves this to us.
      if (context.depth > 0 && this.game.isStochastic) running.legalMoves();
    } catch (error) {
      throw playError(error);
    } finally {
      meter.leave();
    }
  }

  /**
   * Plays a legal move once for everything that chance can make of it, calls back in each position with its probability, and
   * takes it back. If chance has more than `most` outcomes or cannot be listed, nothing is called and the answer is false.
   */
  forEachOutcome(index: number, most: number, visit: (probability: number) => void): boolean {
    checkFunction(visit, 'What is done for each outcome');
    if (typeof most !== 'number' || !(most >= 0))
      throw new EngineError('bad-option', `So many outcomes are a number, not ${shown(most)}.`);
    const { context } = this;
    let script: number[] | undefined = [];
    for (let first = true; script; first = false) {
      const draws = new ScriptedDraws(script);
      this.mark();
      try {
        context.rng = draws;
        this.apply(index);
        context.rng = context.gameRng;
        // All outcomes of dice are equally likely; where they are not, the first tells enough.
        if (first && (draws.unbounded || 1 / likelihood(draws) > most)) return false;
        visit(likelihood(draws));
      } finally {
        this.rollback();
      }
      script = nextScript(draws);
    }
    return true;
  }

  /**
   * Plays on at random until the game is over or enough moves are played. Returns the number of moves played. If it
   * forgets, nobody may ask afterwards which moves they were.
   *
   * @internal
   */
  playOut(draws: Draws, maxMoves: number, forgets = false): number {
    meter.enter(this.limits);
    try {
      return this.running.playOut(draws, maxMoves, forgets);
    } catch (error) {
      throw playError(error);
    } finally {
      meter.leave();
    }
  }

  /** Refuses what is no number of a legal move. */
  #check(index: number): void {
    const { length } = this.legal;
    if (Number.isInteger(index) && index >= 0 && index < length) return;
    throw new EngineError('illegal-move', `There is no move ${shown(index)}: the ${length} moves count from 0.`);
  }

  /**
   * As {@link apply} of a number that is known to be right, where the position {@link isPlain}. If it forgets, nobody may ask
   * afterwards which moves were played.
   *
   * @internal
   */
  goOn(index: number, forgets = false): void {
    const { context, flow } = this;
    const { legal } = context.trial;
    meter.enter(this.limits);
    try {
      if (flow && legal) {
        context.rest();
        if (forgets) flow.goOn(context, legal, index);
        else flow.apply(context, legal, index);
      } else this.running.apply(index);
    } catch (error) {
      throw playError(error);
    } finally {
      meter.leave();
    }
  }

  /**
   * As {@link apply}, so that {@link retreat} takes the move back. Not inside a question.
   *
   * @internal
   */
  advance(index: number): void {
    const before = this.#choices;
    meter.enter(this.limits);
    try {
      this.#advance(index);
    } catch (error) {
      this.#choices = before;
      this.#ownReady = false;
      throw playError(error);
    } finally {
      meter.leave();
    }
  }

  #advance(index: number): void {
    const { running } = this;
    if (this.#explicit) {
      this.#advanceChosen(index);
      return;
    }
    if (this.game.mode !== 'simultaneous') {
      running.advance(index);
      return;
    }
    const before = this.#choices;
    const all = this.#simultaneous() ? this.#choose(index) : [];
    if (all) {
      if (all.length > 0) running.advanceTogether(all);
      else running.advance(index);
      this.#ownReady = false;
    }
    if (this.#past === noPast) this.#past = [];
    this.#past.push({ choices: before, moved: all !== undefined });
  }

  /**
   * Takes the last advance back. False if it is not known how: then the game must be played again up to there.
   *
   * @internal
   */
  retreat(): boolean {
    this.#ownReady = false;
    if (this.#explicit) {
      const back = this.#steps.pop();
      back?.();
      return back !== undefined;
    }
    if (this.game.mode !== 'simultaneous') return this.running.retreat();
    const last = this.#past.pop();
    if (!last || (last.moved && !this.running.retreat())) return false;
    this.#choices = last.choices;
    return true;
  }

  // ---- chance that is chosen --------------------------------------------------------------------------------------

  /** True if chance waits to be chosen. */
  get isChance(): boolean {
    return this.#pending !== undefined;
  }
  /** All that chance can do now, with probabilities; empty where it has no part. */
  chanceOutcomes(): readonly ChanceOutcome[] {
    return this.#pending?.outcomes() ?? [];
  }
  /** Lets chance do something. */
  applyOutcome(outcome: ChanceOutcome): void {
    if (!Array.isArray((outcome as ChanceOutcome | null | undefined)?.draws))
      throw new EngineError('illegal-move', `An outcome of chance is expected, not ${shown(outcome)}.`);
    this.#pending?.apply(outcome.draws);
  }

  #addStep(back: () => void): void {
    if (this.#steps === noSteps) this.#steps = [];
    this.#steps.push(back);
  }
  /** Plays a move. If chance has a part in what follows from it, it waits for that first. */
  #advanceChosen(index: number): void {
    const { running } = this;
    const trying = new ScriptedDraws([]);
    running.advance(index, trying);
    if (!trying.hasDrawn) {
      this.#addStep(() => {
        this.#pending = undefined;
        running.retreat();
      });
      this.#askLegal();
      return;
    }
    running.retreat();
    this.#askMove(index);
    this.#addStep(() => {
      this.#pending = undefined;
    });
  }

  /** Waits for what follows from a move. */
  #askMove(index: number): void {
    const { running } = this;
    this.#pending = {
      move: index,
      outcomes: once(() =>
        enumerate((draws) => {
          running.advance(index, draws);
          running.retreat();
        }),
      ),
      apply: (script) => {
        this.#pending = undefined;
        running.advance(index, new ScriptedDraws(script));
        this.#addStep(() => {
          running.retreat();
          this.#askMove(index);
        });
        this.#askLegal();
      },
    };
  }

  /** Waits for a throw, if the legal moves depend on one; else they are found. */
  #askLegal(): void {
    const { running } = this;
    if (this.isOver) return;
    const trying = new ScriptedDraws([]);
    running.drawLegal(trying, false);
    if (!trying.hasDrawn) {
      running.drawLegal(this.context.gameRng, true);
      return;
    }
    this.#pending = {
      move: -1,
      outcomes: once(() => enumerate((draws) => running.drawLegal(draws, false))),
      apply: (script) => {
        this.#pending = undefined;
        running.drawLegal(new ScriptedDraws(script), true);
        this.#addStep(() => this.#askLegal());
      },
    };
  }

  /** Notes the choice of a player. When all have chosen, the numbers of their moves among the legal moves of all. */
  #choose(index: number): number[] | undefined {
    const number = index < this.legal.length ? this.#ownNumbers[index]! : -1;
    this.#ownReady = false;
    const choices = [...this.#choices, number];
    const complete = choices.length === chooserCount(this.current);
    this.#choices = complete ? noChoices : choices;
    return complete ? choices : undefined;
  }

  /**
   * Chooses anew, at random, for the players who have chosen in secret before the one who is to move.
   *
   * @internal
   */
  rechoose(random: SplitMix64): void {
    const count = this.#choices.length;
    this.#choices = noChoices;
    for (let k = 0; k < count; k++) {
      this.#ownReady = false;
      this.apply(random.nextInt(this.legal.length));
    }
    this.#ownReady = false;
  }

  /** Begins a question: what is played from here on is taken back by {@link rollback}. Questions nest. */
  mark(): void {
    try {
      this.running.mark();
    } catch (error) {
      // A mark counts as effort: the time may be up right here.
      throw playError(error);
    }
    this.#ownReady = false;
    if (this.#frames === noFrames) this.#frames = [];
    this.#frames.push(this.#choices);
  }

  /** Takes back what was played since the last mark. Random numbers that were drawn stay drawn. */
  rollback(): void {
    this.running.rollback();
    this.#ownReady = false;
    this.#choices = this.#frames.pop() ?? noChoices;
  }

  /**
   * Where the position is, to go back there with {@link restore} after a rule has failed.
   *
   * @internal
   */
  checkpoint(): PositionCheckpoint {
    return { running: this.running.checkpoint(), choices: this.#choices, frames: this.#frames.length };
  }

  /**
   * Goes back to a checkpoint that was taken before the last {@link mark}, whatever has been left open since.
   *
   * @internal
   */
  restore({ running, choices, frames }: PositionCheckpoint): void {
    this.running.restore(running);
    this.#choices = choices;
    this.#frames.length = frames;
    this.#ownReady = false;
  }

  // ---- what can be seen -------------------------------------------------------------------------------------------

  /** What lies on a site, given by its number or name: piece, owner, count, state, rotation, value, levels of a stack. */
  at(site: number | string, type: SiteTypeCode = this.rulebook.compiled.shape.board.defaultSite): SiteView {
    return new SiteReader(this, 0).at(siteNumber(site, type, this.rulebook), type);
  }
  /** What a player may know of the position. */
  observe(player: number): Observation {
    return new Observation(this, player);
  }
  /** The pieces as a text that `Game.setup` reads: `A1:Rook1 E1:King1,state=1`. */
  setupText(): string {
    return writeSetup(this);
  }

  /** A number for the position with the player to move; equal positions have equal numbers. */
  get hash(): bigint {
    return positionHash(this);
  }
  /** A number for what is on the board and in the hands, whoever is to move. */
  get boardHash(): bigint {
    return boardHash(this);
  }
  /** True if nothing but the way that led there, the number of moves and chance to come can differ. */
  equals(other: Position): boolean {
    return (
      checkPosition(other).game === this.game && this.hash === other.hash && positionKey(this) === positionKey(other)
    );
  }

  /** The position as a text that `Game.position` reads, with what rules know of the moves before. Not of matches. */
  serialise(): string {
    if (this.game.match)
      throw new EngineError('bad-option', 'A position of a match is not saved: serialise its trial.');
    return writePosition(this.current, this.#choices);
  }
  /** What `JSON.stringify` writes: what {@link serialise} does. */
  toJSON(): unknown {
    return JSON.parse(this.serialise());
  }
  /** The board with its pieces, hands, scores and whose turn it is, for people. It shows everything. */
  toString(): string {
    return printPosition(this);
  }
  /**
   * Reads a position that {@link serialise} wrote.
   *
   * @internal
   */
  static parse(game: Rulebook, text: string): Position {
    if (game.match) throw new EngineError('bad-option', 'A position of a match is not saved: parse its trial.');
    const position = new Position(game);
    position.#choices = readPosition(position.current, checkText(text, 'A position'));
    return position;
  }

  /** Returns of the players by colour (entry 0 unused), all 0 while the game goes on. */
  returns(out: Float64Array): void {
    returnsOf(this.context, checkByPlayer(out, this.game));
  }

  /** Returns by agent instead of colour. */
  agentReturns(out: Float64Array, colours: Float64Array): void {
    checkByPlayer(out, this.game);
    returnsOf(this.context, checkByPlayer(colours, this.game));
    const { state } = this.context;
    for (let agent = 1; agent <= this.game.players; agent++) out[agent] = colours[state.playerOrder(agent)]!;
  }

  /**
   * Takes over another position of the same game, without its open questions and its past. Chance is drawn from there on,
   * also where it is chosen in the other.
   */
  copyFrom(other: Position): void {
    if (checkPosition(other).game !== this.game)
      throw new EngineError('other-game', 'The position is one of another game.');
    this.adopt(other);
  }

  /**
   * As {@link copyFrom}, from a position of the same description that was compiled once more.
   *
   * @internal
   */
  adopt(other: Position): void {
    this.running.copyFrom(other.running);
    // To empty what is empty takes the machine long enough to be seen where positions are copied all the time.
    if (this.#frames.length > 0) this.#frames.length = 0;
    if (this.#past.length > 0) this.#past.length = 0;
    this.#ownReady = false;
    this.#takeRest(other);
  }

  /** Takes over what is not in the running game. */
  #takeRest(other: Position): void {
    this.limits = other.limits;
    this.#choices = other.#choices;
    const waiting = other.#pending;
    if (!waiting) return;
    // A copy draws what the other waits for.
    if (waiting.move >= 0) this.running.apply(waiting.move);
    else this.running.legalMoves();
  }

  /** True if chance is chosen here, not drawn. */
  get choosesChance(): boolean {
    return this.#explicit;
  }

  /** An independent copy. Without a seed of its own it will see the same dice and cards as the original. */
  copy(options?: CopyOptions): Position {
    const seed = options === undefined ? undefined : checkOptions(options).seed;
    const copy = this.#copy(false);
    if (seed !== undefined) copy.reseed(seed);
    return copy;
  }
  /**
   * An independent copy that can go back where this one can.
   *
   * @internal
   */
  copyWithPast(): Position {
    return this.#copy(true);
  }
  #copy(withPast: boolean): Position {
    const copy = new Position(this.game, undefined, false, this.running.copy(withPast));
    if (withPast && this.#past.length > 0) copy.#past = [...this.#past];
    copy.#takeRest(this);
    return copy;
  }
}
