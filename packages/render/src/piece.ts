/** Draws one piece in a box that is 100 wide and centred at the origin. */
import type { Component } from '@ludii/engine/internal';
import { css, filled, inkOn, stroked } from './colour.js';
import type { Level } from './contents.js';
import { extentOf } from './glyphs/extent.js';
import type { Glyph } from './glyphs/glyph.js';
import { type Picture, pictureOf } from './glyphs/index.js';
import { xiangqiLetters } from './glyphs/lettered.js';
import type { PieceAt } from './graphics.js';
import { colourOf, flagOf, type GraphicsItem, numberOf, scalesOf, textOf } from './graphicsItems.js';
import { type Look, type Paint, paintOf } from './look.js';
import { drawCard } from './pieces/card.js';
import { drawDie } from './pieces/die.js';
import { drawDomino } from './pieces/domino.js';
import { drawShogi, drawXiangqi } from './pieces/signs.js';
import { drawTilePaths } from './pieces/tilePaths.js';
import { letters, token } from './pieces/token.js';
import { writeWord } from './strokeFont.js';
import { el, keepText, num, type SvgNode } from './svg.js';

const drawn = new WeakMap<Look['picture'], Map<string, SvgNode>>();

/** Everything that a piece shows, without stacks and counts. Equal pieces are drawn once. */
export function drawPiece(look: Look, level: Level, container: number): SvgNode {
  let known = drawn.get(look.picture);
  if (!known) {
    known = new Map();
    drawn.set(look.picture, known);
  }
  const { component, state, value, rotation, unknown, unowned, spent = false } = level;
  const key = `${look.theme.name} ${component.index} ${container} ${state} ${value} ${rotation} ${unknown} ${unowned} ${spent}`;
  let node = known.get(key);
  if (!node) {
    node = keepText(drawNew(look, level, container));
    // Values may be anything: what is kept has a limit.
    if (known.size < 5000) known.set(key, node);
  }
  return node;
}

function drawNew(look: Look, level: Level, container: number): SvgNode {
  const { component } = level;
  const piece: PieceAt = { component, container, state: level.state, value: level.value };
  const paint = paintOf(look, piece, level.unowned);
  if (level.unknown) return component.isDomino ? hiddenDomino() : hiddenPiece(look, paint);
  const { graphics } = look;
  const [sx, sy] = graphics.pieceScale(piece) ?? standardScale(look, component);
  const turn = rotationOf(look, level, piece);
  const [value, state] = [graphics.shown('Value', piece), graphics.shown('State', piece)];
  const lower = isLowered(value) || isLowered(state) ? 'translate(0 15) ' : '';
  const transform = `${lower}${transformOf(turn, sx, sy) ?? ''}`.trim() || undefined;
  const body = el('g', { transform, opacity: level.spent ? 0.25 : undefined }, figure(look, level, piece, paint));
  const parts = [
    ...graphics.layers('background', piece).flatMap((item) => drawLayer(item, paint)),
    body,
    ...graphics.layers('foreground', piece).flatMap((item) => drawLayer(item, paint)),
    ...drawNumber(value, level.value, paint),
    ...(component.isDie ? [] : drawNumber(state, level.state, paint)),
  ];
  return parts.length === 1 ? body : el('g', {}, parts);
}

function standardScale({ style }: Look, component: Component): readonly [number, number] {
  if (component.isDie || component.isCard || component.isDomino || component.tile) return [1, 1];
  if (style === 'shibumi' || style === 'go' || style === 'connect4') return [1.1, 1.1];
  if (style === 'backgammon') return [1.05, 1.05];
  return [0.9, 0.9];
}

function transformOf(turn: number, sx: number, sy: number): string | undefined {
  const parts = [
    turn === 0 ? '' : `rotate(${turn})`,
    sx === 1 && sy === 1 ? '' : `scale(${sx === sy ? sx : `${sx} ${sy}`})`,
  ];
  return parts.filter((part) => part !== '').join(' ') || undefined;
}

