import { either, list, named, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { ludeme } from '../../declare/build.js';
import type { IntFn, RegionFn } from '../../declare/compiled.js';
import { Int, Region } from '../../declare/kinds.js';
import { SiteTypeWord, StepWord } from '../../declare/words.js';
import { lastTo } from '../../position/lastMove.js';
import { typeOr } from '../siteOrRegion.js';
import { walkVisits } from '../walks.js';

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
    const wanted: readonly IntFn[] | undefined = whats ?? (what ? [what] : undefined);
    const fits = (c: Context, sites: readonly number[], pieces: readonly number[]): boolean => {
      for (let i = 0; i < sites.length; i++) {
        if (c.state.what(code, sites[i]!) !== pieces[i % pieces.length]) return false;
      }
      return true;
    };
    return (c, out) => {
      const origin = from ? from(c) : lastTo(c);
      if (origin < 0 || origin >= count) return;
      const pieces = wanted ? wanted.map((piece) => piece(c)) : [c.state.what(code, origin)];
      for (const sites of visits(origin)) {
        if (fits(c, sites, pieces)) for (let i = 0; i < sites.length; i++) out.add(sites[i]!);
      }
    };
  },
});
