/**
 * A game that is being played: legal moves, playing and taking back, the result, and a text to keep it.
 *
 * Taking back uses the journal of the state: each move opens a mark, and undoing rolls back to it. That costs a few words
 * per move, where snapshots would cost a whole state. A trial that was cloned or parsed has no marks; there the moves
 * before are played again from the start.
 */
import {
  type EndType,
  endType,
  isOver,
  type Limits,
  type MoveList,
  meter,
  SplitMix64,
  score,
  winner,
} from '@ludii/compiler';
import { EngineError } from './errors.js';
import { located } from './failures.js';
import { Move } from './move.js';
import { ranksOf, returnsOf } from './outcome.js';
import { type PlayoutOptions, type PlayoutResult, playoutFrom } from './playout.js';
import { type CopyOptions, Position } from './position.js';
import { printPosition } from './print.js';
import type { Rulebook } from './rulebook.js';
import { generator, Purpose } from './seeds.js';

/** A legal move: its number, the move itself, its notation or its full text. */
export type Choice = number | Move | string;

interface SavedTrial {
  readonly game: string;
  readonly rng: readonly number[];
  readonly choices: readonly number[];
  /** Where the trial was seeded anew, if anywhere. */
  readonly reseeds?: readonly Reseed[];
  readonly check: string;
}

/** From a number of moves on, dice and cards come from another generator: its state as in trial files. */
interface Reseed {
  readonly at: number;
  readonly rng: readonly number[];
}

/** A game that is being played. */
export class Trial {
  #position: Position;
  /** State of the generator before the start. */
  readonly #seed: SplitMix64;
  readonly #choices: number[] = [];
  /** State of the generator before each move that has a mark. */
  readonly #generators: number[] = [];
  readonly #reseeds: Reseed[] = [];

  private constructor(
    readonly game: Rulebook,
    seed: SplitMix64,
    position?: Position,
  ) {
    this.#seed = new SplitMix64(seed.high, seed.low);
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
  /** Starts a game with a generator in a given state, as trial files record it. */
  static startWith(game: Rulebook, rng: SplitMix64): Trial {
    return new Trial(game, rng);
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
    return this.#choices.length;
  }
  /** State of the generator before the start: eight bytes, as in trial files. */
  get seedBytes(): number[] {
    return this.#seed.toBytes();
  }

  /** True if chance was seeded anew on the way, so that the first seed alone does not tell the whole game. */
  get isReseeded(): boolean {
    return this.#reseeds.length > 0;
  }

  /** Number of legal moves; 0 when the game is over. */
  get legalCount(): number {
    return this.#legal.length;
  }
  get #legal(): MoveList {
    return this.#safely((position) => position.legal);
  }
  /** The legal moves of the mover. */
  legalMoves(): Move[] {
    return Array.from({ length: this.legalCount }, (_, i) => this.#position.move(i));
  }

  /** The moves played so far, with all that followed from them. Moves made at once are one move here. */
  moves(): Move[] {
    const { context, running } = this.#position;
    const { moveNumber, moves, startMoves } = context.trial;
    const { parts } = running;
    let finished = 0;
    return Array.from({ length: moveNumber }, (_, i) => {
      const rules = this.game.games[parts[finished]!]!;
      const move = new Move(rules, i, moves.tape, moves.start(startMoves + i));
      if (move.isNextGame) finished++;
      return move;
    });
  }
  /** The placements at the start. */
  placements(): Move[] {
    const { trial } = this.#position.context;
    return Array.from(
      { length: trial.startMoves },
      (_, i) => new Move(this.game.games[0]!, i, trial.moves.tape, trial.moves.start(i)),
    );
  }
  /** The numbers of the moves chosen so far: with the seed they tell the whole game. */
  choices(): number[] {
    return [...this.#choices];
  }

  /** Plays a legal move. */
  apply(choice: Choice): this {
    if (this.isOver) throw new EngineError('game-over', 'The game is over.');
    const index = this.#indexOf(choice);
    const { high, low } = this.#position.context.gameRng;
    this.#safely((position) => {
      position.settle();
      position.mark();
      position.apply(index);
    });
    this.#generators.push(high, low);
    this.#choices.push(index);
    return this;
  }

