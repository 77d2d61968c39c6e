/** Checks of the numbers that people give: whole, in range, and small enough to build. */

import { GeometryError } from './errors.js';

/** No side of a board may be longer than this. */
export const MAX_SIDE = 1000;

/** No lattice window may have more points than this. */
const MAX_WINDOW = 4_000_000;

/** Return `value` if it is a whole number in range, else explain. */
export function size(what: string, value: number, min = 0, max = MAX_SIDE): number {
  if (!Number.isInteger(value))
    throw new GeometryError('bad-argument', `${what} must be a whole number, not ${String(value)}.`);
  if (value < min) throw new GeometryError('bad-argument', `${what} must be at least ${min}, not ${value}.`);
  if (value > max) throw new GeometryError('too-large', `${what} must be at most ${max}, not ${value}.`);
  return value;
}

/** Return the list of signed side lengths if each is a whole number in range. */
export function sideList(what: string, sides: readonly number[]): readonly number[] {
  if (sides.length === 0) throw new GeometryError('bad-argument', `${what} needs at least one side.`);
  size(`the number of sides of ${what}`, sides.length, 1, MAX_SIDE);
  return sides.map((s) => size(`each side of ${what}`, s, -MAX_SIDE));
}

/** Return `value` rounded to 32 bits if it is finite: real arguments have single precision in descriptions. */
export function real(what: string, value: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value))
    throw new GeometryError('bad-argument', `${what} must be a finite number, not ${String(value)}.`);
  const rounded = Math.fround(value);
  if (!Number.isFinite(rounded) || Math.abs(rounded) > 1e6)
    throw new GeometryError('too-large', `${what} must be at most a million, not ${value}.`);
  return rounded;
}

/** Nor may looking for each of its points whether it lies within the corners of a polygon take more looks than this. */
const MAX_LOOKS = 50_000_000;

/** Complain if a scan over rows × columns would take too long. */
export function checkWindow(what: string, rows: number, columns: number, corners = 0): void {
  if (!(rows * columns <= MAX_WINDOW && rows * columns * corners <= MAX_LOOKS))
    throw new GeometryError('too-large', `The outline of ${what} is too large to fill: use smaller coordinates.`);
}
