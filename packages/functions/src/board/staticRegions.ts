/** The region words of connection goals and puzzle constraints: `Rows`, `Sides`, `SubGrids`… each a list of site lists. */
import { SIDES, type Side } from '@ludii/geometry';
import type { SiteTypeCode } from '@ludii/state';
import { Cell, Edge, Vertex } from '@ludii/state/internal';
import type { Build, NamedRegion } from '../declare/build.js';
import { siteTypeName } from '../declare/siteTypes.js';

type Sites = readonly number[];

/** Compass points without a side of their own: their lists are empty, but they count as regions. */
const SIDELESS_POINTS = 8;

/** The site lists that a static region word stands for, on the sites that the board is played on. */
export function staticRegion(word: string, build: Build, region?: NamedRegion): readonly Sites[] {
  const { topology } = build;
  const name = siteTypeName(build.defaultSite);
  const table = topology.sites(name);
  const lists = (all: readonly ArrayLike<number>[]): readonly Sites[] => all.map((list) => Array.from(list));
  switch (word) {
    case 'Rows':
      return lists(table.rows);
    case 'Columns':
      return lists(table.columns);
    case 'Layers':
      return lists(table.layers);
    case 'Diagonals':
      // Boards know no diagonals as lines of sites: the word stands for nothing.
      return [];
    case 'Corners':
      return Array.from(table.region('corners'), (site) => [site]);
    case 'Sides':
      return sides(build, () => true);
    case 'SidesNoCorners': {
      const corners = new Set(table.region('corners'));
      return sides(build, (site) => !corners.has(site));
    }
    case 'AllSites':
      return [Array.from({ length: table.count }, (_, site) => site)];
    case 'AllDirections':
      return Array.from({ length: table.count }, (_, site) => [
        ...new Set([site, ...topology.radials(name, site, 'All').flat()]),
      ]);
    case 'SubGrids':
      return subGrids(build);
    case 'HintRegions':
      return hintRegions(build, region);
    case 'Regions':
    case 'Vertices':
    case 'Touching':
      return Array.from({ length: table.count }, (_, site) =>
        topology.neighbours(name, site, 'Adjacent').map((other) => [site, other]),
      ).flat();
    default:
      return [];
  }
}

function sides(build: Build, keep: (site: number) => boolean): readonly Sites[] {
  const name = siteTypeName(build.defaultSite);
  const all: Sites[] = SIDES.map((side: Side) => Array.from(build.topology.side(name, side)).filter(keep));
  for (let i = 0; i < SIDELESS_POINTS; i++) all.push([]);
  return all;
}

/** The square blocks of a square board: for 81 cells, nine blocks of nine. */
function subGrids(build: Build): readonly Sites[] {
  const { row, column, count } = build.topology.sites('Cell');
  const k = Math.floor(Math.sqrt(Math.sqrt(count)));
  const blocks: number[][] = Array.from({ length: k * k }, () => []);
  for (let site = 0; site < count; site++) {
    const r = Math.floor(row[site]! / k);
    const c = Math.floor(column[site]! / k);
    if (r < k && c < k) blocks[r * k + c]!.push(site);
  }
  return blocks;
}

/** The hints of a site type; a second `(hints …)` of a type replaces the first. */
export const hintsOf = ({ hints }: Pick<Build, 'hints'>, type: SiteTypeCode) =>
  hints.findLast((item) => item.type === type);

/** The hints that a region of hints means: with a label those of the first type with hints, without one those of cells. */
export function hintsOfRegion(build: Build, region?: NamedRegion) {
  if (!region?.hintLabel) return hintsOf(build, Cell);
  return hintsOf(build, Vertex) ?? hintsOf(build, Cell) ?? hintsOf(build, Edge);
}

const hintRegions = (build: Build, region?: NamedRegion): readonly Sites[] =>
  hintsOfRegion(build, region)?.regions ?? [];