/** Degrees clockwise. Tiles of shogi point away from their owner. */
function rotationOf({ graphics, game, style }: Look, { rotation, component }: Level, piece: PieceAt): number {
  const states = Math.max(1, game.compiled.shape.maxRotation);
  const own = rotation > 0 ? Math.trunc(360 / states) * rotation : 0;
  const facing = style === 'shogi' && component.owner === 2 && graphics.pieceRotation(piece) === 0 ? 180 : 0;
  return (graphics.pieceRotation(piece) + own + facing) % 360;
}

function figure(look: Look, level: Level, piece: PieceAt, paint: Paint): SvgNode[] {
  const { component } = level;
  const style = look.graphics.pieceStyle(piece);
  if (component.isDie) {
    const marked = look.graphics.layers('foreground', piece).length > 0;
    return drawDie(look, level, paint, { name: look.graphics.pictureName(piece), style, marked });
  }
  if (component.isDomino) return drawDomino(component.pips ?? [0, 0]);
  if (component.isCard && component.card) return drawCard(component.card);
  if (component.tile && component.tile.paths.length > 0) return drawTilePaths(look, component.tile, paint);
  const name = look.graphics.pictureName(piece);
  if (style === 'text') return [letters(name, paint, 90)];
  if (style === 'tile') return wholeCell(look, paint);
  if (look.style === 'shogi' || style === 'extendedshogi') return drawShogi(look, name, piece, paint);
  const xiangqi = look.xiangqi || style === 'extendedxiangqi';
  const sign = xiangqi
    ? (xiangqiLetters[name.toLowerCase()] ?? xiangqiLetters[component.baseName.toLowerCase()])
    : undefined;
  if (sign) return token(paint, drawXiangqi(look, sign, component.owner, paint));
  return drawPicture(look.picture(piece), paint);
}

/** A picture, or letters on a disc. */
export function drawPicture(picture: Picture | { readonly letters: string }, paint: Paint): SvgNode[] {
  if ('letters' in picture) return token(paint, [letters(picture.letters, paint, 58)]);
  if ('icon' in picture) {
    const icon = el('path', { d: picture.icon, fill: css(paint.ink), transform: 'translate(-32 -32) scale(0.125)' });
    return token(paint, [icon]);
  }
  return drawGlyph(picture.glyph, paint);
}

