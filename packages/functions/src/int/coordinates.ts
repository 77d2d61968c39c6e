/** Places on the board: `(coord …)`, `(row …)`, `(column …)`, `(layer …)`, `(phase …)`, `(centrePoint …)`, `(cost …)`. */
import { tableOf } from '@ludii/ir/internal';
import { either, named, optional } from '@ludii/registry';
import { Cell } from '@ludii/state/internal';
import { sitesIn } from '../board/siteSet.js';
import { ludeme } from '../declare/build.js';
import { fixedInt, ofTwo } from '../declare/compiled.js';
import { Int, Region } from '../declare/kinds.js';
import { numberOf } from '../declare/meaning.js';
import { siteTypeCode, siteTypeName, typeOr } from '../declare/siteTypes.js';
import { SiteTypeWord, Text } from '../declare/words.js';
import { sitesOf } from './sitesOf.js';

const type = optional(SiteTypeWord);

/** A number that each site of the board has; -1 off the board. */
const siteNumber = (keyword: 'row' | 'column' | 'layer', flags: readonly string[] = []) =>
  ludeme(keyword, {
    returns: Int,
    args: keyword === 'layer' ? { of: named(Int), type } : { type, of: named(Int) },
    doc: `The number of the ${keyword} of a site; -1 off the board.`,
    example: `(${keyword} of:(to))`,
    flags,
    meaning: ({ type: word, of }, build) =>
      tableOf(numberOf(of), Array.from(build.topology.sites(siteTypeName(typeOr(word, build)))[keyword]), -1),
  });

export const coordinates = [
  ludeme('coord', {
    returns: Int,
    args: { type, coordinate: Text },
    doc: 'The site with a label; -1 if there is none.',
    example: '(coord "D4")',
    compile: ({ type, coordinate }, build) =>
      fixedInt(build.topology.find(siteTypeName(typeOr(type, build)), coordinate)),
  }),
  ludeme('coord', {
    returns: Int,
    args: { type, row: named(Int), column: named(Int) },
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
      return ofTwo(row, column, find);
    },
  }),
  siteNumber('row'),
  siteNumber('column'),
  siteNumber('layer', ['threeDimensions']),
  ludeme('phase', {
    returns: Int,
    args: { type, of: named(Int) },
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
    args: { type },
    doc: 'The site in the middle of the board.',
    example: '(centrePoint)',
    compile: ({ type }, build) => fixedInt(build.topology.region(siteTypeName(typeOr(type, build)), 'centre')[0] ?? -1),
  }),
  ludeme('cost', {
    returns: Int,
    args: { type, at: either(1, named(Int)), in: either(1, named(Region)) },
    doc: 'The cost of a site, or the sum over a region. Cells are meant unless another type is named.',
    example: '(cost at:(to))',
    compile: ({ type, at, in: region }, build) => {
      const code = type === undefined ? Cell : siteTypeCode(type);
      const count = build.shape.board.sizes[code];
      const sites = sitesOf(at, region);
      return (c) => {
        let total = 0;
        for (const site of sitesIn(c, sites)) {
          if (site >= count) throw new RangeError(`there is no board site ${site}: it has no cost`);
          total = (total + c.state.cost(code, site)) | 0;
        }
        return total;
      };
    },
  }),
];
