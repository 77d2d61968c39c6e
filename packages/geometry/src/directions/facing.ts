/**
 * Facings: the specific directions a piece can look in. They come in three families (compass, rotational,
 * spatial), each with its own left, right and opposite. A facing has the code of its absolute direction.
 */
import { type AbsoluteDirection, DIRECTION_COUNT, Direction, FIRST_SPECIFIC } from './absolute.js';

/** The compass, clockwise from north. */
export const COMPASS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const satisfies readonly AbsoluteDirection[];

/** The directions of circular boards. */
export const ROTATIONAL = ['Out', 'CW', 'In', 'CCW'] as const satisfies readonly AbsoluteDirection[];

/** The directions between layers. */
export const SPATIAL = [
  'D',
  'DN',
  'DNE',
  'DE',
  'DSE',
  'DS',
  'DSW',
  'DW',
  'DNW',
  'U',
  'UN',
  'UNE',
  'UE',
  'USE',
  'US',
  'USW',
  'UW',
  'UNW',
] as const satisfies readonly AbsoluteDirection[];

/** A compass, rotational or spatial direction. */
export type Facing = (typeof COMPASS)[number] | (typeof ROTATIONAL)[number] | (typeof SPATIAL)[number];

const index = new Int8Array(DIRECTION_COUNT).fill(-1);
const left = new Int8Array(DIRECTION_COUNT).fill(-1);
const right = new Int8Array(DIRECTION_COUNT).fill(-1);
const leftward = new Int8Array(DIRECTION_COUNT).fill(-1);
const rightward = new Int8Array(DIRECTION_COUNT).fill(-1);
const opposite = new Int8Array(DIRECTION_COUNT).fill(-1);

COMPASS.forEach((name, i) => {
  const at = (k: number): number => Direction[COMPASS[(i + k + 16) % 16]!];
  const code = Direction[name];
  index[code] = i;
  right[code] = at(1);
  left[code] = at(-1);
  rightward[code] = at(4);
  leftward[code] = at(-4);
  opposite[code] = at(8);
});

// Turning left and turning right are not inverse to each other here: left only swaps the two pairs.
const rotationalTurns: readonly (readonly [
  AbsoluteDirection,
  AbsoluteDirection,
  AbsoluteDirection,
  AbsoluteDirection,
])[] = [
  ['Out', 'CCW', 'CW', 'In'],
  ['CW', 'In', 'In', 'CCW'],
  ['In', 'CW', 'CCW', 'Out'],
  ['CCW', 'Out', 'Out', 'CW'],
];
rotationalTurns.forEach(([name, toLeft, toRight, back], i) => {
  const code = Direction[name];
  index[code] = i;
  left[code] = leftward[code] = Direction[toLeft];
  right[code] = rightward[code] = Direction[toRight];
  opposite[code] = Direction[back];
});

SPATIAL.forEach((name, i) => {
  const code = Direction[name];
  const half = i < 9 ? 0 : 9;
  const ring = i - half - 1;
  const at = (base: number, k: number): number => Direction[SPATIAL[base + 1 + ((ring + k + 8) % 8)]!];
  index[code] = i;
  if (ring < 0) {
    left[code] = right[code] = code;
    opposite[code] = Direction[half === 0 ? 'U' : 'D'];
  } else {
    left[code] = at(half, -1);
    right[code] = at(half, 1);
    opposite[code] = at(9 - half, 4);
  }
  leftward[code] = left[code]!;
  rightward[code] = right[code]!;
});

/**
 * Position of a facing within its family (families share index ranges); -1 for class directions.
 *
 * @internal
 */
export const facingIndex: Readonly<Int8Array> = index;

/** The next facing anticlockwise. */
export function leftOf(facing: number): number {
  return left[facing]!;
}

/** The next facing clockwise. */
export function rightOf(facing: number): number {
  return right[facing]!;
}

/** A quarter turn to the left (half of that for spatial facings). */
export function leftwardOf(facing: number): number {
  return leftward[facing]!;
}

/** A quarter turn to the right (half of that for spatial facings). */
export function rightwardOf(facing: number): number {
  return rightward[facing]!;
}

/** The facing that looks back. */
export function oppositeOf(facing: number): number {
  return opposite[facing]!;
}

/**
 * The absolute direction that a supported facing is looked up under. It is the facing itself, except that
 * `DNW` reads as `DSW`: a long-standing slip of the original system that recorded games depend on.
 *
 * @internal
 */
export function absoluteOfFacing(facing: number): number {
  return facing === Direction.DNW ? Direction.DSW : facing;
}

/** True if the code is a facing, i.e. not a class direction. */
export function isFacing(code: number): boolean {
  return code >= FIRST_SPECIFIC && code < DIRECTION_COUNT;
}