  #indexOf(choice: Choice): number {
    const legal = this.#legal;
    if (typeof choice === 'number') {
      if (Number.isInteger(choice) && choice >= 0 && choice < legal.length) return choice;
      throw new EngineError('illegal-move', `There is no move ${choice}: the ${legal.length} moves count from 0.`);
    }
    if (typeof choice === 'string') return this.#findText(choice);
    if (choice.index < legal.length && choice.isAt(legal.tape, legal.start(choice.index))) return choice.index;
    for (let i = 0; i < legal.length; i++) if (choice.isAt(legal.tape, legal.start(i))) return i;
    throw new EngineError('illegal-move', `${choice} is no legal move now.`);
  }

  #findText(text: string): number {
    const moves = this.legalMoves();
    const exact = moves.findIndex((move) => move.text === text);
    if (exact >= 0) return exact;
    const found = moves.filter((move) => move.notation.toLowerCase() === text.toLowerCase());
    const [first] = found;
    if (!first) throw new EngineError('illegal-move', `"${text}" is no legal move now.`);
    if (found.length > 1) {
      const texts = found.map((move) => `\n  ${move.index}: ${move.text}`).join('');
      throw new EngineError('ambiguous-move', `"${text}" can be one of several moves:${texts}`);
    }
    return first.index;
  }

  /** Takes the last move back. False if there is none. */
  undo(): boolean {
    const length = this.#choices.length - 1;
    if (length < 0) return false;
    const reseeds = this.#reseeds.filter(({ at }) => at <= length);
    if (this.#generators.length === 0) this.#playAgain(length, reseeds);
    else {
      const low = this.#generators.pop()!;
      const high = this.#generators.pop()!;
      this.#position.rollback();
      this.#position.context.gameRng.setState(high, low);
    }
    this.#choices.length = length;
    this.#reseeds.splice(0, this.#reseeds.length, ...reseeds);
    return true;
  }

  /** Plays the first moves once more, from the start. They were legal, so no time is too long for them. */
  #playAgain(length: number, reseeds: readonly Reseed[]): void {
    const { limits } = this;
    const again = Trial.startWith(this.game, this.#seed);
    again.limits = { ...limits, ms: Number.POSITIVE_INFINITY };
    again.#play(this.#choices.slice(0, length), reseeds);
    this.#position = again.#position;
    this.#position.limits = limits;
    this.#generators.push(...again.#generators);
  }

  /** Plays the moves of a saved trial with the generators that belong to them. */
  #play(choices: readonly number[], reseeds: readonly Reseed[]): void {
    let next = 0;
    for (let k = 0; k <= choices.length; k++) {
      for (; reseeds[next]?.at === k; next++) this.#take(SplitMix64.fromBytes(reseeds[next]!.rng));
      if (k === choices.length) break;
      if (this.isOver || choices[k]! >= this.legalCount) {
        throw new EngineError('malformed-trial', `Move ${k + 1} of the trial is not legal.`);
      }
      this.apply(choices[k]!);
    }
  }

  /** Goes on with a generator in a given state. */
  #take(rng: SplitMix64): void {
    const { gameRng } = this.#position.context;
    gameRng.copyFrom(rng);
    this.#position.settle();
    this.#reseeds.push({ at: this.length, rng: rng.toBytes() });
  }

  /**
   * From here on dice and cards are drawn with another seed; what was drawn already (the throw being played) stays. A
   * search that plays moves and takes them back does it on a clone with a seed of its own, or it would foresee chance.
   */
  reseed(seed: number): this {
    this.#position.reseed(seed);
    if (this.game.isStochastic) {
      this.#reseeds.push({ at: this.length, rng: this.#position.context.gameRng.toBytes() });
    }
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
    const copy = new Trial(this.game, this.#seed, this.#position.copy());
    copy.#choices.push(...this.#choices);
    copy.#reseeds.push(...this.#reseeds);
    if (seed !== undefined) copy.reseed(seed);
    return copy;
  }

  /** The trial as a text that `Game.parse` reads: the seed and the numbers of the moves. */
  serialise(): string {
    const saved: SavedTrial = {
      game: this.game.name,
      rng: this.#seed.toBytes(),
      choices: this.#choices,
      ...(this.#reseeds.length > 0 ? { reseeds: this.#reseeds } : {}),
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

function readSaved(text: string): SavedTrial {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new EngineError('malformed-trial', 'The text is no saved trial.');
  }
  const numbers = (list: unknown, low: number, high: number): boolean =>
    Array.isArray(list) && list.every((n) => Number.isInteger(n) && n >= low && n <= high);
  const saved = value as Partial<SavedTrial> | null;
  const good =
    typeof saved === 'object' &&
    saved !== null &&
    typeof saved.game === 'string' &&
    typeof saved.check === 'string' &&
    numbers(saved.rng, -128, 127) &&
    saved.rng?.length === 8 &&
    numbers(saved.choices, 0, 2 ** 31) &&
    (saved.reseeds === undefined ||
      (Array.isArray(saved.reseeds) &&
        saved.reseeds.every(
          (each: Partial<Reseed> | null) =>
            Number.isInteger(each?.at) && numbers(each?.rng, -128, 127) && each?.rng?.length === 8,
        )));
  if (!good) throw new EngineError('malformed-trial', 'The text is no saved trial.');
  return saved as SavedTrial;
}
