import { named, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import { Int, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { addFootprint } from '../footprint.js';

export const sitesLargePiece = ludeme('sites', 'LargePiece', {
  returns: Region,
  args: { type: optional(SiteTypeWord), at: named(Int) },
  doc: 'All sites that the piece with its root at a site covers.',
  example: '(sites LargePiece at:(last To))',
  compile: ({ type, at }, build) => {
    const code = typeOr(type, build);
    const count = build.topology.count(siteTypeName(code));
    return (c, out) => {
      const site = at(c);
      if (site >= 0 && site < count && c.state.what(code, site) !== 0) addFootprint(c, code, site, out);
    };
  },
});
