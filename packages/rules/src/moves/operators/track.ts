/** The track that an operator means, and `(firstMoveOnTrack …)`. */
import { type Build, type IntFn, ludeme, Moves, type MovesFn, Role, Text } from '@ludii/functions';
import { NonDecision, roleIndex, ThenPart, type Track } from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import type { Context } from '@ludii/state';

/** The first track; with a name the one called so; with an owner the owner's track whose name contains it. */
export function findTrackOf(
  { board }: Build,
  name: string | undefined,
  owner: IntFn | undefined,
): (c: Context) => Track | undefined {
  const { tracks } = board;
  if (name === undefined) return () => tracks[0];
  if (!owner) {
    const named = tracks.find((track) => track.name === name);
    return () => named;
  }
  return (c) => {
    const who = owner(c);
    return tracks.find((track) => track.owner === who && track.name.includes(name));
  };
}

export const firstMoveOnTrack = ludeme('firstMoveOnTrack', {
  returns: NonDecision,
  args: { track: optional(Text), owner: optional(Role), moves: Moves, consequence: optional(ThenPart) },
  doc: 'The moves for the first site of a track that has moves.',
  example: '(firstMoveOnTrack "Track" Mover (if (is Occupied (site)) (move (from (site)) (to 7))))',
  compile: ({ track, owner, moves }, build): MovesFn => {
    const find = findTrackOf(build, track, owner && roleIndex(owner, build));
    return (c, out) => {
      const found = find(c);
      if (!found) return;
      const first = out.length;
      const before = c.site;
      for (let i = 0; i < found.sites.length && out.length === first; i++) {
        if (found.sites[i]! < 0) continue;
        c.site = found.sites[i]!;
        moves(c, out);
      }
      c.site = before;
    };
  },
});
