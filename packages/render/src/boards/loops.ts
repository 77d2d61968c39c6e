/** Surakarta boards: tracks as coloured lines that leave the board at its corners and come back. */

import { R } from '../box.js';
import { css, hex } from '../colour.js';
import { el, num, type SvgNode } from '../svg.js';
import type { Canvas } from './canvas.js';

const colours = ['#009e73', '#d55e00', '#0072b2', '#b59a00', '#cc79a7', '#56b4e9'].map(hex);

/** The tracks; each is there forwards and backwards, and drawn once. */
export function paintLoops({ look }: Canvas): SvgNode[] {
  const { layout, game } = look;
  const { board } = game.compiled;
  const places = board.defaultSite === 'Cell' ? layout.sites[0] : layout.sites[1];
  const step = 2 * R * 1.5;
  return board.tracks
    .filter((_, index) => index % 2 === 0)
    .map((track, index) => {
      const points = [...track.sites].map((site) => places[site]).filter((place) => place !== undefined);
      let d = '';
      for (const [k, point] of points.entries()) {
        const next = points[(k + 1) % points.length]!;
        if (k === 0) d += `M${num(point.x)} ${num(point.y)}`;
        const far = Math.hypot(next.x - point.x, next.y - point.y) > step || (track.bump[k] ?? 0) > 0;
        if (k === points.length - 1 && !track.loop) break;
        d += far ? loop(point, next, points[k - 1] ?? points.at(-1)!) : `L${num(next.x)} ${num(next.y)}`;
      }
      return el('path', { d, fill: 'none', stroke: css(colours[index % colours.length]!), 'stroke-width': R * 0.12 });
    });
}

/** Three quarters of a circle outside a corner, leaving in the direction in which one arrived. */
function loop(from: { x: number; y: number }, to: { x: number; y: number }, before: { x: number; y: number }): string {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  const radius = chord / Math.SQRT2;
  const turn = (from.x - before.x) * (to.y - from.y) - (from.y - before.y) * (to.x - from.x);
  return `A${num(radius)} ${num(radius)} 0 1 ${turn > 0 ? 1 : 0} ${num(to.x)} ${num(to.y)}`;
}
