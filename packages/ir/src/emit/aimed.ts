/**
 * Questions about moves to one site: which line of a piece passes it, and whether a step leads there, is looked up rather
 * than searched for.
 */
import type { ByPiece, Rays, Relation } from '../nodes.js';
import type { Emission } from './emission.js';

/** Tables have an entry for each pair of sites: not for larger boards. */
const MostSites = 400;

/** Ways that are the same for all pieces, on a board with room for a table. */
const onlyWays = <T>(g: Emission, ways: ByPiece<T>): T | undefined =>
  ways.fixed === true && g.game.sites <= MostSites ? ways.all : undefined;

/** The target is a site of the board, where it may be in a hand. */
const onBoard = ({ game: { layout, sites } }: Emission, target: string): string =>
  layout.boardSites === layout.totalSites ? '' : `${target}<${sites}&&`;

/** For each pair of sites the line from the first that passes the second, or -1; undefined if two lines do. */
function linesTo({ offsets, start, end, sites }: Rays, size: number): Int32Array | undefined {
  const lines = new Int32Array(size * size).fill(-1);
  for (let from = 0; from < offsets.length - 1; from++) {
    for (let ray = offsets[from]!; ray < offsets[from + 1]!; ray++) {
      for (let i = start[ray]! + 1; i < end[ray]!; i++) {
        const at = from * size + sites[i]!;
        if (lines[at]! >= 0) return undefined;
        lines[at] = ray;
      }
    }
  }
  return lines;
}

/** The text around what is done with the line of a site that passes the target; undefined if that is not just one. */
export function lineTo(
  g: Emission,
  ways: ByPiece<Rays>,
  from: string,
  target: string,
): ((line: string, text: string) => string) | undefined {
  const rays = onlyWays(g, ways);
  if (!rays) return undefined;
  const { sites } = g.game;
  const { lines } = g.made(`lines to sites ${g.number(rays)}`, () => ({ lines: linesTo(rays, sites) }));
  if (!lines) return undefined;
  const place = `${g.constant(lines)}[${from}*${sites}+${target}]`;
  return (line, text) =>
    `{const ${line}=${onBoard(g, target) ? `${target}<${sites}?${place}:-1` : place};if(${line}>=0){${text}}}`;
}

/** The test that a step leads from a site to the target; undefined if it is not told by a table. */
export function stepTo(g: Emission, ways: ByPiece<Relation>, from: string, target: string): string | undefined {
  const relation = onlyWays(g, ways);
  if (!relation) return undefined;
  const { sites } = g.game;
  const width = (sites + 31) >> 5;
  const table = g.table(`steps to sites ${g.number(relation)}`, () => {
    const rows = new Int32Array(sites * width);
    const { offsets, items } = relation;
    for (let site = 0; site < offsets.length - 1; site++)
      for (let i = offsets[site]!; i < offsets[site + 1]!; i++)
        rows[site * width + (items[i]! >> 5)]! |= 1 << (items[i]! & 31);
    return rows;
  });
  return `${onBoard(g, target)}((${table}[${from}*${width}+(${target}>>5)]>>>(${target}&31))&1)!==0`;
}
