/** `(no Pieces …)`: whether some players have no pieces. */
import { compare, constant } from '@ludii/ir';
import { either, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Cell, isStacking, positionSite, positionType } from '@ludii/state/internal';
import { siteNumbers } from '../../board/containers.js';
import { componentsByOwner, someOwned } from '../../board/owned.js';
import { ludeme } from '../../declare/build.js';
import { membership } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { roleIndex, roleOwners } from '../../declare/roles.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord, Text } from '../../declare/words.js';

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
    const { shape, players } = build;
    const owners = of ? (c: Context) => 1 << of(c) : roleOwners(role ?? 'All', build);
    const asked = type && siteTypeCode(type);
    const names = Uint8Array.from(build.components, ({ name: full }, i) =>
      i > 0 && (name === undefined || full.includes(name)) ? 1 : 0,
    );
    const has = region && membership(region);
    const stacking = isStacking(shape);
    const handsFrom = siteNumbers(shape).board;
    const handsTo = siteNumbers(shape).total;

    const isThere = (c: Context, t: SiteTypeCode, site: number, set: number): boolean => {
      const { state } = c;
      if (!stacking) return ((set >>> state.who(t, site)) & 1) === 1 && (!name || names[state.what(t, site)] === 1);
      const height = state.stackSize(t, site);
      for (let level = 0; level < height; level++) {
        if (((set >>> state.whoAt(t, site, level)) & 1) === 0) continue;
        if (!name || names[state.whatAt(t, site, level)] === 1) return true;
      }
      return false;
    };

    return (c) => {
      const set = owners(c);
      const { owned } = c.state;
      const typed = owned.kind === 'typedLevels' || owned.kind === 'vertices';
      const counts = (entry: number): boolean => {
        const site = positionSite(entry);
        if (asked !== undefined && (typed ? positionType(entry) : Cell) !== asked) return false;
        if (has && !has(c, site)) return false;
        return isThere(c, asked ?? (site >= handsFrom && site < handsTo ? Cell : build.defaultSite), site, set);
      };
      for (let owner = 0; owner <= players + 1; owner++) {
        if (((set >>> owner) & 1) === 1 && someOwned(c, owner, counts)) return false;
      }
      return true;
    };
  },
});
