/** Hops over one site, place by place: those along a radial differ in where they land. */
import type { MovesFn } from '@ludii/functions';
import type { DirectionAnswers, SiteSet, SlotMoves } from '@ludii/functions/internal';
import type { Context } from '@ludii/state';
import { addRadials, mostOf, radialIds } from '../shared/ways.js';
import type { HopParts } from './parts.js';
import type { HopWriter } from './writer.js';

/** How a rule answers whether hops lead to a site, and numbers them. */
export function hopPlaces(
  parts: HopParts,
  answers: DirectionAnswers,
  { emit }: HopWriter,
): Pick<MovesFn, 'reaches' | 'slots' | 'span'> {
  const { type, starts, ways, isHurdle, canLand, before, after, landsElse, wholeStack, radials, attach } = parts;
  const { sites } = radials;
  const ids = radialIds(radials);
  /** The index of the hurdle over which a radial leads to the place with an index, -1 if it does not lead there. */
  const hurdleTo = (c: Context, id: number, place: number): number => {
    const begin = radials.start[id]!;
    const near = before ? before(c) : 0;
    const far = after ? after(c) : 0;
    for (let i = begin + 1; i < place; i++) {
      if (starts && !starts(c)) continue;
      if (isHurdle(c, sites[i]!)) {
        c.between = sites[i]!;
        if (place - i - 1 > far) return -1;
        for (let a = i + 1; a <= place; a++) {
          if (canLand(c, sites[a]!)) continue;
          c.to = sites[a]!;
          return a === place && landsElse?.(c) ? i : -1;
        }
        return landsElse ? -1 : i;
      }
      if (i - begin > near || !canLand(c, sites[i]!)) return -1;
    }
    return -1;
  };
  const reaches = (c: Context, site: number): boolean => {
    const f = c.from;
    if (f < 0 || f >= radials.count) return false;
    const { to: oldTo, between: oldBetween } = c;
    const { start, end } = radials;
    const list = ids(ways(c, type, f), f);
    let found = false;
    for (let k = 0; k < list.length && !found; k++) {
      const id = list[k]!;
      for (let place = start[id]! + 2; place < end[id]! && !found; place++) {
        found = sites[place] === site && hurdleTo(c, id, place) >= 0;
      }
    }
    c.to = oldTo;
    c.between = oldBetween;
    return found;
  };
  const places = (id: number): number => Math.max(0, radials.end[id]! - radials.start[id]! - 2);
  const placeCount = (codes: ArrayLike<number>, f: number): number => {
    let n = 0;
    for (const id of ids(codes, f)) n += places(id);
    return n;
  };
  const size = mostOf(answers, type, radials.count, placeCount);
  const slots: SlotMoves = {
    count: (c) => (c.from < 0 || c.from >= radials.count ? 0 : size(c.state.what(type, c.from), c.from)),
    size,
    write: (c, slot, out) => {
      const { from: f, to: oldTo, between: oldBetween } = c;
      const list = ids(ways(c, type, f), f);
      let left = slot;
      let k = 0;
      for (; k < list.length && left >= places(list[k]!); k++) left -= places(list[k]!);
      if (k === list.length) return false;
      const place = radials.start[list[k]!]! + 2 + left;
      const hurdle = hurdleTo(c, list[k]!, place);
      if (hurdle >= 0) {
        const first = out.length;
        c.to = sites[place]!;
        c.between = sites[hurdle]!;
        emit(c, out, c.to, hurdle, 1, landsElse ? 0 : 1, !landsElse && wholeStack);
        attach(c, out, first);
      }
      c.to = oldTo;
      c.between = oldBetween;
      return hurdle >= 0;
    },
  };
  const span = (piece: number, f: number, _to: number, out: SiteSet): void => {
    if (f < 0 || f >= radials.count) return;
    for (const codes of answers(piece, type, f, -1)) addRadials(radials, ids(codes, f), out);
  };
  return { reaches, slots, span };
}
