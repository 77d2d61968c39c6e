/** Boards that are played on points and lines. */

import { around, type Box, grow, R } from '../box.js';
import { type Colour, css, filled } from '../colour.js';
import { siteTypeWord } from '../graphics.js';
import { flagOf, type GraphicsItem } from '../graphicsItems.js';
import { edgeHeads, edgePath } from '../outline.js';
import { el, num, type SvgNode } from '../svg.js';
import { type Canvas, regionColours, regionPerimeters } from './canvas.js';
import { edgeColours, line } from './cells.js';

/** The ground that lines are drawn on: a board with round corners. */
export function paintGround({ look }: Canvas, colour?: Colour): SvgNode[] {
  const { layout, graphics, theme, style } = look;
  if (graphics.all('board background').length > 0) return [];
  const box = grow(layout.board, style === 'go' || style === 'xiangqi' || style === 'janggi' ? -R * 0.2 : 0);
  const fill = colour ?? graphics.boardColour('Phase0') ?? theme.ground;
  if (fill.a === 0) return [];
  const grounds = layout.layered ? layerBoxes(look) : [box];
  return grounds.map(({ x, y, width, height }) => el('rect', { x, y, width, height, rx: R * 0.3, ...filled(fill) }));
}

/** A box around each layer of a board. */
function layerBoxes({ layout, game }: Canvas['look']): Box[] {
  const { vertices } = game.compiled.board.graph;
  const layers = new Map<number, Box[]>();
  for (const { site, x, y } of layout.sites[1]) {
    const { z } = vertices[site]!;
    layers.set(z, [...(layers.get(z) ?? []), { x, y, width: 0, height: 0 }]);
  }
  return [...layers.values()].map((boxes) => grow(around(boxes), R * 1.2));
}

type Edge = Canvas['look']['game']['compiled']['board']['graph']['edges'][number];

const pairKey = (a: number, b: number): string => `${Math.min(a, b)} ${Math.max(a, b)}`;

/** Pairs of vertices that the description joins itself: the usual line between them is left out. */
function ownPairs({ look }: Canvas): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { lists, words } of look.graphics.all('show line')) {
    if ((words.map(siteTypeWord).find((code) => code !== undefined) ?? 1) !== 1) continue;
    const ends = lists.flat();
    for (let k = 0; k + 1 < ends.length; k += 2) pairs.add(pairKey(ends[k]!, ends[k + 1]!));
  }
  return pairs;
}

interface EdgeGroup {
  readonly where: 'inner' | 'outer' | 'all';
  readonly relation: 'orthogonal' | 'diagonal' | 'offdiagonal';
  /** Lines between the middles of cells, not of points. */
  readonly connection?: boolean;
}

/** The item that says how a group of lines is drawn. */
function edgeItem({ look }: Canvas, group: EdgeGroup): GraphicsItem | undefined {
  const has = (item: GraphicsItem, names: readonly string[]): boolean =>
    item.words.some((word) => names.includes(word.toLowerCase()));
  return look.graphics.all('show edges').find((item) => {
    if ((flagOf(item, 'connection') === true) !== (group.connection === true)) return false;
    const typed = has(item, ['inner', 'outer', 'interlayer']);
    if (typed && !has(item, [group.where])) return false;
    const related = has(item, ['orthogonal', 'diagonal', 'offdiagonal', 'adjacent']);
    return !related || has(item, [group.relation]) || (group.relation === 'orthogonal' && has(item, ['adjacent']));
  });
}

const dashes: Readonly<Record<string, (width: number) => string>> = {
  dotted: (width) => `0 ${num(2.5 * width)}`,
  dashed: (width) => `${num(3 * width)} ${num(3 * width)}`,
};

