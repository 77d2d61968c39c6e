/** What is noted down of a game for the metrics: one pass over its states, no pictures and no texts. */
import { type Game, type Position, situationHash, type Trial } from '@ludii/engine';
import { score } from '@ludii/engine/internal';

/** A game as the metrics see it. Seats are counted from 0: the agent who sat there at the start. */
export interface GameRecord {
  /** Seed of a game that was played for the analysis, number of one that was recorded. */
  readonly seed: number;
  readonly choices: readonly number[];
  /** Number of moves. */
  readonly length: number;
  readonly turns: number;
  /** Score 0 … 1 of each seat. */
  readonly scores: readonly number[];
  /** True if a rule of the game ended it, not a limit. */
  readonly natural: boolean;
  /** The seat that alone is first, −1 if there is none. */
  readonly winner: number;
  /** Legal moves in each state but the last. */
  readonly branching: Int32Array;
  /** Seat to move in each of them. */
  readonly movers: Int32Array;
  /** Keys of all states, with and without the mover. */
  readonly situations: Float64Array;
  readonly positions: Float64Array;
  /** Occupied sites of the board in every state. */
  readonly occupied: Int32Array;
  /** Pieces of each player in every state: `pieces[t * players + p − 1]`. */
  readonly pieces: Int32Array;
  /** Sites that ever held a piece, as a share. */
  readonly coverage: number;
  /** Sites that ever held a piece. */
  readonly used: Uint8Array;
  /** Site that each move ends on and starts from, −1 elsewhere or off the board. */
  readonly to: Int32Array;
  readonly from: Int32Array;
  /** 1 if the move made a piece of another player vanish. */
  readonly captures: Uint8Array;
  /** Notation of the first moves, up to four. */
  readonly opening: readonly string[];
  readonly swapped: boolean;
  /** Scores of the game itself at the end, by player; empty if it has none. */
  readonly gameScores: readonly number[];
  /** Largest difference of those scores in each state. */
  readonly margins: Float64Array;
}

/** Chooses a move in a trial: its number. */
export type Player = (trial: Trial) => number;

const OpeningPlies = 4;

class Recorder {
  readonly #branching: number[] = [];
  readonly #movers: number[] = [];
  readonly #situations: number[] = [];
  readonly #positions: number[] = [];
  readonly #occupied: number[] = [];
  readonly #pieces: number[] = [];
  readonly #margins: number[] = [];
  readonly #to: number[] = [];
  readonly #from: number[] = [];
  readonly #captures: number[] = [];
  readonly #opening: string[] = [];
  readonly #used: Uint8Array;
  readonly #hash = new Int32Array(2);
  #swapped = false;

  constructor(readonly game: Game) {
    this.#used = new Uint8Array(game.compiled.board.siteCount);
  }

