/** Mancala boards: a plank with pits, and stores at its ends. */

import type { Context } from '@ludii/engine/internal';
import { grow, R } from '../box.js';
import { black, css, mix } from '../colour.js';
import type { Look } from '../look.js';
import type { PlacedNode } from '../scene.js';
import { el, type SvgNode } from '../svg.js';
import type { Canvas } from './canvas.js';
import { listOf } from './canvas.js';
import { pitOf } from './palette.js';

/** The plank and its pits. */
export function paintMancala(canvas: Canvas): SvgNode[] {
  const { look, palette } = canvas;
  const { layout, graphics } = look;
  const wood = palette.phases![0]!;
  const plank = grow(layout.board, -R * 0.35);
  const parts: SvgNode[] = [
    el('rect', {
      x: plank.x,
      y: plank.y,
      width: plank.width,
      height: plank.height,
      rx: R * 1.1,
      fill: css(wood),
      stroke: css(palette.outer ?? black),
      'stroke-width': palette.thick,
    }), // prettier-ignore
  ];
  const holes = graphics
    .all('show asholes')
    .flatMap((item) =>
      (item.lists[0] ?? listOf(item, 'sites')).map((site) => [site, item.words[0]?.toLowerCase()] as const),
    );
  const shapes = new Map(holes);
  const deep = css(pitOf(wood));
  const rim = css(mix(wood, black, 0.5));
  for (const { site, x, y } of look.game.compiled.board.defaultSite === 'Cell'
    ? layout.sites[0].filter(({ container }) => container === 0)
    : layout.sites[1]) {
    const shape = shapes.get(site);
    const tall = storeHeight(canvas, site);
    const [rx, ry] = shape === 'oval' ? [R * 1.3, R * 0.86] : tall > 0 ? [R * 0.86, tall] : [R * 0.88, R * 0.88];
    const pit = { fill: deep, stroke: rim, 'stroke-width': 3 };
    if (shape === 'square')
      parts.push(el('rect', { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry, rx: 6, ...pit }));
    else parts.push(el('rect', { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry, rx: Math.min(rx, ry), ...pit }));
    if (shape !== 'square' && tall === 0 && shape === undefined) {
      // A shadow under the upper rim makes it a hollow.
      const d = `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry * 0.72} 0 0 0 ${x - rx} ${y}Z`;
      parts.push(el('path', { d, fill: rim, 'fill-opacity': 0.35 }));
    }
  }
  return parts;
}

/** Half the height of a store, 0 for pits: a site alone at an end of a board with several rows. */
export function storeHeight({ look }: Pick<Canvas, 'look'>, site: number): number {
  const { layout, game } = look;
  const places =
    game.compiled.board.defaultSite === 'Cell'
      ? layout.sites[0].filter(({ container }) => container === 0)
      : layout.sites[1];
  const own = places[site];
  if (!own || game.compiled.setting.boardKind !== 'mancalaBoard') return 0;
  const xs = places.map(({ x }) => x);
  const isEnd = Math.abs(own.x - Math.min(...xs)) < 1 || Math.abs(own.x - Math.max(...xs)) < 1;
  const alone = places.filter(({ x }) => Math.abs(x - own.x) < 1).length === 1;
  const rows = new Set(places.map(({ y }) => Math.round(y))).size;
  if (!isEnd || !alone || rows === 1) return 0;
  return R * 0.86 + (layout.board.height - 2 * R * 1.5) / 2 - R * 0.1;
}

/** Rings round the pits of players, as far as the description asks for them: by the state of the pit, the value of the player, or the first map. */
export function ownedHoles(look: Look, { state }: Context): PlacedNode[] {
  const { graphics, game, layout } = look;
  const [byState, byValue, byMap] = ['show localstateholes', 'show playerholes', 'show pits'].map((kind) =>
    graphics.says(kind),
  );
  if (!(byState || byValue || byMap)) return [];
  const { shape, setting } = game.compiled;
  const type = shape.board.defaultSite;
  const found: PlacedNode[] = [];
  for (const { site, x, y, container } of layout.sites[type]) {
    if (container !== 0) continue;
    for (let player = 1; player <= game.players; player++) {
      const owned =
        (byState && state.state(type, site) === player) ||
        (byValue && state.valueOfPlayer(player) === site) ||
        (byMap && setting.maps[0]?.entries.get(player) === site);
      if (!owned) continue;
      const ring = { r: R * 0.94, fill: 'none', stroke: css(look.playerColour(player)), 'stroke-width': R / 8 };
      found.push({ x, y, node: el('circle', { cx: 0, cy: 0, ...ring }) });
    }
  }
  return found;
}
