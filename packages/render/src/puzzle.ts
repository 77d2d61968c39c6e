/** Values, candidates and hints of deduction puzzles. */
import type { Rulebook, SiteTypeCode } from '@ludii/engine';
import { type Context, PuzzleState } from '@ludii/engine/internal';
import { canvasOf, perimeterPath } from './boards/canvas.js';
import { line } from './boards/cells.js';
import { R } from './box.js';
import { type ClueCell, clueKey } from './clues.js';
import { css, hex } from './colour.js';
import { pictureOf } from './glyphs/index.js';
import type { Look } from './look.js';
import { edgePath } from './outline.js';
import { drawPicture } from './piece.js';
import type { PlacedNode } from './scene.js';
import { writeWord } from './strokeFont.js';
import { el, keepText, num, type SvgNode } from './svg.js';

const given = hex('#1a1a1a');
const found = hex('#a0280a');

const valuePaint = { fill: hex('#f7f7f2'), edge: given, ink: given };

const starts = new WeakMap<Rulebook, ReadonlySet<string>>();

/** Sites whose value is part of the puzzle. */
function givenSites(game: Rulebook): ReadonlySet<string> {
  let known = starts.get(game);
  if (!known) {
    const context = game.compiled.newContext();
    game.compiled.flow.start(context);
    known = new Set(values(context).map(({ type, site }) => `${type} ${site}`));
    starts.set(game, known);
  }
  return known;
}

function values({ state }: Context): { type: SiteTypeCode; site: number; value: number }[] {
  const all: { type: SiteTypeCode; site: number; value: number }[] = [];
  if (!(state instanceof PuzzleState)) return all;
  for (const type of [0, 1, 2] as const) {
    if (!state.shape.board.ranges?.[type]) continue;
    for (let site = 0; site < state.shape.board.sizes[type]; site++) {
      if (state.isResolved(type, site)) all.push({ type, site, value: state.what(type, site) });
    }
  }
  return all;
}

/** Values that are decided, and candidates of the others if they are wanted. */
export function drawValues(look: Look, context: Context, candidates: boolean): PlacedNode[] {
  const fixed = givenSites(look.game);
  const parts = values(context).flatMap(({ type, site, value }): PlacedNode[] => {
    const place = look.layout.at(type, site);
    if (!place) return [];
    const { x, y } = place;
    const ink = css(fixed.has(`${type} ${site}`) ? given : found);
    if (type === 2) return [{ x, y, node: edgeValue(look, site, value, ink) }];
    const picture = pictureOf(look.graphics.valuePicture(value) ?? '');
    if (picture) return [{ x, y, node: el('g', { transform: 'scale(0.9)' }, drawPicture(picture, valuePaint)) }];
    const word = writeWord(String(value), 0, 0, { size: 46, colour: ink, maxWidth: 80 });
    return [{ x, y, node: type === 0 ? word : el('g', {}, [plate(), word]) }];
  });
  return candidates ? [...parts, ...drawCandidates(look, context)] : parts;
}

/** On a point a value stands over lines: it has a ground of its own. */
const plate = (): SvgNode =>
  el('circle', { cx: 0, cy: 0, r: R * 0.72, fill: css(valuePaint.fill), stroke: css(given), 'stroke-width': 2 });

/** An edge that is part of the solution is a line, one that is not a small cross. */
function edgeValue(look: Look, site: number, value: number, ink: string): SvgNode {
  const edge = look.game.compiled.board.graph.edges[site]!;
  const { x, y } = look.layout.sites[2][site]!;
  const stroke = { fill: 'none', stroke: ink, 'stroke-linecap': 'round' };
  if (value === 0) return el('path', { d: 'M-7 -7L7 7M7 -7L-7 7', ...stroke, 'stroke-width': 3 });
  const d = edgePath(edge, look.layout.frame);
  const line = el('path', { d, ...stroke, 'stroke-width': R * 0.16, transform: `translate(${num(-x)} ${num(-y)})` });
  return value === 1
    ? line
    : el('g', {}, [line, writeWord(String(value), 0, 0, { size: 22, colour: ink, halo: '#ffffff' })]);
}

