/** The track that an operator means, and `(firstMoveOnTrack …)`. */
import { type Build, type IntFn, Moves, numberOf, Role, ruleOf, Text } from '@ludii/functions';
import { roleIndex, type Track } from '@ludii/functions/internal';
import { choose, compare, constant, type Rule } from '@ludii/ir';
import { noMoves } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { effect, unheeded } from '../shared/declare.js';

/**
 * A rule about the track that is meant: the first one; with a name the one called so; with an owner the owner's track whose
 * name contains it.
 */
export function onTrackOf(
  { board, players }: Build,
  name: string | undefined,
  owner: IntFn | undefined,
  ruleFor: (track: Track | undefined) => Rule,
): Rule {
  const { tracks } = board;
  if (name === undefined) return ruleFor(tracks[0]);
  if (!owner) return ruleFor(tracks.find((track) => track.name === name));
  const who = numberOf(owner);
  let rule = ruleFor(undefined);
  for (let player = players + 1; player >= 0; player--) {
    const own = tracks.find((track) => track.owner === player && track.name.includes(name));
    if (own) rule = choose(compare('=', who, constant(player)), ruleFor(own), rule);
  }
  return rule;
}

export const firstMoveOnTrack = effect('firstMoveOnTrack', {
  args: { track: optional(Text), owner: optional(Role), moves: Moves, ...unheeded },
  doc: 'The moves for the first site of a track that has moves.',
  example: '(firstMoveOnTrack "Track" Mover (if (is Occupied (site)) (move (from (site)) (to 7))))',
  meaning: ({ track, owner, moves }, build) => {
    const rule = ruleOf(moves);
    return onTrackOf(build, track, owner && roleIndex(owner, build), (found) => {
      const sites = Array.from(found?.sites ?? []).filter((site) => site >= 0);
      return sites.length > 0 ? { k: 'firstAt', register: 'site', sites, rule } : noMoves;
    });
  },
});
