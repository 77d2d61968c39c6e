/** Making graphs while a game is compiled: what the geometry refuses becomes a message for the author. */
import { GeometryError, type Outline, type Polygon } from '@ludii/geometry';
import { fail } from '../declare/build.js';
import type { BoolFn, FloatFn } from '../declare/compiled.js';

/** Makes something of the geometry; a refusal points at the ludeme being compiled. */
export function drawn<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof GeometryError) return fail(error.code, error.message);
    throw error;
  }
}

/** A number of a board, which must be known before the game. */
export function numberOf(value: FloatFn): number {
  return value.fixed ?? fail('not-fixed', 'A board is made of numbers that do not depend on the play.');
}

/** A switch of a board, which must be known before the game. */
export function switchOf(value: BoolFn | undefined): boolean | undefined {
  if (!value) return undefined;
  return value.fixed ?? fail('not-fixed', 'A board is made of switches that do not depend on the play.');
}

/** The outline that was given, as a polygon or as its sides. */
export const outlineOf = (poly: Polygon | undefined, sides: readonly number[] | undefined): Outline =>
  poly ?? sides ?? fail('missing-argument', 'An outline is needed here: a polygon or a list of sides.');
