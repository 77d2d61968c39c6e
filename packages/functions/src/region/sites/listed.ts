/** Regions written out: site numbers, a list function, coordinates, and the region of an iteration. */
import { fixedSites, type Sites } from '@ludii/ir';
import { listedSites as listed } from '@ludii/ir/internal';
import { either, list, optional } from '@ludii/registry';
import { SiteSet } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { fixedRegion, type IntFn, type IntsFn, type RegionFn } from '../../declare/compiled.js';
import { Int, Ints, Region } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';
import { numbersIn } from '../../declare/numbers.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord, Text } from '../../declare/words.js';
import { coordinateSites } from '../coordinates.js';

/** The non-negative ones of some numbers. */
const setOf = (values: readonly number[]): SiteSet => SiteSet.from(values.filter((value) => value >= 0));

function listedSites(sites: readonly IntFn[]): Sites {
  const known = sites.every(({ fixed }) => fixed !== undefined);
  return known ? fixedSites(setOf(sites.map(({ fixed }) => fixed!)).toArray()) : listed(sites.map(numberOf));
}

function arraySites(array: IntsFn): RegionFn {
  if (array.fixed) return fixedRegion(setOf(array.fixed));
  return (c, out) => {
    for (const value of numbersIn(c, array)) out.addIfSite(value);
  };
}

export const sitesListed = ludeme('sites', {
  returns: Region,
  args: { sites: either(1, list(Int)), array: either(1, Ints) },
  doc: 'The listed sites; negative numbers are left out.',
  example: '(sites {1 6 (to)})',
  compile: ({ array }) => arraySites(array!),
  meaning: ({ sites }) => sites && listedSites(sites),
});

export const sitesCoordinates = ludeme('sites', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord), coords: list(Text) },
  doc: 'The sites with the given coordinates.',
  example: '(sites {"A1" "B2"})',
  compile: ({ elementType, coords }, build) =>
    fixedRegion(coordinateSites(coords, siteTypeName(typeOr(elementType, build)), build)),
});

export const sitesIterated = ludeme('sites', {
  returns: Region,
  doc: 'The sites of the group that is being visited.',
  example: '(sites)',
  compile:
    () =>
    ({ region }, out) => {
      for (const site of region ?? []) out.addIfSite(site);
    },
});

export const sitesHint = ludeme('sites', 'Hint', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  doc: 'The sites of the hint that is being visited.',
  example: '(sites Hint)',
  flags: ['deductionPuzzle'],
  compile:
    () =>
    ({ hintRegion }, out) => {
      for (const site of hintRegion ?? []) out.addIfSite(site);
    },
});
