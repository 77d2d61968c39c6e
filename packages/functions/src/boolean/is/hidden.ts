/** `(is Hidden …)`: what a player may not see. */
import { either, type Kind, named, optional } from '@ludii/registry';
import { Cell, Hidden } from '@ludii/state/internal';
import { siteNumbers } from '../../board/containers.js';
import { ludeme } from '../../declare/build.js';
import { allFixed, fixedBool, fixedInt, type IntFn } from '../../declare/compiled.js';
import { Bool, Int, Player } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { typeOr } from '../../declare/siteTypes.js';
import { HiddenDataWord, Role, type RoleWord, SiteTypeWord } from '../../declare/words.js';

const hidden = (to: Kind<IntFn | RoleWord>, whom: string, example: string) =>
  ludeme('is', 'Hidden', {
    returns: Bool,
    args: {
      dataType: optional(HiddenDataWord),
      type: optional(SiteTypeWord),
      at: named(Int),
      level: named(optional(Int)),
      to: named(either(1, to)),
    },
    flags: ['hiddenInfo'],
    doc: `True if a site, or one datum of it, is hidden from ${whom}.`,
    example,
    compile: ({ dataType, type, at, level = fixedInt(0), to: whom }, build) => {
      const player = typeof whom === 'string' ? roleIndex(whom, build) : whom!;
      // On the board before the game nothing is hidden.
      if (allFixed(at, level, player)) return fixedBool(false);
      const flag = Hidden[dataType ?? 'All'];
      const code = typeOr(type, build);
      const { board, total } = siteNumbers(build.shape);
      return (c) => {
        const site = at(c);
        if (site < 0) return false;
        const who = player(c);
        if (who < 1 || who > build.players) return false;
        const place = site >= board && site < total ? Cell : code;
        return (c.state.hidden(who, place, site, level(c)) & flag) !== 0;
      };
    },
  });

export const isHidden = [
  hidden(Player, 'a player', '(is Hidden What at:(to) to:(player (mover)))'),
  hidden(Role, 'the player of a role', '(is Hidden What at:(to) to:Mover)'),
];
