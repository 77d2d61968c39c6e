/** `(count StepsOnTrack …)`: how far it is from one site of a track to another. */
import type { Track } from '@ludii/geometry';
import { either, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import { fixedInt, type IntFn } from '../../declare/compiled.js';
import { Int, Player } from '../../declare/kinds.js';
import { playerOf } from '../../declare/roles.js';
import { Role, Text } from '../../declare/words.js';
import { trackOfPlayers, trackPosition } from '../trackSite/position.js';
import { moverRegister } from '../turn.js';

export const countStepsOnTrack = ludeme('count', 'StepsOnTrack', {
  returns: Int,
  args: {
    role: optional(either(1, Role)),
    player: optional(either(1, Player)),
    name: optional(either(1, Text)),
    site1: optional(Int),
    site2: optional(Int),
  },
  doc: 'The number of steps along a track from one site to another; -1 if it does not lead there.',
  example: '(count StepsOnTrack Mover (from) (to))',
  compile: ({ role, player, name, site1, site2 }, build): IntFn => {
    const { tracks } = build.board;
    const owner: IntFn = playerOf(player, role, build, moverRegister);
    const chosen = trackOfPlayers(
      build,
      (p): Track | undefined =>
        (name === undefined ? undefined : tracks.find((t) => t.name.includes(name) && t.owner === p)) ??
        tracks.find((t) => t.owner === p) ??
        tracks.find((t) => t.owner === 0),
    );
    const ownerless = tracks.find((t) => t.owner === 0);
    const position = trackPosition(build);
    const counted = tracks.some(({ internalLoop }) => internalLoop);
    const start = site1 ?? fixedInt(-1);
    const goal = site2 ?? fixedInt(-1);
    return (c) => {
      const p = owner(c);
      const track = p >= 0 && p < chosen.length ? chosen[p] : ownerless;
      if (!track) return -1;
      const a = start(c);
      const b = goal(c);
      const { sites } = track;
      const first = position(c, track, a, p);
      const byCount = counted && !track.loop;
      if (first < 0 || (byCount && first >= sites.length)) return -1;
      for (let i = first; i < sites.length; i++) if (sites[i] === b) return i - first;
      // Where every site occurs once the search goes on at the beginning, loop or not.
      if (!byCount) for (let i = 0; i < first; i++) if (sites[i] === b) return sites.length - first + i;
      return -1;
    };
  },
});
