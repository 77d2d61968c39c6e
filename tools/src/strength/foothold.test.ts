/** What must be thought to win seven of ten games is found from games. */
import { SplitMix64 } from '@ludii/engine';
import { Foothold } from './foothold.js';

/** Plays by a rule: the share that is won with so many times the thinking. */
function found(share: (ratio: number) => number, draws: number, seed: number): number {
  const random = new SplitMix64(seed, 7);
  const chance = (p: number): boolean => random.nextInt(1_000_000) < 1_000_000 * p;
  const foothold = new Foothold(12, 0.7);
  for (let game = 0; game < 600; game++) {
    const { ratio } = foothold;
    // Draws take from wins and losses alike.
    foothold.learn(ratio, chance(draws) ? 0.5 : chance((share(ratio) - draws / 2) / (1 - draws)) ? 1 : 0);
  }
  return foothold.ratio;
}

test.each([
  ['evenly', 2, (ratio: number) => 1 / (1 + (3 / 7) ** (Math.log(ratio) / Math.log(2)))],
  ['late', 4, (ratio: number) => (ratio < 2 ? 0.5 : Math.min(1, 0.5 + (0.2 * Math.log(ratio / 2)) / Math.log(2)))],
  ['at once', 1.5, (ratio: number) => Math.min(1, 0.5 + (0.2 * Math.log(ratio)) / Math.log(1.5))],
])('strength that rises %s', (_, wanted, share) => {
  for (const draws of [0, 0.3]) {
    for (let seed = 1; seed <= 3; seed++) {
      const score = share(found(share, draws, seed));
      expect(score).toBeGreaterThan(0.63);
      expect(score).toBeLessThan(0.77);
      expect(share(wanted)).toBeCloseTo(0.7);
    }
  }
});
