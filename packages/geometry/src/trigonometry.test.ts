import fc from 'fast-check';
import { cosine, sine } from './trigonometry.js';

/** The gap between a double and the next larger one. */
const gap = (value: number): number => 2 ** (Math.floor(Math.log2(Math.abs(value))) - 52);

test('exact where the exact value is known', () => {
  expect(sine(0)).toBe(0);
  expect(cosine(0)).toBe(1);
  expect(sine(Math.PI / 2)).toBe(1);
  expect(cosine(Math.PI)).toBe(-1);
  // π as a double is a little less than π; the difference is its sine.
  expect(sine(Math.PI)).toBe(1.2246467991473532e-16);
  expect(cosine(Math.PI / 2)).toBe(6.123233995736766e-17);
});

test('the nearest double, checked against values computed to 60 digits', () => {
  expect(cosine(1)).toBe(0.5403023058681398);
  expect(sine(1)).toBe(0.8414709848078965);
  expect(sine(10)).toBe(-0.5440211108893698);
  expect(cosine(100)).toBe(0.8623188722876839);
  expect(sine(22)).toBe(-0.008851309290403876);
});

test('never more than two units in the last place from the engine', () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (angle) => {
      expect(Math.abs(sine(angle) - Math.sin(angle))).toBeLessThanOrEqual(2 * gap(Math.sin(angle)) || 0);
      expect(Math.abs(cosine(angle) - Math.cos(angle))).toBeLessThanOrEqual(2 * gap(Math.cos(angle)) || 0);
    }),
  );
});

test('symmetric, and defined for every number', () => {
  fc.assert(
    fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (angle) => {
      expect(sine(-angle) + sine(angle)).toBe(0);
      expect(cosine(-angle)).toBe(cosine(angle));
    }),
  );
  expect(sine(1e20)).toBe(Math.sin(1e20));
  expect(cosine(Number.POSITIVE_INFINITY)).toBeNaN();
});
