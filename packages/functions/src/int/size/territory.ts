/** `(size Territory …)`: empty areas that border on nothing but a player's pieces. */
import { Direction } from '@ludii/geometry';
import type { Value } from '@ludii/ir';
import { tableOf } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import { Edge, storedTypes } from '@ludii/state/internal';
import { fixedSteps } from '../../board/groups.js';
import { ludeme } from '../../declare/build.js';
import { Int, Player } from '../../declare/kinds.js';
import { numberOf, toldValue } from '../../declare/meaning.js';
import { meansMany, playerOf, roleOwners } from '../../declare/roles.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { AbsoluteDirectionWord, Role, SiteTypeWord } from '../../declare/words.js';

export const sizeTerritory = ludeme('size', 'Territory', {
  returns: Int,
  args: {
    type: optional(SiteTypeWord),
    role: either(1, Role),
    player: either(1, Player),
    direction: optional(AbsoluteDirectionWord),
  },
  doc: 'The number of empty sites in areas that border on no pieces but those of a player.',
  example: '(size Territory Mover)',
  meaning: ({ type: word, role, player, direction }, build) => {
    const type = typeOr(word, build);
    const table = build.topology.stepTable(siteTypeName(type));
    const beside = fixedSteps(table, [Direction[direction ?? 'Adjacent']]);
    // Edges border on the edges at their ends, whatever direction the area spreads in.
    const border = type === Edge ? fixedSteps(table, [Direction.Adjacent]) : beside;
    const bits = Array.from({ length: build.players + 2 }, (_, p) => 1 << p);
    const owners: Value =
      role && (meansMany(role) || role === 'TeamMover')
        ? { k: 'callValue', fn: roleOwners(role, build) }
        : tableOf(numberOf(playerOf(player, role, build)), bits, 0);
    return toldValue({ k: 'territory', type, owners, beside, border }, storedTypes(build.shape)[type]);
  },
});
