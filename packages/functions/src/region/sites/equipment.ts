/** `(sites Mover "Home")`: the regions of the equipment, by owner, by name, or both. Also a single coordinate. */
import { constant, type Sites } from '@ludii/ir';
import { addFreeRegisters, byNumber, type Node, once, type RegisterName, someNode } from '@ludii/ir/internal';
import { either, optional } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { SiteSet } from '../../board/siteSet.js';
import { type Build, fail, ludeme, type NamedRegion } from '../../declare/build.js';
import { fixedRegion, type IntFn, membership, type RegionFn } from '../../declare/compiled.js';
import { Player, Region } from '../../declare/kinds.js';
import { calledSites, means, numberOf, regionFn } from '../../declare/meaning.js';
import { roleIndex } from '../../declare/roles.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { Role, SiteTypeWord, Text } from '../../declare/words.js';
import { coordinateSites, looksLikeCoordinate } from '../coordinates.js';
import { knownSites } from '../frozen.js';

const frozen = new WeakMap<NamedRegion, SiteSet>();

/** The sites of a region of the equipment. They are those of the board before the game, whatever the region reads. */
export function equipmentSites(region: NamedRegion, build: Build): SiteSet {
  let sites = frozen.get(region);
  if (!sites) {
    sites = SiteSet.from((region.sites ?? []).filter((site) => site >= 0));
    for (const part of region.regions) {
      const known = knownSites(part);
      if (known) sites.addAll(known);
      else part(build.unstarted(), sites);
    }
    frozen.set(region, sites);
  }
  return sites;
}

/** True if a region of the equipment is known. */
const isFixed = ({ regions }: NamedRegion): boolean => regions.every((part) => knownSites(part) !== undefined);

/** True if a region of the equipment is the same in every position; the regions that it names may follow. */
const isSteady = ({ regions }: NamedRegion): boolean =>
  regions.every((part) => knownSites(part) !== undefined || (part.ir !== undefined && isStatic(part.ir)));

/** Nodes that say the same in every position if their parts do. */
const lasting: ReadonlySet<Node['k']> = new Set([
  ...(['fixedSites', 'sitesOf', 'union', 'shared', 'where'] as const),
  ...(['known', 'and', 'or', 'not', 'compare', 'in'] as const),
  ...(['const', 'register', 'table', 'math', 'choice'] as const),
]);

/** Whether a set is the same in every position, and in every round of a loop around it. */
function isStatic(sites: Sites): boolean {
  const free = new Set<RegisterName>();
  addFreeRegisters(sites, free);
  return free.size === 0 && !someNode(sites, ({ k }) => !lasting.has(k));
}

function joined(regions: readonly NamedRegion[], build: Build): SiteSet {
  const all = new SiteSet();
  for (const region of regions) all.addAll(equipmentSites(region, build));
  return all;
}

/** The regions of a player. A question of membership is answered by the position as it is, if any region reads it. */
function regionsOfPlayer(player: IntFn, name: string | undefined, build: Build): RegionFn {
  const owned = (owner: number): readonly NamedRegion[] =>
    build.regions.filter((region) => region.owner === owner && region.name.includes(name ?? ''));
  const allFixed = build.regions.every(isFixed);
  const known = player.fixed === undefined ? [] : owned(player.fixed);
  // No region yet: perhaps this is part of the equipment itself and the regions that it names follow.
  if (allFixed && known.length > 0) return fixedRegion(joined(known, build));
  const sitesOf = byNumber((owner) => joined(owned(owner), build));
  if (build.regions.every(isSteady)) {
    // A region may be made of others that are still to come, and one of another owner even of this one: each is worked out
    // when it is asked for.
    const lists: (readonly number[])[] = [];
    for (let owner = 0; owner < build.players + 2; owner++) {
      const get = once(() => sitesOf(owner).toArray());
      Object.defineProperty(lists, owner, { enumerable: true, get });
    }
    return regionFn({ k: 'sitesOf', player: numberOf(player), sites: lists });
  }
  const region: RegionFn = (c, out) => {
    const owner = player(c);
    if (owner >= 0) out.addAll(sitesOf(owner));
  };
  const tests = byNumber((owner) =>
    owned(owner).flatMap((part) => [
      ...(part.sites ? [membership(fixedRegion(equipmentSites(part, build)))] : []),
      ...part.regions.map(membership),
    ]),
  );
  const asked = (c: Context, site: number): boolean => {
    const owner = player(c);
    return owner >= 0 && tests(owner).some((test) => test(c, site));
  };
  return means(region, calledSites(region, build, asked));
}

/** The regions with exactly a name, whoever owns them. */
function regionsNamed(name: string, build: Build): RegionFn {
  const named = (): readonly NamedRegion[] => build.regions.filter((region) => region.name === name);
  const known = named();
  if (known.length > 0 && known.every(isFixed)) return fixedRegion(joined(known, build));
  const lists = once(() => [joined(named(), build).toArray()]);
  return regionFn({
    k: 'sitesOf',
    player: constant(0),
    // The regions may follow.
    get sites() {
      return lists();
    },
  });
}

export const sitesOfEquipment = ludeme('sites', {
  returns: Region,
  args: {
    player: either(1, optional(Player)),
    role: either(1, optional(Role)),
    siteType: optional(SiteTypeWord),
    name: optional(Text),
  },
  doc: 'The regions of the equipment that belong to a player, have a name, or both; or the site with a coordinate.',
  example: '(sites Mover "Home")',
  compile: ({ player, role, siteType, name }, build) => {
    const index = player ?? (role ? roleIndex(role, build) : undefined);
    if (name !== undefined && looksLikeCoordinate(name)) {
      if (index) return fail('unexpected-argument', `The coordinate "${name}" belongs to no player.`);
      return fixedRegion(coordinateSites([name], siteTypeName(typeOr(siteType, build)), build));
    }
    if (index) return regionsOfPlayer(index, name, build);
    if (name === undefined) return fail('missing-argument', '`(sites …)` needs a player, a name or a kind of region.');
    return regionsNamed(name, build);
  },
});
