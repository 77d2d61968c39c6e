/**
 * Seeds. One seed gives a whole family of generators, one for each playout and purpose, so that a batch comes out the
 * same however it is spread over threads.
 */
import { SplitMix64 } from '@ludii/compiler/internal';
import { shown } from './checks.js';
import { EngineError } from './errors.js';

/** What a generator is used for. */
export const Purpose = { Game: 0, Choice: 1 } as const;

/** Spreads the bits of a number. */
function scatter(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
  return h ^ (h >>> 16);
}

/** Puts a generator into the state that belongs to a seed, the number of a playout and a purpose. */
export function seedGenerator(rng: SplitMix64, seed: number, playout: number, purpose: number): void {
  const low = (seed % 0x100000000) | 0;
  const high = Math.floor(seed / 0x100000000) | 0;
  const stream = scatter(scatter(playout) ^ Math.floor(playout / 0x100000000)) ^ Math.imul(purpose + 1, 0x9e3779b9);
  rng.setState(scatter(high ^ stream) ^ scatter(low + 0x632be5ab), scatter(low ^ scatter(stream + 0x1b873593)));
}

/** A generator for a seed, the number of a playout and a purpose. */
export function generator(seed: number, playout: number, purpose: number): SplitMix64 {
  const rng = new SplitMix64();
  seedGenerator(rng, checkSeed(seed), playout, purpose);
  return rng;
}

/** Refuses what is no seed. */
export function checkSeed(seed: number): number {
  if (!Number.isSafeInteger(seed)) throw new EngineError('bad-option', `A seed is a whole number, not ${shown(seed)}.`);
  return seed;
}

/** Stands for the number of a playout in generators of positions that were seeded anew: no playout has it. */
const ReseededGame = 2 ** 53 - 1;

/** A generator for a game that goes on with another seed. */
export function reseeded(seed: number): SplitMix64 {
  return generator(seed, ReseededGame, Purpose.Game);
}
