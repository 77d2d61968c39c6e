/** `(sites Incident …)`: which cells, vertices and edges meet. */
import type { Lists, SiteType, Topology } from '@ludii/geometry';
import { listAt, packLists } from '@ludii/geometry/internal';
import { fixedSites, type Sites } from '@ludii/ir';
import { either, named, optional } from '@ludii/registry';
import { ascending, ownedRow } from '../../board/rows.js';
import { ludeme } from '../../declare/build.js';
import { allFixed } from '../../declare/compiled.js';
import { Int, Player, Region } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { roleIndex } from '../../declare/roles.js';
import { siteTypeCode } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord } from '../../declare/words.js';

/** What lies across other elements of a site: cells beside its edges, edges at its ends. */
function across(topology: Topology, of: SiteType, through: SiteType, result: SiteType): Lists {
  const first = topology.incidence(of, through);
  const second = topology.incidence(through, result);
  return packLists(
    Array.from({ length: topology.count(of) }, (_, site) => {
      const found = new Set<number>();
      for (const between of listAt(first, site)) for (const other of listAt(second, between)) found.add(other);
      found.delete(site);
      return [...found];
    }),
  );
}

function incident(topology: Topology, of: SiteType, result: SiteType): Lists {
  if (of !== result) return topology.incidence(of, result);
  switch (of) {
    case 'Cell':
      return across(topology, 'Cell', 'Edge', 'Cell');
    case 'Edge':
      return across(topology, 'Edge', 'Vertex', 'Edge');
    case 'Vertex':
      // Not the neighbours: the numbers of the cells beside its edges, less its own. Recorded games depend on it.
      return across(topology, 'Vertex', 'Edge', 'Cell');
    default:
      return of satisfies never;
  }
}

export const sitesIncident = ludeme('sites', 'Incident', {
  returns: Region,
  args: {
    resultType: SiteTypeWord,
    of: named(SiteTypeWord),
    at: named(Int),
    owner: either(1, named(optional(Player))),
    roleOwner: either(1, optional(Role)),
  },
  doc: 'The elements of one type that meet an element of another, perhaps only those of an owner.',
  example: '(sites Incident Edge of:Vertex at:(last To))',
  meaning: ({ resultType, of, at, owner, roleOwner }, build): Sites => {
    const lists = incident(build.topology, of, resultType);
    const who = owner ?? (roleOwner && roleIndex(roleOwner, build));
    // What is known is worked out on the board before the game: nobody owns anything there.
    if (allFixed(at, who)) return fixedSites(who && who.fixed !== 0 ? [] : (ascending(lists)[at.fixed!] ?? []));
    return ownedRow(numberOf(at), lists, siteTypeCode(resultType), who, build);
  },
});
