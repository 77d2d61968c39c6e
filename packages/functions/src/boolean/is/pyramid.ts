/** `(is Flat …)` and `(is Freedom …)`: questions about boards with layers. */
import { Direction as Code } from '@ludii/geometry';
import { listAt } from '@ludii/geometry/internal';
import { optional } from '@ludii/registry';
import { Vertex } from '@ludii/state/internal';
import { fixedSteps } from '../../board/groups.js';
import { sitesIn } from '../../board/siteSet.js';
import { whatReader } from '../../board/sites.js';
import { ludeme } from '../../declare/build.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

export const isFlat = ludeme('is', 'Flat', {
  returns: Bool,
  args: { value: optional(Int) },
  doc: 'True if a piece can lie on a place of a pyramid: on the ground, or on places that are all occupied.',
  example: '(is Flat)',
  compile: ({ value: at }, build) => {
    const { layer, count } = build.topology.sites('Vertex');
    const below = fixedSteps(build.topology.stepTable('Vertex'), [Code.Downward]);
    return (c) => {
      const site = at ? at(c) : c.to;
      if (site < 0 || site >= count) return false;
      return layer[site] === 0 || listAt(below, site).every((support) => c.state.what(Vertex, support) !== 0);
    };
  },
});

export const isFreedom = ludeme('is', 'Freedom', {
  returns: Bool,
  args: { type: optional(SiteTypeWord), in: Region, toPlace: optional(Int) },
  doc: 'True if a site of a region has an empty neighbour on the ground to its north, south, west or east. One site can be taken as filled.',
  example: '(is Freedom (sites Group at:(to)) (to))',
  compile: ({ type, in: region, toPlace }, build) => {
    const code = typeOr(type, build);
    const { layer } = build.topology.sites('Vertex');
    const steps = fixedSteps(build.topology.stepTable(siteTypeName(code)), [Code.N, Code.S, Code.W, Code.E]);
    const what = whatReader(build, code);
    return (c) => {
      const filled = toPlace ? toPlace(c) : -1;
      const isFree = (near: number): boolean => near !== filled && what(c, near) === 0 && layer[near] === 0;
      return sitesIn(c, region).some((site) => site < steps.offsets.length - 1 && listAt(steps, site).some(isFree));
    };
  },
});
