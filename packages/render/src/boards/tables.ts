/** Backgammon boards and other tables: two rows of points with a bar between the halves. */

import { R } from '../box.js';
import { css, rgb } from '../colour.js';
import { el, num, type SvgNode } from '../svg.js';
import { rowDistance } from './backgammonPlaces.js';
import type { Canvas } from './canvas.js';

/** A board with points. */
export function paintBackgammon({ look }: Canvas): SvgNode[] {
  const { board: box, sites } = look.layout;
  const dim = look.theme.name === 'dark' ? 0.75 : 1;
  const tone = (r: number, g: number, b: number): string => css(rgb(r * dim, g * dim, b * dim));
  const isTable = look.style === 'table';
  const frame = isTable ? tone(223, 178, 110) : tone(140, 75, 45);
  const base = isTable ? tone(153, 96, 40) : tone(205, 160, 115);
  const columns = Math.ceil(sites[1].length / 2);
  const middle = (box.x + box.x + box.width) / 2;
  const hasBar = columns % 2 === 1;
  const parts: SvgNode[] = [
    el('rect', { x: box.x, y: box.y, width: box.width, height: box.height, rx: R * 0.2, fill: frame }),
    el('rect', {
      x: box.x + R * 0.4,
      y: box.y + R * 0.4,
      width: box.width - R * 0.8,
      height: box.height - R * 0.8,
      fill: base,
    }),
    el('rect', { x: middle - R, y: box.y, width: 2 * R, height: box.height, fill: frame }),
  ];
  for (const { site, x } of sites[1]) {
    const column = site % columns;
    if (hasBar && column === (columns - 1) / 2) continue;
    const bottom = site < columns;
    const foot = bottom ? box.y + box.height - R * 0.4 : box.y + R * 0.4;
    if (isTable) {
      const d = `M${num(x - R * 0.9)} ${num(foot)}A${R * 0.9} ${R * 0.9} 0 0 ${bottom ? 1 : 0} ${num(x + R * 0.9)} ${num(foot)}Z`;
      parts.push(el('path', { d, fill: tone(110, 62, 20) }));
      continue;
    }
    const tip = foot + (bottom ? -1 : 1) * R * (rowDistance / 2 - 1);
    const dark = (column + (bottom ? 0 : 1)) % 2 === 0;
    const d = `M${num(x - R * 0.96)} ${num(foot)}L${num(x)} ${num(tip)}L${num(x + R * 0.96)} ${num(foot)}Z`;
    parts.push(el('path', { d, fill: dark ? tone(116, 58, 41) : tone(238, 208, 165) }));
  }
  return parts;
}
