/** Sites along tracks as closures. */
import type { SearchValue, TrackValue } from '../nodes.js';
import type { ValueFn } from './onceForEach.js';
import { siteTest } from './pieceTest.js';
import { valueFn } from './values.js';

/** The site some steps on along a track. */
export function trackFn({ player, from, steps, tracks }: TrackValue): ValueFn {
  const [who, start, many] = [valueFn(player), valueFn(from), valueFn(steps)];
  const places = tracks.map((track) => placeOn(track?.sites ?? []));
  return (c) => {
    const p = who(c);
    const track = tracks[p];
    if (!track) return -1;
    const { sites, loop } = track;
    const place = places[p]!(start(c)) + Math.max(many(c), 0);
    if (place < sites.length) return sites[place]!;
    return loop && sites.length > 0 ? sites[place % sites.length]! : -1;
  };
}

/** Tells where a site first comes on a track: behind its end if nowhere. */
function placeOn(sites: readonly number[]): (site: number) => number {
  const least = Math.min(0, ...sites);
  const first = new Int32Array(Math.max(-1, ...sites) + 1 - least).fill(sites.length);
  for (let place = sites.length - 1; place >= 0; place--) first[sites[place]! - least] = place;
  return (site) => (site >= least && site - least < first.length ? first[site - least]! : sites.length);
}

/** The first site of a track where a condition holds. */
export function searchFn({ player, from, test, tracks }: SearchValue): ValueFn {
  const [who, start, holds] = [valueFn(player), valueFn(from), siteTest(test, 'to')];
  const places = tracks.map(placeOn);
  return (c) => {
    const p = who(c);
    const sites = tracks[p];
    if (!sites || sites.length === 0) return -1;
    const first = start(c);
    let place = first === -1 ? 0 : places[p]!(first);
    if (place >= sites.length) return -1;
    const { to } = c;
    let found = -1;
    for (let n = 0; n < sites.length; n++) {
      if (holds(c, sites[place]!)) {
        found = sites[place]!;
        break;
      }
      if (++place === sites.length) place = 0;
    }
    c.to = to;
    return found;
  };
}
