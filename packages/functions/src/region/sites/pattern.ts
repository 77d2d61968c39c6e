import { either, list, named, optional } from '@ludii/registry';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Int, Region } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord, StepWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';
import { followsPattern, walkVisits } from '../walks.js';

export const sitesPattern = ludeme('sites', 'Pattern', {
  returns: Region,
  args: {
    walk: list(StepWord),
    type: optional(SiteTypeWord),
    from: named(optional(Int)),
    what: either(1, named(optional(Int))),
    whats: either(1, named(optional(list(Int)))),
  },
  doc: 'The sites of every pattern of pieces that a walk finds from a site, in any rotation.',
  example: '(sites Pattern {F R F} from:(last To))',
  compile: ({ walk, type, from, what, whats }, build): RegionFn => {
    const code = typeOr(type, build);
    const visits = walkVisits(build.topology, code, walk);
    const count = build.shape.board.sizes[code];
    const wanted = whats ?? (what && [what]);
    return (c, out) => {
      const origin = from ? from(c) : lastTo(c);
      if (origin < 0 || origin >= count) return;
      const pieces = wanted ? wanted.map((piece) => piece(c)) : [c.state.what(code, origin)];
      for (const sites of visits(origin)) {
        if (followsPattern(c, code, sites, pieces)) for (const site of sites) out.add(site);
      }
    };
  },
});