/** A glyph in its colours. */
export function drawGlyph({ body, lines, solid, width = 3, open = false }: Glyph, paint: Paint): SvgNode[] {
  const parts: SvgNode[] = [];
  const visible = paint.fill.a > 0;
  if (body !== '' && open) {
    // A ring has an outline on both sides.
    parts.push(el('path', { d: body, fill: 'none', ...stroked(paint.edge, width + 4) }));
    parts.push(el('path', { d: body, fill: 'none', ...stroked(paint.fill, width) }));
  } else if (body !== '') {
    parts.push(
      el('path', {
        d: body,
        ...filled(paint.fill),
        ...stroked(paint.edge, width),
        'stroke-linejoin': 'round',
      }),
    );
  }
  const ink = open ? paint.edge : visible ? paint.ink : paint.edge;
  if (lines) {
    parts.push(
      el('path', {
        d: lines,
        fill: 'none',
        ...stroked(ink, width),
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    );
  }
  if (solid) parts.push(el('path', { d: solid, ...filled(ink) }));
  return parts;
}

/** A glyph that is stretched to the whole of its box: symbols and layers are measured by what one sees of them. */
export function fillBox({ body, lines, solid }: Glyph, drawn: readonly SvgNode[]): SvgNode[] {
  const { x, y, width, height } = extentOf(`${body}${lines ?? ''}${solid ?? ''}`);
  const scale = 100 / Math.max(1, width, height);
  const middle = `translate(${num(-(x + width / 2))} ${num(-(y + height / 2))})`;
  return Math.abs(scale - 1) < 0.02 ? [...drawn] : [el('g', { transform: `scale(${num(scale)}) ${middle}` }, drawn)];
}

/** A tile that fills a cell of the board. */
function wholeCell({ layout }: Look, { fill, edge }: Paint): SvgNode[] {
  const cell = layout.sites[0].find(({ container }) => container === 0);
  if (!cell) return [];
  const colours = { ...filled(fill), ...stroked(edge, 3) };
  return [el('path', { d: cell.outline, ...colours, transform: `translate(${num(-cell.x)} ${num(-cell.y)})` })];
}

/** The back of a domino. */
function hiddenDomino(): SvgNode {
  return el('g', {}, [
    el('rect', { x: -46, y: -23, width: 92, height: 46, rx: 5, fill: '#5b5348', stroke: '#1a1a1a', 'stroke-width': 3 }),
    writeWord('?', 0, 0, { size: 30, colour: '#fbfaf5' }),
  ]);
}

function hiddenPiece({ graphics }: Look, paint: Paint): SvgNode {
  const image = graphics.hiddenImage;
  const picture = image === undefined ? undefined : pictureOf(image);
  const parts = picture ? drawPicture(picture, paint) : token(paint, [letters('?', paint, 50)]);
  return el('g', { transform: 'scale(0.9)' }, parts);
}

/** A picture or text below or above a piece. */
function drawLayer(item: GraphicsItem, paint: Paint): SvgNode[] {
  const [sx, sy] = scalesOf(item);
  const fill = colourOf(item, 'fillcolour') ?? paint.fill;
  const edge = colourOf(item, 'edgecolour') ?? paint.edge;
  const x = (numberOf(item, 'offsetx') ?? 0) * 50 * (1 - sx);
  const y = (numberOf(item, 'offsety') ?? 0) * 50 * (1 - sy);
  const text = textOf(item, 'text');
  if (text !== undefined) {
    return [writeWord(text, x, y, { size: 55 * sx, colour: css(fill), halo: css(inkOn(fill)), maxWidth: 100 * sx })];
  }
  const picture = pictureOf(textOf(item, 'image') ?? '');
  if (!picture) return [];
  const turn = numberOf(item, 'rotation') ?? 0;
  const transform = [x === 0 && y === 0 ? '' : `translate(${x} ${y})`, transformOf(turn, sx, sy) ?? ''];
  const drawn =
    'icon' in picture
      ? [
          el('path', {
            d: picture.icon,
            ...filled(fill.a > 0 ? fill : edge),
            transform: 'translate(-42 -42) scale(0.164)',
          }),
        ]
      : fillBox(picture.glyph, drawGlyph(picture.glyph, { fill, edge, ink: edge }));
  return [el('g', { transform: transform.filter((part) => part !== '').join(' ') || undefined }, drawn)];
}

const numberPlaces: Readonly<Record<string, readonly [number, number, number]>> = {
  cornerleft: [-30, -30, 20],
  cornerright: [30, -30, 20],
  top: [0, -32, 20],
  middle: [0, 0, 36],
}; // prettier-ignore

function drawNumber(item: GraphicsItem | undefined, value: number, paint: Paint): SvgNode[] {
  if (!item || value < 0) return [];
  const word = item.words.find((each) => each.toLowerCase() in numberPlaces)?.toLowerCase() ?? 'cornerleft';
  if (item.words.some((each) => each.toLowerCase() === 'none')) return [];
  const [px, py, size] = numberPlaces[word]!;
  const x = px + (numberOf(item, 'offsetx') ?? 0) * 50;
  const y = py + (numberOf(item, 'offsety') ?? 0) * 50;
  const scale = numberOf(item, 'scale') ?? 1;
  // Over the body a number can be read in its ink; at the rim the board is behind it.
  const halo = word === 'middle' && flagOf(item, 'valueoutline') !== true ? undefined : css(inkOn(paint.ink));
  return [writeWord(String(value), x, y, { size: size * scale, colour: css(paint.ink), halo })];
}

/** True if a number is written above the picture, which makes room for it. */
const isLowered = (item: GraphicsItem | undefined): boolean =>
  item !== undefined && flagOf(item, 'offsetimage') === true;
