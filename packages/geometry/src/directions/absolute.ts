/**
 * The vocabulary of absolute directions. A direction is stored as a small integer code, its position in
 * {@link ABSOLUTE_DIRECTIONS}; that order is part of the model, since radials are created in it.
 */

/** Every absolute direction, in code order: 13 classes, 16 compass points, 4 rotational and 18 spatial directions. */
export const ABSOLUTE_DIRECTIONS = [
  'All',
  'Angled',
  'Adjacent',
  'Axial',
  'Orthogonal',
  'Diagonal',
  'OffDiagonal',
  'SameLayer',
  'Upward',
  'Downward',
  'Rotational',
  'Base',
  'Support',
  'N',
  'E',
  'S',
  'W',
  'NE',
  'SE',
  'NW',
  'SW',
  'NNW',
  'WNW',
  'WSW',
  'SSW',
  'SSE',
  'ESE',
  'ENE',
  'NNE',
  'CW',
  'CCW',
  'In',
  'Out',
  'U',
  'UN',
  'UNE',
  'UE',
  'USE',
  'US',
  'USW',
  'UW',
  'UNW',
  'D',
  'DN',
  'DNE',
  'DE',
  'DSE',
  'DS',
  'DSW',
  'DW',
  'DNW',
] as const;

/** Name of an absolute direction. */
export type AbsoluteDirection = (typeof ABSOLUTE_DIRECTIONS)[number];

/** The relations between sites that a description can name; each is also a class direction. */
export const RELATIONS = ['All', 'Orthogonal', 'Diagonal', 'Adjacent', 'OffDiagonal'] as const;

/** Name of a relation between sites. */
export type Relation = (typeof RELATIONS)[number];

/** Number of direction codes. */
export const DIRECTION_COUNT = ABSOLUTE_DIRECTIONS.length;

/**
 * The first code of a specific direction (`N`); all codes below are classes.
 *
 * @internal
 */
export const FIRST_SPECIFIC = 13;

const codes = new Map<string, number>(ABSOLUTE_DIRECTIONS.map((name, code) => [name, code]));

/** Codes by name, for code that is written against fixed directions: `Direction.Orthogonal`, `Direction.N`. */
export const Direction = Object.freeze(Object.fromEntries(codes)) as Readonly<Record<AbsoluteDirection, number>>;

/** Code of a direction. */
export function directionCode(name: AbsoluteDirection): number {
  return Direction[name];
}

/** Name of a direction code. */
export function directionName(code: number): AbsoluteDirection {
  const name = ABSOLUTE_DIRECTIONS[code];
  if (name === undefined) throw new RangeError(`No direction has the code ${code}.`);
  return name;
}

/** The code of a word, or -1 when it is not an absolute direction (case-sensitive). */
export function parseDirection(word: string): number {
  return codes.get(word) ?? -1;
}

/**
 * True for compass, rotational and spatial directions, false for classes such as `Adjacent`.
 *
 * @internal
 */
export function isSpecific(code: number): boolean {
  return code >= FIRST_SPECIFIC;
}

/** True for the classes that expand to the supported facings of a relation. */
export function isRelation(code: number): boolean {
  return (
    code === Direction.All ||
    code === Direction.Adjacent ||
    code === Direction.Orthogonal ||
    code === Direction.Diagonal ||
    code === Direction.OffDiagonal
  );
}
