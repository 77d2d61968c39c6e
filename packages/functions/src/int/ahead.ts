/** `(ahead …)`: the site some steps away in a direction. */
import { type RadialTable, radialsOf } from '@ludii/geometry';
import { absoluteOfFacing } from '@ludii/geometry/internal';
import { compare, constant, math, register, type Value, valueFn } from '@ludii/ir';
import { choice, lastFrom, lastTo, tableOf } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import type { Context, SiteTypeCode } from '@ludii/state';
import { hasHands } from '../board/containers.js';
import { type Build, ludeme } from '../declare/build.js';
import { allFixed, type DirectionFn, fixedInt, type IntFn } from '../declare/compiled.js';
import { Direction, Int } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { siteTypeName, typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord } from '../declare/words.js';
import { relativeDirections } from '../direction/relative.js';
import { seenDirections } from '../direction/seen.js';

/** The site `steps` away on the first radial that is long enough; the site itself if none is. */
export function alongRadial(table: RadialTable, site: number, code: number, steps: number): number {
  if (steps <= 0) return site;
  return radialsOf(table, site, code).find(({ length }) => steps < length)?.[steps] ?? site;
}

/** Tells the last of all directions in which one site sees another, -1 if there is none. */
function lastDirection({ topology }: Build, type: SiteTypeCode): (origin: number, target: number) => number {
  const name = siteTypeName(type);
  const table = topology.radialTable(name);
  const codes = Array.from(topology.supportedCodes(name), absoluteOfFacing);
  return (origin, target) =>
    codes.findLast((code) => radialsOf(table, origin, code).some((line) => line.includes(target, 1))) ?? -1;
}

/** The ends of the current move, those of the last move where it has none; the other way round for the opposite direction. */
function currentEnds(reversed: boolean): readonly [Value, Value] {
  const orLast = (site: Value, last: Value): Value => choice(compare('=', site, constant(-1)), last, site);
  const a = orLast(register('from'), lastFrom);
  const b = orLast(register('to'), lastTo);
  return reversed ? [b, a] : [a, b];
}

/** The direction of the current move. */
function ofCurrentMove(build: Build, type: SiteTypeCode, reversed: boolean): (c: Context) => number {
  const look = lastDirection(build, type);
  const count = build.topology.count(siteTypeName(type));
  const [a, b] = currentEnds(reversed).map(valueFn) as [IntFn, IntFn];
  return (c) => {
    const origin = a(c);
    return origin < 0 || origin >= count ? -1 : look(origin, b(c));
  };
}

/** What {@link ofCurrentMove} means. */
function currentDirections(build: Build, type: SiteTypeCode, reversed: boolean) {
  const look = lastDirection(build, type);
  const count = build.topology.count(siteTypeName(type));
  return seenDirections(...currentEnds(reversed), count, (origin) => (target) => {
    const code = look(origin, target);
    return code < 0 ? [] : [code];
  });
}

/** The first of relative directions. */
const leadingWord = ({ ir }: DirectionFn): string | undefined => (ir?.k === 'relative' ? ir.leading : undefined);

/** The direction that it looks in from a site, -1 if there is none. */
function wayOf(directions: DirectionFn, build: Build, type: SiteTypeCode): (c: Context, site: number) => number {
  const leading = leadingWord(directions);
  if (leading === 'SameDirection' || leading === 'OppositeDirection') {
    return ofCurrentMove(build, type, leading === 'OppositeDirection');
  }
  return (c, site) => directions(c, type, site)[0] ?? -1;
}

export const ahead = ludeme('ahead', {
  returns: Int,
  args: { type: optional(SiteTypeWord), site: Int, steps: optional(named(Int)), directions: optional(Direction) },
  doc: 'The site some steps away in a direction, forward unless another is given; the site itself if there is none.',
  example: '(ahead (last To) steps:2 N)',
  meaning: ({ type, site, steps, directions }, build) => {
    const code = typeOr(type, build);
    const table = build.topology.radialTable(siteTypeName(code));
    const length = steps ? steps.fixed : 1;
    const leading = directions && leadingWord(directions);
    const chosen = directions ?? relativeDirections(['Forward'], 'Adjacent', false, build);
    const along = leading === 'SameDirection' || leading === 'OppositeDirection';
    if (length === undefined || build.stacking || hasHands(build.shape)) return undefined;
    const ends = (codes: readonly number[]): number[] =>
      Array.from({ length: table.count }, (_, s) =>
        codes[0] === undefined ? s : alongRadial(table, s, codes[0], length),
      );
    const from = numberOf(site);
    if (chosen.fixed) return tableOf(from, ends(chosen.fixed), -1);
    const seen = along ? currentDirections(build, code, leading === 'OppositeDirection') : chosen.ir;
    if (seen?.k === 'listed') {
      const found = tableOf(
        math('+', math('*', seen.which, constant(table.count)), from),
        seen.lists.flatMap(ends),
        -1,
      );
      return choice(compare('<', from, constant(0)), constant(-1), found);
    }
    const ofPiece = chosen.ir?.k === 'relative' ? chosen.ir.ofPiece : undefined;
    if (!ofPiece) return undefined;
    const piece: Value = { k: 'read', datum: 'what', type: code, site: from, limit: table.count };
    const values = build.components.flatMap(({ index }) => ends(ofPiece(code, index)));
    const found = tableOf(math('+', math('*', piece, constant(table.count)), from), values, -1);
    return choice(compare('<', from, constant(0)), constant(-1), found);
  },
  compile: ({ type, site, steps, directions }, build): IntFn => {
    const code = typeOr(type, build);
    const table = build.topology.radialTable(siteTypeName(code));
    const length = steps ?? fixedInt(1);
    const way = wayOf(directions ?? relativeDirections(['Forward'], 'Adjacent', false, build), build, code);
    const find: IntFn = (c) => {
      const s = site(c);
      if (s >= table.count) throw new RangeError(`there is no board site ${s} to look ahead from`);
      const far = length(c);
      if (s < 0) return -1;
      const direction = way(c, s);
      return direction < 0 ? s : alongRadial(table, s, direction, far);
    };
    const known = allFixed(site, length) && directions?.fixed;
    return known ? fixedInt(site.fixed! >= table.count ? -1 : find(build.unstarted())) : find;
  },
});
