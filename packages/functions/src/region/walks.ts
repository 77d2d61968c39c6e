/** Turtle walks on a board, worked out once for each site: where they end, and which sites they visit. */

import { type Lists, type Topology, type Walk, walkEnds, walkSites } from '@ludii/geometry';
import { packLists, startFacings } from '@ludii/geometry/internal';
import { byNumber } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import { siteTypeName } from '../declare/siteTypes.js';

/** For each site where some walks end, ascending: with every start direction of the board, or only the first. */
export function walkEndLists(
  topology: Topology,
  type: SiteTypeCode,
  walks: readonly Walk[],
  rotations: boolean,
): Lists {
  const name = siteTypeName(type);
  return packLists(
    Array.from({ length: topology.count(name) }, (_, site) => walkEnds(topology, name, site, walks, rotations)),
  );
}

/** For each site the sites that a walk visits, one list for each start direction in which it stays on the board. */
export function walkVisits(topology: Topology, type: SiteTypeCode, walk: Walk): (site: number) => readonly number[][] {
  const name = siteTypeName(type);
  const facings = Array.from(startFacings(topology, name));
  return byNumber((site) =>
    facings.map((facing) => walkSites(topology, name, site, facing, walk)).filter((sites) => sites !== null),
  );
}

/** Whether the sites of a walk hold some pieces, one after the other and over again. */
export const followsPattern = (
  { state }: Context,
  type: SiteTypeCode,
  sites: readonly number[],
  pieces: readonly number[],
): boolean => sites.every((site, i) => state.what(type, site) === pieces[i % pieces.length]);
