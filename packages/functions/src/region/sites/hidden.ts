import { type Kind, named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Hidden } from '@ludii/state/internal';
import { ludeme } from '../../declare/build.js';
import type { IntFn } from '../../declare/compiled.js';
import { Player, Region } from '../../declare/kinds.js';
import { playersMeant } from '../../declare/roles.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { HiddenDataWord, Role, type RoleWord, SiteTypeWord } from '../../declare/words.js';

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
      const playersFrom = playersMeant(given, build);
      return (c, out) => {
        const players = playersFrom(c);
        for (let site = 0; site < count; site++) if (isHidden(c, players, code, site, flag)) out.add(site);
      };
    },
  });

export const sitesHidden = [hidden(Player), hidden(Role)];
