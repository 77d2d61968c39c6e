/** Random play gives every legal move the same chance: shown by the chi-square test in positions of a game. */
import type { Game } from '@ludii/compiler';
import { type Context, isOver, SplitMix64 } from '@ludii/state';
import { FixedChance } from './fixedChance.js';
import { essence, lastText } from './moves.js';

/** Moves are put into at most so many heaps, and so many are drawn for each. */
const HEAPS = 40;
const DRAWS = 12;

/** What was found in a position: how far the counts are from even, in standard deviations; or what was wrong. */
export interface Evenness {
  readonly moves: number;
  /** Heaps of moves that were told apart; with less than two nothing was tested. */
  readonly heaps: number;
  readonly deviation: number;
  readonly wrong?: string;
}

/**
 * How far a chi-square value with `degrees` degrees of freedom lies above what chance gives, in standard deviations of a
 * normal distribution (Wilson and Hilferty's cube root).
 */
export function chiSquareDeviation(value: number, degrees: number): number {
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(value / degrees) - (1 - spread)) / Math.sqrt(spread);
}

/** Draws moves in the position after some moves from lists. Chance is fixed, so that dice always fall alike. */
export function evenness(game: Game, seed: number, movesBefore: number): Evenness | undefined {
  const c = game.newContext(new FixedChance(seed));
  const choice = new SplitMix64(seed, 4);
  game.flow.start(c);
  for (let n = 0; n < movesBefore && !isOver(c.state); n++) {
    const legal = game.flow.legalMoves(c);
    if (legal.length === 0) return undefined;
    game.flow.apply(c, legal, choice.nextInt(legal.length), false);
  }
  if (isOver(c.state) || game.rules.mode !== 'alternating') return undefined;
  return measure(game, c, seed);
}

/** The heaps of the moves of a position, by what they look like when they have been played. */
function heapsOf(game: Game, c: Context, seed: number): { heap: Map<string, number>; sizes: number[]; count: number } {
  const listing = c.copy();
  listing.rng = new FixedChance(seed);
  listing.trial.legal = undefined;
  const legal = game.flow.legalMoves(listing);
  const scratch = listing.copy();
  const heap = new Map<string, number>();
  const sizes: number[] = [];
  for (let i = 0; i < legal.length; i++) {
    scratch.copyFrom(listing);
    scratch.rng = new FixedChance(seed);
    game.flow.apply(scratch, legal, i, false);
    const key = playedKey(scratch);
    const at = heap.get(key) ?? heap.size % HEAPS;
    heap.set(key, at);
    sizes[at] = (sizes[at] ?? 0) + 1;
  }
  return { heap, sizes, count: legal.length };
}

const playedKey = (c: Context): string =>
  `${essence(c.trial.moves.tape, c.trial.lastStart())} ${lastText(c)} ${c.state.positionHash()}`;

function measure(game: Game, c: Context, seed: number): Evenness {
  const { heap, sizes, count } = heapsOf(game, c, seed);
  const known = { moves: count, heaps: sizes.length };
  if (sizes.length < 2) return { ...known, deviation: 0 };
  const draws = new SplitMix64(seed, 5);
  const drawn: number[] = sizes.map(() => 0);
  const total = DRAWS * sizes.length;
  const scratch = c.copy();
  for (let n = 0; n < total; n++) {
    scratch.copyFrom(c);
    scratch.rng = new FixedChance(seed);
    scratch.trial.legal = undefined;
    game.flow.playOut(scratch, draws, 1);
    const at = heap.get(playedKey(scratch));
    if (at === undefined) return { ...known, deviation: Number.POSITIVE_INFINITY, wrong: lastText(scratch) };
    drawn[at]!++;
  }
  const value = drawn.reduce((sum, seen, at) => {
    const expected = (total * sizes[at]!) / count;
    return sum + (seen - expected) ** 2 / expected;
  }, 0);
  return { ...known, deviation: chiSquareDeviation(value, sizes.length - 1) };
}
