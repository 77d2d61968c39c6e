/** Moves of `(fromTo …)` that are only noted down, or asked for. */
import type { MovesFn } from '@ludii/functions';
import { borrowSites, type DraftList, type DraftRule, returnSites, type SiteSet } from '@ludii/functions/internal';
import type { Context } from '@ludii/state';
import { visitPlaces, writeLarge } from './large.js';
import type { FromToParts } from './parts.js';
import type { FromToWriter } from './writer.js';

/** How a rule that names no levels, rotations or mover notes its moves down. */
export function fromToDrafts(parts: FromToParts, { emit, finish }: FromToWriter): Pick<MovesFn, 'draft' | 'canMove'> {
  const { from, to, count, fromType, fromSite, toSite, goes, large, transferAt } = parts;

  /** A noted move: the piece on `f` goes to `t`, `n` of them if they are counted. */
  const noted: DraftRule = {
    complete: (c, out, f, t, n) => {
      const { from: oldFrom, to: oldTo } = c;
      const first = out.length;
      c.from = f;
      const transfer = transferAt(c);
      c.from = oldFrom;
      c.to = t;
      emit(c, out, transfer, f, t, n);
      c.to = oldTo;
      c.from = oldFrom;
      finish(c, out, first);
    },
  };
  /** A noted move of a large piece. */
  const notedLarge: DraftRule = {
    complete: (c, out, f, t, state) => {
      const first = out.length;
      writeLarge(c, out, parts, fromType(f), f, t, state);
      finish(c, out, first);
    },
  };
  /** Notes down the moves of the piece on one site, or tells whether there is one if there is no list. */
  const draftFrom = (c: Context, out: DraftList | undefined, f: number, oldFrom: number): boolean => {
    const what = c.state.what(fromType(f), f);
    if (what === 0) return false;
    c.from = f;
    let found = false;
    if (!from.condition || from.condition(c)) {
      const n = count ? count(c) : 1;
      if (large?.isLarge(what)) found = draftLarge(c, out, what, f, oldFrom);
      else if (to.region) {
        const fixed = to.region.fixed;
        const targets: SiteSet = fixed ?? borrowSites();
        if (!fixed) to.region(c, targets);
        for (let t = targets.next(0); t >= 0; t = targets.next(t + 1)) {
          c.from = f;
          c.to = t;
          if (goes && !goes(c)) continue;
          found = true;
          c.from = oldFrom;
          if (!out) break;
          out.push(c, noted, f, t, n);
        }
        if (!fixed) returnSites(targets);
      } else {
        const t = toSite(c);
        c.to = t;
        found = t >= 0 && (!goes || goes(c));
        c.from = oldFrom;
        if (found && out) out.push(c, noted, f, t, n);
      }
    }
    c.from = oldFrom;
    return found;
  };
  const draftLarge = (c: Context, out: DraftList | undefined, what: number, f: number, oldFrom: number): boolean => {
    const targets = borrowSites();
    if (to.region) to.region(c, targets);
    else targets.addIfSite(toSite(c));
    c.from = oldFrom;
    let found = false;
    visitPlaces(c, large!, what, f, fromType(f), targets, (target, state) => {
      found = true;
      out?.push(c, notedLarge, f, target, state);
      return out === undefined;
    });
    returnSites(targets);
    return found;
  };
  const draftAll = (c: Context, out: DraftList | undefined): boolean => {
    const { from: oldFrom, to: oldTo } = c;
    let found = false;
    if (from.region) {
      const fixed = from.region.fixed;
      const sites = fixed ?? borrowSites();
      if (!fixed) from.region(c, sites);
      for (let f = sites.next(0); f >= 0 && (out || !found); f = sites.next(f + 1)) {
        if (draftFrom(c, out, f, oldFrom)) found = true;
      }
      if (!fixed) returnSites(sites);
    } else {
      const f = fromSite(c);
      found = f >= 0 && draftFrom(c, out, f, oldFrom);
    }
    c.to = oldTo;
    c.from = oldFrom;
    return found;
  };
  return {
    draft: (c: Context, out: DraftList) => {
      draftAll(c, out);
    },
    canMove: (c: Context) => draftAll(c, undefined),
  };
}
