/** The pieces of a position at their places: stacks, piles, seeds, large pieces. */
import { type Context, coveredSites } from '@ludii/engine/internal';
import { canvasOf, perimeterPath } from './boards/canvas.js';
import { storeHeight } from './boards/mancala.js';
import { paletteOf } from './boards/palette.js';
import { type PlacedSite, R } from './box.js';
import { css, filled, inkOn, stroked } from './colour.js';
import type { Contents, Level } from './contents.js';
import { circle } from './glyphs/glyph.js';
import { type Look, type Paint, paintOf } from './look.js';
import { drawPiece } from './piece.js';
import { dominoOf } from './pieces/domino.js';
import type { PieceView, PlacedNode } from './scene.js';
import { keyOf } from './siteKey.js';
import { levelOffset, showsCount } from './stack.js';
import { writeWord } from './strokeFont.js';
import { el, num, type SvgNode } from './svg.js';

/** Pieces, and what is written over them. */
export interface Placed {
  readonly pieces: PieceView[];
  readonly above: PlacedNode[];
}

/** Draws what stands on the sites. */
export function placePieces(look: Look, context: Context, contents: readonly Contents[]): Placed {
  const pieces: PieceView[] = [];
  const above: PlacedNode[] = [];
  for (const each of paintOrder(look, contents)) {
    const place = look.layout.at(each.type, each.site);
    if (!place) continue;
    if (look.style === 'mancala' && each.container === 0) pieces.push(...seeds(look, each, place));
    else if (each.type === 0 && each.container === 0 && look.graphics.fillsCells)
      pieces.push(filledCell(look, each, place));
    else if (each.type === 2) pieces.push(edgePiece(look, each, place));
    else pieces.push(...pile(look, context, each, place, above));
  }
  return { pieces, above };
}

/** Far stacks first, so that near ones overlap them; higher layers of a pyramid last. */
function paintOrder({ layout, game }: Look, contents: readonly Contents[]): Contents[] {
  const { vertices } = game.compiled.board.graph;
  const height = ({ type, site, container }: Contents): number =>
    type === 1 && container === 0 ? (vertices[site]?.z ?? 0) : 0;
  const y = ({ type, site }: Contents): number => layout.at(type, site)?.y ?? 0;
  return [...contents].sort((a, b) => height(a) - height(b) || y(a) - y(b));
}

function pile(look: Look, context: Context, contents: Contents, place: PlacedSite, above: PlacedNode[]): PieceView[] {
  const { levels, count, type, site, container, containerShape } = contents;
  const top = levels.at(-1)!;
  const said = look.graphics.stackStyle({
    owner: top.component.owner,
    container: containerShape,
    containerIndex: container,
    type,
    site,
    state: top.state,
    value: top.value,
  }); // prettier-ignore
  const isTable = look.style === 'backgammon' && container === 0;
  const style = isTable && said.type === 'default' ? { ...said, type: 'backgammon' } : said;
  // Men of one kind on a point are counted in some descriptions and stacked in others: they look the same.
  const drawn: readonly Level[] = isTable && count > 1 ? new Array<Level>(Math.min(count, 15)).fill(top) : levels;
  const stack = {
    style,
    site: place,
    size: drawn.length,
    inHand: container !== 0,
    board: look.layout.board,
    firstHalf: site - containerShape.first < containerShape.size / 2,
  };
  const hidesLower = ['count', 'countcoloured', 'none'].includes(style.type);
  const views = drawn.flatMap((level, k): PieceView[] => {
    if (hidesLower && k < drawn.length - 1) return [];
    const { x, y, upright } = levelOffset(stack, k);
    const covering = large(look, context, contents, level, place);
    const node = covering ?? fitted(drawPiece(look, level, container), level, container, place);
    const turns = (covering !== undefined && container === 0) || pointsSomewhere(look, level);
    const key = keyOf(type, site);
    const at = { x: place.x + x, y: place.y + y, ...(upright && k > 0 ? { upright: { x, y } } : {}) };
    return [{ key: `${key}:${k}`, site: key, level: k, ...at, node, ...(turns ? { turns } : {}) }];
  });
  if (style.type === 'countcoloured' && drawn.length > 1) {
    above.push(...countsByOwner(look, contents, views.at(-1)!));
    return views;
  }
  // A domino on the board has another number where pieces have their count.
  const single = top.component.isDomino ? 1 : count;
  const number = drawn.length > 1 ? (showsCount(style) ? drawn.length : 1) : single;
  if (number !== 1 && !(isTable && count > 1)) above.push(countOn(look, contents, views.at(-1)!, number));
  return views;
}

