import { either, optional } from '@ludii/registry';
import { SiteSet } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import { fixedRegion, type RegionFn } from '../../declare/compiled.js';
import { NonDecision, Player, Region } from '../../declare/kinds.js';
import { numberOf, regionFn } from '../../declare/meaning.js';
import { roleIndex } from '../../declare/roles.js';
import { Role, SiteTypeWord, Text } from '../../declare/words.js';

/** The sites of the first hand, deck or dice of a player; of anybody if `player` is undefined. */
function handSites(player: number | undefined, { shape }: Build): SiteSet {
  const hand = shape.containers.find(
    ({ role, owner }) => role !== 'board' && (player === undefined || owner === player),
  );
  return SiteSet.from(hand ? Array.from({ length: hand.size }, (_, i) => hand.first + i) : []);
}

export const sitesHand = ludeme('sites', 'Hand', {
  returns: Region,
  args: {
    elementType: optional(SiteTypeWord),
    pid: either(1, optional(Player)),
    role: either(1, optional(Role)),
    moves: optional(NonDecision),
    name: optional(Text),
  },
  doc: 'All sites of the hand of a player.',
  example: '(sites Hand Mover)',
  compile: ({ pid, role, moves: _moves, name: _name }, build): RegionFn => {
    if (role === 'Shared') return fixedRegion(handSites(undefined, build));
    const player = pid ?? (role ? roleIndex(role, build) : undefined);
    if (!player) return fixedRegion(new SiteSet());
    const hands = Array.from({ length: build.players + 2 }, (_, owner) =>
      owner === 0 ? new SiteSet() : handSites(owner, build),
    );
    if (player.fixed !== undefined) return fixedRegion(hands[player.fixed] ?? new SiteSet());
    return regionFn({ k: 'sitesOf', player: numberOf(player), sites: hands.map((sites) => sites.toArray()) });
  },
});