function drawGroup(canvas: Canvas, d: string, group: EdgeGroup, colour: Colour | undefined, width: number): SvgNode[] {
  const item = edgeItem(canvas, group);
  const style = item?.words.map((word) => word.toLowerCase()).find((word) => /^(thin|thick|hidden)/.test(word));
  if (item && style === 'hidden') return [];
  if (!item) return group.relation === 'orthogonal' && !group.connection ? line(d, colour, width) : [];
  const kind = style?.replace(/^thin|^thick/, '') ?? 'dotted';
  const broad = style?.startsWith('thick') ? width * 1.3 : width;
  const dash = dashes[kind]?.(broad);
  return line(d, item.colours[0] ?? colour, broad, dash ? { 'stroke-dasharray': dash } : {});
}

/** Lines of the graph: inner, outer, and diagonals where the description asks for them. */
export function paintLines(canvas: Canvas, skip: (edge: number) => boolean = () => false): SvgNode[] {
  const { look, palette } = canvas;
  const { graph, topology } = look.game.compiled.board;
  const outer = new Set(topology.sites('Edge').region('outer'));
  const own = ownPairs(canvas);
  const layered = look.layout.layered;
  const hidden = {
    curved: look.graphics.denies('show curvededges'),
    straight: look.graphics.denies('show straightedges'),
  };
  const shown = graph.edges
    .filter(
      ({ index, a, b }) => a.z === b.z && (layered || a.z === 0) && !own.has(pairKey(a.index, b.index)) && !skip(index),
    )
    .filter(({ tangentA }) => !hidden[tangentA ? 'curved' : 'straight']);
  const path = (test: (edge: number) => boolean): string =>
    shown
      .filter(({ index }) => test(index))
      .map((edge) => edgePath(edge, look.layout.frame))
      .join('');
  return [
    ...drawGroup(
      canvas,
      path((edge) => !outer.has(edge)),
      { where: 'inner', relation: 'orthogonal' },
      palette.inner,
      palette.thin,
    ),
    ...drawGroup(
      canvas,
      path((edge) => outer.has(edge)),
      { where: 'outer', relation: 'orthogonal' },
      palette.outer,
      palette.thick,
    ),
    ...paintHeads(canvas, shown, outer),
    ...paintDiagonals(canvas),
    ...paintConnections(canvas),
    ...edgeColours(canvas),
    ...regionPerimeters(canvas),
  ];
}

/** Radius of the points where lines meet, before the description changes it. */
export const pointRadius = R * 0.17;

/** Heads of arrows at the ends of lines, where the description asks for them. */
function paintHeads({ look, palette }: Canvas, edges: readonly Edge[], outer: ReadonlySet<number>): SvgNode[] {
  if (!look.graphics.says('show edgedirections')) return [];
  const gap = pointRadius * look.graphics.thickness('InnerVertices');
  return edges.flatMap((edge) => {
    const isOuter = outer.has(edge.index);
    const colour = isOuter ? palette.outer : palette.inner;
    const width = isOuter ? palette.thick : palette.thin;
    if (!colour || colour.a === 0 || width <= 0) return [];
    return [el('path', { d: edgeHeads(edge, look.layout.frame, 4 * width, gap), ...filled(colour) })];
  });
}

function paintDiagonals(canvas: Canvas): SvgNode[] {
  const group = { where: 'all', relation: 'diagonal' } as const;
  if (!edgeItem(canvas, group)) return [];
  const { look, palette } = canvas;
  const { topology } = look.game.compiled.board;
  const places = look.layout.sites[1];
  const d: string[] = [];
  for (const { site, x, y } of places) {
    for (const other of topology.neighbours('Vertex', site, 'Diagonal')) {
      if (other > site) d.push(`M${num(x)} ${num(y)}L${num(places[other]!.x)} ${num(places[other]!.y)}`);
    }
  }
  return drawGroup(canvas, d.join(''), group, palette.inner, palette.thin);
}

