/**
 * What can be asked of slides without listing them all: one by its number, whether there is any, where they can lead. A
 * number belongs to a place on a radial; it has a move if the piece can stop there.
 */
import type { BoolFn, Build, DirectionFn, IntFn, MovesFn, RangeFn } from '@ludii/functions';
import {
  type DirectionAnswers,
  fromRegister,
  type RadialTable,
  SiteSet,
  type SlotMoves,
} from '@ludii/functions/internal';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { storedTypes } from '@ludii/state/internal';
import { addRadials, freeRun, mostOf, radialIds } from '../shared/ways.js';

/** As far as a slide goes if it is not told. */
export const Farthest = 1000;

/** The parts of a slide of one piece. */
export interface Slide {
  readonly type: SiteTypeCode;
  readonly radials: RadialTable;
  readonly ways: DirectionFn;
  readonly siteOf: IntFn;
  readonly starts: BoolFn | undefined;
  readonly range: RangeFn | undefined;
  /** What ends the slide on a site, and what lets it pass. */
  readonly stops: BoolFn | undefined;
  readonly passes: BoolFn;
  /** A condition on the effect, without which a move is not written. */
  readonly lands: BoolFn | undefined;
  /** True if the piece passes over empty sites and has no effect on them. */
  readonly overEmpty: boolean;
  /** Writes the move from the site at index `begin` of the radials to that at `at`, which may be one that stops it. */
  readonly write: (c: Context, out: MoveList, begin: number, at: number, stop: boolean) => void;
}

