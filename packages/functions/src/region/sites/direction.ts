/** `(sites Direction …)`: the sites along the radials from a site or from all sites of a region. */
import { Direction as Code, radialsOf } from '@ludii/geometry';
import { packLists } from '@ludii/geometry/internal';
import { and, compare, constant, math } from '@ludii/ir';
import { choice, hasCall, keeping } from '@ludii/ir/internal';
import { type Kind, named, optional } from '@ludii/registry';
import { siteNumbers } from '../../board/containers.js';
import { linesAlong, linesFrom } from '../../board/lines.js';
import { SiteSet, sitesIn } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { allFixed, type BoolFn, type IntFn, type RegionFn } from '../../declare/compiled.js';
import { Bool, Direction, Int, Region } from '../../declare/kinds.js';
import { conditionOf, numberOf, regionFn } from '../../declare/meaning.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';
import { absoluteDirections } from '../../direction/words.js';
import { siteOrRegion } from '../siteOrRegion.js';

/** So far that no board ends later. */
const FAR = 1000;

/** The origin is a site or a region, both under the name `from`. */
const along = (from: Kind<IntFn | RegionFn>, doc: string, example: string) =>
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
      const table = build.topology.radialTable(siteTypeName(code));
      const { count } = table;
      const site = from === Int ? (given as IntFn) : undefined;
      const origins = siteOrRegion(site, site ? undefined : (given as RegionFn));
      const chosen = directions ?? absoluteDirections([Code.Adjacent]);
      const linesOfSite = linesFrom(table, chosen, code);
      const stops = stop && stop.fixed !== false ? stop : undefined;
      const region: RegionFn = keeping(['to'], (c, out) => {
        const most = distance ? distance(c) : FAR;
        const { to } = c;
        for (const s of sitesIn(c, origins)) {
          c.to = to;
          if (included?.(c)) out.add(s);
          if (s >= count) continue;
          for (const line of linesOfSite(c, s)) {
            for (let i = 1; i < line.length && i <= most; i++) {
              const t = line[i]!;
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
      });
      const known = allFixed(included, distance) && site;
      if (!known) return region;
      // The origin itself may lie in a hand, from which no line goes.
      const origin = included?.fixed === true;
      const all = origin ? Math.max(count, siteNumbers(build.shape).total) : count;
      const rowsOf = (ways: readonly number[]) => Array.from({ length: all }, (_, s) => reachedFrom(s, origin, ways));
      const start = numberOf(known);
      if (chosen.fixed) {
        if (stops) return upTo(known, stops) ?? region;
        return regionFn({ k: 'row', of: start, relation: packLists(rowsOf(chosen.fixed)) });
      }
      if (stops || chosen.ir?.k !== 'listed' || hasCall(start)) return region;
      // A row for each list of directions and each site.
      const { which, lists } = chosen.ir;
      const row = math('+', math('*', which, constant(all)), start);
      const isPlace = and(compare('>=', start, constant(0)), compare('<', start, constant(all)));
      return regionFn({
        k: 'row',
        of: choice(isPlace, row, constant(-1)),
        relation: packLists(lists.flatMap(rowsOf)),
      });

      /** The sites in the known directions from a site, up to where a condition holds; undefined if it is more than that. */
      function upTo(from: IntFn, stop: BoolFn): RegionFn | undefined {
        if (distance || included?.fixed || (stopIncluded && stopIncluded.fixed !== false)) return undefined;
        const lines = chosen.fixed && linesAlong(table, chosen.fixed);
        if (!lines) return undefined;
        return regionFn({ k: 'alongSites', from: numberOf(from), lines, stop: conditionOf(stop) });
      }

      /** The sites in the known directions from a site, ascending. */
      function reachedFrom(s: number, origin: boolean, ways: readonly number[]): number[] {
        const lines = s < count ? ways.flatMap((way) => radialsOf(table, s, way)) : [];
        const reached = lines.flatMap((line) => Array.from(line.subarray(1, 1 + Math.max(0, distance?.fixed ?? FAR))));
        return SiteSet.from(origin ? [s, ...reached] : reached).toArray();
      }
    },
  });

export const sitesDirection = [
  along(
    Int,
    'The sites in some directions from a site.',
    '(sites Direction from:(last To) Orthogonal stop:(is Occupied (to)))',
  ),
  along(
    Region,
    'The sites in some directions from all sites of a region.',
    '(sites Direction from:(sites Occupied by:Mover) N)',
  ),
];
