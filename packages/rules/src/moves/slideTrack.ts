/** `(slide "Track" …)`: a piece moves along a track, through the loops at the corners of the board. */
import {
  type Between,
  type Build,
  type From,
  fromRegister,
  type MovesFn,
  type Then,
  type To,
  type Track,
} from '@ludii/functions';
import type { Context, MoveList } from '@ludii/state';
import { attachThen, mergeEffect } from './consequence.js';
import { isBetweenEmpty } from './emptyBetween.js';

/** The name that means every track, and moves only behind a loop. */
const Every = 'AllTracks';

interface Parts {
  readonly from: From | undefined;
  readonly between: Between | undefined;
  readonly to: To | undefined;
  readonly consequence: Then | undefined;
}

/** A slide on the tracks of a name. Levels, stacks, directions and effects on the way play no part. */
export function slideOnTracks(
  name: string,
  { from, between, to, consequence }: Parts,
  build: Build,
  decision: boolean,
): MovesFn {
  const type = from?.type ?? build.defaultSite;
  const siteOf = from?.site ?? fromRegister;
  const starts = from?.condition;
  const range = between?.range;
  const passes = between?.condition ?? isBetweenEmpty(build);
  const stops = to?.condition;
  const effect = to?.apply?.effect;
  const lands = to?.apply?.condition;
  const attach = attachThen(consequence);
  const every = name === Every;
  const tracks = build.board.tracks.filter((track) => every || track.name === name);

  const emit = (c: Context, out: MoveList, f: number, t: number, stop: boolean): void => {
    out.begin(0, f, t);
    out.pushMove(type, f, -1, type, t, -1, -1, -1, -1, false, decision);
    out.finish();
    if (stop && effect && mergeEffect(c, out, effect)) {
      out.setFromOf(out.length - 1, f);
      out.setToOf(out.length - 1, t);
    }
  };

  const along = (c: Context, out: MoveList, f: number, track: Track, begin: number, min: number, max: number): void => {
    const { next, nextIndex, bump, sites } = track;
    let index = begin;
    let bumps = bump[index]!;
    for (let n = 1; n < sites.length && n <= max; n++) {
      const t = next[index]!;
      if (t < 0) return;
      c.to = t;
      if (bumps > 0 || !every) {
        if (stops?.(c)) {
          if (min <= n) {
            emit(c, out, f, t, true);
            return;
          }
        } else if (min <= n && (!lands || lands(c))) emit(c, out, f, t, false);
      }
      c.between = t;
      if (!passes(c)) return;
      index = nextIndex[index]!;
      bumps += bump[index]!;
    }
  };

  return (c, out) => {
    const f = siteOf(c);
    if (f < 0) return;
    const { from: oldFrom, to: oldTo, between: oldBetween } = c;
    const first = out.length;
    c.from = f;
    // The iterator stays where it is when the start fails.
    if (starts && !starts(c)) return;
    const min = range ? range.min(c) : -1;
    const max = range ? range.max(c) : 1000;
    for (let k = 0; k < tracks.length; k++) {
      const track = tracks[k]!;
      for (let i = 0; i < track.sites.length; i++) {
        if (track.sites[i] === f) along(c, out, f, track, i, min, max);
      }
    }
    c.to = oldTo;
    c.from = oldFrom;
    c.between = oldBetween;
    attach(c, out, first);
  };
}
