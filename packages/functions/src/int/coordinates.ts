/** Places on the board: `(coord …)`, `(row …)`, `(column …)`, `(layer …)`, `(phase …)`, `(centrePoint …)`, `(cost …)`. */
import type { Value } from '@ludii/ir';
import { tableOf } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { borrowSites, returnSites } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedInt, type IntFn } from '../declare/compiled.js';
import { Int, Region } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { siteTypeCode, siteTypeName } from '../declare/siteTypes.js';
import { SiteTypeWord, Text } from '../declare/words.js';
import { sitesOf } from './sitesOf.js';
import { typeOr } from './siteType.js';

/** The number of a site in a table; -1 off the board. */
const lookedUp = (of: IntFn, table: ArrayLike<number>): Value => tableOf(numberOf(of), Array.from(table), -1);

export const coordinates = [
  ludeme('coord', {
    returns: Int,
    args: { type: optional(SiteTypeWord), coordinate: Text },
    doc: 'The site with a label; -1 if there is none.',
    example: '(coord "D4")',
    compile: ({ type, coordinate }, build) =>
      fixedInt(build.topology.find(siteTypeName(typeOr(type, build)), coordinate)),
  }),
  ludeme('coord', {
    returns: Int,
    args: { type: optional(SiteTypeWord), row: named(Int), column: named(Int) },
    doc: 'The first site with the given numbers of row and column; -1 if there is none.',
    example: '(coord row:0 column:(column of:(to)))',
    compile: ({ type, row, column }, build) => {
      const table = build.topology.sites(siteTypeName(typeOr(type, build)));
      const width = table.columns.length;
      const height = table.rows.length;
      const first = new Int32Array(width * height).fill(-1);
      for (let site = table.count - 1; site >= 0; site--) first[table.row[site]! * width + table.column[site]!] = site;
      const find = (r: number, k: number): number =>
        r >= 0 && r < height && k >= 0 && k < width ? first[r * width + k]! : -1;
      if (row.fixed !== undefined && column.fixed !== undefined) return fixedInt(find(row.fixed, column.fixed));
      return (c) => find(row(c), column(c));
    },
  }),
  ludeme('row', {
    returns: Int,
    args: { type: optional(SiteTypeWord), of: named(Int) },
    doc: 'The number of the row of a site; -1 off the board.',
    example: '(row of:(to))',
    meaning: ({ type, of }, build) => lookedUp(of, build.topology.sites(siteTypeName(typeOr(type, build))).row),
  }),
  ludeme('column', {
    returns: Int,
    args: { type: optional(SiteTypeWord), of: named(Int) },
    doc: 'The number of the column of a site; -1 off the board.',
    example: '(column of:(to))',
    meaning: ({ type, of }, build) => lookedUp(of, build.topology.sites(siteTypeName(typeOr(type, build))).column),
  }),
  ludeme('layer', {
    returns: Int,
    args: { of: named(Int), type: optional(SiteTypeWord) },
    doc: 'The number of the layer of a site; -1 off the board.',
    example: '(layer of:(to))',
    flags: ['threeDimensions'],
    meaning: ({ of, type }, build) => lookedUp(of, build.topology.sites(siteTypeName(typeOr(type, build))).layer),
  }),
  ludeme('phase', {
    returns: Int,
    args: { type: optional(SiteTypeWord), of: named(Int) },
    doc: 'The phase (colour) of a site.',
    example: '(phase of:(to))',
    compile: ({ type, of }, build) => {
      const code = typeOr(type, build);
      const count = build.shape.board.sizes[code];
      return (c) => {
        const site = of(c);
        if (site < 0) return -1;
        if (site >= count) throw new RangeError(`there is no board site ${site}: it has no phase`);
        return c.state.phaseOfSite(code, site);
      };
    },
  }),
  ludeme('centrePoint', {
    returns: Int,
    args: { type: optional(SiteTypeWord) },
    doc: 'The site in the middle of the board.',
    example: '(centrePoint)',
    compile: ({ type }, build) => fixedInt(build.topology.region(siteTypeName(typeOr(type, build)), 'centre')[0] ?? -1),
  }),
  ludeme('cost', {
    returns: Int,
    args: { type: optional(SiteTypeWord), at: either(1, named(Int)), in: either(1, named(Region)) },
    doc: 'The cost of a site, or the sum over a region. Cells are meant unless another type is named.',
    example: '(cost at:(to))',
    compile: ({ type, at, in: region }, build) => {
      const code = type === undefined ? Cell : siteTypeCode(type);
      const count = build.shape.board.sizes[code];
      const sites = sitesOf(at, region);
      return (c) => {
        const set = borrowSites();
        sites(c, set);
        let total = 0;
        for (let site = set.next(0); site >= 0; site = set.next(site + 1)) {
          if (site >= count) throw new RangeError(`there is no board site ${site}: it has no cost`);
          total = (total + c.state.cost(code, site)) | 0;
        }
        returnSites(set);
        return total;
      };
    },
  }),
];
