/**
 * What is seen from above on boards with layers: a piece with another right on top of it is covered, and two
 * neighbours under a common pair of pieces are cut off from each other.
 */
import { Direction, type Lists, type Topology } from '@ludii/geometry';
import { packLists } from '@ludii/geometry/internal';
import { type Beside, sitesBeside } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { Vertex } from '@ludii/state/internal';
import { fixedSteps } from '../board/groups.js';
import type { Build } from '../declare/build.js';
import { siteTypeName } from '../declare/siteTypes.js';

/** Tests of what is seen, for the sites of one type. */
export interface Visibility {
  /** True if a piece lies right above the site. */
  covered(c: Context, site: number): boolean;
  /** True if at least two pieces lie on both of two neighbours. */
  roofed(c: Context, site: number, neighbour: number): boolean;
}

/** For each site those with the same place on the plane and a larger number. */
export function sitesAbove(topology: Topology, type: SiteTypeCode): Lists {
  const { points } = topology.sites(siteTypeName(type));
  return packLists(
    points.map(({ x, y }, site) =>
      points.flatMap((other, i) => (i > site && other.x === x && other.y === y ? [i] : [])),
    ),
  );
}

/** The tests of what is seen from above. */
export function visibility(build: Pick<Build, 'topology'>, type: SiteTypeCode): Visibility {
  const { topology } = build;
  const above = sitesAbove(topology, type);
  const upVertices = fixedSteps(topology.stepTable('Vertex'), [Direction.Upward]);
  const up = fixedSteps(topology.stepTable(siteTypeName(type)), [Direction.Upward]);
  return {
    covered(c, site) {
      for (let i = above.offsets[site]!; i < above.offsets[site + 1]!; i++) {
        if (c.state.what(type, above.items[i]!) !== 0) return true;
      }
      return false;
    },
    roofed(c, site, neighbour) {
      let common = 0;
      for (let i = upVertices.offsets[site]!; i < upVertices.offsets[site + 1]!; i++) {
        const roof = upVertices.items[i]!;
        if (c.state.what(Vertex, roof) === 0) continue;
        for (let k = up.offsets[neighbour]!; k < up.offsets[neighbour + 1]!; k++) {
          if (up.items[k] === roof && c.state.what(type, roof) !== 0 && ++common === 2) return true;
        }
      }
      return false;
    },
  };
}

/** What lies beside a site and is seen from above, and from the site. */
export const seenBeside =
  ({ covered, roofed }: Visibility, beside: Beside): Beside =>
  (c, site) =>
    Array.from(sitesBeside(c, beside, site)).filter((near) => !covered(c, near) && !roofed(c, site, near));
