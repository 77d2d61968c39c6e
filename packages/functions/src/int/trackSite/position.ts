/** Where on a track a piece is. A site that occurs twice is told apart by how the pieces came there. */

import type { Track } from '@ludii/geometry';
import { byObject } from '@ludii/ir/internal';
import type { Context } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import { siteNumbers } from '../../board/containers.js';
import type { Build } from '../../declare/build.js';

/** The index of a site on a track for the pieces of a player; the length of the track if it is not there, -1 if unknown. */
export type TrackPosition = (c: Context, track: Track, site: number, player: number) => number;

/** For each site up to the highest of a track the first index where it is, or the length of the track. */
const indicesOnTrack = byObject(({ sites }: Track): Int32Array => {
  const indices = new Int32Array(Math.max(-1, ...sites) + 1).fill(sites.length);
  for (let i = sites.length - 1; i >= 0; i--) if (sites[i]! >= 0) indices[sites[i]!] = i;
  return indices;
});

/** The first index of a site on a track, or its length. */
export function indexOnTrack(track: Track, site: number): number {
  if (site >= 0) return indicesOnTrack(track)[site] ?? track.sites.length;
  // The end of a track is written as a negative site.
  const index = track.sites.indexOf(site);
  return index < 0 ? track.sites.length : index;
}

/** How positions on the tracks of a board are found. */
export function trackPosition(build: Build): TrackPosition {
  if (!build.board.tracks.some(({ internalLoop }) => internalLoop))
    return (_c, track, site) => indexOnTrack(track, site);
  const { board, total } = siteNumbers(build.shape);
  const { defaultSite } = build;
  const size = build.shape.board.sizes[defaultSite];
  return (c, track, site, player) => {
    if (track.loop) return indexOnTrack(track, site);
    if (site < 0) return -1;
    const inHand = site >= board && site < total;
    let what = 0;
    if (inHand || site < size) {
      const type = inHand ? Cell : defaultSite;
      what = c.state.what(type, site);
      const height = c.state.stackSize(type, site);
      for (let level = 0; level < height; level++) {
        if (c.state.whoAt(type, site, level) !== player) continue;
        what = c.state.whatAt(type, site, level);
        break;
      }
    }
    if (what === 0) return indexOnTrack(track, site);
    const indices = c.state.onTrack.indices(track.index, site);
    for (let i = 0; i < indices.length; i++) {
      if (c.state.onTrack.count(track.index, what, indices[i]!) > 0) return indices[i]!;
    }
    return track.sites.length;
  };
}

/** For each player (0 to players + 1) the track that a choice gives. */
export function trackOfPlayers(
  build: Build,
  choose: (player: number) => Track | undefined,
): readonly (Track | undefined)[] {
  return Array.from({ length: build.players + 2 }, (_, player) => choose(player));
}
