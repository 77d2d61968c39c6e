/** A position as a picture. */
import type { Trial } from '@ludii/engine';
import { type Box, R } from './box.js';
import { css } from './colour.js';
import { coordinateMargin, drawCoordinates } from './furniture.js';
import { type Look, lookOf } from './look.js';
import { markArrow, markCheck, markLast, markSelected, markTarget, markWin } from './marks.js';
import type { PlacedNode, PositionView, SiteKey } from './scene.js';
import { parseKey } from './siteKey.js';
import { writeWord } from './strokeFont.js';
import { el, group, keepText, num, type SvgNode, textEl, toText } from './svg.js';
import { boardNode, positionView, type ViewOptions } from './view.js';

/** How a position is drawn. */
export interface DrawOptions extends ViewOptions {
  /** Names of rows and columns (default true). */
  readonly coordinates?: boolean | undefined;
  /** Mark the last move (default true). */
  readonly last?: boolean | undefined;
  /** Show legal moves as dots, or as arrows from start to end. */
  readonly legal?: 'dots' | 'arrows' | undefined;
  /** A selected site; only its moves are shown. */
  readonly selected?: SiteKey | undefined;
  /** Write whose turn it is, or the result, below the board. */
  readonly status?: boolean | undefined;
  /** Show the tracks of the board as lines. */
  readonly tracks?: boolean | undefined;
  /** Fill the picture with the colour of the page (default true). */
  readonly background?: boolean | undefined;
  /** Width in pixels; by default a site is 50 pixels wide and the picture at most 1000. */
  readonly width?: number | undefined;
}

/**
 * A position as SVG.
 *
 * @example
 * const svg = drawPosition(loadGame('chess').start(), { legal: 'dots' });
 */
export function drawPosition(trial: Trial, options: DrawOptions = {}): string {
  return toText(positionPicture(trial, options));
}

/** A position as a tree of elements. */
export function positionPicture(trial: Trial, options: DrawOptions = {}): SvgNode {
  const look = lookOf(trial.position.rulebook, options.theme ?? 'light');
  const view = positionView(trial, { ...options, withoutMoves: options.legal === undefined });
  const withCoordinates = options.coordinates !== false && look.style !== 'boardless';
  const box = pageBox(view, withCoordinates && look.layout.grid !== undefined, options.status === true);
  const width = options.width ?? Math.min(1000, Math.max(160, box.width / 2));
  const children = [
    textEl('title', `${trial.game.name}: ${view.status}`),
    ...(options.background === false ? [] : [el('rect', { ...box, fill: css(look.theme.page) })]),
    view.board ?? boardNode(look),
    ...(withCoordinates ? coordinatesOf(look) : []),
    ...(options.tracks === true ? group({}, drawTracks(look)) : []),
    ...(options.last === false ? [] : group({}, lastMarks(look, view))),
    ...group({}, checkMarks(look, view)),
    ...group({}, view.pieces.map(placed)),
    ...group({}, view.above.map(placed)),
    ...group({}, [...winMarks(look, view), ...legalMarks(look, view, options)]),
    ...(options.status === true ? [statusLine(look, view, box)] : []),
  ];
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${num(box.x)} ${num(box.y)} ${num(box.width)} ${num(box.height)}`,
      width: Math.round(width),
      height: Math.round((width * box.height) / box.width),
      role: 'img',
    },
    children,
  );
}

const placed = ({ x, y, node }: PlacedNode): SvgNode =>
  el('g', { transform: `translate(${num(x)} ${num(y)})` }, [node]);

const coordinates = new WeakMap<Look, SvgNode[]>();

/** The names of rows and columns; they never change. */
function coordinatesOf(look: Look): SvgNode[] {
  let made = coordinates.get(look);
  if (!made) {
    made = group({}, drawCoordinates(look).map(placed)).map(keepText);
    coordinates.set(look, made);
  }
  return made;
}

const statusHeight = R;

function pageBox({ box }: PositionView, coordinates: boolean, status: boolean): Box {
  const left = coordinates ? coordinateMargin : 0;
  const below = (coordinates ? coordinateMargin : 0) + (status ? statusHeight : 0);
  return { x: box.x - left, y: box.y, width: box.width + left, height: box.height + below };
}

function statusLine(look: Look, view: PositionView, box: Box): SvgNode {
  const y = box.y + box.height - statusHeight / 2;
  return writeWord(view.status, box.x + box.width / 2, y, {
    size: 24,
    colour: css(look.theme.ink),
    maxWidth: box.width * 0.95,
    weight: 0.12,
  });
}

function placeOf({ layout }: Look, key: SiteKey | undefined) {
  const site = key === undefined ? undefined : parseKey(key);
  return site && layout.at(site.type, site.site);
}

function lastMarks(look: Look, { last }: PositionView): SvgNode[] {
  const places = [placeOf(look, last?.from), placeOf(look, last?.to)].filter((place) => place !== undefined);
  return markLast(places, look.theme);
}

function checkMarks(look: Look, { checked }: PositionView): SvgNode[] {
  return markCheck(checked.map((key) => placeOf(look, key)).filter((place) => place !== undefined));
}

function winMarks(look: Look, { win }: PositionView): SvgNode[] {
  return markWin(
    win.map((key) => placeOf(look, key)).filter((place) => place !== undefined),
    look.theme,
  );
}

function legalMarks(look: Look, { moves, contents }: PositionView, { legal, selected }: DrawOptions): SvgNode[] {
  const { theme } = look;
  const chosen = placeOf(look, selected);
  const marks: SvgNode[] = chosen ? [markSelected(chosen, theme)] : [];
  if (!legal) return marks;
  const wanted = moves.filter(({ from }) => selected === undefined || from === selected);
  if (legal === 'arrows') {
    const pairs = new Map(wanted.map(({ from, to }) => [`${from} ${to}`, { from, to }]));
    for (const { from, to } of pairs.values()) {
      const [a, b] = [placeOf(look, from), placeOf(look, to)];
      if (a && b) marks.push(markArrow(a, b, theme.accent));
    }
  }
  const single = wanted.filter(({ from }) => legal === 'dots' || from === undefined);
  const targets = new Set(single.map(({ to }) => to).filter((to) => to !== undefined));
  for (const to of targets) {
    const place = placeOf(look, to);
    if (place) marks.push(markTarget(place, contents[to] !== undefined, theme));
  }
  return marks;
}

/** The tracks of a board as lines with an arrow at their end. */
function drawTracks(look: Look): SvgNode[] {
  const { board } = look.game.compiled;
  const places = look.layout.sites[board.defaultSite === 'Cell' ? 0 : 1];
  return board.tracks.flatMap(({ sites, owner }, index) => {
    const points = [...sites].map((site) => places[site]).filter((place) => place !== undefined);
    if (points.length < 2) return [];
    // Tracks over each other are set apart a little.
    const shift = (index - (board.tracks.length - 1) / 2) * R * 0.16;
    const d = points.map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${num(x + shift)} ${num(y + shift)}`).join('');
    const colour = owner > 0 ? look.playerColour(owner) : look.theme.accent;
    return [
      el('path', {
        d,
        fill: 'none',
        stroke: css(look.theme.ink),
        'stroke-width': 7,
        'stroke-opacity': 0.5,
        'stroke-linejoin': 'round',
      }),
      el('path', { d, fill: 'none', stroke: css(colour), 'stroke-width': 4, 'stroke-linejoin': 'round' }),
      markArrow(points.at(-2)!, points.at(-1)!, colour, 5),
    ];
  });
}
