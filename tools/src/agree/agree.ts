/** Holds all ways of playing one game against each other: questions in positions on the way, whole random games, games by numbers. */
import type { Game } from '@ludii/compiler';
import { isOver, LimitExceeded, SplitMix64 } from '@ludii/state';
import { meter } from '@ludii/state/internal';
import { checkCounted } from './counted.js';
import { checkPlayout } from './playouts.js';
import { askAll } from './questions.js';

/** How much is compared. Nothing of it is a time: a comparison is the same on every machine. */
export interface Extent {
  /** Games in which questions are asked, and moves of each. */
  readonly games: number;
  readonly moves: number;
  /** Whether questions are asked in every position; else in fewer and fewer. */
  readonly everywhere: boolean;
  /** Whole random games, and moves of each at most. */
  readonly playouts: number;
  readonly playoutMoves: number;
  /** No further position is asked about, and no further game begun but a short first one, after so many steps of the rules. */
  readonly steps: number;
}

/** What came of comparing. */
export interface Comparison {
  /** Everything in which the ways of playing do not agree, a line each; the first of each game only. */
  readonly wrong: readonly string[];
  /** Positions in which questions were asked, whole games that were followed, steps of the rules. */
  readonly positions: number;
  readonly playouts: number;
  readonly steps: number;
  /** What was left out since it takes too many steps. */
  readonly left?: string | undefined;
}

/** Positions are asked about after 0, 1, 2, 3, 4, 6, 9, 13, … moves. */
const isAsked = (n: number): boolean => {
  let next = 0;
  while (next < n) next = Math.max(next + 1, Math.floor(next * 1.5));
  return next === n;
};

/** The questions of one position, or one whole game, may take so many times the steps after which nothing new is begun. */
const Patience = 20;

/** Moves of the random game that is followed where the questions have taken all steps. */
const ShortGame = 6;

/** A comparison under way. */
class Comparing {
  readonly wrong: string[] = [];
  positions = 0;
  playouts = 0;
  steps = 0;
  left: string | undefined;

  constructor(
    readonly game: Game,
    readonly extent: Extent,
  ) {}

  get isLate(): boolean {
    return this.steps > this.extent.steps || this.left !== undefined;
  }

  /** Does a part of the work, and counts its steps; nothing comes of one that takes too many. */
  part<T>(name: string, work: () => T): T | undefined {
    const steps = Patience * this.extent.steps;
    meter.enter({ steps, moves: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY });
    const { left } = meter;
    try {
      return work();
    } catch (error) {
      if (!(error instanceof LimitExceeded) || error.limit !== 'steps') throw error;
      this.left = `${name}: more than ${steps} steps`;
      return undefined;
    } finally {
      this.steps += Math.max(0, left - meter.left);
      meter.leave();
    }
  }
}

/** Compares; a rule that fails is thrown on. */
export function compare(game: Game, seed: number, extent: Extent): Comparison {
  const work = new Comparing(game, extent);
  for (let k = 0; k < extent.games && !work.isLate; k++) questioned(work, seed + k);
  for (let k = 0; k < extent.playouts && work.left === undefined; k++) {
    const isLate = work.steps > extent.steps;
    if (isLate && k > 0) break;
    const moves = isLate ? Math.min(ShortGame, extent.playoutMoves) : extent.playoutMoves;
    work.playouts++;
    const played = work.part(`playout ${seed + k}`, () => checkPlayout(game, seed + k, moves));
    if (played) work.wrong.push(`playout ${seed + k}: ${played}`);
    const counted = work.part(`game by numbers ${seed + k}`, () => checkCounted(game, seed + k, moves));
    if (counted) work.wrong.push(`game by numbers ${seed + k}: ${counted}`);
  }
  const { wrong, positions, playouts, steps, left } = work;
  return { wrong, positions, playouts, steps, left };
}

/** A game played from lists, with all questions asked in positions on the way. */
function questioned(work: Comparing, seed: number): void {
  const { game, extent } = work;
  const c = game.newContext(new SplitMix64(seed, 1));
  const choice = new SplitMix64(seed, 2);
  const draws = new SplitMix64(seed, 3);
  const step = (n: number): readonly string[] | undefined => {
    if (n === 0) game.flow.start(c);
    c.rest();
    const legal = game.flow.legalMoves(c);
    if (isOver(c.state) || legal.length === 0) return undefined;
    c.rest();
    const isPosition = extent.everywhere || isAsked(n);
    if (isPosition) work.positions++;
    const wrong = isPosition ? askAll({ game, c, legal, draws }) : [];
    c.rest();
    if (game.rules.mode === 'simultaneous') game.flow.playOut(c, choice, 1);
    else game.flow.apply(c, legal, choice.nextInt(legal.length));
    return wrong;
  };
  for (let n = 0; n < extent.moves && !work.isLate; n++) {
    const wrong = work.part(`seed ${seed}, move ${n}`, () => step(n));
    if (!wrong) return;
    for (const line of wrong) work.wrong.push(`seed ${seed}, move ${n}: ${line}`);
    if (wrong.length > 0) return;
  }
}
