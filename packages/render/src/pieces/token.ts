/** A disc to draw on, and letters for it. */
import { css, filled, stroked } from '../colour.js';
import { circle } from '../glyphs/glyph.js';
import type { Paint } from '../look.js';
import { writeWord } from '../strokeFont.js';
import { el, type SvgNode } from '../svg.js';

/** A disc in the colour of a piece with something on it. */
export function token(paint: Paint, on: readonly SvgNode[]): SvgNode[] {
  const rim = el('path', { d: circle(44), ...filled(paint.fill), ...stroked(paint.edge, 3) });
  return [rim, ...on];
}

/** Letters in the middle of a piece. */
export function letters(text: string, paint: Paint, width: number): SvgNode {
  return writeWord(text, 0, 0, { size: text.length > 1 ? 32 : 38, colour: css(paint.ink), maxWidth: width });
}
