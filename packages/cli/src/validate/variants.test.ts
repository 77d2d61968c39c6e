import { describeGame } from '@ludii/engine';
import { variantsOf } from './variants.js';

const option = (heading: string, count: number): string =>
  `(option "${heading}" <${heading}> args:{ <x> } { ${Array.from({ length: count }, (_, i) => `(item "${i}" <${i}> "")${i === 0 ? '*' : ''}`).join(' ')} })`;

test('all combinations of a few options, but for the default', () => {
  const { options, rulesets } = describeGame(`(game "G") ${option('A', 2)} ${option('B', 3)}`);
  const variants = variantsOf(options, rulesets);
  expect(variants).toHaveLength(5);
  expect(variants).toContainEqual({ option: ['A/1', 'B/2'] });
});

test('each item once where there are too many combinations', () => {
  const { options, rulesets } = describeGame(`(game "G") ${option('A', 11)} ${option('B', 11)}`);
  const variants = variantsOf(options, rulesets);
  expect(variants).toHaveLength(20);
  expect(variants).toContainEqual({ option: ['B/10'] });
});

test('a game without options has no other variants', () => {
  expect(variantsOf([], [])).toEqual([]);
});
