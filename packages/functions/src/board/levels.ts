/** Data of pieces, on top of a site or at a level of a stack. */
import type { Value } from '@ludii/ir';
import { hasCall } from '@ludii/ir/internal';
import type { SiteTypeCode, State } from '@ludii/state';
import type { Build } from '../declare/build.js';
import type { IntFn } from '../declare/compiled.js';
import { numberOf } from '../declare/meaning.js';
import { placeDatum, placeLevel, readPlace, siteNumbers } from './containers.js';

const onTop = {
  what: (state: State, type: SiteTypeCode, site: number): number => state.what(type, site),
  who: (state: State, type: SiteTypeCode, site: number): number => state.who(type, site),
  state: (state: State, type: SiteTypeCode, site: number): number => state.state(type, site),
  rotation: (state: State, type: SiteTypeCode, site: number): number => state.rotation(type, site),
  value: (state: State, type: SiteTypeCode, site: number): number => state.value(type, site),
};

const atLevel = {
  what: (state: State, type: SiteTypeCode, site: number, level: number): number => state.whatAt(type, site, level),
  who: (state: State, type: SiteTypeCode, site: number, level: number): number => state.whoAt(type, site, level),
  state: (state: State, type: SiteTypeCode, site: number, level: number): number => state.stateAt(type, site, level),
  rotation: (state: State, type: SiteTypeCode, site: number, level: number): number =>
    state.rotationAt(type, site, level),
  value: (state: State, type: SiteTypeCode, site: number, level: number): number => state.valueAt(type, site, level),
};

/** What {@link pieceDatum} means; undefined where a closure tells the place or the level, which is worked out once. */
export function pieceAt(
  datum: 'what' | 'who',
  type: SiteTypeCode,
  at: IntFn,
  level: IntFn,
  { shape, stacking }: Build,
): Value | undefined {
  const [site, on] = [numberOf(at), numberOf(level)];
  if (!stacking) return placeDatum(datum, type, site, shape);
  return hasCall(site) || hasCall(on) ? undefined : placeLevel(datum, type, site, on, shape);
}

/**
 * A datum of the piece on a place: of the top one, or in a game with stacks at a level, if one is given. Those that are
 * `placed` have levels on the board only; for the others level -1 is the top.
 */
export function pieceDatum(
  datum: keyof typeof onTop,
  type: SiteTypeCode,
  at: IntFn,
  level: IntFn | undefined,
  build: Build,
  placed = false,
): IntFn {
  const [top, leveled] = [onTop[datum], atLevel[datum]];
  if (!level || !build.stacking) return readPlace(build, type, at, (c, place, site) => top(c.state, place, site));
  const { board, total } = siteNumbers(build.shape);
  return readPlace(build, type, at, (c, place, site) => {
    if (placed && site >= board && site < total) return top(c.state, place, site);
    const height = level(c);
    return height === -1 && !placed ? top(c.state, place, site) : leveled(c.state, place, site, height);
  });
}
