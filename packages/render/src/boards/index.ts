/** The board without pieces, in the style of the game. */
import type { Context } from '@ludii/engine/internal';
import { R } from '../box.js';
import { css, hex } from '../colour.js';
import type { Look } from '../look.js';
import { el, type SvgNode } from '../svg.js';
import { type Canvas, canvasOf } from './canvas.js';
import { paintCells, paintGoals } from './cells.js';
import { paintLoops } from './loops.js';
import { paintMancala } from './mancala.js';
import { paintIndices } from './numbers.js';
import { paintHoles, paintHounds, paintKnots, paintPits, paintSnakes } from './ornaments.js';
import { paintGround, paintLines, paintOwners, paintPoints, paintStars, pointRadius, starPoints } from './points.js';
import { paintOwnLines, paintPictures, paintSymbols } from './symbols.js';
import { paintBackgammon } from './tables.js';
import { paintXiangqi } from './xiangqi.js';

/** Draws the board of a position. */
export function drawBoard(look: Look, context: Context): SvgNode[] {
  const canvas = canvasOf(look, context);
  const { graphics } = look;
  if (graphics.says('no board')) return [];
  const has = (kind: string): boolean => graphics.all(kind).length > 0;
  return [
    ...(has('board background') ? paintPictures(canvas, 'background') : []),
    ...paintStyle(canvas),
    ...(has('show line') ? paintOwnLines(canvas) : []),
    ...(has('show symbol') ? paintSymbols(canvas) : []),
    ...(has('show siteindex') ? paintIndices(canvas) : []),
    ...(has('board foreground') ? paintPictures(canvas, 'foreground') : []),
  ];
}

/** True if the board looks different in different positions. */
export function boardChanges({ graphics }: Look): boolean {
  return [...graphics.all('region colour'), ...graphics.all('show symbol')].some(({ calls }) => calls.length > 0);
}

function paintStyle(canvas: Canvas): SvgNode[] {
  const { look, palette } = canvas;
  const { board } = look.game.compiled;
  const onCells = board.defaultSite === 'Cell' && board.graph.faces.length > 0;
  switch (look.style) {
    case 'boardless':
      return [];
    case 'mancala':
      return paintMancala(canvas);
    case 'backgammon':
    case 'table':
      return paintBackgammon(canvas);
    case 'surakarta':
      return [
        ...paintGround(canvas, palette.phases?.[0]),
        ...paintLines(canvas),
        ...paintLoops(canvas),
        ...paintPoints(canvas, 6),
      ];
    case 'shibumi':
      return paintShibumi(canvas);
    case 'xiangqi':
    case 'janggi':
      return onCells ? paintCells(canvas) : paintXiangqi(canvas);
    case 'go':
      if (!onCells) {
        const { columns = [] } = look.layout.grid ?? {};
        return [
          ...paintGround(canvas, palette.phases?.[0]),
          ...paintLines(canvas),
          ...paintStars(canvas, starPoints(columns.length), 7),
        ];
      }
      return paintCells(canvas);
    case 'tafl':
      return onCells ? [...paintCells(canvas), ...paintKnots(canvas)] : paintGraph(canvas);
    case 'lasca':
      return onCells ? [...paintCells(canvas), ...paintPits(canvas)] : paintGraph(canvas);
    case 'houndsandjackals':
      return onCells ? paintCells(canvas) : paintHounds(canvas);
    case 'connect4':
      return onCells ? [...paintCells(canvas), ...paintHoles(canvas)] : paintGraph(canvas);
    case 'snakesandladders':
      return [...paintCells(canvas), ...paintSnakes(canvas)];
    case 'connectivegoal':
      return onCells ? [...paintCells(canvas), ...paintGoals(canvas)] : paintGraph(canvas);
    case 'penandpaper':
    case 'futoshiki':
    case 'hashi':
      return onCells ? paintCells(canvas) : paintPaper(canvas);
    default:
      return onCells ? paintCells(canvas) : paintGraph(canvas);
  }
}

function paintGraph(canvas: Canvas): SvgNode[] {
  return [
    ...paintGround(canvas),
    ...paintLines(canvas),
    ...paintOwners(canvas, pointRadius),
    ...paintPoints(canvas, pointRadius),
  ];
}

/** Dots to be joined: lines are faint until somebody draws them. */
function paintPaper(canvas: Canvas): SvgNode[] {
  const { look } = canvas;
  const faint = el('g', { opacity: 0.28 }, paintLines(canvas));
  return [
    ...paintGround(canvas, look.theme.name === 'dark' ? hex('#8f8879') : hex('#f6f1e6')),
    faint,
    ...paintPoints(canvas, R * 0.13),
  ];
}

/** Holes in a plate; upper layers have none. */
function paintShibumi({ look }: Canvas): SvgNode[] {
  const { layout, game, theme } = look;
  const { board: box } = layout;
  const dim = theme.name === 'dark';
  const plate = el('rect', {
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    rx: R * 0.6,
    fill: dim ? '#2d5c86' : '#50aaff',
  });
  const holes = layout.sites[1]
    .filter(({ site }) => game.compiled.board.graph.vertices[site]!.z === 0)
    .map(({ x, y }) => el('circle', { cx: x, cy: y, r: R * 0.72, fill: dim ? css(hex('#1e4265')) : '#3c78c8' }));
  return [plate, ...holes];
}
