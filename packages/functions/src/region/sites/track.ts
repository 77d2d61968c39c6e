/** `(sites Track …)`: the sites of a track of the board, or a stretch of it. */
import type { Track } from '@ludii/geometry';
import { either, named, optional } from '@ludii/registry';
import { SiteSet } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { allFixed, fixedInt, fixedRegion, type IntFn, type RegionFn } from '../../declare/compiled.js';
import { Int, Player, Region } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { Role, Text } from '../../declare/words.js';

/** Adds a stretch of a track: from the first of a site (-1: the start) up to another, going round once at most. */
function addStretch({ sites }: Track, from: number, to: number, out: SiteSet): void {
  const start = from === -1 ? 0 : sites.indexOf(from);
  if (start < 0) return;
  for (let k = 0; k < sites.length; k++) {
    const site = sites[(start + k) % sites.length]!;
    if (site >= 0) out.add(site);
    if (site === to) return;
  }
}

export const sitesTrack = ludeme('sites', 'Track', {
  returns: Region,
  args: {
    pid: either(1, optional(Player)),
    role: either(1, optional(Role)),
    name: optional(Text),
    from: named(optional(Int)),
    to: named(optional(Int)),
  },
  doc: 'The sites of a track of a player or of everybody, or those from one site of it to another.',
  example: '(sites Track Mover from:(last To) to:12)',
  compile: ({ pid, role, name, from, to }, build): RegionFn => {
    const { tracks } = build.board;
    const given: IntFn | undefined = pid ?? (role ? roleIndex(role, build) : undefined);
    const player = given ?? fixedInt(0);
    const text = name ?? '';
    const trackOf = (owner: number): Track | undefined =>
      tracks.find(
        (track) => track.name === name || (track.name.includes(text) && (track.owner === owner || track.owner === 0)),
      );
    // -1 gives no end to stop at: no site has that number, and -2 on the track is not meant.
    const add = (track: Track, start: number, end: number, out: SiteSet): void =>
      addStretch(track, start, end < 0 ? Number.NaN : end, out);
    if (given && allFixed(given, from, to)) {
      const track = trackOf(given.fixed ?? 0);
      const sites = new SiteSet();
      if (track) add(track, from?.fixed ?? -1, to?.fixed ?? -1, sites);
      return fixedRegion(sites);
    }
    const byOwner = Array.from({ length: build.players + 2 }, (_, owner) => trackOf(owner));
    const ofNobody = trackOf(-1);
    return (c, out) => {
      let track: Track | undefined;
      if (c.track >= 0) track = tracks[c.track];
      else {
        const owner = player(c);
        track = owner >= 0 && owner < byOwner.length ? byOwner[owner] : ofNobody;
      }
      if (track) add(track, from ? from(c) : -1, to ? to(c) : -1, out);
    };
  },
});
