/** `(sites Around …)`: the ring at a distance along the radials of a site or of all sites of a region. */
import { Direction, type Lists } from '@ludii/geometry';
import { packLists } from '@ludii/geometry/internal';
import {
  and,
  type Condition,
  compare,
  conditionFn,
  constant,
  mover,
  not,
  or,
  register,
  type Sites,
  type Value,
  valueFn,
} from '@ludii/ir';
import { keeping } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { borrowSites, returnSites, SiteSet } from '../../board/siteSet.js';
import { type Build, ludeme } from '../../declare/build.js';
import { type BoolFn, fixedRegion, type RegionFn } from '../../declare/compiled.js';
import { Bool, Int, Region } from '../../declare/kinds.js';
import { numberOf, regionFn } from '../../declare/meaning.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { AbsoluteDirectionWord, DynamicRegionWord, SiteTypeWord } from '../../declare/words.js';
import { freezes } from '../frozen.js';
import { ringsByDistance } from '../rings.js';
import { siteOrRegion } from '../siteOrRegion.js';

type Filter = 'Empty' | 'NotEmpty' | 'Own' | 'NotOwn' | 'Enemy' | 'NotEnemy';

/** The test of a site (the iterator of that name) that a filter word stands for. Shared pieces count as own. */
function sortOf(filter: Filter, type: SiteTypeCode, limit: number, { players, shape, components }: Build): Condition {
  const what: Value = { k: 'read', datum: 'what', type, site: register('site'), limit };
  const owner: Value = { k: 'table', of: what, values: components.map((each) => each.owner), otherwise: 0 };
  const isEmpty = compare('=', what, constant(0));
  const isOwn = or(compare('=', owner, mover), compare('=', owner, constant(players + 1)));
  switch (filter) {
    case 'Empty':
      return isEmpty;
    case 'NotEmpty':
      return not(isEmpty);
    case 'Own':
      return and(not(isEmpty), isOwn);
    case 'NotOwn':
      return and(not(isEmpty), not(isOwn));
    case 'Enemy':
      return isEnemy(owner, players, shape.flags.team);
    case 'NotEnemy':
      // With teams this word means the enemies, of all things; recorded games depend on it.
      return shape.flags.team
        ? and(not(isEmpty), or(isEnemy(owner, players, true), compare('=', owner, constant(players + 1))))
        : and(not(isEmpty), isOwn);
    default:
      return filter satisfies never;
  }
}

/** Whether an owner plays against the mover. */
function isEnemy(owner: Value, players: number, teams: boolean): Condition {
  const plays = and(compare('>=', owner, constant(1)), compare('<=', owner, constant(players)));
  const other = and(plays, compare('!=', owner, mover));
  if (!teams) return other;
  const of = valueFn(owner);
  return and(other, { k: 'callCondition', fn: (c) => c.state.team(of(c)) !== c.state.team(c.state.mover) });
}

/** The rings of all sites of a set, without tests. */
function addRings(origins: SiteSet, rings: Lists, count: number, out: SiteSet): void {
  const { offsets, items } = rings;
  for (let s = origins.next(0); s >= 0 && s < count; s = origins.next(s + 1)) {
    for (let i = offsets[s]!; i < offsets[s + 1]!; i++) out.add(items[i]!);
  }
}

/** The ring of each site, ascending. */
const withoutSelf = (rings: Lists): Lists =>
  packLists(
    Array.from({ length: rings.offsets.length - 1 }, (_, site) => {
      const ring = SiteSet.from(rings.items.slice(rings.offsets[site]!, rings.offsets[site + 1]!));
      ring.delete(site);
      return ring.toArray();
    }),
  );

export const sitesAround = ludeme('sites', 'Around', {
  returns: Region,
  args: {
    typeLoc: optional(SiteTypeWord),
    where: either(1, Int),
    regionWhere: either(1, Region),
    type: optional(DynamicRegionWord),
    distance: named(optional(Int)),
    directions: optional(AbsoluteDirectionWord),
    if: named(optional(Bool)),
    includeSelf: named(optional(Bool)),
  },
  doc: 'The sites at exactly a distance around a site or a region, perhaps only those of a sort.',
  example: '(sites Around (last To) Enemy)',
  compile: (
    { typeLoc, where, regionWhere, type, distance, directions, if: condition, includeSelf },
    build,
  ): RegionFn => {
    const code = typeOr(typeLoc, build);
    const towards = Direction[directions ?? 'Adjacent'];
    const table = build.topology.radialsTowards(siteTypeName(code), [towards]);
    const { count } = table;
    const origins = siteOrRegion(where, regionWhere);
    const rings = ringsByDistance(table, towards);
    const fixedDistance = distance ? distance.fixed : 1;
    const fixedRings = fixedDistance === undefined ? undefined : rings(fixedDistance);
    const sort = type && sortOf(type, code, count, build);
    const holds = sort && conditionFn(sort);
    const isOfSort =
      holds &&
      keeping(['site'], (c, site: number): boolean => {
        c.site = site;
        return holds(c);
      });
    const test = condition && condition.fixed !== true ? condition : undefined;
    const self: BoolFn | undefined = includeSelf;

    /** The sites of the rings of a set that pass the tests. */
    const addTested = keeping(
      ['from', 'to', 'site'],
      (c, origins: SiteSet, { offsets, items }: Lists, found: SiteSet): void => {
        for (let s = origins.next(0); s >= 0 && s < count; s = origins.next(s + 1)) {
          c.from = s;
          for (let i = offsets[s]!; i < offsets[s + 1]!; i++) {
            const t = items[i]!;
            if (isOfSort && !isOfSort(c, t)) continue;
            c.to = t;
            if (!test || test(c)) found.add(t);
          }
        }
      },
    );

    const around: RegionFn = (c, out) => {
      const lists = fixedRings ?? rings(distance!(c));
      const all = origins.fixed ?? borrowSites();
      if (!origins.fixed) origins(c, all);
      if (!all.isEmpty) {
        const found = borrowSites();
        if (!sort && !test) addRings(all, lists, count, found);
        else addTested(c, all, lists, found);
        if (self?.(c)) found.addAll(all);
        else found.deleteAll(all);
        out.addAll(found);
        returnSites(found);
      }
      if (!origins.fixed) returnSites(all);
    };

    if (
      !origins.fixed ||
      !fixedRings ||
      (condition && condition.fixed === undefined) ||
      (self && self.fixed === undefined)
    ) {
      if (!where || !fixedRings || test || (self && self.fixed !== false)) return around;
      const ring: Sites = { k: 'row', of: numberOf(where), relation: withoutSelf(fixedRings) };
      return regionFn(sort ? { k: 'where', sites: ring, register: 'site', test: sort } : ring);
    }
    const known = new SiteSet();
    // On the board before the game every site is empty.
    if ((!type || type === 'Empty') && condition?.fixed !== false) addRings(origins.fixed, fixedRings, count, known);
    if (self?.fixed && !origins.fixed.isEmpty) known.addAll(origins.fixed);
    else known.deleteAll(origins.fixed);
    return type ? freezes(around, known) : fixedRegion(known);
  },
});
