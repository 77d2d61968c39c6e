/** Dice: cubes with pips, sticks and pyramids with marks, numbers for large values. */
import { css, filled, hex, inkOn, stroked } from '../colour.js';
import type { Level } from '../contents.js';
import { polygon } from '../glyphs/glyph.js';
import type { Look, Paint } from '../look.js';
import { writeWord } from '../strokeFont.js';
import { el, type SvgNode } from '../svg.js';
import { drawPips } from './pips.js';

const dark = hex('#1a1a1a');

/** What the description says of a die. */
export interface DieLook {
  /** Name of its picture. */
  readonly name: string;
  readonly style: string | undefined;
  /** A picture of the description shows the face. */
  readonly marked: boolean;
}

/** A die by the face that it shows. */
export function drawDie({ graphics }: Look, { component, state }: Level, paint: Paint, said: DieLook): SvgNode[] {
  const value = state < 0 ? undefined : component.faces[state];
  const sides = component.faces.length;
  const line = { ...filled(paint.fill), ...stroked(dark, 3), 'stroke-linejoin': 'round' };
  if (sides === 2 || said.style === 'nativeamericandice') {
    const body = el('path', { d: 'M-16 -44H16V44H-16Z', ...line });
    const pattern = (value ?? 0) > 0 && !said.marked ? patternOf(said.name) : '';
    const ink = { fill: 'none', stroke: css(inkOn(paint.fill)), 'stroke-width': 4, 'stroke-linejoin': 'round' };
    return pattern === '' ? [body] : [body, el('path', { d: pattern, ...ink })];
  }
  const cube = sides === 4 || sides === 6 || sides >= 10;
  const body = cube
    ? el('rect', { x: -40, y: -40, width: 80, height: 80, rx: 14, ...line })
    : el('path', { d: polygon(3, 46), ...line });
  if (value === undefined || said.marked) return [body];
  if (cube && value >= 0 && value <= 9 && !graphics.says('no dicepips')) {
    return [body, ...drawPips(value, 0, 0, 22, value > 6 ? 6.5 : 8, css(inkOn(paint.fill)))];
  }
  const ink = css(inkOn(paint.fill));
  return [body, writeWord(String(value), 0, cube ? 0 : 8, { size: 30, colour: ink, maxWidth: 60 })];
}

/** Marks on the faces of stick dice: different sticks of one set have different ones. */
const patterns = [
  'M-16 -14L16 -26M-16 6L16 -6M-16 26L16 14',
  'M-14 -34L14 -10M14 -34L-14 -10M-14 10L14 34M14 10L-14 34',
  'M-16 -30L0 -12L16 -30M-16 12L0 30L16 12M-16 -9L0 9L16 -9',
  'M-16 -26H16M-16 -14H16M-16 14H16M-16 26H16',
];

function patternOf(name: string): string {
  const number = Number(/\d+$/.exec(name)?.[0] ?? 1);
  return patterns[(number - 1 + patterns.length) % patterns.length]!;
}
