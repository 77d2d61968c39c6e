/** Which way one site sees another, as a node: one of a few lists of directions, by a table of all pairs of sites. */
import { stepsOf } from '@ludii/geometry';
import { and, compare, constant, math, register, type Value, valueFn } from '@ludii/ir';
import { choice, tableOf } from '@ludii/ir/internal';
import type { SiteTypeCode } from '@ludii/state';
import { spend } from '@ludii/state/internal';
import { placeDatum } from '../board/containers.js';
import type { Build } from '../declare/build.js';
import type { DirectionFn, DirectionMeaning } from '../declare/compiled.js';
import { siteTypeName } from '../declare/siteTypes.js';
import { directionsFrom, radialsThrough } from './relative.js';

/** Tables of pairs are made for boards up to this size. */
export const MostSeen = 1000;

/**
 * The directions from one site to another, as `look` finds them, which is asked once for each site and tells of all
 * others; the first list is empty. Undefined for large boards.
 */
export function seenDirections(
  from: Value,
  to: Value,
  count: number,
  look: (from: number) => (to: number) => readonly number[],
): (DirectionMeaning & { k: 'listed' }) | undefined {
  if (count > MostSeen) return undefined;
  const lists: (readonly number[])[] = [[]];
  const numbers = new Map<string, number>([['', 0]]);
  const values = new Array<number>(count * count);
  for (let a = 0; a < count; a++) {
    spend(count);
    const lookAt = look(a);
    for (let b = 0; b < count; b++) {
      const codes = lookAt(b);
      const key = codes.join();
      const number = numbers.get(key) ?? lists.push(codes) - 1;
      numbers.set(key, number);
      values[a * count + b] = number;
    }
  }
  return { k: 'listed', which: ofPair(from, to, count, values), lists };
}

/** The entry of a table of all pairs of sites, 0 where one is none of the board. */
function ofPair(from: Value, to: Value, count: number, values: readonly number[]): Value {
  const onBoard = (site: Value) => and(compare('>=', site, constant(0)), compare('<', site, constant(count)));
  const pair = math('+', math('*', from, constant(count)), to);
  return choice(and(onBoard(from), onBoard(to)), tableOf(pair, values, 0), constant(0));
}

/** The directions in which one site sees another, once for each radial that contains it. */
export function directionsBetween(
  build: Build,
  type: SiteTypeCode,
  codes: readonly number[],
  from: Value,
  to: Value,
): DirectionFn {
  const count = build.topology.count(siteTypeName(type));
  const [fromOf, toOf] = [valueFn(from), valueFn(to)];
  /** A list of its own for every answer: a rule that looks ahead may ask again while it goes through this one. */
  const look = (a: number, b: number): readonly number[] =>
    codes.flatMap((each) => new Array<number>(radialsThrough(build, type, a, b, each)).fill(each));
  const directions: DirectionFn = (c) => {
    const a = fromOf(c);
    const b = toOf(c);
    return a < 0 || b < 0 || a >= count || b >= count ? [] : look(a, b);
  };
  const ir = seenDirections(from, to, count, (a) => {
    const seen = directionsFrom(build, type, a, codes);
    return (b) => seen.get(b) ?? [];
  });
  return ir ? Object.assign(directions, { ir }) : directions;
}

/** For each site the facings towards its neighbours: the last of all directions with a step there. */
export function facingsFrom(build: Build, type: SiteTypeCode, site: number): ReadonlyMap<number, number> {
  const name = siteTypeName(type);
  const table = build.topology.stepTable(name);
  const found = new Map<number, number>();
  if (site < 0 || site >= table.count) return found;
  for (const code of build.topology.supportedCodes(name, 'All')) {
    for (const near of stepsOf(table, site, code)) found.set(near, code);
  }
  return found;
}

/**
 * Relative directions as the piece in `from` sees them when it faces its neighbour in `to`; as it stands where there is
 * no step that way. Undefined if the position decides about more, and for large boards.
 */
export function facedDirections(
  { ir }: DirectionFn,
  type: SiteTypeCode,
  build: Build,
): (DirectionMeaning & { k: 'listed' }) | undefined {
  const count = build.topology.count(siteTypeName(type));
  if (ir?.k !== 'relative' || !ir.ofPiece || !ir.ofFacing || count > MostSeen) return undefined;
  const { ofPiece, ofFacing } = ir;
  const lists: (readonly number[])[] = [];
  const numbers = new Map<string, number>();
  /** One more than the number of a list. */
  const numberOf = (codes: readonly number[]): number => {
    const number = numbers.get(codes.join()) ?? lists.push(codes);
    numbers.set(codes.join(), number);
    return number;
  };
  const values = new Array<number>(count * count).fill(0);
  for (let site = 0; site < count; site++) {
    spend();
    for (const [to, facing] of facingsFrom(build, type, site))
      values[site * count + to] = numberOf(ofFacing(type, facing));
  }
  const own = build.components.map(({ index }) => (index === 0 ? 0 : numberOf(ofPiece(type, index))));
  const facing = ofPair(register('from'), register('to'), count, values);
  const standing = tableOf(placeDatum('what', type, register('from'), build.shape), own, 0);
  const which = choice(compare('>', facing, constant(0)), facing, standing);
  return { k: 'listed', which: math('-', which, constant(1)), lists };
}
