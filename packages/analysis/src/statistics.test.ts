/** Intervals and tests against values that can be looked up. */
import {
  binomialTest,
  bootstrapMean,
  bootstrapWithin,
  entropy,
  mean,
  median,
  newcombe,
  quantile,
  rate,
  richness,
  sorted,
  uniformTest,
} from './statistics.js';

test('Wilson half widths of the specification', () => {
  const half = (n: number): number => {
    const { low, high } = rate(n / 2, n);
    return (high - low) / 2;
  };
  expect(half(40)).toBeCloseTo(0.148, 3);
  expect(half(100)).toBeCloseTo(0.096, 3);
  expect(half(400)).toBeCloseTo(0.049, 3);
  expect(rate(0, 1000).high).toBeCloseTo(0.0038, 4);
});

test('the bootstrap is seeded, contains the mean and narrows with more games', () => {
  const few = Array.from({ length: 40 }, (_, k) => k % 2);
  const many = Array.from({ length: 400 }, (_, k) => k % 2);
  expect(bootstrapMean(few, 5)).toEqual(bootstrapMean(few, 5));
  const a = bootstrapMean(few);
  const b = bootstrapMean(many);
  expect(a.low).toBeLessThan(0.5);
  expect(a.high).toBeGreaterThan(0.5);
  expect((a.high - a.low) / (b.high - b.low)).toBeGreaterThan(2.5);
});

test('games are drawn again within their group: groups that are sure of themselves leave nothing open', () => {
  const sum = (groups: readonly (readonly number[])[]): number => groups.reduce((all, each) => all + mean(each), 0);
  const sure = [new Array<number>(20).fill(1), new Array<number>(20).fill(0)];
  expect(bootstrapWithin(sure, sum)).toMatchObject({ value: 1, low: 1, high: 1, n: 40 });
  const open = bootstrapWithin([[0, 1, 0, 1], new Array<number>(9).fill(0)], sum);
  expect([open.low, open.value, open.high]).toEqual([0, 0.5, 1]);
});

test('tests of chance', () => {
  expect(binomialTest(5, 10)).toBeCloseTo(1);
  expect(binomialTest(10, 10)).toBeCloseTo(2 / 1024);
  expect(uniformTest([10, 10, 10])).toBeGreaterThan(0.9);
  // χ² of 6 with two degrees of freedom.
  expect(uniformTest([10, 20, 30])).toBeCloseTo(0.0067, 2);
});

test('entropy, richness, quantiles and differences', () => {
  expect(entropy([100, 100, 100, 100])).toBeCloseTo(2, 1);
  expect(entropy([50])).toBe(0);
  expect(richness([1, 1, 1, 1]).estimate).toBeUndefined();
  expect(richness([5, 5, 5]).estimate).toMatchObject({ value: 3, low: 3, high: 3 });
  expect(quantile(sorted([3, 1, 2]), 0.5)).toBe(2);
  expect(median([1, 2, 3, 4])).toBe(2.5);
  // Newcombe 1998, example (a): 56/70 against 48/80.
  const { value, low, high } = newcombe(rate(56, 70), rate(48, 80));
  expect(value).toBeCloseTo(0.2);
  expect(low).toBeCloseTo(0.0524, 3);
  expect(high).toBeCloseTo(0.3339, 3);
});
