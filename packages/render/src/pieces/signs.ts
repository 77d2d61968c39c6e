/** Pieces with characters: tiles of shogi, discs of xiangqi and janggi. */
import { type Colour, css, filled, inkOn, stroked } from '../colour.js';
import { characters, shogiCharacters, xiangqiCharacters } from '../glyphs/characters.js';
import { circle } from '../glyphs/glyph.js';
import { shogiLetters, shogiTile } from '../glyphs/lettered.js';
import { type PieceAt, plainName } from '../graphics.js';
import type { Look, Paint } from '../look.js';
import { writeWord } from '../strokeFont.js';
import { el, type SvgNode } from '../svg.js';
import { letters } from './token.js';

/** A character in a square of some size, in strokes. */
function character(name: string, x: number, y: number, size: number, ink: Colour): SvgNode {
  const scale = size / 100;
  return el('path', {
    d: characters[name] ?? '',
    fill: 'none',
    stroke: css(ink),
    'stroke-width': 8.5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    transform: `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`,
  });
}

const isRed = ({ r, g, b }: Colour): boolean => r > g + 60 && r > b + 60;

/** The character of a piece of xiangqi in its ring. The red side has characters of its own; else it is player 1. */
export function drawXiangqi(look: Look, sign: string, owner: number, paint: Paint): SvgNode[] {
  const pair = xiangqiCharacters[sign];
  if (!pair) return [letters(sign, paint, 44)];
  const ring = el('path', { d: circle(37), fill: 'none', stroke: css(paint.ink), 'stroke-width': 1.5 });
  const red = [1, 2].find((player) => isRed(look.playerColour(player))) ?? 1;
  return [ring, character(pair[owner === red ? 0 : 1], 0, 0, 50, paint.ink)];
}

const promotedInk: Colour = { r: 196, g: 30, b: 30, a: 1 };
const promotedInkOnDark: Colour = { r: 255, g: 150, b: 120, a: 1 };

/** A tile of shogi. */
export function drawShogi(look: Look, name: string, piece: PieceAt, paint: Paint): SvgNode[] {
  const picture = look.picture(piece);
  // Sets of pictures are told apart by digits: the pieces are the same.
  const known = plainName(name).toLowerCase();
  const text = shogiLetters[known] ?? ('letters' in picture ? picture.letters : name.slice(0, 2));
  const promoted = text.startsWith('+');
  const dark = inkOn(paint.fill).r > 128;
  const ink = promoted ? (dark ? promotedInkOnDark : promotedInk) : paint.ink;
  return [
    el('path', {
      d: shogiTile,
      ...filled(paint.fill),
      ...stroked(paint.edge, 3),
      'stroke-linejoin': 'round',
    }),
    ...shogiSign(known, text, ink),
  ];
}

/** The character of a piece of shogi, and its letter for those who do not read it; letters only where there is none. */
function shogiSign(name: string, text: string, ink: Colour): SvgNode[] {
  const sign = shogiCharacters[name];
  if (sign === undefined) return [writeWord(text, 0, 6, { size: 36, colour: css(ink), maxWidth: 48, weight: 0.16 })];
  return [character(sign, 0, -3, 44, ink), writeWord(text, 0, 32, { size: 13, colour: css(ink), maxWidth: 40 })];
}
