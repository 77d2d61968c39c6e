/** Values, candidates and hints of deduction puzzles. */
import type { Rulebook, SiteTypeCode } from '@ludii/engine';
import { type Context, PuzzleState } from '@ludii/engine/internal';
import { canvasOf, perimeterPath } from './boards/canvas.js';
import { css, hex } from './colour.js';
import { pictureOf } from './glyphs/index.js';
import { R } from './layout.js';
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
    return [{ x, y, node: writeWord(String(value), 0, 0, { size: 46, colour: ink, maxWidth: 80 }) }];
  });
  return candidates ? [...parts, ...drawCandidates(look, context)] : parts;
}

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
  const full = isFull(look);
  return setting.hints.flatMap(({ type, regions, values: numbers }) =>
    regions.flatMap((sites, i) => {
      const places = sites.map((site) => look.layout.at(type, site)).filter((place) => place !== undefined);
      const value = numbers[i] ?? 0;
      if (places.length === 0) return [];
      const ink = css(look.theme.name === 'dark' && type !== 0 ? look.theme.ink : given);
      const [a, b] = places as [(typeof places)[number], (typeof places)[number]];
      if (places.length === 2 && value === 0) return [sign(a, b, ink)];
      if (places.length === 1 || type !== 0) {
        const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
        const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
        return [writeWord(String(value), x, y, { size: 36, colour: ink })];
      }
      return full ? cage(look, context, sites, value, ink) : [run(places, value, css(look.theme.ink))];
    }),
  );
}

/** True if the board is a whole rectangle. */
function isFull({ layout, game }: Look): boolean {
  const { grid } = layout;
  return grid !== undefined && grid.rows.length * grid.columns.length === game.compiled.board.siteCount;
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

/** The sum of a run, before its first cell. */
function run(places: readonly Point[], value: number, ink: string): SvgNode {
  const level = places.every(({ y }) => Math.abs(y - places[0]!.y) < 1);
  const first = [...places].sort((p, q) => (level ? p.x - q.x : p.y - q.y))[0]!;
  const [x, y] = level ? [first.x - R * 1.42, first.y] : [first.x, first.y - R * 1.36];
  return writeWord(String(value), x, y, { size: 24, colour: ink });
}

/** A dashed line round cells and their sum in the corner. */
function cage(look: Look, context: Context, sites: readonly number[], value: number, ink: string): SvgNode[] {
  const canvas = canvasOf(look, context);
  const places = sites.map((site) => look.layout.sites[0][site]!);
  const first = [...places].sort((p, q) => p.y - q.y || p.x - q.x)[0]!;
  return [
    el('path', {
      d: perimeterPath(canvas, new Set(sites)),
      fill: 'none',
      stroke: css(canvas.palette.symbols),
      'stroke-width': 4,
      'stroke-dasharray': '9 7',
    }),
    writeWord(String(value), first.x - R * 0.84, first.y - R * 0.72, { size: 17, colour: ink, anchor: 'start' }),
  ];
}
