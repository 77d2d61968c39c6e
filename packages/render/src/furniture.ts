/** What stands around the board: trays for hands, dice and decks, and coordinates. */

import { paletteOf, pitOf } from './boards/palette.js';
import { R } from './box.js';
import { type Colour, css, inkOn, mix } from './colour.js';
import type { Look } from './look.js';
import type { PlacedNode } from './scene.js';
import { writeWord } from './strokeFont.js';
import { el, type SvgNode } from './svg.js';

/** Trays, with a bar in the colour of their owner. */
export function drawTrays({ layout, theme, game, playerColour }: Look): SvgNode[] {
  return layout.containers.flatMap(({ box, shape }) => {
    const tray = el('rect', {
      x: box.x,
      y: box.y,
      width: box.width,
      height: box.height,
      rx: R * 0.25,
      fill: css(theme.tray),
      stroke: css(mix(theme.tray, theme.ink, 0.25)),
      'stroke-width': 1.5,
    }); // prettier-ignore
    if (shape.owner < 1 || shape.owner > game.players) return [tray];
    const mark = el('circle', {
      cx: box.x - R * 0.35,
      cy: box.y + box.height / 2,
      r: R * 0.2,
      fill: css(playerColour(shape.owner)),
      stroke: css(theme.quiet),
      'stroke-width': 2,
    }); // prettier-ignore
    return [tray, mark];
  });
}

/** Room that coordinates need beside the board. */
export const coordinateMargin = R * 0.7;

/** Names of rows and columns at the edge, or of single sites on boards without them. */
export function drawCoordinates(look: Look): PlacedNode[] {
  const { layout, theme, game, graphics } = look;
  const { grid, board } = layout;
  const colour = css(theme.quiet);
  if (graphics.says('no board') || game.compiled.board.siteCount < 2) return [];
  if (game.compiled.setting.hints.length > 0 || layout.style === 'backgammon' || layout.style === 'table') return [];
  if (grid) {
    const left = board.x - R * 0.36;
    const below = board.y + board.height + R * 0.34;
    return [
      ...grid.rows.map(({ label, y }) => ({ x: left, y, node: writeWord(label, 0, 0, { size: 20, colour }) })),
      ...grid.columns.map(({ label, x }) => ({ x, y: below, node: writeWord(label, 0, 0, { size: 20, colour }) })),
    ];
  }
  const { defaultSite, topology } = game.compiled.board;
  // Names in the cells of boards with many, or with several layers, would hide more than they tell.
  const crowded = game.compiled.board.siteCount > 250 || game.compiled.board.graph.vertices.some(({ z }) => z > 0);
  if (defaultSite === 'Edge' || layout.style === 'boardless' || crowded) return [];
  const { labels } = topology.sites(defaultSite);
  const places = layout.sites[defaultSite === 'Cell' ? 0 : 1];
  // In a cell or pit below the middle; of a point below the piece that may stand on it.
  const below = R * (defaultSite === 'Cell' || layout.style === 'mancala' ? 0.72 : 0.98);
  const ground = groundOf(look);
  const halo = defaultSite === 'Cell' ? undefined : css(ground);
  const name = css(inkOn(ground));
  return labels.flatMap((label, site) => {
    const place = places[site];
    if (!place) return [];
    const node = writeWord(label, 0, 0, { size: 13, colour: name, opacity: 0.65, halo });
    return [{ x: place.x, y: place.y + below, node }];
  });
}

/** What names on the board are written on. */
function groundOf(look: Look): Colour {
  const { graphics, game, theme, style } = look;
  const onLines = game.compiled.board.defaultSite !== 'Cell' && style !== 'mancala';
  const said = graphics.boardColour('Phase0');
  const cell = paletteOf(look).phases?.[0];
  const ground = onLines ? (said ?? theme.ground) : style === 'mancala' && cell ? pitOf(cell) : cell;
  return ground && ground.a > 0 ? ground : theme.page;
}
