/** Bare direction words: `N` stands for `(directions N)`, `Forward` for `(directions Forward)`. */
import { ABSOLUTE_DIRECTIONS, Direction, RELATIVE_DIRECTIONS, type RelativeDirection } from '@ludii/geometry';
import type { Build } from '../declare/build.js';
import type { DirectionFn } from '../declare/compiled.js';
import { relativeDirections } from './relative.js';

/** A word that names a direction. */
export type DirectionWord = (typeof ABSOLUTE_DIRECTIONS)[number] | RelativeDirection;

const absolute: ReadonlySet<string> = new Set(ABSOLUTE_DIRECTIONS);
const relative: ReadonlySet<string> = new Set(RELATIVE_DIRECTIONS);

/** Recognises a direction word. */
export const directionWord = (word: string): DirectionWord | undefined =>
  absolute.has(word) || relative.has(word) ? (word as DirectionWord) : undefined;

/** The same absolute directions for every site. */
export function absoluteDirections(codes: readonly number[]): DirectionFn {
  return Object.assign(() => codes, { fixed: codes });
}

/** The direction choice that a bare word stands for. */
export function wordDirections(word: DirectionWord, build: Build): DirectionFn {
  return absolute.has(word)
    ? absoluteDirections([Direction[word as (typeof ABSOLUTE_DIRECTIONS)[number]]])
    : relativeDirections([word as RelativeDirection], 'Adjacent', false, build);
}
