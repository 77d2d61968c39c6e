/** `(sites Side …)`: the sites along a side of the board. */
import { SIDES } from '@ludii/geometry';
import { either, optional } from '@ludii/registry';
import { ludeme } from '../../build.js';
import { fixedRegion } from '../../compiled.js';
import { Player, Region } from '../../kinds.js';
import { SiteSet } from '../../siteSet.js';
import { CompassDirectionWord, Role, SiteTypeWord } from '../../words.js';
import { typeOr } from '../siteOrRegion.js';

/** The side of a player: the game being built does not tell yet which way a player faces. */
export const sitesSideOfPlayer = ludeme('sites', 'Side', {
  returns: Region,
  args: {
    elementType: optional(SiteTypeWord),
    player: either(1, optional(Player)),
    role: either(1, optional(Role)),
  },
  doc: 'The sites along the side that a player faces.',
  example: '(sites Side Mover)',
});

export const sitesSide = ludeme('sites', 'Side', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord), direction: CompassDirectionWord },
  doc: 'The sites along a side of the board.',
  example: '(sites Side NE)',
  compile: ({ elementType, direction }, build) => {
    // Edges have no sides of their own: a board of edges answers with vertices.
    const type = typeOr(elementType, build) === 0 ? 'Cell' : 'Vertex';
    const side = SIDES.find((name) => name === direction);
    return fixedRegion(side ? SiteSet.from(build.topology.side(type, side)) : new SiteSet());
  },
});
