import { named, optional } from '@ludii/registry';
import { ludeme } from '../../build.js';
import { Int, Region } from '../../kinds.js';
import { siteTypeName } from '../../siteTypes.js';
import { SiteTypeWord } from '../../words.js';
import { addFootprint } from '../footprint.js';
import { typeOr } from '../siteOrRegion.js';

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
