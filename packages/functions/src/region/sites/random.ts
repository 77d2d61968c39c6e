import { named, optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { sitesIn } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import type { RegionFn } from '../../declare/compiled.js';
import { Int, Region } from '../../declare/kinds.js';
import { emptySites } from './empty.js';

export const sitesRandom = ludeme('sites', 'Random', {
  returns: Region,
  args: { region: optional(Region), num: named(optional(Int)) },
  doc: 'Some sites of a region, drawn at random; of the empty cells if none is given.',
  example: '(sites Random (sites Board) num:2)',
  flags: ['stochastic'],
  compile: ({ region, num }, build): RegionFn => {
    const source = region ?? emptySites(Cell, build);
    return (c, out) => {
      const list = sitesIn(c, source);
      const drawn = new Set<number>();
      // Drawing again what was drawn before takes a random number too.
      for (let left = Math.min(num ? num(c) : 1, list.length); left > 0; ) {
        const site = list[c.rng.nextInt(list.length)]!;
        if (drawn.has(site)) continue;
        drawn.add(site);
        left--;
      }
      for (const site of drawn) out.add(site);
    };
  },
});
