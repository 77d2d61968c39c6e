/** `(count Stack …)`: the pieces of a stack up to a condition. */

import { keeping } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { typeByNumber } from '../../board/containers.js';
import { sitesIn } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { fixedBool } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord, StackDirectionWord } from '../../declare/words.js';
import { sitesOf } from '../sitesOf.js';

export const countStack = ludeme('count', 'Stack', {
  returns: Int,
  args: {
    stackDirection: optional(StackDirectionWord),
    type: optional(SiteTypeWord),
    at: either(1, named(Int)),
    to: either(1, named(Region)),
    if: optional(named(Bool)),
    stop: optional(named(Bool)),
  },
  doc: 'The number of pieces in stacks that meet a condition, counted from one end until another condition holds.',
  example: '(count Stack FromTop at:(last From) if:(< 1 (level)))',
  flags: ['stacking'],
  compile: ({ stackDirection, type, at, to: region, if: condition, stop }, build) => {
    const typeOf = typeByNumber(build.shape, typeOr(type, build));
    const sites = sitesOf(at, region);
    const counts = condition ?? fixedBool(true);
    const ends = stop ?? fixedBool(false);
    const falling = stackDirection === 'FromTop';
    return keeping(['to', 'level'], (c) => {
      let n = 0;
      for (const site of sitesIn(c, sites)) {
        const place = typeOf(site);
        if (place < 0 || c.state.what(place as SiteTypeCode, site) === 0) continue;
        const height = c.state.stackSize(place as SiteTypeCode, site);
        for (let i = 0; i < height; i++) {
          c.to = site;
          c.level = falling ? height - 1 - i : i;
          if (ends(c)) break;
          if (counts(c)) n++;
        }
      }
      return n;
    });
  },
});
