/** Tiles with paths from side to side, as in Trax and Tantrix. */
import type { Component } from '@ludii/engine/internal';
import { css, filled } from '../colour.js';
import { polygon } from '../glyphs/glyph.js';
import type { Look, Paint } from '../look.js';
import { el, num, type SvgNode } from '../svg.js';

type Tile = NonNullable<Component['tile']>;

/** How far the first side of a cell is turned from the top, in degrees clockwise: it is at the top or the last before it. */
function firstSide(look: Look, sides: number): number {
  const [face] = look.game.compiled.board.graph.faces;
  if (face?.edges.length !== sides) return 0;
  const angles = face.edges.map(({ x, y }) => (Math.atan2(x - face.x, y - face.y) * 180) / Math.PI);
  return Math.round(Math.max(...angles.filter((angle) => angle < 1 && angle > 1 - 360 / sides), 1 - 360 / sides));
}

/** A tile that fills its cell. Its sides are numbered clockwise. */
export function drawTilePaths(look: Look, { sides, slots, paths }: Tile, paint: Paint): SvgNode[] {
  const square = sides === 4;
  const turn = square ? 0 : firstSide(look, sides);
  const outline = square ? 'M-49 -49H49V49H-49Z' : polygon(sides, 56, turn + 180 / sides);
  const reach = 49;
  // The middle of a side, moved along it to the slot where a path ends.
  const end = (side: number, slot: number): readonly [number, number] => {
    const angle = ((side * 360) / sides + turn - 90) * (Math.PI / 180);
    const count = slots[side] ?? 1;
    const along = ((slot + 1) / (count + 1) - 0.5) * 2 * reach * Math.tan(Math.PI / sides);
    return [reach * Math.cos(angle) - along * Math.sin(angle), reach * Math.sin(angle) + along * Math.cos(angle)];
  };
  const width = square ? 24 : 18;
  const lines = paths.map(({ from, slotsFrom, to, slotsTo, colour }) => {
    const [ax, ay] = end(from, slotsFrom);
    const [bx, by] = end(to, slotsTo);
    const d = `M${num(ax)} ${num(ay)}C${num(ax / 3)} ${num(ay / 3)} ${num(bx / 3)} ${num(by / 3)} ${num(bx)} ${num(by)}`;
    const ink = css(look.playerColour(colour));
    return [
      el('path', { d, fill: 'none', stroke: '#1a1a1a', 'stroke-width': width + 4 }),
      el('path', { d, fill: 'none', stroke: ink, 'stroke-width': width }),
    ];
  });
  return [el('path', { d: outline, ...filled(paint.fill), stroke: '#1a1a1a', 'stroke-width': 2 }), ...lines.flat()];
}
