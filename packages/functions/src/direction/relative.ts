/**
 * Directions relative to the piece on a site: `Forward`, `FL`, `SameDirection`… For a given facing the answer never
 * changes, so it is worked out once per facing.
 */

import {
  Direction,
  type Relation,
  type RelativeDirection,
  radialsOf,
  resolveRelative,
  rotateFacing,
} from '@ludii/geometry';
import { absoluteOfFacing } from '@ludii/geometry/internal';
import { byNumber } from '@ludii/ir/internal';
import type { Context, SiteTypeCode } from '@ludii/state';
import type { Build } from '../declare/build.js';
import type { DirectionFn, DirectionMeaning, DirectionOverride } from '../declare/compiled.js';
import { siteTypeName } from '../declare/siteTypes.js';
import { lastFrom, lastTo } from '../position/lastMove.js';

/** Relative directions of one relation, seen from the piece on the site that they are asked for. */
export function relativeDirections(
  words: readonly RelativeDirection[],
  relation: Relation,
  bySite: boolean,
  build: Build,
): DirectionFn {
  const { topology, components } = build;
  const facings = Int32Array.from(components, ({ facing }) => (facing < 0 ? Direction.N : facing));
  const ofLastMove = words.some(isOfLastMove);
  // Asked for once per type: the topology looks its tables up by name.
  const supportedOn = byNumber((type) => topology.supportedCodes(siteTypeName(type as SiteTypeCode), relation));

  const choose: DirectionFn = (c: Context, type: SiteTypeCode, site: number, override?: DirectionOverride) => {
    if (site < 0) return none;
    const supported = bySite ? topology.supportedCodesAt(siteTypeName(type), site, relation) : supportedOn(type);
    let facing = override && override.facing >= 0 ? override.facing : -1;
    if (facing < 0) facing = facings[override ? override.component : c.state.what(type, site)]!;
    const rotation = override ? override.rotation : c.state.rotation(type, site);
    if (rotation > 0) facing = rotateFacing(facing, rotation, supported);
    if (ofLastMove || bySite) return words.flatMap((word) => resolve(c, build, word, type, facing, supported));
    return facingCodes(type, facing);
  };
  /** The answers for a facing, by type. */
  const byFacing = byNumber((type) =>
    byNumber((facing) =>
      words.flatMap((word) =>
        isOfLastMove(word) ? none : resolveRelative(word, facing, supportedOn(type)).map(absoluteOfFacing),
      ),
    ),
  );
  const facingCodes = (type: SiteTypeCode, facing: number): readonly number[] => byFacing(type)(facing);
  const ofPiece = (type: SiteTypeCode, component: number): readonly number[] => facingCodes(type, facings[component]!);
  // A piece that can be turned, or a look at the last move, makes the answer depend on the position.
  const positional = ofLastMove || bySite || build.shape.flags.rotation;
  const ir: DirectionMeaning = {
    k: 'relative',
    leading: words[0],
    ofPiece: positional ? undefined : ofPiece,
    ofFacing: positional ? undefined : facingCodes,
  };
  return Object.assign(choose, { ir });
}

const none: readonly number[] = [];

const isOfLastMove = (word: RelativeDirection): word is 'SameDirection' | 'OppositeDirection' =>
  word === 'SameDirection' || word === 'OppositeDirection';

function resolve(
  c: Context,
  build: Build,
  word: RelativeDirection,
  type: SiteTypeCode,
  facing: number,
  supported: ArrayLike<number>,
): readonly number[] {
  if (word === 'SameDirection') return between(build, type, lastFrom(c), lastTo(c), supported);
  if (word === 'OppositeDirection') return between(build, type, lastTo(c), lastFrom(c), supported);
  return resolveRelative(word, facing, supported).map(absoluteOfFacing);
}

/** The first of the supported directions with radials from one site through another, once per such radial. */
function between(
  build: Build,
  type: SiteTypeCode,
  from: number,
  to: number,
  supported: ArrayLike<number>,
): readonly number[] {
  for (let i = 0; i < supported.length; i++) {
    const code = absoluteOfFacing(supported[i]!);
    const found = radialsThrough(build, type, from, to, code);
    if (found > 0) return new Array<number>(found).fill(code);
  }
  return none;
}

/** Number of radials of a site in a direction that contain another site. */
export function radialsThrough(build: Build, type: SiteTypeCode, from: number, to: number, code: number): number {
  if (from < 0) return 0;
  const lines = radialsOf(build.topology.radialTable(siteTypeName(type)), from, code);
  return lines.filter((line) => line.includes(to, 1)).length;
}

/** All that a site sees in some directions: for each site the directions to it, once per radial that contains it. */
export function directionsFrom(
  build: Build,
  type: SiteTypeCode,
  from: number,
  codes: readonly number[],
): ReadonlyMap<number, readonly number[]> {
  const table = build.topology.radialTable(siteTypeName(type));
  const seen = new Map<number, number[]>();
  for (const code of codes) {
    for (const line of radialsOf(table, from, code)) {
      for (const site of new Set(line.subarray(1))) seen.set(site, [...(seen.get(site) ?? []), code]);
    }
  }
  return seen;
}