/** Pieces in a hand whose places are smaller than those of the board are smaller too; hidden dominoes fill their place. */
function fitted(node: SvgNode, level: Level, container: number, { radius }: PlacedSite): SvgNode {
  const isBack = level.unknown && level.component.isDomino;
  if (container === 0 || (radius >= R && !isBack)) return node;
  return el('g', { transform: `scale(${num(radius / R)})` }, [node]);
}

/** A cell in the colour of whoever has it. */
function filledCell(look: Look, { levels, type, site, container }: Contents, place: PlacedSite): PieceView {
  const { component, state, value, unowned } = levels.at(-1)!;
  const { fill } = paintOf(look, { component, container, state, value }, unowned);
  const { inner, thin } = paletteOf(look);
  const node = el('path', {
    d: place.outline,
    ...filled(fill),
    ...stroked(inner ?? fill, thin),
    transform: `translate(${num(-place.x)} ${num(-place.y)})`,
  });
  const key = keyOf(type, site);
  return { key: `${key}:0`, site: key, level: 0, x: place.x, y: place.y, node, turns: true };
}

/** How many pieces of a stack each owner has, one number below the other. */
function countsByOwner(look: Look, contents: Contents, top: PieceView): PlacedNode[] {
  const byOwner = new Map<number, Level[]>();
  for (const level of contents.levels) {
    const { owner } = level.component;
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), level]);
  }
  const owners = [...byOwner.values()];
  return owners.map((levels, k) => {
    const y = (k - (owners.length - 1) / 2) * R * 0.56;
    const { component, state, value, unowned } = levels[0]!;
    const { fill } = paintOf(look, { component, container: contents.container, state, value }, unowned);
    const node = writeWord(String(levels.length), 0, 0, { size: 24, colour: css(fill), halo: css(inkOn(fill)) });
    return { x: top.x, y: top.y + y, upright: { x: 0, y }, node };
  });
}

/** Tiles of shogi show their owner by where they point; paths on tiles go on into the next cell. */
function pointsSomewhere({ style }: Look, { component, rotation }: Level): boolean {
  return style === 'shogi' || rotation > 0 || (component.tile?.paths.length ?? 0) > 0;
}

function countOn(look: Look, { levels, container }: Contents, { x, y, upright }: PieceView, count: number): PlacedNode {
  const level = levels.at(-1)!;
  const piece = { component: level.component, container, state: level.state, value: level.value };
  const paint = paintOf(look, piece, level.unowned);
  const text = count < 0 ? '?' : String(count);
  if (container === 0) {
    return {
      x,
      y,
      ...(upright ? { upright } : {}),
      node: writeWord(text, 0, 0, { size: 26, colour: css(paint.ink), halo: css(paint.fill), maxWidth: 60 }),
    };
  }
  // In the lower corner of its place, from the right, so that long numbers stay in the hand.
  const { ink } = look.theme;
  const anchor = 'end';
  const node = writeWord(`×${text}`, 0, 0, { size: 22, colour: css(ink), halo: css(inkOn(ink)), anchor });
  const corner = { x: R * 0.98, y: R * 0.74 };
  const aside = { x: corner.x + (upright?.x ?? 0), y: corner.y + (upright?.y ?? 0) };
  return { x: x + corner.x, y: y + corner.y, upright: aside, node };
}

/** Balls in a pit: up to five, and the number if there are more. */
function seeds(look: Look, { levels, count, type, site, container }: Contents, place: PlacedSite): PieceView[] {
  const number = levels.length > 1 ? levels.length : count;
  const { component, state, value } = levels.at(-1)!;
  const said =
    look.graphics.pieceColours({ component, container, state, value }).fill ??
    look.graphics.playerColour(component.owner);
  const fill = said ?? { r: 255, g: 252, b: 232, a: 1 };
  const tall = storeHeight({ look }, site) > 0;
  const many = number > 5 || number < 0;
  const places = many ? seedRing : seedPlaces[number]!;
  const r = R * 0.2;
  const balls = places.map(([x, y]) =>
    el('path', { d: circle(r, x * r * 1.15, y * r * 1.15), ...filled(fill), stroke: '#3c2a10', 'stroke-width': 2 }),
  );
  const label = many || tall ? seedCount(number, many ? 0 : R * 0.75) : [];
  const key = keyOf(type, site);
  return [{ key: `${key}:0`, site: key, level: 0, x: place.x, y: place.y, node: el('g', {}, [...balls, ...label]) }];
}

/** The number of seeds on a plate of its own, which can be read over balls of any colour. */
function seedCount(number: number, y: number): SvgNode[] {
  const text = number < 0 ? '?' : String(number);
  return [
    el('path', { d: circle(R * 0.4, 0, y), fill: '#fff7dd', stroke: '#3c2a10', 'stroke-width': 2 }),
    writeWord(text, 0, y, { size: 27, colour: '#1a1a1a', maxWidth: R * 0.62 }),
  ];
}

