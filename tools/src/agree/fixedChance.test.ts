/** Chance that is the same for all ways of playing, and still lets every rule come to an end. */
import { FixedChance } from './fixedChance.js';

test('draws from a range are all the same, whatever was drawn between', () => {
  const chance = new FixedChance(9);
  expect([6, 6, 4, 6, 2, 6].map((bound) => chance.nextInt(bound))).toEqual([3, 3, 1, 3, 1, 3]);
});

test('a rule that draws until it has all of a range gets them', () => {
  const chance = new FixedChance(9);
  const drawn = new Set<number>();
  for (let n = 0; n < 100_000 && drawn.size < 6; n++) drawn.add(chance.nextInt(6));
  expect([...drawn]).toEqual([3, 4, 5, 0, 1, 2]);
});
