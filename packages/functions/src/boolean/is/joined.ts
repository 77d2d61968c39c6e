/** The regions that pieces are to join, for `(is Connected …)` and `(is Blocked …)`: as one bit per region and site. */
import { byNumber, type Joined } from '@ludii/ir/internal';
import { either, list, named, optional, type Values } from '@ludii/registry';
import type { Context } from '@ludii/state';
import { sitesIn } from '../../board/siteSet.js';
import { staticRegion } from '../../board/staticRegions.js';
import { type Build, fail } from '../../declare/build.js';
import { fixedInt, type IntFn, type RegionFn } from '../../declare/compiled.js';
import { Direction, Int, Region } from '../../declare/kinds.js';
import { roleIndex } from '../../declare/roles.js';
import { Role, SiteTypeWord, StaticRegionWord } from '../../declare/words.js';

/** The regions of a player, or for a position where that decides about them. */
export interface JoinedChoice {
  readonly player: IntFn;
  readonly regions: (player: number) => Joined;
  readonly asked?: (c: Context) => Joined;
}

/** A choice without alternatives. */
const fixedJoined = (fixed: Joined): JoinedChoice => ({ player: fixedInt(0), regions: () => fixed });

const MOST = 31;

function joined(sets: readonly Iterable<number>[], size: number): Joined {
  if (sets.length > MOST) fail('too-many-regions', `${sets.length} regions to join; at most ${MOST} are supported.`);
  const bits = new Int32Array(size);
  sets.forEach((set, i) => {
    for (const site of set) if (site < size) bits[site]! |= 1 << i;
  });
  return { count: sets.length, bits, first: sets[0] ? [...sets[0]] : [] };
}

/** Regions of the equipment that belong to a player: each region function is one, and so is a list of sites. */
function ofOwner(owner: number, build: Build, size: number): Joined {
  const sets: Iterable<number>[] = [];
  for (const item of build.regions) {
    if (item.owner !== owner) continue;
    if (item.regions.length > 0)
      for (const region of item.regions) sets.push(region.fixed ?? sitesIn(build.unstarted(), region));
    else if (item.sites) sets.push(item.sites);
  }
  return joined(sets, size);
}

/** Static words, with or without their empty lists. */
function joinedStatic(word: string, build: Build, size: number, keepEmpty: boolean): JoinedChoice {
  const lists = staticRegion(word, build).filter((list) => keepEmpty || list.length > 0);
  return fixedJoined(joined(lists, size));
}

/** The regions of a role. They are looked up when first asked for: the equipment may still be incomplete now. */
function joinedByRole(owner: IntFn, build: Build, size: number): JoinedChoice {
  const known = byNumber((player) => ofOwner(player, build, size));
  const none = joined([], size);
  return { player: owner, regions: (player) => (player < 0 ? none : known(player)) };
}

/** Given regions, evaluated in play unless all are known. */
function joinedRegions(regions: readonly RegionFn[], size: number): JoinedChoice {
  const known = regions.flatMap(({ fixed }) => fixed ?? []);
  const asked = (c: Context): Joined =>
    joined(
      regions.map((region) => sitesIn(c, region)),
      size,
    );
  const none = joined([], size);
  return known.length === regions.length ? fixedJoined(joined(known, size)) : { ...fixedJoined(none), asked };
}

/** The arguments that say what is to be joined, and how. */
export const joiningArgs = {
  number: optional(Int),
  type: optional(SiteTypeWord),
  at: named(optional(Int)),
  directions: optional(Direction),
  regions: either(1, list(Region)),
  role: either(1, Role),
  regionType: either(1, StaticRegionWord),
};

/** The choice that the arguments stand for. */
export function joinedChoice(
  args: Values<typeof joiningArgs>,
  build: Build,
  size: number,
  keepEmpty: boolean,
): JoinedChoice {
  if (args.regions) return joinedRegions(args.regions, size);
  if (args.role) return joinedByRole(roleIndex(args.role, build), build, size);
  return joinedStatic(args.regionType as string, build, size, keepEmpty);
}
