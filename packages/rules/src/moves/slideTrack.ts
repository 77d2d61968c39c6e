/** `(slide "Track" …)`: a piece moves along a track, through the loops at the corners of the board. */
import type { Build } from '@ludii/functions';
import {
  type Between,
  conditionOf,
  type From,
  numberOf,
  packLists,
  ruleOf,
  type To,
  type Track,
} from '@ludii/functions/internal';
import { choose, constant, never, type Rule } from '@ludii/ir';
import { hasCall, interpreted, noMoves, type Paths, readsRegister } from '@ludii/ir/internal';
import { isBetweenEmpty } from './shared/emptyBetween.js';
import { Farthest, type Load, startingAt, travel } from './shared/travel.js';

/** The name that means every track, and moves only behind a loop. */
const Every = 'AllTracks';

interface Parts {
  readonly from: From | undefined;
  readonly between: Between | undefined;
  readonly to: To | undefined;
}

/** What a slide on the tracks of a name means. Levels, stacks, directions and effects on the way play no part. */
export function slideOnTracks(name: string, { from, between, to }: Parts, build: Build, decision: boolean): Rule {
  const load: Load = { type: from?.type ?? build.defaultSite, level: undefined, stack: false, decision };
  const size = build.shape.board.sizes[load.type];
  const tracks = build.board.tracks.filter((track) => name === Every || track.name === name);
  const limit = 1 + Math.max(size - 1, ...tracks.flatMap(({ sites }) => Array.from(sites)));
  const stop = to?.condition ? conditionOf(to.condition) : never;
  const landing = conditionOf(to?.apply?.condition);
  const effect = to?.apply?.effect && ruleOf(to.apply.effect);
  const range = between?.range;
  // Along tracks of one name moves name no player.
  const move = { by: name === Every ? undefined : constant(0) };
  const slides: Rule = {
    k: 'paths',
    paths: packed(pathsOf(tracks, name === Every), limit),
    min: range ? numberOf(range.min) : constant(-1),
    max: range ? numberOf(range.max) : constant(Farthest),
    stop,
    pass: conditionOf(between?.condition ?? isBetweenEmpty(build)),
    stopping: { ...travel(load, -1, effect), ...move },
    passing: choose(landing, { ...travel(load, -1, undefined), ...move }),
  };
  // Programs do not tell the site before, which is `(between)` where a move may end.
  const seesBetween = [stop, landing, effect ?? noMoves].some(
    (node) => readsRegister(node, 'between') || hasCall(node),
  );
  const only = name !== Every || limit > size || seesBetween || build.stacking || from?.condition !== undefined;
  const rule = startingAt(from && { ...from, level: undefined }, limit, slides);
  return interpreted(rule, only);
}

/** The paths of all sites in one table. */
function packed(paths: readonly (readonly Path[] | undefined)[], size: number): Paths {
  const bySite = Array.from({ length: size }, (_, site) => paths[site] ?? []);
  const all = bySite.flat();
  const { offsets: ends, items } = packLists(all.map(({ sites }) => sites));
  return {
    offsets: packLists(bySite.map((each) => each.map(() => 0))).offsets,
    start: ends.slice(0, -1),
    end: ends.slice(1),
    open: Int32Array.from(all, ({ open }, i) => ends[i]! + open),
    sites: items,
  };
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
