import { ludeme } from '../../build.js';
import type { RegionFn } from '../../compiled.js';
import { PiecePart, Region } from '../../kinds.js';
import { startPositions } from '../startPositions.js';

export const sitesStart = ludeme('sites', 'Start', {
  returns: Region,
  args: { piece: PiecePart },
  doc: 'The board sites where a piece stood when the game began.',
  example: '(sites Start (piece (what at:(from))))',
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