/** Balls around the number of a full pit. */
const seedRing: readonly (readonly [number, number])[] = Array.from({ length: 9 }, (_, k) => {
  const angle = (2 * Math.PI * k) / 9;
  return [2.45 * Math.sin(angle), -2.45 * Math.cos(angle)];
});

const seedPlaces: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, 0],
    [1, 0],
  ],
  [
    [0, -1],
    [-1, 0.8],
    [1, 0.8],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1.4, -1.4],
    [1.4, -1.4],
    [-1.4, 1.4],
    [1.4, 1.4],
    [0, 0],
  ],
]; // prettier-ignore

/** A line in the colour of its owner; small pieces that stand on edges are drawn as such. */
function edgePiece(look: Look, { levels, type, site, container }: Contents, place: PlacedSite): PieceView {
  const level = levels.at(-1)!;
  const paint = paintOf(
    look,
    { component: level.component, container, state: level.state, value: level.value },
    level.unowned,
  );
  const edge = look.game.compiled.board.graph.edges[site]!;
  const [ax, ay] = look.layout.frame.place(edge.a);
  const [bx, by] = look.layout.frame.place(edge.b);
  const d = `M${num(ax - place.x)} ${num(ay - place.y)}L${num(bx - place.x)} ${num(by - place.y)}`;
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  const node = el('g', {}, [
    el('path', { ...line, stroke: '#1a1a1a', 'stroke-width': R * 0.3 }),
    el('path', { ...line, ...stroked(paint.fill, R * 0.2) }),
  ]);
  const key = keyOf(type, site);
  return { key: `${key}:0`, site: key, level: 0, x: place.x, y: place.y, node, turns: true };
}

/** A piece that covers several cells, drawn around its root. */
function large(
  look: Look,
  context: Context,
  { site, container }: Contents,
  level: Level,
  place: PlacedSite,
): SvgNode | undefined {
  const { component, state } = level;
  if (!component.walks || level.unknown) return undefined;
  const { board } = look.game.compiled;
  const inHand = container !== 0;
  // In a hand a piece shows the shape that it would have in the middle of the board.
  const root = inHand ? (board.topology.region('Cell', 'centre')[0] ?? 0) : site;
  const cells = [...coveredSites(context.state, component.index, root, Math.max(0, state))].map(
    (cell) => look.layout.sites[0][cell]!,
  );
  if (cells.length <= 1) return undefined;
  const paint = paintOf(look, { component, container, state, value: level.value }, level.unowned);
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [width, height] = [Math.max(...xs) - Math.min(...xs) + 2 * R, Math.max(...ys) - Math.min(...ys) + 2 * R];
  const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
  const from = inHand ? middle : place;
  const scale = inHand ? (2 * place.radius * 0.92) / Math.max(width, height) : 1;
  const parts =
    component.isDomino && component.pips
      ? [dominoOn(cells, component.pips, middle, from)]
      : [
          el(
            'g',
            { transform: `translate(${num(-from.x)} ${num(-from.y)})` },
            coveredCells(look, context, cells, paint),
          ),
        ]; // prettier-ignore
  return scale === 1 ? el('g', {}, parts) : el('g', { transform: `scale(${num(scale)})` }, parts);
}

/** The cells of a piece in its colour, with one line around all of them. */
function coveredCells(look: Look, context: Context, cells: readonly PlacedSite[], { fill, edge }: Paint): SvgNode[] {
  const line = { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  const d = cells.map(({ outline }) => outline).join('');
  const rim = perimeterPath(canvasOf(look, context), new Set(cells.map(({ site }) => site)));
  return [
    // A line of its own colour closes the joints between the cells.
    el('path', { d, ...filled(fill), ...(fill.a < 1 ? {} : stroked(fill, 2)), 'stroke-linejoin': 'round' }),
    el('path', { d: rim, ...line, ...stroked(edge, 5) }),
  ];
}

/** Four cells for each half; the first half has the first number. */
function dominoOn(
  cells: readonly PlacedSite[],
  pips: readonly [number, number],
  middle: { x: number; y: number },
  from: { x: number; y: number },
): SvgNode {
  const mean = (part: readonly PlacedSite[]) => ({
    x: part.reduce((sum, { x }) => sum + x, 0) / part.length,
    y: part.reduce((sum, { y }) => sum + y, 0) / part.length,
  });
  const [a, b] = [mean(cells.slice(0, cells.length / 2)), mean(cells.slice(cells.length / 2))];
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return el('g', { transform: `translate(${num(middle.x - from.x)} ${num(middle.y - from.y)}) rotate(${num(turn)})` }, [
    dominoOf(pips[0], pips[1], 4 * R - 4),
  ]);
}
