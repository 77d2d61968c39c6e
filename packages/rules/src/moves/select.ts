/** `(select …)`, `(move Select …)`: a player names a site, or two, for what follows. */
import {
  type Build,
  borrowSites,
  FromPart,
  fromRegister,
  type IntFn,
  type MovesFn,
  type RegionFn,
  Role,
  returnSites,
  roleIndex,
  type SiteSet,
  siteNumbers,
  ThenPart,
  ToPart,
  toRegister,
} from '@ludii/functions';
import { optional } from '@ludii/registry';
import { Cell, type Context, type MoveList, type SiteTypeCode } from '@ludii/state';
import { attachThen } from './consequence.js';
import { effectAndDecision } from './declare.js';

/** First number that is no site of a type: cells of hands count, other types are on the board only. */
const endOf = (build: Build, type: SiteTypeCode): number =>
  type === Cell ? siteNumbers(build.shape).total : build.shape.board.sizes[type];

/** Puts the sites of a site or region into a set. */
function collect(c: Context, sites: SiteSet, region: RegionFn | undefined, site: IntFn): void {
  if (region) region(c, sites);
  else sites.addIfSite(site(c));
}

export const select = effectAndDecision('select', 'Select', {
  args: { from: FromPart, to: optional(ToPart), mover: optional(Role), consequence: optional(ThenPart) },
  doc: 'Chooses a site, or a site and a second one; what follows does something with them.',
  example: '(move Select (from (sites Occupied by:Mover)) (then (remove (last To))))',
  flags: ({ to }) => (to ? ['usesFromPositions'] : []),
  compile: ({ from, to, mover: role, consequence: then }, build, decision): MovesFn => {
    const typeFrom = from.type ?? build.defaultSite;
    const typeTo = to?.type ?? build.defaultSite;
    const endFrom = endOf(build, typeFrom);
    const endTo = endOf(build, typeTo);
    const fromSite = from.site ?? fromRegister;
    const toSite = to?.site ?? toRegister;
    const starts = from.condition?.fixed === true ? undefined : from.condition;
    const goes = to?.condition?.fixed === true ? undefined : to?.condition;
    const levelFrom = from.level;
    const levelTo = to?.level;
    const { stacking } = build;
    const moverOf = role && roleIndex(role, build);
    const attach = attachThen(then);

    const pairs = (c: Context, out: MoveList, f: number, level: number, mover: number): void => {
      const fixed = to!.region?.fixed;
      const targets = fixed ?? borrowSites();
      if (!fixed) collect(c, targets, to!.region, toSite);
      for (let t = targets.next(0); t >= 0 && t < endTo; t = targets.next(t + 1)) {
        // A level that is written sees the target before this one.
        const above = levelTo ? levelTo(c) : c.state.stackSize(typeTo, t) - 1;
        c.to = t;
        if (goes && !goes(c)) continue;
        out.begin(mover, f, t);
        out.pushSelect(typeFrom, f, level, typeTo, t, above, decision);
        out.finish();
      }
      if (!fixed) returnSites(targets);
    };

    const generate: MovesFn = (c, out) => {
      const { from: oldFrom, to: oldTo } = c;
      const first = out.length;
      const mover = moverOf ? moverOf(c) : c.state.mover;
      const fixed = from.region?.fixed;
      const sites = fixed ?? borrowSites();
      if (!fixed) collect(c, sites, from.region, fromSite);
      for (let f = sites.next(0); f >= 0 && f < endFrom; f = sites.next(f + 1)) {
        // A level that is written sees the site before this one.
        let level = -1;
        if (stacking) level = levelFrom ? levelFrom(c) : c.state.stackSize(typeFrom, f) - 1;
        c.from = f;
        c.to = f;
        if (starts && !starts(c)) continue;
        if (to) pairs(c, out, f, level, mover);
        else {
          out.begin(mover, f, f);
          // The site is both ends of the selection, and so is its level.
          out.pushSelect(typeFrom, f, level, -1, -1, level, decision);
          out.finish();
        }
      }
      if (!fixed) returnSites(sites);
      c.to = oldTo;
      c.from = oldFrom;
      attach(c, out, first);
    };
    if (to || levelFrom || !from.region) return generate;
    /** The selection of one site. */
    const write = (c: Context, site: number, out: MoveList): boolean => {
      const { from: oldFrom, to: oldTo } = c;
      c.from = site;
      c.to = site;
      const allowed = site < endFrom && (!starts || starts(c));
      c.to = oldTo;
      c.from = oldFrom;
      if (!allowed) return false;
      const first = out.length;
      const level = stacking ? c.state.stackSize(typeFrom, site) - 1 : -1;
      out.begin(moverOf ? moverOf(c) : c.state.mover, site, site);
      out.pushSelect(typeFrom, site, level, -1, -1, level, decision);
      out.finish();
      attach(c, out, first);
      return true;
    };
    return Object.assign(generate, { bySite: { sites: from.region, write } });
  },
});
