/** Symbols, lines and background pictures that the description puts on the board. */

import { R } from '../box.js';
import { css, filled, stroked } from '../colour.js';
import { pictureOf } from '../glyphs/index.js';
import { siteTypeWord } from '../graphics.js';
import { colourOf, type GraphicsItem, numberOf, scalesOf, textOf } from '../graphicsItems.js';
import { drawGlyph, fillBox } from '../piece.js';
import { writeWord } from '../strokeFont.js';
import { el, num, type SvgNode } from '../svg.js';
import { backgroundBox } from './backgroundBox.js';
import { type Canvas, listOf, sitesOf } from './canvas.js';
import { line } from './cells.js';

/** `(show Symbol …)`. */
export function paintSymbols(canvas: Canvas): SvgNode[] {
  const { look, palette } = canvas;
  const usual = look.game.compiled.shape.board.defaultSite;
  return look.graphics.all('show symbol').flatMap((item) => {
    const type = item.words.map(siteTypeWord).find((code) => code !== undefined) ?? usual;
    const text = textOf(item, 'text');
    const [image, region] = text === undefined ? item.strings : [undefined, item.strings[0]];
    const fill = colourOf(item, 'fillcolour');
    const edge = colourOf(item, 'edgecolour') ?? palette.symbols;
    const [sx, sy] = scalesOf({ ...item, numbers: [] });
    return sitesOf(canvas, item, region).flatMap((site) => {
      const place = look.layout.at(type, site);
      if (!place) return [];
      const x = place.x + (numberOf(item, 'offsetx') ?? 0) * 2 * R;
      const y = place.y + (numberOf(item, 'offsety') ?? 0) * 2 * R;
      if (text !== undefined) {
        return [writeWord(text, x, y, { size: R * 0.62 * sx, colour: css(fill ?? edge), maxWidth: 2 * R * sx })];
      }
      const turn = numberOf(item, 'rotation') ?? 0;
      const transform = `translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${turn})`} scale(${num(sx)} ${num(sy)})`;
      return picture(image ?? '', fill, edge, transform);
    });
  });
}

type Paints = NonNullable<ReturnType<typeof colourOf>>;

function picture(name: string, fill: Paints | undefined, edge: Paints, transform: string): SvgNode[] {
  const found = pictureOf(name);
  if (!found) {
    const ink = css(fill ?? edge);
    return name === ''
      ? []
      : [el('g', { transform }, [writeWord(name, 0, 0, { size: 40, colour: ink, maxWidth: 90 })])];
  }
  if ('icon' in found) {
    const d = found.icon;
    return [
      el('g', { transform }, [
        el('path', { d, ...filled(fill && fill.a > 0 ? fill : edge), transform: 'translate(-50 -50) scale(0.195)' }),
      ]),
    ];
  }
  const paint = { fill: fill ?? { r: 0, g: 0, b: 0, a: 0 }, edge, ink: edge };
  return [el('g', { transform }, fillBox(found.glyph, drawGlyph(found.glyph, paint)))];
}

/** `(show Line …)`. */
export function paintOwnLines(canvas: Canvas): SvgNode[] {
  const { look, palette } = canvas;
  return look.graphics.all('show line').flatMap((item) => {
    const type = item.words.map(siteTypeWord).find((code) => code !== undefined) ?? 1;
    const pairs = item.lists.flat();
    const colour = item.colours[0] ?? palette.outer;
    const hidden = item.words.some((word) => word.toLowerCase() === 'hidden');
    const thin = item.words.some((word) => /^thin/i.test(word));
    const stroke = thin ? palette.thin : palette.thick;
    const width = stroke * Math.min(20, Math.max(0.1, numberOf(item, 'scale') ?? 1));
    const curve = listOf(item, 'curve');
    let d = '';
    for (let k = 0; k + 1 < pairs.length; k += 2) {
      const a = look.layout.at(type, pairs[k]!);
      const b = look.layout.at(type, pairs[k + 1]!);
      if (a && b) d += ownLine(a, b, curve, item, canvas);
    }
    return hidden ? [] : line(d, colour, width, dashOf(item, width));
  });
}

function dashOf(item: GraphicsItem, width: number): Record<string, string> {
  const words = item.words.map((word) => word.toLowerCase());
  if (words.some((word) => word.endsWith('dotted'))) return { 'stroke-dasharray': `0 ${num(2.5 * width)}` };
  return words.some((word) => word.endsWith('dashed'))
    ? { 'stroke-dasharray': `${num(3 * width)} ${num(3 * width)}` }
    : {};
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function ownLine(a: Point, b: Point, curve: readonly number[], item: GraphicsItem, { look }: Canvas): string {
  const start = `M${num(a.x)} ${num(a.y)}`;
  const end = `${num(b.x)} ${num(b.y)}`;
  if (curve.length !== 4) return `${start}L${end}`;
  const [x1, y1, x2, y2] = curve as [number, number, number, number];
  const length = Math.hypot(b.x - a.x, b.y - a.y) * (look.graphics.all('board curvature')[0]?.numbers[0] ?? 0.333);
  const controls = item.words.some((word) => word.toLowerCase() === 'bezier')
    ? [normalised(look.layout, x1, y1), normalised(look.layout, x2, y2)]
    : [
        { x: a.x + x1 * length, y: a.y - y1 * length },
        { x: b.x + x2 * length, y: b.y - y2 * length },
      ];
  return `${start}C${controls.map(({ x, y }) => `${num(x)} ${num(y)}`).join(' ')} ${end}`;
}

/** A point of the unit square that the board's graph fills. */
function normalised(layout: Canvas['look']['layout'], x: number, y: number): Point {
  const xs = layout.sites[1].map((place) => place.x);
  const ys = layout.sites[1].map((place) => place.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top);
  return { x: (left + right) / 2 + (x - 0.5) * size, y: (top + bottom) / 2 - (y - 0.5) * size };
}

/** `(board Background …)` and `(board Foreground …)`. */
export function paintPictures({ look, palette }: Canvas, where: 'background' | 'foreground'): SvgNode[] {
  const { layout, graphics } = look;
  const items = graphics.all(`board ${where}`);
  if (items.length === 0) return [];
  const xs = layout.sites[1].map(({ x }) => x);
  const ys = layout.sites[1].map(({ y }) => y);
  const inner = {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
  return items.flatMap((item) => {
    const fill = colourOf(item, 'fillcolour');
    const edge = colourOf(item, 'edgecolour');
    const image = textOf(item, 'image');
    const { x, y, width, height } = backgroundBox(item, inner);
    if (image === undefined) {
      const colour = fill ?? palette.phases?.[0];
      return [
        el('rect', {
          x,
          y,
          width,
          height,
          rx: R * 0.15,
          ...(colour ? filled(colour) : { fill: 'none' }),
          ...(edge ? stroked(edge, palette.thick) : {}),
        }),
      ]; // prettier-ignore
    }
    const turn = numberOf(item, 'rotation') ?? 0;
    const middle = `translate(${num(x + width / 2)} ${num(y + height / 2)})`;
    const scale = `scale(${num(width / 100)} ${num(height / 100)})`;
    return picture(image, fill, edge ?? palette.symbols, `${middle}${turn === 0 ? '' : ` rotate(${turn})`} ${scale}`);
  });
}
