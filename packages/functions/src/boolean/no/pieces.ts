/** `(no Pieces …)`: whether some players have no pieces. */
import { compare, constant } from '@ludii/ir';
import { either, named, optional } from '@ludii/registry';
import { isStacking } from '@ludii/state/internal';
import { componentsByOwner } from '../../board/owned.js';
import { ludeme } from '../../declare/build.js';
import { membership } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { roleIndex, roleOwners } from '../../declare/roles.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord, Text } from '../../declare/words.js';
import { countPieces, piecesWith } from '../../int/count/pieces.js';

export const noPieces = ludeme('no', 'Pieces', {
  returns: Bool,
  args: {
    type: optional(SiteTypeWord),
    role: either(1, optional(Role)),
    of: named(either(1, optional(Int))),
    name: optional(Text),
    in: named(optional(Region)),
  },
  doc: 'True if there are no pieces: of some players (all if not said), with a name, in a region. Hands count too.',
  example: '(no Pieces Next)',
  meaning: ({ type, role, of, name, in: region }, build) => {
    const player = of ?? roleIndex(role ?? 'All', build);
    const one = player.fixed === undefined ? player.ir !== undefined : player.fixed >= 0;
    const { flags } = build.shape;
    // Where pieces are counted, the index may still name sites that have come to belong to others.
    if (type || region || !one || isStacking(build.shape) || flags.team || flags.count) return undefined;
    const of1 = numberOf(player);
    const everyone = !of && (role ?? 'All') === 'All';
    const components = componentsByOwner(build, (each) => name === undefined || each.name.includes(name), everyone);
    return compare('=', { k: 'owned', of: of1, components }, constant(0));
  },
  compile: ({ type, role, of, name, in: region }, build) => {
    const has = region && membership(region);
    const count = countPieces(
      build,
      {
        type: type && siteTypeCode(type),
        owners: of ? (c) => 1 << of(c) : roleOwners(role ?? 'All', build),
        wanted: name === undefined ? undefined : piecesWith(name, build),
        within: has && ((c) => (site) => has(c, site)),
        condition: undefined,
      },
      1,
    );
    return (c) => count(c) === 0;
  },
});
