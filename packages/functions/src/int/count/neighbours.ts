/** `(count Orthogonal …)` and its like: how many neighbours a site has. */
import { Direction } from '@ludii/geometry';
import { Edge } from '@ludii/state/internal';
import { fixedSteps } from '../../board/groups.js';
import { sitesIn } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { Int } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { sitesOf } from '../sitesOf.js';
import { countedSites } from './countedSites.js';

const relations = {
  Adjacent: Direction.Adjacent,
  Orthogonal: Direction.Orthogonal,
  Diagonal: Direction.Diagonal,
  Neighbours: Direction.All,
} as const;

export const countNeighbours = ludeme('count', ['Adjacent', 'Neighbours', 'Orthogonal', 'Diagonal'], {
  returns: Int,
  args: countedSites,
  doc: 'The number of neighbours of a site under a relation; -1 off the board.',
  example: '(count Orthogonal at:(to))',
  compile: ({ word, type, in: region, at }, build) => {
    const code = typeOr(type, build);
    const { topology } = build;
    const count = topology.count(siteTypeName(code));
    const { offsets } = fixedSteps(topology.stepTable(siteTypeName(code)), [relations[word]]);
    // Edges count the edges at both of their ends, themselves twice; they have no diagonals.
    const counts =
      code === Edge
        ? topology.graph.edges.map(({ a, b }) => (word === 'Diagonal' ? 0 : a.edges.length + b.edges.length))
        : Array.from({ length: count }, (_, site) => offsets[site + 1]! - offsets[site]!);
    const sites = sitesOf(at, region);
    return (c) => {
      const site = sitesIn(c, sites)[0];
      if (site === undefined) throw new RangeError(`no site to count the neighbours of (${word})`);
      return site < count ? counts[site]! : -1;
    };
  },
});
