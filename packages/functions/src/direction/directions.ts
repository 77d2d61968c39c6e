/** `(directions …)`: which ways a rule looks, absolute, relative to a piece, between two sites, or drawn at random. */
import {
  Direction as Code,
  directionName,
  isRelation,
  RELATIVE_DIRECTIONS,
  type Relation,
  type RelativeDirection,
  type Topology,
} from '@ludii/geometry';
import { absoluteOfFacing } from '@ludii/geometry/internal';
import { either, list, named, optional } from '@ludii/registry';
import type { SiteTypeCode } from '@ludii/state';
import { ludeme } from '../declare/build.js';
import { Direction, Int } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { siteTypeCode, siteTypeName } from '../declare/siteTypes.js';
import { AbsoluteDirectionWord, RelationWord, RelativeDirectionWord, SiteTypeWord, Switch } from '../declare/words.js';
import { relativeDirections } from './relative.js';
import { directionsBetween } from './seen.js';
import { absoluteDirections } from './words.js';

const isRelative = (word: string): word is RelativeDirection =>
  (RELATIVE_DIRECTIONS as readonly string[]).includes(word);

/** What a random choice draws from: classes give way to the facings of the site, last direction first. */
function candidates(codes: ArrayLike<number>, topology: Topology, type: SiteTypeCode, site: number): number[] {
  const given = Array.from(codes);
  return given.reverse().flatMap((code) => {
    if (!isRelation(code)) return [code];
    const facings = topology.supportedCodesAt(siteTypeName(type), site, directionName(code) as Relation);
    return facings.map(absoluteOfFacing).filter((facing) => !given.includes(facing));
  });
}

export const directionsRandom = ludeme('directions', 'Random', {
  returns: Direction,
  args: { directions: Direction, num: named(Int) },
  doc: 'Some of the given directions, drawn at random.',
  example: '(directions Random Orthogonal num:2)',
  flags: ['stochastic'],
  compile:
    ({ directions, num }, { topology }) =>
    (c, type, site, override) => {
      const wanted = num(c);
      const all = candidates(directions(c, type, site, override), topology, type, site);
      // Directions can repeat among the candidates; only different ones count.
      const most = Math.min(wanted, new Set(all).size);
      const drawn: number[] = [];
      while (drawn.length < most) {
        const code = all[c.rng.nextInt(all.length)]!;
        if (!drawn.includes(code)) drawn.push(code);
      }
      return drawn;
    },
});

export const directionsFromTo = ludeme('directions', {
  returns: Direction,
  args: { type: SiteTypeWord, from: named(Int), to: named(Int) },
  doc: 'The directions in which one site sees another.',
  example: '(directions Vertex from:(last To) to:(centrePoint))',
  compile: ({ type, from, to }, build) => {
    const codes = Array.from(build.topology.supportedCodes(type, 'All'), absoluteOfFacing);
    return directionsBetween(build, siteTypeCode(type), codes, numberOf(from), numberOf(to));
  },
});

export const directionsRelative = ludeme('directions', {
  returns: Direction,
  args: {
    relativeDirection: either(1, optional(RelativeDirectionWord)),
    relativeDirections: either(1, optional(list(RelativeDirectionWord))),
    of: named(optional(RelationWord)),
    bySite: named(optional(Switch)),
  },
  doc: 'Directions as the piece on the site sees them.',
  example: '(directions {FR FL} of:Adjacent)',
  compile: ({ relativeDirection, relativeDirections: several, of, bySite }, build) => {
    const written = several ?? [relativeDirection ?? 'Forward'];
    return relativeDirections(written.filter(isRelative), of ?? 'Adjacent', bySite ?? false, build);
  },
});

export const directionsAbsolute = ludeme('directions', {
  returns: Direction,
  args: {
    absoluteDirection: either(1, AbsoluteDirectionWord),
    absoluteDirections: either(1, list(AbsoluteDirectionWord)),
  },
  doc: 'The same directions for every site.',
  example: '(directions {N E})',
  compile: ({ absoluteDirection, absoluteDirections: several }) => {
    const written = several ?? (absoluteDirection ? [absoluteDirection] : []);
    return absoluteDirections(written.map((word) => Code[word]));
  },
});
