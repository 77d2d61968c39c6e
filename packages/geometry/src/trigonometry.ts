/**
 * Sine and cosine that are the same everywhere. JavaScript leaves the last bit of `Math.sin` to the engine, and on
 * circular boards the last bit decides ties: which neighbour comes first, or on which side of a sector a step falls.
 * So they are computed here to twice the precision and rounded once, which gives the nearest double.
 */

/** A number as the sum of two doubles, the second below the precision of the first. */
type Pair = readonly [number, number];

/** π/2 as a sum of three doubles. */
const HALF_PI: readonly [number, number, number] = [1.5707963267948966, 6.123233995736766e-17, -1.4973849048591698e-33];
const SPLIT = 134217729; // 2²⁷ + 1 splits a double into two halves of 26 bits
/** Beyond this many radians the reduction would lose precision; no board turns that often. */
const LIMIT = 1e6;

function sum(a: number, b: number): Pair {
  const s = a + b;
  const t = s - a;
  return [s, a - (s - t) + (b - t)];
}

function product(a: number, b: number): Pair {
  const p = a * b;
  const ca = SPLIT * a;
  const cb = SPLIT * b;
  const ah = ca - (ca - a);
  const bh = cb - (cb - b);
  const al = a - ah;
  const bl = b - bh;
  return [p, ah * bh - p + ah * bl + al * bh + al * bl];
}

function add(a: Pair, b: Pair): Pair {
  const high = sum(a[0], b[0]);
  const low = sum(a[1], b[1]);
  const first = sum(high[0], high[1] + low[0]);
  return sum(first[0], first[1] + low[1]);
}

function multiply(a: Pair, b: Pair): Pair {
  const p = product(a[0], b[0]);
  return sum(p[0], p[1] + (a[0] * b[1] + a[1] * b[0]));
}

function divide(a: Pair, by: number): Pair {
  const q = a[0] / by;
  const p = product(q, by);
  return sum(q, (a[0] - p[0] - p[1] + a[1]) / by);
}

/** The Taylor series of sine (`odd`) or cosine, for an angle of at most π/4. */
function series(angle: Pair, odd: boolean): number {
  const square = multiply(angle, angle);
  let term: Pair = odd ? angle : [1, 0];
  let total = term;
  for (let n = odd ? 2 : 1; n < 32; n += 2) {
    const next = divide(multiply(term, square), n * (n + 1));
    term = [-next[0], -next[1]];
    total = add(total, term);
    if (Math.abs(term[0]) < 1e-36) break;
  }
  return total[0] + total[1];
}

/** Sine of an angle moved on by some quarter turns. */
function shiftedSine(angle: number, quarters: number): number {
  const turns = Math.round(angle / HALF_PI[0]);
  let rest: Pair = [angle, 0];
  for (const part of HALF_PI) {
    const [p, error] = product(turns, part);
    rest = add(rest, [-p, -error]);
  }
  const quadrant = (((turns + quarters) % 4) + 4) % 4;
  const value = series(rest, quadrant % 2 === 0);
  return quadrant < 2 ? value : -value;
}

/** Sine of an angle in radians, rounded to the nearest double. */
export function sine(angle: number): number {
  return Math.abs(angle) < LIMIT ? shiftedSine(angle, 0) : Math.sin(angle);
}

/** Cosine of an angle in radians, rounded to the nearest double. */
export function cosine(angle: number): number {
  return Math.abs(angle) < LIMIT ? shiftedSine(angle, 1) : Math.cos(angle);
}
