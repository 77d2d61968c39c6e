/** `(slide "Track" …)`: a piece moves along a track, through the loops at the corners of the board. */
import type { Build, MovesFn } from '@ludii/functions';
import {
  type Between,
  betweenRegister,
  type ConditionAt,
  conditionAt,
  conditionOf,
  consequenceOf,
  type DraftList,
  type DraftRule,
  type From,
  fromRegister,
  numberOf,
  ruleOf,
  type SlotMoves,
  type Then,
  type To,
  type Track,
  toRegister,
} from '@ludii/functions/internal';
import { choose, constant, never, type Rule, register } from '@ludii/ir';
import { attached, emit, hasCall, moveAction, noMoves, type Paths, readsRegister } from '@ludii/ir/internal';
import type { Context, MoveList } from '@ludii/state';
import { attachThen, mergeEffect } from './shared/consequence.js';
import { isBetweenEmpty } from './shared/emptyBetween.js';

/** The name that means every track, and moves only behind a loop. */
const Every = 'AllTracks';
/** As far as a slide goes if it is not told. */
const Farthest = 1000;

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
  const paths = pathsOf(tracks, every);
  // A track may lead off the board, where the tests for board sites do not hold.
  const boardSize = build.shape.board.sizes[type];
  const onBoard = tracks.every(({ sites }) => sites.every((site) => site < boardSize));
  const stopping: ConditionAt = onBoard ? conditionAt(stops, toRegister, type) : { test: undefined, rest: stops };
  const passing: ConditionAt = onBoard ? conditionAt(passes, betweenRegister, type) : { test: undefined, rest: passes };

  const isStop = (c: Context, site: number): boolean => {
    if (stopping.test && !stopping.test.at(c.state, site)) return false;
    if (!stopping.rest) return true;
    c.to = site;
    return stopping.rest(c);
  };
  const letsPass = (c: Context, site: number): boolean => {
    if (passing.enough?.at(c.state, site)) return true;
    if (passing.test && !passing.test.at(c.state, site)) return false;
    if (!passing.rest) return true;
    c.between = site;
    return passing.rest(c);
  };

  const emit = (c: Context, out: MoveList, f: number, t: number, stop: boolean): void => {
    out.begin(0, f, t);
    out.pushMove(type, f, -1, type, t, -1, -1, -1, -1, false, decision);
    out.finish();
    if (stop && effect && mergeEffect(c, out, effect)) {
      out.setFromOf(out.length - 1, f);
      out.setToOf(out.length - 1, t);
    }
  };
  const rule: DraftRule = {
    complete: (c, out, t, stop, between) => {
      const first = out.length;
      c.to = t;
      c.between = between;
      emit(c, out, c.from, t, stop !== 0);
      attach(c, out, first);
    },
  };

  /** Takes a slide: written to a list, noted down, or with neither only asked for; then nothing more is looked for. */
  const take = (
    c: Context,
    out: MoveList | undefined,
    notes: DraftList | undefined,
    t: number,
    stop: boolean,
  ): boolean => {
    c.to = t;
    if (out) emit(c, out, c.from, t, stop);
    else if (notes) notes.push(c, rule, t, stop ? 1 : 0, c.between);
    else return true;
    return false;
  };

  const along = (
    c: Context,
    out: MoveList | undefined,
    notes: DraftList | undefined,
    { sites, open }: Path,
    min: number,
    max: number,
  ): boolean => {
    const last = Math.min(sites.length - 1, max);
    for (let n = 1; n <= last; n++) {
      const t = sites[n]!;
      if (n >= open) {
        if (stops && isStop(c, t)) {
          if (min <= n) return take(c, out, notes, t, true);
        } else if (min <= n && lands?.fixed !== false) {
          c.to = t;
          if ((!lands || lands(c)) && take(c, out, notes, t, false)) return true;
        }
      }
      if (!letsPass(c, t)) return false;
      c.between = t;
    }
    return false;
  };

  const run = (c: Context, out: MoveList | undefined, notes: DraftList | undefined): boolean => {
    const f = siteOf(c);
    if (f < 0) return false;
    const { from: oldFrom, to: oldTo, between: oldBetween } = c;
    c.from = f;
    // The iterator stays where it is when the start fails.
    if (starts && !starts(c)) return false;
    const min = range ? range.min(c) : -1;
    const max = range ? range.max(c) : Farthest;
    const own = paths[f];
    let found = false;
    if (own) for (let k = 0; k < own.length && !found; k++) found = along(c, out, notes, own[k]!, min, max);
    c.to = oldTo;
    c.from = oldFrom;
    c.between = oldBetween;
    return found;
  };

  const generate = (c: Context, out: MoveList): void => {
    const first = out.length;
    run(c, out, undefined);
    attach(c, out, first);
  };
  const made = Object.assign(generate, {
    draft: (c: Context, notes: DraftList) => {
      run(c, undefined, notes);
    },
    canMove: (c: Context) => run(c, undefined, undefined),
  });
  if (siteOf !== fromRegister || starts || lands?.fixed !== false) return made;
  // A slide that may only end where it is stopped has one end for each path.
  const size = (_piece: number, f: number): number => paths[f]?.length ?? 0;
  const slots: SlotMoves = {
    count: (c) => size(0, c.from),
    size,
    write: (c, slot, out) => {
      const path = paths[c.from]?.[slot];
      if (!path) return false;
      const { to: oldTo, between: oldBetween } = c;
      const first = out.length;
      along(c, out, undefined, path, range ? range.min(c) : -1, range ? range.max(c) : Farthest);
      c.to = oldTo;
      c.between = oldBetween;
      attach(c, out, first);
      return out.length > first;
    },
  };
  return Object.assign(made, { slots });
}

