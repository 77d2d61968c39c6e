/** `(sites Direction …)`: the sites along the radials from a site or from all sites of a region. */
import { Direction as Code } from '@ludii/geometry';
import { packLists } from '@ludii/geometry/internal';
import { keeping } from '@ludii/ir/internal';
import { type Kind, named, optional } from '@ludii/registry';
import { siteNumbers } from '../../board/containers.js';
import { linesOf } from '../../board/lines.js';
import { borrowSites, returnSites, SiteSet } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { allFixed, type BoolFn, type IntFn, type RegionFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { conditionOf, numberOf, regionFn } from '../../declare/meaning.js';
import { siteTypeName } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { absoluteDirections } from '../../direction/words.js';
import { siteOrRegion, typeOr } from '../siteOrRegion.js';

/** So far that no board ends later. */
const FAR = 1000;

const along = <T extends IntFn | RegionFn>(
  from: Kind<T>,
  originsOf: (given: T) => RegionFn,
  siteOf: (given: T) => IntFn | undefined,
  doc: string,
  example: string,
) =>
  ludeme('sites', 'Direction', {
    returns: Region,
    args: {
      from: named(from),
      directions: optional(Direction),
      included: named(optional(Bool)),
      stop: named(optional(Bool)),
      stopIncluded: named(optional(Bool)),
      distance: named(optional(Int)),
      type: optional(SiteTypeWord),
    },
    doc,
    example,
    compile: ({ from: given, directions, included, stop, stopIncluded, distance, type }, build): RegionFn => {
      const code = typeOr(type, build);
      const { slots, slotOf, offsets, start, end, sites, count } = build.topology.radialTable(siteTypeName(code));
      const origins = originsOf(given);
      const chosen = directions ?? absoluteDirections([Code.Adjacent]);
      const stops = stop && stop.fixed !== false ? stop : undefined;
      const region: RegionFn = keeping(['to'], (c, out) => {
        const all = origins.fixed ?? borrowSites();
        if (!origins.fixed) origins(c, all);
        const most = distance ? distance(c) : FAR;
        const { to } = c;
        for (let s = all.next(0); s >= 0; s = all.next(s + 1)) {
          c.to = to;
          if (included?.(c)) out.add(s);
          if (s >= count) continue;
          const codes = chosen(c, code, s);
          for (let k = 0; k < codes.length; k++) {
            const slot = slotOf[codes[k]!]!;
            if (slot < 0) continue;
            const row = s * slots + slot;
            for (let id = offsets[row]!; id < offsets[row + 1]!; id++) {
              const first = start[id]!;
              const last = Math.min(end[id]! - 1, first + most);
              for (let i = first + 1; i <= last; i++) {
                const t = sites[i]!;
                if (stops) {
                  c.to = t;
                  if (stops(c)) {
                    if (stopIncluded?.(c)) out.add(t);
                    break;
                  }
                }
                out.add(t);
              }
            }
          }
        }
        if (!origins.fixed) returnSites(all);
      });
      const known = allFixed(chosen, included, distance) && siteOf(given);
      if (!known) return region;
      if (stops) return upTo(known, stops) ?? region;
      // The origin itself may lie in a hand, from which no line goes.
      const origin = included?.fixed === true;
      const all = origin ? Math.max(count, siteNumbers(build.shape).total) : count;
      const rows = Array.from({ length: all }, (_, s) => reachedFrom(s, origin));
      return regionFn({ k: 'row', of: numberOf(known), relation: packLists(rows) });

      /** The sites in the known directions from a site, up to where a condition holds; undefined if it is more than that. */
      function upTo(from: IntFn, stop: BoolFn): RegionFn | undefined {
        if (distance || included?.fixed || (stopIncluded && stopIncluded.fixed !== false)) return undefined;
        const lines = linesOf(build.topology.radialTable(siteTypeName(code)), chosen, code)?.fixed;
        if (!lines) return undefined;
        return regionFn({ k: 'alongSites', from: numberOf(from), lines: { ...lines, sites }, stop: conditionOf(stop) });
      }

      /** The sites in the known directions from a site, ascending. */
      function reachedFrom(s: number, origin: boolean): number[] {
        const found = new SiteSet();
        if (origin) found.add(s);
        if (s >= count) return found.toArray();
        const most = distance?.fixed ?? FAR;
        for (const direction of chosen.fixed ?? []) {
          const slot = slotOf[direction]!;
          const row = s * slots + slot;
          for (let id = slot < 0 ? 0 : offsets[row]!; id < (slot < 0 ? 0 : offsets[row + 1]!); id++) {
            for (let i = start[id]! + 1; i <= Math.min(end[id]! - 1, start[id]! + most); i++) found.add(sites[i]!);
          }
        }
        return found.toArray();
      }
    },
  });

/** The origin is a site or a region, both under the name `from`. */
export const sitesDirection = [
  along(
    Int,
    (site) => siteOrRegion(site, undefined),
    (site) => site,
    'The sites in some directions from a site.',
    '(sites Direction from:(last To) Orthogonal stop:(is Occupied (to)))',
  ),
  along(
    Region,
    (region) => siteOrRegion(undefined, region),
    () => undefined,
    'The sites in some directions from all sites of a region.',
    '(sites Direction from:(sites Occupied by:Mover) N)',
  ),
];
