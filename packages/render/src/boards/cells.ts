/** Boards that are played on cells. */

import { R } from '../box.js';
import { type Colour, css, filled, stroked } from '../colour.js';
import { edgePath } from '../outline.js';
import { el, type SvgNode } from '../svg.js';
import { type Canvas, perimeterPath, regionColours, regionPerimeters } from './canvas.js';

/** Cells in the colours of their phases, then lines. */
export function paintCells(canvas: Canvas): SvgNode[] {
  const { look, palette } = canvas;
  const { graphics, layout, style, game } = look;
  const { board } = game.compiled;
  const { graph, topology } = board;
  const special = regionColours(canvas)[0];
  const checkered = style === 'chess' || style === 'snakesandladders' || graphics.says('board checkered');
  const phases = topology.sites('Cell').phase;
  const byColour = new Map<string, { colour: Colour; d: string[] }>();
  for (const { site, outline, container } of layout.sites[0]) {
    if (container !== 0) continue;
    const phase = checkered ? phases[site]! : 0;
    const colour = special.get(site) ?? palette.phases?.[phase];
    if (!colour || colour.a === 0) continue;
    const key = `${css(colour)} ${colour.a}`;
    const entry = byColour.get(key) ?? { colour, d: [] };
    entry.d.push(outline);
    byColour.set(key, entry);
  }
  const parts = [...byColour.values()].map(({ colour, d }) => el('path', { d: d.join(''), ...filled(colour) }));
  const outer = new Set(topology.sites('Edge').region('outer'));
  const lines = (test: (edge: number) => boolean): string =>
    graph.edges
      .filter(({ index }) => test(index))
      .map((edge) => edgePath(edge, layout.frame))
      .join('');
  const hasInner = !(style === 'chess' && graphics.boardColour('InnerEdges') === undefined);
  if (hasInner)
    parts.push(
      ...line(
        lines((edge) => !outer.has(edge)),
        palette.inner,
        palette.thin,
      ),
    );
  parts.push(
    ...line(
      lines((edge) => outer.has(edge)),
      palette.outer,
      palette.thick,
    ),
  );
  if (style === 'sudoku') parts.push(...line(sudokuBoxes(canvas), palette.outer, palette.thick));
  if (style === 'ultimatetictactoe') {
    const boards = layout.sites[0].filter(({ container, radius }) => container === 0 && radius > 2 * R);
    parts.push(...line(boards.map(({ outline }) => outline).join(''), palette.outer, palette.thick));
  }
  return [...parts, ...edgeColours(canvas), ...regionPerimeters(canvas)];
}

/** A line unless it would be empty or invisible. */
export function line(
  d: string,
  colour: Colour | undefined,
  width: number,
  more: Record<string, string | number> = {},
): SvgNode[] {
  if (d === '' || !colour || colour.a === 0 || width <= 0) return [];
  return [
    el('path', {
      d,
      fill: 'none',
      ...stroked(colour, width),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...more,
    }),
  ];
}

/** Edges that the description colours. */
export function edgeColours(canvas: Canvas): SvgNode[] {
  const { look, palette } = canvas;
  const { edges } = look.game.compiled.board.graph;
  return [...regionColours(canvas)[2]].flatMap(([site, colour]) => {
    const edge = edges[site];
    return edge ? line(edgePath(edge, look.layout.frame), colour, palette.thick + 1) : [];
  });
}

/** Lines between the boxes of a square board: every third column on a board of nine. */
function sudokuBoxes(canvas: Canvas): string {
  const { topology, siteCount } = canvas.look.game.compiled.board;
  const side = Math.round(Math.sqrt(Math.sqrt(siteCount)));
  if (side ** 4 !== siteCount) return '';
  const { row, column } = topology.sites('Cell');
  const boxes = new Map<number, Set<number>>();
  for (let site = 0; site < siteCount; site++) {
    const key = Math.floor(row[site]! / side) * 1000 + Math.floor(column[site]! / side);
    const box = boxes.get(key) ?? new Set();
    box.add(site);
    boxes.set(key, box);
  }
  return [...boxes.values()].map((box) => perimeterPath(canvas, box)).join('');
}

/** Draws the sides that players have to join, in their colours. */
export function paintGoals(canvas: Canvas): SvgNode[] {
  const { look, context } = canvas;
  const { setting, board } = look.game.compiled;
  if (board.defaultSite !== 'Cell') return [];
  const outer = new Set(board.topology.sites('Edge').region('outer'));
  return setting.regions.flatMap((region) => {
    if (region.owner < 1 || region.owner > look.game.players) return [];
    const cells = new Set(setting.sitesOf(region, context));
    const edges = board.graph.edges.filter(
      ({ index, left, right }) => outer.has(index) && cells.has((left ?? right)?.index ?? -1),
    );
    const d = edges.map((edge) => edgePath(edge, look.layout.frame)).join('');
    return [...line(d, { r: 40, g: 40, b: 40, a: 1 }, R * 0.26), ...line(d, look.playerColour(region.owner), R * 0.18)];
  });
}