/** The answers of a slide in directions whose lists are known. */
export function slideQuestions(slide: Slide, answers: DirectionAnswers, build: Build): Partial<MovesFn> {
  const { type, radials, ways, siteOf, starts, range, stops, passes, lands, overEmpty, write: writeMove } = slide;
  const ids = radialIds(radials);
  /** Whether a slide along one radial can stop anywhere. */
  const goesAlong = (c: Context, id: number, min: number, max: number): boolean => {
    const { sites, start, end } = radials;
    const begin = start[id]!;
    const farthest = max < end[id]! - begin ? begin + max : end[id]! - 1;
    for (let at = begin + 1; at <= farthest; at++) {
      const isFar = at - begin >= min;
      c.to = sites[at]!;
      if (isFar && stops?.(c)) return true;
      c.between = c.to;
      if (!passes(c)) return false;
      if (isFar) return true;
    }
    return false;
  };
  const canMove = (c: Context): boolean => {
    const f = siteOf(c);
    if (f < 0 || f >= radials.count) return false;
    const { from: oldFrom, to: oldTo, between: oldBetween } = c;
    const min = range ? range.min(c) : -1;
    c.from = f;
    const list = ids(ways(c, type, f), f);
    const max = range ? range.max(c) : Farthest;
    if (starts && !starts(c)) return false;
    let found = false;
    for (let i = 0; i < list.length && !found; i++) {
      c.between = oldBetween;
      found = goesAlong(c, list[i]!, min, max);
    }
    c.to = oldTo;
    c.from = oldFrom;
    c.between = oldBetween;
    return found;
  };
  const asked = lands ? {} : { canMove };
  // Numbers go to the places of a radial that known bounds of the distance leave.
  const near = Math.max(range?.min.fixed ?? 1, 1);
  const far = range?.max.fixed ?? Farthest;
  const places = (id: number): number =>
    Math.max(0, Math.min(radials.end[id]! - radials.start[id]! - 1, far) - near + 1);
  const placeCount = (codes: ArrayLike<number>, f: number): number => {
    let n = 0;
    for (const id of ids(codes, f)) n += places(id);
    return n;
  };
  /** Writes the move with a number in some directions from `c.from`. */
  const writeAlong = (c: Context, codes: ArrayLike<number>, slot: number, out: MoveList): boolean => {
    const f = c.from;
    const min = range ? range.min(c) : -1;
    const max = range ? range.max(c) : Farthest;
    if (starts && !starts(c)) return false;
    const list = ids(codes, f);
    let left = slot;
    let i = 0;
    for (; i < list.length; i++) {
      const n = places(list[i]!);
      if (left < n) break;
      left -= n;
    }
    if (i === list.length || near + left < min || near + left > max) return false;
    const begin = radials.start[list[i]!]!;
    const place = begin + near + left;
    const { sites } = radials;
    let stop = false;
    for (let at = begin + 1; at <= place; at++) {
      c.to = sites[at]!;
      stop = at - begin >= min && stops !== undefined && stops(c);
      if (stop) {
        if (at < place) return false;
        break;
      }
      c.between = c.to;
      if (!passes(c)) return false;
    }
    const first = out.length;
    writeMove(c, out, begin, place, stop);
    return out.length > first;
  };
  const write = (c: Context, slot: number, out: MoveList): boolean => {
    const f = siteOf(c);
    if (f < 0 || f >= radials.count) return false;
    const { from: oldFrom, to: oldTo, between: oldBetween } = c;
    c.from = f;
    const found = writeAlong(c, ways(c, type, f), slot, out);
    c.to = oldTo;
    c.from = oldFrom;
    c.between = oldBetween;
    return found;
  };
  if (siteOf !== fromRegister) {
    // From somewhere else: as many numbers as are needed on some site. A start that fails would leave the iterator there.
    if (!ways.fixed || starts) return asked;
    const codes = ways.fixed;
    let most = -1;
    const size = (): number => {
      if (most < 0) for (let f = 0; f < radials.count; f++) most = Math.max(most, placeCount(codes, f));
      return most;
    };
    const reached: (SiteSet | undefined)[] = [];
    const mayReach = (c: Context, site: number): boolean => {
      const f = siteOf(c);
      if (f < 0 || f >= radials.count) return false;
      let sites = reached[f];
      if (!sites) {
        sites = new SiteSet();
        for (const id of ids(codes, f)) {
          const begin = radials.start[id]! + near;
          for (let k = 0; k < places(id); k++) sites.add(radials.sites[begin + k]!);
        }
        reached[f] = sites;
      }
      return sites.has(site);
    };
    return { ...asked, mayReach, slots: { count: size, size, write } };
  }
  const size = mostOf(answers, type, radials.count, placeCount);
  /** Slides over empty sites and nothing else: only the places that are free get numbers. */
  const free: Pick<Required<SlotMoves>, 'live' | 'write'> = {
    live: (c, f) => {
      const { words } = c.state;
      const empty = c.state.emptyOffset(type);
      const list = ids(ways(c, type, f), f);
      let n = 0;
      for (let i = 0; i < list.length; i++) n += freeRun(radials, list[i]!, words, empty);
      return n;
    },
    write: (c, slot, out) => {
      const { from: f, to: oldTo } = c;
      const { words } = c.state;
      const empty = c.state.emptyOffset(type);
      const list = ids(ways(c, type, f), f);
      let left = slot;
      let i = 0;
      for (; i < list.length; i++) {
        const n = freeRun(radials, list[i]!, words, empty);
        if (left < n) break;
        left -= n;
      }
      if (i === list.length) return false;
      const begin = radials.start[list[i]!]!;
      c.to = radials.sites[begin + 1 + left]!;
      writeMove(c, out, begin, begin + 1 + left, false);
      c.to = oldTo;
      return true;
    },
  };
  const isFree = overEmpty && !stops && !lands && !range && !starts && storedTypes(build.shape)[type];
  const slots: SlotMoves =
    isFree && type === build.defaultSite && !build.shape.flags.deductionPuzzle
      ? { size, ...free, count: (c) => (c.from < 0 || c.from >= radials.count ? 0 : free.live(c, c.from)) }
      : {
          size,
          write,
          count: (c) => (c.from < 0 || c.from >= radials.count ? 0 : size(c.state.what(type, c.from), c.from)),
        };
  const span = (piece: number, f: number, _to: number, out: SiteSet): void => {
    if (f < 0 || f >= radials.count) return;
    for (const codes of answers(piece, type, f, -1)) addRadials(radials, ids(codes, f), out);
  };
  return { ...asked, slots, span };
}