  /** Notes a state. */
  state(position: Position): void {
    const { state } = position.current;
    const { players, compiled } = this.game;
    const type = compiled.shape.board.defaultSite;
    let occupied = 0;
    for (let site = 0; site < this.#used.length; site++) {
      if (!state.isOccupied(type, site)) continue;
      occupied++;
      this.#used[site] = 1;
    }
    this.#occupied.push(occupied);
    for (let p = 1; p <= players; p++) this.#pieces.push(state.owned.total(p));
    situationHash(position, this.#hash);
    this.#situations.push(key(this.#hash[0]!, this.#hash[1]!));
    this.#positions.push(key(state.hashLow, state.hashHigh));
    if (compiled.shape.flags.score) {
      const all = Array.from({ length: players }, (_, p) => score(state, p + 1));
      this.#margins.push(Math.max(...all) - Math.min(...all));
    }
  }

  /** Plays a move and notes it. */
  move(trial: Trial, index: number): void {
    const move = trial.position.move(index);
    const board = this.#used.length;
    this.#branching.push(trial.legalCount);
    this.#movers.push(trial.agent - 1);
    this.#to.push(move.to < board && move.toType === this.game.compiled.shape.board.defaultSite ? move.to : -1);
    this.#from.push(move.from < board && move.from !== move.to ? move.from : -1);
    if (move.isSwap) this.#swapped = true;
    if (this.#opening.length < OpeningPlies) this.#opening.push(move.notation);
    const { mover } = trial;
    const before = this.#others(trial, mover);
    trial.apply(index);
    this.#captures.push(this.#others(trial, mover) < before ? 1 : 0);
  }

  #others(trial: Trial, mover: number): number {
    const { owned } = trial.position.current.state;
    let sum = 0;
    for (let p = 1; p <= this.game.players; p++) if (p !== mover) sum += owned.total(p);
    return sum;
  }

  finish(trial: Trial, seed: number): GameRecord {
    const { players, compiled } = this.game;
    const { context } = trial.position;
    const ranks = trial.ranking();
    const over = trial.isOver;
    const scores = Array.from({ length: players }, (_, seat) => {
      const rank = ranks[context.state.playerOrder(seat + 1)] ?? 0;
      if (!over) return 0.5;
      return players === 1 ? rank : 1 - (rank - 1) / (players - 1);
    });
    const first = scores.filter((each) => each === 1).length === 1 ? scores.indexOf(1) : -1;
    const natural = over && trial.endType !== 'MoveLimit' && trial.endType !== 'TurnLimit';
    return {
      seed,
      choices: trial.choices(),
      length: this.#branching.length,
      turns: trial.position.current.state.numTurn,
      scores,
      natural,
      winner: natural ? first : -1,
      branching: Int32Array.from(this.#branching),
      movers: Int32Array.from(this.#movers),
      situations: Float64Array.from(this.#situations),
      positions: Float64Array.from(this.#positions),
      occupied: Int32Array.from(this.#occupied),
      pieces: Int32Array.from(this.#pieces),
      coverage: this.#used.length === 0 ? 0 : this.#used.reduce((a, b) => a + b, 0) / this.#used.length,
      used: this.#used,
      to: Int32Array.from(this.#to),
      from: Int32Array.from(this.#from),
      captures: Uint8Array.from(this.#captures),
      opening: this.#opening,
      swapped: this.#swapped,
      gameScores: compiled.shape.flags.score ? Array.from({ length: players }, (_, p) => trial.score(p + 1)) : [],
      margins: Float64Array.from(this.#margins),
    };
  }
}

function key(low: number, high: number): number {
  return (low >>> 0) * 0x200000 + (high & 0x1fffff);
}

/** Plays a game and notes it down. It is broken off after `maxMoves`. */
export function recordGame(game: Game, seed: number, player: Player, maxMoves = 2000): GameRecord {
  return atOnce(gameSteps(game, game.start(seed), seed, player, maxMoves));
}

/** Plays a recorded game again and notes it down. */
export function recordTrial(game: Game, recorded: Trial, number: number): GameRecord {
  return atOnce(trialSteps(game, recorded, number));
}

/** A game that is noted down move by move; whoever wants can stop before its end. */
export type GameSteps = Generator<undefined, GameRecord, undefined>;

function atOnce(steps: GameSteps): GameRecord {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A recorded game, step by step. `look` sees every position before its move. */
export function trialSteps(game: Game, recorded: Trial, number: number, look?: (trial: Trial) => void): GameSteps {
  const choices = recorded.choices();
  const trial = recorded.clone();
  while (trial.undo());
  const player: Player = (now) => {
    look?.(now);
    return choices[now.length]!;
  };
  return gameSteps(game, trial, number, player, choices.length);
}

/** A game, step by step. */
export function* gameSteps(game: Game, trial: Trial, seed: number, player: Player, maxMoves: number): GameSteps {
  const recorder = new Recorder(game);
  recorder.state(trial.position);
  while (!trial.isOver && trial.length < maxMoves && trial.legalCount > 0) {
    recorder.move(trial, player(trial));
    recorder.state(trial.position);
    yield undefined;
  }
  return recorder.finish(trial, seed);
}
