/** Ornaments of single styles: knots on thrones, snakes and ladders. */

import { R } from '../box.js';
import { css, hex } from '../colour.js';
import { pictureOf } from '../glyphs/index.js';
import { drawGlyph } from '../piece.js';
import { writeWord } from '../strokeFont.js';
import { el, num, type SvgNode } from '../svg.js';
import type { Canvas } from './canvas.js';

/** A knot on the middle of a tafl board. */
export function paintKnots({ look, palette }: Canvas): SvgNode[] {
  const { board } = look.game.compiled;
  const name = board.numEdges % 3 === 0 ? 'knotTriangle' : 'knotSquare';
  const found = pictureOf(name);
  if (!found || !('glyph' in found)) return [];
  return [...board.topology.region('Cell', 'centre')].flatMap((site) => {
    const place = look.layout.sites[0][site];
    const paint = { fill: palette.symbols, edge: palette.symbols, ink: palette.symbols };
    return place
      ? [
          el(
            'g',
            { transform: `translate(${num(place.x)} ${num(place.y)}) scale(0.85)`, opacity: 0.7 },
            drawGlyph(found.glyph, paint),
          ),
        ]
      : [];
  });
}

/** Holes that one sees discs through. */
export function paintHoles({ look }: Canvas): SvgNode[] {
  return look.layout.sites[0]
    .filter(({ container }) => container === 0)
    .map(({ x, y }) => el('circle', { cx: x, cy: y, r: R * 0.84, fill: css(look.theme.page) }));
}

/** Light discs to stand on, on the cells of one colour. */
export function paintPits({ look }: Canvas): SvgNode[] {
  return look.layout.sites[0]
    .filter(({ container }) => container === 0)
    .map(({ x, y }) => el('circle', { cx: x, cy: y, r: R * 0.95, fill: '#f4f1ea', 'fill-opacity': 0.75 }));
}

/** A board with an arched top and holes for pegs; every fifth hole has a mark. */
export function paintHounds(canvas: Canvas): SvgNode[] {
  const { look } = canvas;
  const { x, y, width, height } = look.layout.board;
  const dim = look.theme.name === 'dark';
  const arch = Math.min(width / 2, height / 3);
  const d = `M${num(x)} ${num(y + height)}V${num(y + arch)}A${num(width / 2)} ${num(arch)} 0 0 1 ${num(x + width)} ${num(y + arch)}V${num(y + height)}Z`;
  const holes = look.layout.sites[1].flatMap((place) => [
    el('circle', { cx: place.x, cy: place.y, r: R * 0.34, fill: dim ? '#7d6242' : '#be9664' }),
    ...(place.site % 5 === 4 ? [el('circle', { cx: place.x, cy: place.y, r: R * 0.14, fill: '#5f4727' })] : []),
  ]);
  const ground = { fill: dim ? '#9a8a72' : '#fff0dc', stroke: '#7f786e', 'stroke-width': 4 };
  return [el('path', { d, ...ground }), ...holes];
}

const snake = hex('#009e73');
const ladder = hex('#d55e00');

/** Snakes and ladders from the maps of the game, and numbers in the cells. */
export function paintSnakes({ look, palette }: Canvas): SvgNode[] {
  const { setting } = look.game.compiled;
  const cells = look.layout.sites[0].filter(({ container }) => container === 0);
  const track = look.game.compiled.board.tracks[0]?.sites;
  const order = new Map<number, number>();
  track?.forEach((site, k) => {
    if (!order.has(site)) order.set(site, k + 1);
  });
  const ink = css(palette.outer ?? hex('#5a7896'));
  const numbers = cells.flatMap(({ site, x, y }) => {
    const number = order.get(site);
    return number === undefined ? [] : [writeWord(String(number), x, y, { size: 24, colour: ink, opacity: 0.75 })];
  });
  const lines = setting.maps.flatMap(({ entries }) =>
    [...entries].flatMap(([from, to]) => {
      const a = cells[from];
      const b = cells[to];
      if (!a || !b) return [];
      const down = (order.get(from) ?? from) > (order.get(to) ?? to);
      return down ? wave(a, b) : rungs(a, b);
    }),
  );
  return [...numbers, ...lines];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function wave(a: Point, b: Point): SvgNode[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [nx, ny] = [-dy * 0.18, dx * 0.18];
  const at = (share: number, side: number): string =>
    `${num(a.x + dx * share + nx * side)} ${num(a.y + dy * share + ny * side)}`;
  const d = `M${num(a.x)} ${num(a.y)}C${at(0.2, 1.6)} ${at(0.35, 1)} ${at(0.5, 0)}S${at(0.8, -1.6)} ${num(b.x)} ${num(b.y)}`;
  return [
    el('path', { d, fill: 'none', stroke: css(snake), 'stroke-width': 14, 'stroke-linecap': 'round', opacity: 0.85 }),
    el('circle', { cx: a.x, cy: a.y, r: 13, fill: css(snake) }),
    el('circle', { cx: a.x, cy: a.y, r: 4, fill: '#ffffff' }),
  ];
}

function rungs(a: Point, b: Point): SvgNode[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [nx, ny] = [-uy * 13, ux * 13];
  let d = `M${num(a.x + nx)} ${num(a.y + ny)}L${num(b.x + nx)} ${num(b.y + ny)}M${num(a.x - nx)} ${num(a.y - ny)}L${num(b.x - nx)} ${num(b.y - ny)}`;
  for (let at = 18; at < length; at += 28) {
    d += `M${num(a.x + ux * at + nx)} ${num(a.y + uy * at + ny)}L${num(a.x + ux * at - nx)} ${num(a.y + uy * at - ny)}`;
  }
  return [
    el('path', { d, fill: 'none', stroke: css(ladder), 'stroke-width': 6, 'stroke-linecap': 'round', opacity: 0.85 }),
  ];
}