function drawCandidates(look: Look, { state }: Context): PlacedNode[] {
  if (!(state instanceof PuzzleState)) return [];
  const parts: PlacedNode[] = [];
  const colour = css(look.theme.accent);
  for (const type of [0, 1] as const) {
    const range = state.shape.board.ranges?.[type];
    if (!range) continue;
    const all = Array.from({ length: range.max - range.min + 1 }, (_, k) => range.min + k);
    const columns = Math.ceil(Math.sqrt(all.length));
    const step = (2 * R * 0.84) / columns;
    const notes = all.map((value, k) => {
      const x = ((k % columns) - (columns - 1) / 2) * step;
      const y = (Math.floor(k / columns) - (Math.ceil(all.length / columns) - 1) / 2) * step;
      return keepText(writeWord(String(value), x, y, { size: step * 0.5, colour, maxWidth: step * 0.8, opacity: 0.8 }));
    });
    for (let site = 0; site < state.shape.board.sizes[type]; site++) {
      const place = look.layout.at(type, site);
      if (!place || state.isResolved(type, site)) continue;
      const words = notes.filter((_, k) => state.isCandidate(type, site, all[k]!));
      parts.push({ x: place.x, y: place.y, node: el('g', {}, words) });
    }
  }
  return parts;
}

/** Hints of a puzzle: numbers in or beside regions, signs between cells. */
export function drawHints(look: Look, context: Context): SvgNode[] {
  const { setting } = look.game.compiled;
  const { clues } = look.layout;
  const signs = setting.hints.flatMap(({ type, regions, values: numbers }) =>
    regions.flatMap((sites, i) => {
      const places = sites.map((site) => look.layout.at(type, site)).filter((place) => place !== undefined);
      const value = numbers[i] ?? 0;
      if (places.length === 0) return [];
      const ink = css(look.theme.name === 'dark' && type !== 0 ? look.theme.ink : given);
      const [a, b] = places as [(typeof places)[number], (typeof places)[number]];
      if (places.length === 2 && value === 0) return [sign(a, b, ink)];
      const framed = look.graphics.says('show regionowner') ? frameOf(look, context, sites, type) : [];
      const spot = hintSpot(look, places, type);
      if (spot === 'none') return framed;
      if (spot) return [...framed, writeWord(String(value), spot.x, spot.y, { size: spot.size, colour: ink })];
      return clues ? [] : cage(look, context, sites, value, ink);
    }),
  );
  return clues ? [...darkCells(look, context, clues), ...signs] : signs;
}

/** Where the number of a region stands: in its middle or where the description wants it; undefined for a cage around it. */
function hintSpot(
  { graphics }: Look,
  places: readonly Point[],
  type: SiteTypeCode,
): (Point & { readonly size: number }) | 'none' | undefined {
  const said = (kind: string): string | undefined => graphics.all(kind)[0]?.words[0]?.toLowerCase();
  const where = said('drawhint');
  const [first] = [...places].sort((p, q) => p.y - q.y || p.x - q.x);
  if (where === 'none' || !first) return 'none';
  if (where === 'topleft') return { x: first.x - R * 0.62, y: first.y - R * 0.62, size: 20 };
  if (where === 'nextto') {
    // Before a row, above a column.
    const isRow = places.length > 1 && places.every(({ y }) => Math.abs(y - first.y) < 1);
    return isRow ? { x: first.x - 2 * R, y: first.y, size: 36 } : { x: first.x, y: first.y - 2 * R, size: 36 };
  }
  if (places.length > 1 && type === 0 && said('hintlocation') !== 'betweenvertices') return undefined;
  const mean = (axis: 'x' | 'y'): number => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return { x: mean('x'), y: mean('y'), size: 36 };
}

/** A line around the cells of a hint. */
function frameOf(look: Look, context: Context, sites: readonly number[], type: SiteTypeCode): SvgNode[] {
  const canvas = canvasOf(look, context);
  const d = type === 0 ? perimeterPath(canvas, new Set(sites)) : '';
  return line(d, canvas.palette.symbols, canvas.palette.thick);
}

