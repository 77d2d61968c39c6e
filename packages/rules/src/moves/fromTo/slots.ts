/** The numbers of the moves of `(fromTo …)`: one for each start and target. */
import type { RegionFn } from '@ludii/functions';
import { borrowSites, returnSites, type SlotMoves } from '@ludii/functions/internal';
import type { Context, MoveList } from '@ludii/state';
import type { FromToParts } from './parts.js';
import type { FromToWriter } from './writer.js';

/** Numbers the moves of a rule whose targets are the same for all starts and that names no levels or rotations. */
export function fromToSlots(parts: FromToParts, { emit, finish }: FromToWriter): SlotMoves {
  const { from, to, count, fromType, fromSite, toSite, goes, transferAt } = parts;

  /** Writes the move from a site to the target with a number. */
  const writeFrom = (c: Context, f: number, target: number, out: MoveList): boolean => {
    if (c.state.what(fromType(f), f) === 0) return false;
    const { from: oldFrom, to: oldTo } = c;
    c.from = f;
    const transfer = transferAt(c);
    let found = !from.condition || from.condition(c);
    if (found) {
      const t = to.region ? memberOf(c, to.region, target) : toSite(c);
      const n = count ? count(c) : 1;
      c.to = t;
      found = t >= 0 && (!goes || goes(c));
      c.from = oldFrom;
      if (found) {
        const first = out.length;
        emit(c, out, transfer, f, t, n);
        c.from = oldFrom;
        finish(c, out, first);
      }
    }
    c.to = oldTo;
    c.from = oldFrom;
    return found;
  };
  const targets = (c: Context): number => (to.region ? sizeOf(c, to.region) : 1);
  return {
    count: (c) => {
      const starts = from.region ? sizeOf(c, from.region) : 1;
      return starts === 0 ? 0 : starts * targets(c);
    },
    write: (c, slot, out) => {
      const n = targets(c);
      const rank = Math.floor(slot / n);
      const f = from.region ? memberOf(c, from.region, rank) : rank === 0 ? fromSite(c) : -1;
      return f >= 0 && writeFrom(c, f, slot % n, out);
    },
  };
}

/** Number of sites of a region. */
function sizeOf(c: Context, region: RegionFn): number {
  if (region.fixed) return region.fixed.size;
  const sites = borrowSites();
  region(c, sites);
  const { size } = sites;
  returnSites(sites);
  return size;
}

/** The site of a region with a number of smaller ones, -1 if there is none. */
function memberOf(c: Context, region: RegionFn, rank: number): number {
  if (region.fixed) return rank < region.fixed.size ? region.fixed.nth(rank) : -1;
  const sites = borrowSites();
  region(c, sites);
  const site = rank < sites.size ? sites.nth(rank) : -1;
  returnSites(sites);
  return site;
}