/** What such a slide means; undefined for forms that see more of the way, or whose start leaves an iterator behind. */
export function trackMeaning(
  name: string,
  { from, between, to, consequence }: Parts,
  build: Build,
  decision: boolean,
): Rule | undefined {
  const type = from?.type ?? build.defaultSite;
  const size = build.shape.board.sizes[type];
  const tracks = build.board.tracks.filter((track) => name === Every || track.name === name);
  const onBoard = tracks.every(({ sites }) => sites.every((site) => site < size));
  const stop = to?.condition ? conditionOf(to.condition) : never;
  const landing = conditionOf(to?.apply?.condition);
  const effect = to?.apply?.effect && ruleOf(to.apply.effect);
  const seesBetween = [stop, landing, effect ?? noMoves].some(
    (node) => readsRegister(node, 'between') || hasCall(node),
  );
  // Along tracks of one name moves are listed in an order of their own, and name no mover if they have an effect.
  if (name !== Every || !onBoard || seesBetween || build.stacking || from?.region || from?.condition) return undefined;
  const range = between?.range;
  const actions = [moveAction(type, register('from'), register('to'), decision)];
  const rule: Rule = {
    k: 'paths',
    paths: packed(pathsOf(tracks, name === Every), size),
    min: range ? numberOf(range.min) : constant(-1),
    max: range ? numberOf(range.max) : constant(Farthest),
    stop,
    pass: conditionOf(between?.condition ?? isBetweenEmpty(build)),
    stopping: emit(register('from'), register('to'), actions, effect),
    passing: choose(landing, emit(register('from'), register('to'), actions)),
  };
  const site = numberOf(from?.site ?? fromRegister);
  return attached({ k: 'at', registers: ['from'], site, limit: size, rule }, consequenceOf(consequence));
}

/** The paths of all sites in one table. */
function packed(paths: readonly (readonly Path[] | undefined)[], size: number): Paths {
  const offsets = new Int32Array(size + 1);
  const [start, end, open, sites]: number[][] = [[], [], [], []];
  for (let site = 0; site < size; site++) {
    for (const path of paths[site] ?? []) {
      start!.push(sites!.length);
      open!.push(sites!.length + path.open);
      sites!.push(...path.sites);
      end!.push(sites!.length);
    }
    offsets[site + 1] = start!.length;
  }
  const table = (list: number[] | undefined): Int32Array => Int32Array.from(list ?? []);
  return { offsets, start: table(start), end: table(end), open: table(open), sites: table(sites) };
}

/** The way along a track from one of its places. */
interface Path {
  /** The sites in order, that of the beginning first. */
  readonly sites: Int32Array;
  /** From this step on a slide may end: behind the first loop if it must go through one. */
  readonly open: number;
}

/** The paths from each site, track by track. */
function pathsOf(tracks: readonly Track[], throughLoop: boolean): readonly (readonly Path[] | undefined)[] {
  const paths: Path[][] = [];
  for (const track of tracks) {
    track.sites.forEach((site, i) => {
      if (site < 0) return;
      paths[site] ??= [];
      paths[site].push(pathFrom(track, i, throughLoop));
    });
  }
  return paths;
}

function pathFrom({ next, nextIndex, bump, sites }: Track, begin: number, throughLoop: boolean): Path {
  const path = [sites[begin]!];
  let index = begin;
  let bumps = bump[index]!;
  let open = throughLoop ? sites.length : 1;
  for (let n = 1; n < sites.length && next[index]! >= 0; n++) {
    if (bumps > 0) open = Math.min(open, n);
    path.push(next[index]!);
    index = nextIndex[index]!;
    bumps += bump[index]!;
  }
  return { sites: Int32Array.from(path), open };
}
