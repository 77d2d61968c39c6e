/** The parts of the board that never change: `(sites Board)`, `(sites Top)`, `(sites Corners)`… */
import type { RegionName } from '@ludii/geometry';
import { optional } from '@ludii/registry';
import { SiteSet } from '../../board/siteSet.js';
import { ludeme } from '../../declare/build.js';
import { fixedRegion } from '../../declare/compiled.js';
import { Region } from '../../declare/kinds.js';
import { siteTypeName, typeOr } from '../../declare/siteTypes.js';
import { SiteTypeWord } from '../../declare/words.js';

const regionNames = {
  Top: 'top',
  Bottom: 'bottom',
  Left: 'left',
  Right: 'right',
  Inner: 'inner',
  Outer: 'outer',
  Perimeter: 'perimeter',
  Corners: 'corners',
  ConcaveCorners: 'concave',
  ConvexCorners: 'convex',
  Major: 'major',
  Minor: 'minor',
  Centre: 'centre',
} as const satisfies Readonly<Record<string, RegionName>>;

export const sitesBoard = ludeme('sites', 'Board', {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  doc: 'All sites of the board.',
  example: '(sites Board)',
  compile: ({ elementType }, build) => {
    const count = build.topology.count(siteTypeName(typeOr(elementType, build)));
    return fixedRegion(SiteSet.from(Array.from({ length: count }, (_, i) => i)));
  },
});

export const sitesOfBoard = ludeme('sites', Object.keys(regionNames) as (keyof typeof regionNames)[], {
  returns: Region,
  args: { elementType: optional(SiteTypeWord) },
  doc: 'The sites in a part of the board.',
  example: '(sites Top)',
  compile: ({ word, elementType }, build) =>
    fixedRegion(SiteSet.from(build.topology.region(siteTypeName(typeOr(elementType, build)), regionNames[word]))),
});

const orientations = {
  Axial: 'axial',
  Horizontal: 'horizontal',
  Vertical: 'vertical',
  Angled: 'angled',
  Slash: 'slash',
  Slosh: 'slosh',
} as const satisfies Readonly<Record<string, RegionName>>;

export const sitesOfEdges = ludeme('sites', Object.keys(orientations) as (keyof typeof orientations)[], {
  returns: Region,
  doc: 'The edges that run in a certain way.',
  example: '(sites Horizontal)',
  flags: ['graph', 'edge'],
  compile: ({ word }, { topology }) => fixedRegion(SiteSet.from(topology.region('Edge', orientations[word]))),
});