/** The dark cells of a crossword of numbers: the sum of a row above their diagonal, that of a column below it. */
function darkCells(look: Look, context: Context, clues: ReadonlyMap<string, ClueCell>): SvgNode[] {
  const used = new Set(
    look.game.compiled.setting.hints.flatMap(({ type, regions }) => (type === 0 ? regions.flat() : [])),
  );
  const cells = new Map(clues);
  for (const { site, x, y, container } of look.layout.sites[0]) {
    const key = clueKey({ x, y });
    if (container === 0 && !used.has(site) && !isGiven(context, site) && !cells.has(key)) cells.set(key, { x, y });
  }
  return [...cells.values()].flatMap(clueCell);
}

const isGiven = ({ state }: Context, site: number): boolean =>
  state instanceof PuzzleState && state.isResolved(0, site);

function clueCell({ x, y, across, down }: ClueCell): SvgNode[] {
  const half = R * 0.97;
  const number = (value: number | undefined, dx: number, dy: number): SvgNode[] =>
    value === undefined
      ? []
      : [writeWord(String(value), x + dx, y + dy, { size: 22, colour: '#ffffff', maxWidth: 40 })];
  return [
    el('rect', { x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: 3, fill: '#33363b' }),
    ...(across === undefined && down === undefined
      ? []
      : [
          el('path', {
            d: `M${num(x - half)} ${num(y - half)}L${num(x + half)} ${num(y + half)}`,
            stroke: '#8d9199',
            'stroke-width': 2,
          }),
        ]),
    ...number(across, R * 0.42, -R * 0.42),
    ...number(down, -R * 0.42, R * 0.42),
  ];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A sign between two cells, open towards the second. */
function sign(a: Point, b: Point, ink: string): SvgNode {
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const at = `translate(${num((a.x + b.x) / 2)} ${num((a.y + b.y) / 2)}) rotate(${num(turn)})`;
  return el('path', {
    d: 'M8 -13L-8 0L8 13',
    fill: 'none',
    stroke: ink,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    transform: at,
  });
}

/** A dashed line round cells, a little inside of them so that neighbours are told apart, and their sum in the corner. */
function cage(look: Look, context: Context, sites: readonly number[], value: number, ink: string): SvgNode[] {
  const { palette } = canvasOf(look, context);
  const places = sites.map((site) => look.layout.sites[0][site]!);
  const first = [...places].sort((p, q) => p.y - q.y || p.x - q.x)[0]!;
  return [
    el('path', {
      d: insetPath(look, new Set(sites)),
      fill: 'none',
      stroke: css(palette.symbols),
      'stroke-width': 3,
      'stroke-dasharray': '8 6',
    }),
    writeWord(String(value), first.x - R * 0.8, first.y - R * 0.7, {
      size: 17,
      colour: ink,
      anchor: 'start',
      halo: css(palette.phases?.[0] ?? valuePaint.fill),
    }),
  ];
}

/** The border of a set of cells, moved inwards. */
function insetPath(look: Look, cells: ReadonlySet<number>): string {
  const { edges, vertices } = look.game.compiled.board.graph;
  const rim = edges.filter(({ left, right }) => cells.has(left?.index ?? -1) !== cells.has(right?.index ?? -1));
  const depth = R * 0.14;
  const inward = new Map<number, Point>();
  for (const { a, b, left, right } of rim) {
    const inside = cells.has(left?.index ?? -1) ? left! : right!;
    const { x: cx, y: cy } = look.layout.sites[0][inside.index]!;
    const [ax, ay] = look.layout.frame.place(a);
    const [bx, by] = look.layout.frame.place(b);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    let [nx, ny] = [(by - ay) / length, (ax - bx) / length];
    if (nx * (cx - ax) + ny * (cy - ay) < 0) [nx, ny] = [-nx, -ny];
    for (const { index } of [a, b]) {
      const sum = inward.get(index) ?? { x: 0, y: 0 };
      // Along a straight border both sides push the same way, which counts once.
      const same = Math.abs(sum.x - nx) < 0.01 && Math.abs(sum.y - ny) < 0.01;
      inward.set(index, same ? sum : { x: sum.x + nx, y: sum.y + ny });
    }
  }
  const at = (index: number): string => {
    const [x, y] = look.layout.frame.place(vertices[index]!);
    const { x: dx, y: dy } = inward.get(index) ?? { x: 0, y: 0 };
    return `${num(x + dx * depth)} ${num(y + dy * depth)}`;
  };
  return rim.map(({ a, b }) => `M${at(a.index)}L${at(b.index)}`).join('');
}
