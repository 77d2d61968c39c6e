/** Dice: cubes with pips, sticks and pyramids with marks, numbers for large values. */
import { css, hex } from '../colour.js';
import type { Level } from '../contents.js';
import { polygon } from '../glyphs/glyph.js';
import type { Look, Paint } from '../look.js';
import { writeWord } from '../strokeFont.js';
import { el, type SvgNode } from '../svg.js';
import { drawPips } from './pips.js';

const dark = hex('#1a1a1a');

/** A die by the face that it shows. */
export function drawDie({ graphics }: Look, { component, state }: Level, paint: Paint): SvgNode[] {
  const value = state < 0 ? undefined : component.faces[state];
  const sides = component.faces.length;
  const { fill } = paint;
  const line = { fill: css(fill), stroke: css(dark), 'stroke-width': 3, 'stroke-linejoin': 'round' };
  if (sides === 2) {
    const marked = (value ?? 0) > 0;
    const body = el('path', { d: 'M-16 -44H16V44H-16Z', ...line });
    return marked
      ? [body, el('path', { d: 'M-16 -14L16 -26M-16 6L16 -6M-16 26L16 14', stroke: css(dark), 'stroke-width': 4 })]
      : [body];
  }
  const cube = sides === 4 || sides === 6 || sides >= 10;
  const body = cube
    ? el('rect', { x: -40, y: -40, width: 80, height: 80, rx: 14, ...line })
    : el('path', { d: polygon(3, 46), ...line });
  if (value === undefined) return [body];
  if (cube && value >= 0 && value <= 9 && !graphics.says('no dicepips')) {
    return [body, ...drawPips(value, 0, 0, 22, value > 6 ? 6.5 : 8, css(dark))];
  }
  return [body, writeWord(String(value), 0, cube ? 0 : 8, { size: 30, colour: css(dark), maxWidth: 60 })];
}
