/** Marks over a position: last move, legal moves, selection, winning line, arrows. */

import { R } from './box.js';
import { type Colour, css } from './colour.js';
import { el, num, type SvgNode } from './svg.js';
import type { Theme } from './theme.js';

/** A place with its extent. */
export interface MarkedSite {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly outline: string;
}

/** A soft ground under the sites of the last move; drawn below the pieces. */
export function markLast(sites: readonly MarkedSite[], theme: Theme): SvgNode[] {
  return sites.map(({ outline }) => el('path', { d: outline, fill: css(theme.last), 'fill-opacity': 0.45 }));
}

/** A red ground with a dark rim under a piece that is in check. */
export function markCheck(sites: readonly MarkedSite[]): SvgNode[] {
  return sites.map(({ x, y }) =>
    el('circle', {
      cx: x,
      cy: y,
      r: R * 0.8,
      fill: '#d7301f',
      'fill-opacity': 0.6,
      stroke: '#7f0000',
      'stroke-width': 4,
    }),
  );
}

/** A ring round each site of a winning line. */
export function markWin(sites: readonly MarkedSite[], theme: Theme): SvgNode[] {
  return sites.map(({ x, y }) =>
    el('circle', { cx: x, cy: y, r: R * 0.92, fill: 'none', stroke: css(theme.win), 'stroke-width': 7 }),
  );
}

/** A frame round the selected site. */
export function markSelected({ outline }: MarkedSite, theme: Theme): SvgNode {
  return el('path', {
    d: outline,
    fill: css(theme.accent),
    'fill-opacity': 0.18,
    stroke: css(theme.accent),
    'stroke-width': 6,
    'stroke-linejoin': 'round',
  });
}

/** A dot where a piece may go, a ring where it would take something. */
export function markTarget({ x, y }: MarkedSite, isTaken: boolean, theme: Theme): SvgNode {
  const colour = css(theme.accent);
  return isTaken
    ? el('circle', { cx: x, cy: y, r: R * 0.86, fill: 'none', stroke: colour, 'stroke-width': 8, opacity: 0.8 })
    : el('circle', { cx: x, cy: y, r: R * 0.24, fill: colour, stroke: '#ffffff', 'stroke-width': 3, opacity: 0.85 });
}

/** An arrow from a site to another. */
export function markArrow(from: MarkedSite, to: MarkedSite, colour: Colour, width = 9): SvgNode {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const tip = { x: to.x - ux * R * 0.2, y: to.y - uy * R * 0.2 };
  const neck = { x: tip.x - ux * width * 2.6, y: tip.y - uy * width * 2.6 };
  const start = { x: from.x + ux * R * 0.4, y: from.y + uy * R * 0.4 };
  const head = `M${num(tip.x)} ${num(tip.y)}L${num(neck.x - uy * width * 1.5)} ${num(neck.y + ux * width * 1.5)}L${num(neck.x + uy * width * 1.5)} ${num(neck.y - ux * width * 1.5)}Z`;
  return el('g', { opacity: 0.75 }, [
    el('path', {
      d: `M${num(start.x)} ${num(start.y)}L${num(neck.x)} ${num(neck.y)}`,
      fill: 'none',
      stroke: css(colour),
      'stroke-width': width,
      'stroke-linecap': 'round',
    }),
    el('path', { d: head, fill: css(colour) }),
  ]);
}