/** Lines between the middles of neighbouring cells, where the description asks for them. */
function paintConnections(canvas: Canvas): SvgNode[] {
  const { look, palette } = canvas;
  const { topology } = look.game.compiled.board;
  const places = look.layout.sites[0].filter(({ container }) => container === 0);
  return (['Orthogonal', 'Diagonal', 'OffDiagonal'] as const).flatMap((name) => {
    const relation = name.toLowerCase() as EdgeGroup['relation'];
    const group: EdgeGroup = { where: name === 'Orthogonal' ? 'inner' : 'all', relation, connection: true };
    if (!edgeItem(canvas, group)) return [];
    const d = places.flatMap(({ site, x, y }) =>
      topology
        .neighbours('Cell', site, name)
        .filter((other) => other > site && places[other])
        .map((other) => `M${num(x)} ${num(y)}L${num(places[other]!.x)} ${num(places[other]!.y)}`),
    );
    return drawGroup(canvas, d.join(''), group, palette.inner, palette.thin);
  });
}

/** Discs in the colours of their owners under the points of the regions of players, where the description asks for them. */
export function paintOwners({ look, context }: Canvas, radius: number): SvgNode[] {
  const { graphics, game, layout } = look;
  if (!graphics.says('show regionowner')) return [];
  const { setting, shape } = game.compiled;
  const places = layout.sites[shape.board.defaultSite];
  return setting.regions.flatMap((region) => {
    if (region.owner < 1 || region.owner > game.players) return [];
    const fill = css(look.playerColour(region.owner));
    return setting.sitesOf(region, context).flatMap((site) => {
      const place = places[site];
      if (!place) return [];
      return [el('circle', { cx: place.x, cy: place.y, r: 2 * radius, fill, stroke: '#7f7f7f', 'stroke-width': 3 })];
    });
  });
}

/** Points as small discs, so that one sees where pieces may stand. */
export function paintPoints(canvas: Canvas, radius: number): SvgNode[] {
  const { look, palette } = canvas;
  const { topology, graph } = look.game.compiled.board;
  const outer = new Set(topology.sites('Vertex').region('outer'));
  const special = regionColours(canvas)[1];
  const r = radius * look.graphics.thickness('InnerVertices');
  if (r <= 0) return [];
  return look.layout.sites[1].flatMap(({ site, x, y }) => {
    if (graph.vertices[site]!.z > 0 && !look.layout.layered) return [];
    const own = special.get(site);
    const colour = own ?? (outer.has(site) ? palette.outerVertices : palette.innerVertices);
    return colour.a === 0 ? [] : [el('circle', { cx: x, cy: y, r: own ? Math.max(r, R * 0.3) : r, ...filled(colour) })];
  });
}

/** Star points of go and the like: sites by row and column. */
export function paintStars(canvas: Canvas, places: readonly (readonly [number, number])[], radius: number): SvgNode[] {
  const { look, palette } = canvas;
  const { row, column, count } = look.game.compiled.board.topology.sites('Vertex');
  const wanted = new Set(places.map(([c, r]) => `${c} ${r}`));
  const found: SvgNode[] = [];
  for (let site = 0; site < count; site++) {
    if (!wanted.has(`${column[site]} ${row[site]}`)) continue;
    const { x, y } = look.layout.sites[1][site]!;
    found.push(el('circle', { cx: x, cy: y, r: radius, fill: css(palette.symbols) }));
  }
  return found;
}

/** Where the star points of a go board are. */
export function starPoints(width: number): [number, number][] {
  if (width < 7) return [];
  const inset = width > 9 ? 3 : 2;
  const far = width - 1 - inset;
  const middle = (width - 1) / 2;
  const corners: [number, number][] = [
    [inset, inset],
    [inset, far],
    [far, inset],
    [far, far],
  ]; // prettier-ignore
  if (width % 2 === 0) return corners;
  const sides: [number, number][] = [
    [inset, middle],
    [far, middle],
    [middle, inset],
    [middle, far],
  ]; // prettier-ignore
  return [...corners, [middle, middle], ...(width > 13 ? sides : [])];
}
