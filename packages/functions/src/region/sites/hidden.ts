import { type Kind, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Hidden } from '@ludii/state/internal';
import { type Build, ludeme } from '../../declare/build.js';
import type { IntFn } from '../../declare/compiled.js';
import { Player, Region } from '../../declare/kinds.js';
import { meansMany, type PlayerSetFn, roleIndex, rolePlayers } from '../../declare/roles.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { HiddenDataWord, Role, type RoleWord, SiteTypeWord } from '../../declare/words.js';

/** The players that something is hidden from, as bits. */
function playersOf(to: IntFn | RoleWord, build: Build): PlayerSetFn {
  if (typeof to === 'string' && meansMany(to)) return rolePlayers(to, build);
  const player = typeof to === 'string' ? roleIndex(to, build) : to;
  return (c) => {
    const index = player(c);
    return index < 1 || index > build.players ? 0 : 1 << index;
  };
}

function isHidden(c: Context, players: number, type: SiteTypeCode, site: number, flag: number): boolean {
  for (let player = 1; players >>> player !== 0; player++) {
    if ((players >>> player) & 1 && c.state.hidden(player, type, site, 0) & flag) return true;
  }
  return false;
}

const hidden = (to: Kind<IntFn | RoleWord>) =>
  ludeme('sites', 'Hidden', {
    returns: Region,
    args: { dataType: optional(HiddenDataWord), type: optional(SiteTypeWord), to: named(to) },
    doc: 'The board sites of which something is hidden from a player.',
    example: '(sites Hidden What to:Mover)',
    flags: ['hiddenInfo'],
    compile: ({ dataType, type, to: given }, build) => {
      const code = typeOr(type, build);
      const count = build.topology.count(siteTypeName(code));
      const flag = Hidden[dataType ?? 'All'];
      const playersFrom = playersOf(given, build);
      return (c, out) => {
        const players = playersFrom(c);
        for (let site = 0; site < count; site++) if (isHidden(c, players, code, site, flag)) out.add(site);
      };
    },
  });

export const sitesHidden = [hidden(Player), hidden(Role)];
