/**
 * Where site numbers lead: the board comes first, hands, dice and decks follow with cells of their own. A number beyond
 * the sites of its type is no place at all; whoever reads such a place finds it empty.
 */
import { and, compare, constant, type Datum, type Value } from '@ludii/ir';
import { byObject, choice, type Hands, heightAt } from '@ludii/ir/internal';
import type { Context, GameShape, SiteTypeCode } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import type { Build } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';

/** The numbering of all sites of a game. */
export interface SiteNumbers {
  /** First number that is not on the board. */
  readonly board: number;
  /** Number of all site numbers. */
  readonly total: number;
  /** Container of each site number. */
  readonly containerOf: Int32Array;
  /** Number of places by type, hands included in the cells. */
  readonly places: readonly [number, number, number];
}

/** The numbering of the sites of a game; worked out once. */
export const siteNumbers = byObject(({ board: { sizes, defaultSite }, containers }: GameShape): SiteNumbers => {
  const board = Math.max(sizes[0], sizes[defaultSite]);
  const total = Math.max(board, ...containers.slice(1).map(({ first, size }) => first + size));
  const containerOf = new Int32Array(total);
  containers.forEach(({ first, size }, k) => {
    if (k > 0) containerOf.fill(k, first, first + size);
  });
  return { board, total, containerOf, places: [containers.length > 1 ? total : sizes[0], sizes[1], sizes[2]] };
});

/**
 * The type under which a number is looked up when the number decides which container it is in: hands have cells whatever
 * type was asked for. -1 if there is no such place.
 */
export function typeByNumber(shape: GameShape, type: SiteTypeCode): (site: number) => SiteTypeCode | -1 {
  const { board, total } = siteNumbers(shape);
  const size = shape.board.sizes[type];
  if (board === total) return (site) => (site >= 0 && site < size ? type : -1);
  return (site) => {
    if (site < 0) return -1;
    if (site >= board && site < total) return 0;
    return site < size ? type : -1;
  };
}

/** Reads something of the place that a number means; 0 where there is none. */
export function readPlace(
  { shape }: Pick<Build, 'shape'>,
  type: SiteTypeCode,
  at: IntFn,
  read: (c: Context, type: SiteTypeCode, site: number) => number,
): IntFn {
  const typeOf = typeByNumber(shape, type);
  return (c) => {
    const site = at(c);
    const place = typeOf(site);
    return place === -1 ? 0 : read(c, place, site);
  };
}

/** True if the game has hands, dice or decks: then a number may lead off the board. */
export function hasHands(shape: GameShape): boolean {
  return shape.containers.length > 1;
}

/** The numbers of hands, dice and decks; undefined if the game has none. */
export function handsOf(shape: GameShape): Hands | undefined {
  const { board, total } = siteNumbers(shape);
  return hasHands(shape) ? { first: board, end: total } : undefined;
}

/** First number that is no place, if a number decides which container it is in. */
export const placesEnd = (shape: GameShape, type: SiteTypeCode): number =>
  Math.max(shape.board.sizes[type], hasHands(shape) ? siteNumbers(shape).total : 0);

/** What a place tells, of which the number decides which container it is in; 0 if there is no such place. */
function atPlace(type: SiteTypeCode, site: Value, shape: GameShape, read: (type: SiteTypeCode) => Value): Value {
  const { board, total } = siteNumbers(shape);
  const within = (first: number, end: number, value: Value, otherwise: Value): Value => {
    const inside = and(compare('>=', site, constant(first)), compare('<', site, constant(end)));
    return choice(inside, value, otherwise);
  };
  const off = board === total ? constant(0) : within(board, total, read(Cell), constant(0));
  return within(0, shape.board.sizes[type], read(type), off);
}

/** The number of pieces on a place. */
export const placeHeight = (type: SiteTypeCode, site: Value, shape: GameShape): Value =>
  atPlace(type, site, shape, (of) => heightAt(constant(of), site));

/** A datum of the piece at a level of a stack on a place; level -1 is the top. */
export const placeLevel = (
  datum: 'what' | 'who',
  type: SiteTypeCode,
  site: Value,
  level: Value,
  shape: GameShape,
): Value =>
  choice(
    compare('=', level, constant(-1)),
    placeDatum(datum, type, site, shape),
    atPlace(type, site, shape, (of) => ({ k: 'inStack', datum, type: of, site, level })),
  );

/** A datum of a place, of which the number decides which container it is in. */
export function placeDatum(datum: Datum, type: SiteTypeCode, site: Value, shape: GameShape): Value {
  const { board, places } = siteNumbers(shape);
  const size = shape.board.sizes[type];
  if (type === Cell && board === size) return { k: 'read', datum, type, site, limit: places[Cell] };
  return { k: 'read', datum, type, site, limit: size, hands: handsOf(shape) };
}
