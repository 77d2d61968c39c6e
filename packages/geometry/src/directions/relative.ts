/** Relative directions: what "forward" or "front left" means for a facing among the supported facings of a board. */
import { leftOf, leftwardOf, oppositeOf, rightOf, rightwardOf } from './facing.js';

/** Every relative direction of the language. */
export const RELATIVE_DIRECTIONS = [
  'Forward',
  'Backward',
  'Rightward',
  'Leftward',
  'Forwards',
  'Backwards',
  'Rightwards',
  'Leftwards',
  'FL',
  'FLL',
  'FLLL',
  'BL',
  'BLL',
  'BLLL',
  'FR',
  'FRR',
  'FRRR',
  'BR',
  'BRR',
  'BRRR',
  'SameDirection',
  'OppositeDirection',
] as const;

/** Name of a relative direction. */
export type RelativeDirection = (typeof RELATIVE_DIRECTIONS)[number];

/** The relative directions that depend on the last move rather than on the facing. */
export type MoveRelativeDirection = 'SameDirection' | 'OppositeDirection';

type Turn = (facing: number) => number;

/** Walks from `start` by `turn` until `end` (excluded) and keeps the supported facings. */
function sweep(start: number, end: number, turn: Turn, supported: ArrayLike<number>): number[] {
  const found: number[] = [];
  // A ring has at most 16 facings; some rotational sweeps never meet their end, so stop after one round.
  let facing = start;
  for (let i = 0; i < 16 && facing !== end; i++, facing = turn(facing)) {
    if (contains(supported, facing)) found.push(facing);
  }
  return found;
}

/** The first supported facing from `start` on by `turn`, or nothing. */
function nearest(start: number, turn: Turn, supported: ArrayLike<number>): number[] {
  let facing = start;
  for (let i = 0; i < 16; i++, facing = turn(facing)) {
    if (contains(supported, facing)) return [facing];
  }
  return [];
}

function contains(list: ArrayLike<number>, value: number): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === value) return true;
  return false;
}

/**
 * The facings that a relative direction means for a piece looking in `facing` on a board with the `supported` facings.
 *
 * @example
 * ```ts
 * resolveRelative('Forwards', Direction.N, [Direction.N, Direction.NE, Direction.E, Direction.NW]); // NW, N, NE
 * ```
 */
export function resolveRelative(
  relative: Exclude<RelativeDirection, MoveRelativeDirection>,
  facing: number,
  supported: ArrayLike<number>,
): number[] {
  const ifSupported = (f: number): number[] => (contains(supported, f) ? [f] : []);
  const back = oppositeOf(facing);
  switch (relative) {
    case 'Forward':
      return ifSupported(facing);
    case 'Backward':
      return ifSupported(back);
    case 'Rightward':
      return ifSupported(rightwardOf(facing));
    case 'Leftward':
      return ifSupported(leftwardOf(facing));
    case 'Forwards':
      return sweep(rightOf(leftwardOf(facing)), rightwardOf(facing), rightOf, supported);
    case 'Backwards':
      return sweep(rightOf(leftwardOf(back)), rightwardOf(back), rightOf, supported);
    case 'Rightwards':
      return sweep(rightOf(facing), back, rightOf, supported);
    case 'Leftwards':
      return sweep(leftOf(facing), back, leftOf, supported);
    case 'FL':
    case 'FLL':
    case 'FLLL':
      return nearest(leftOf(facing), leftOf, supported);
    case 'FR':
    case 'FRR':
    case 'FRRR':
      return nearest(rightOf(facing), rightOf, supported);
    // Seen from the reversed piece, so its left is the right-hand side of the board for a piece facing north.
    case 'BL':
    case 'BLL':
    case 'BLLL':
      return nearest(leftOf(back), leftOf, supported);
    case 'BR':
    case 'BRR':
    case 'BRRR':
      return nearest(rightOf(back), rightOf, supported);
    default: {
      const unknown: never = relative;
      throw new RangeError(`Unknown relative direction ${String(unknown)}.`);
    }
  }
}

/** The facing after `rotation` turns to the next supported facing clockwise. */
export function rotateFacing(facing: number, rotation: number, supported: ArrayLike<number>): number {
  let turned = facing;
  for (let i = 0; i < rotation; i++) turned = nearest(rightOf(turned), rightOf, supported)[0] ?? turned;
  return turned;
}
