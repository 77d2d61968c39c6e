import type { Sites } from '@ludii/ir';
import { once } from '@ludii/ir/internal';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { PiecePart, Region } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { startPositions } from '../startPositions.js';

export const sitesStart = ludeme('sites', 'Start', {
  returns: Region,
  args: { piece: PiecePart },
  doc: 'The board sites where a piece stood when the game began.',
  example: '(sites Start (piece (what at:(last To))))',
  meaning: ({ piece }, build) => {
    const [id, ...others] = piece.ids;
    if (!id || others.length > 0 || build.shape.flags.stochastic || build.stacking) return undefined;
    const positions = startPositions(build);
    const known = once(() => {
      const c = build.unstarted();
      build.flow.start(c);
      return positions(c).map((set, component) => (component > 0 ? set.toArray() : []));
    });
    const sites: Sites = {
      k: 'sitesOf',
      player: numberOf(id),
      // The start is known when the game is.
      get sites() {
        return known();
      },
    };
    return sites;
  },
  compile: ({ piece }, build): RegionFn => {
    const positions = startPositions(build);
    const [id] = piece.ids;
    return (c, out) => {
      if (!id || piece.ids.length > 1) return;
      const component = id(c);
      const sites = component > 0 ? positions(c)[component] : undefined;
      if (sites) out.addAll(sites);
    };
  },
});
