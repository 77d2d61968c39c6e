/** Dominoes: two halves with pips, lying across four cells by two. */
import { el, keepText, type SvgNode } from '../svg.js';
import { drawPips } from './pips.js';

/** A domino in a box 100 wide: for hands, where a piece has one site. */
export function drawDomino([first, second]: readonly [number, number]): SvgNode[] {
  return halves(first, second, 46);
}

const known = new Map<string, SvgNode>();

/** A domino of a length, drawn once. */
export function dominoOf(first: number, second: number, half: number): SvgNode {
  const key = `${first} ${second} ${half}`;
  let node = known.get(key);
  if (!node) {
    node = keepText(el('g', {}, halves(first, second, half)));
    if (known.size < 1000) known.set(key, node);
  }
  return node;
}

/** Two squares side by side; `half` is half the length of the whole. */
function halves(first: number, second: number, half: number): SvgNode[] {
  const pip = half * 0.085;
  const distance = half * 0.27;
  return [
    el('rect', {
      x: -half,
      y: -half / 2,
      width: 2 * half,
      height: half,
      rx: half * 0.1,
      fill: '#fbfaf5',
      stroke: '#1a1a1a',
      'stroke-width': half * 0.06,
    }),
    el('path', { d: `M0 ${-half * 0.42}V${half * 0.42}`, stroke: '#1a1a1a', 'stroke-width': half * 0.04 }),
    ...drawPips(first, -half / 2, 0, distance, pip, '#1a1a1a'),
    ...drawPips(second, half / 2, 0, distance, pip, '#1a1a1a'),
  ];
}
