/** `(sites Side …)`: the sites along a side of the board. */

import { directionCode, SIDES } from '@ludii/geometry';
import { once } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { Cell } from '@ludii/state/internal';
import { SiteSet } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { fixedRegion, type RegionFn } from '../../declare/compiled.js';
import { Player, Region } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { typeOr } from '../../declare/siteTypes.js';
import { CompassDirectionWord, Role, SiteTypeWord } from '../../declare/words.js';

/** Edges have no sides of their own: a board of edges answers with vertices. */
const sided = (type: SiteTypeCode): 'Cell' | 'Vertex' => (type === Cell ? 'Cell' : 'Vertex');

export const sitesSideOfPlayer = ludeme('sites', 'Side', {
  returns: Region,
  args: {
    elementType: optional(SiteTypeWord),
    player: either(1, optional(Player)),
    role: either(1, optional(Role)),
  },
  doc: 'The sites along the side that a player looks to; none for a player who looks nowhere. Without a player, the mover.',
  example: '(sites Side Mover)',
  compile: ({ elementType, player, role }, build): RegionFn => {
    const type = sided(typeOr(elementType, build));
    const who = player ?? roleIndex(role ?? 'Mover', build);
    // Which way players look is asked for in play: regions of the equipment are made before it is told.
    const sides = once(() =>
      build.facings.map((facing) => {
        const side = SIDES.find((name) => directionCode(name) === facing);
        return side ? SiteSet.from(build.topology.side(type, side)) : new SiteSet();
      }),
    );
    return (c, out) => {
      const sites = sides()[who(c) - 1];
      if (sites) out.addAll(sites);
    };
  },
});

export const sitesSide = ludeme('sites', 'Side', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord), direction: CompassDirectionWord },
  doc: 'The sites along a side of the board.',
  example: '(sites Side NE)',
  compile: ({ elementType, direction }, build) => {
    const type = sided(typeOr(elementType, build));
    const side = SIDES.find((name) => name === direction);
    return fixedRegion(side ? SiteSet.from(build.topology.side(type, side)) : new SiteSet());
  },
});
