import { lookOf } from '../look.js';
import { small } from '../testing/games.js';
import { drawTilePaths } from './tilePaths.js';

/** Corners of the tile as it is drawn, and of the cells that it lies on, as angles from the top. */
function anglesOf(board: string): { readonly tile: number[]; readonly cell: number[] } {
  const game = small({
    equipment: `(board ${board}) (piece "Stone" Each) (tile "Path" numSides:6 { (path from:0 to:3 colour:1) })`,
  });
  const look = lookOf(game, 'light');
  const { tile } = game.compiled.components.find((component) => component.tile)!;
  const [outline] = drawTilePaths(look, tile!, { fill: look.theme.page, edge: look.theme.ink, ink: look.theme.ink });
  const angle = (x: number, y: number): number => Math.round(((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360);
  const corners = [...String(outline!.attrs.d).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const [face] = game.compiled.board.graph.faces;
  return {
    tile: corners.map(([, x, y]) => angle(Number(x), Number(y))).sort((a, b) => a - b),
    cell: face!.vertices.map(({ x, y }) => angle(x - face!.x, face!.y - y)).sort((a, b) => a - b),
  };
}

test.each(['(hex 3)', '(rotate 30 (hex 3))'])('a tile with paths lies as the cells of %s', (board) => {
  const { tile, cell } = anglesOf(board);
  for (const [k, angle] of tile.entries()) expect(Math.abs(angle - cell[k]!)).toBeLessThanOrEqual(1);
});
