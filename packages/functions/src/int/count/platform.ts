/** `(count SitesPlatformBelow …)`: what the four sites under a site hold, on boards with layers. */
import { Direction } from '@ludii/geometry';
import type { SiteTypeCode } from '@ludii/state';
import { Cell, Vertex } from '@ludii/state/internal';
import { siteNumbers } from '../../board/containers.js';
import { fixedSteps } from '../../board/groups.js';
import { ludeme } from '../../declare/build.js';
import { fixedInt } from '../../declare/compiled.js';
import { Int } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { toRegister } from '../registers.js';
import { countedSites } from './countedSites.js';

export const countPlatform = ludeme('count', 'SitesPlatformBelow', {
  returns: Int,
  args: countedSites,
  doc: 'The number of sites right under a vertex that hold pieces of a player, or certain pieces.',
  example: '(count SitesPlatformBelow at:(to) who:Mover)',
  compile: ({ type, at, who, what, whats }, build) => {
    const { topology, shape } = build;
    const below = fixedSteps(topology.stepTable(siteTypeName(typeOr(type, build))), [Direction.Downward]);
    const { layer, count } = topology.sites('Vertex');
    const { board, total } = siteNumbers(shape);
    const site = at ?? toRegister;
    const pieces = whats ?? (what ? [what] : undefined);
    const owner = who === undefined ? fixedInt(-1) : roleIndex(who, build);
    return (c) => {
      const vertex = site(c);
      if (vertex < 0 || vertex >= count) throw new RangeError(`there is no vertex ${vertex}`);
      if (layer[vertex] === 0) return 0;
      const place: SiteTypeCode = vertex >= board && vertex < total ? Cell : Vertex;
      const wanted = owner(c);
      let n = 0;
      for (let i = below.offsets[vertex]!; i < below.offsets[vertex + 1]!; i++) {
        const target = below.items[i]!;
        if (!pieces) {
          if (c.state.who(place, target) === wanted) n++;
          continue;
        }
        const piece = c.state.what(place, target);
        for (let k = 0; k < pieces.length; k++) {
          if (pieces[k]!(c) !== piece) continue;
          n++;
          break;
        }
      }
      return n;
    };
  },
});
