/** Boards of xiangqi and janggi: a river and two palaces. */
import { R } from '../box.js';
import { num, type SvgNode } from '../svg.js';
import type { Canvas } from './canvas.js';
import { line } from './cells.js';
import { paintGround, paintLines } from './points.js';

/** Lines without those across the river, diagonals of the palaces, marks where cannons and soldiers begin. */
export function paintXiangqi(canvas: Canvas): SvgNode[] {
  const { look, palette } = canvas;
  const { board } = look.game.compiled;
  const places = look.layout.sites[1];
  const isFull = places.length === 90;
  const at = (column: number, row: number) => places[row * 9 + column]!;
  // The river flows between the fifth and the sixth row; only the outer files cross it.
  const crosses = (index: number): boolean => {
    const { a, b } = board.graph.edges[index]!;
    if (!isFull || look.style === 'janggi') return false;
    const rows = [Math.floor(a.index / 9), Math.floor(b.index / 9)].sort();
    return rows[0] === 4 && rows[1] === 5 && a.index % 9 > 0 && a.index % 9 < 8;
  };
  const parts = [...paintGround(canvas, palette.phases?.[0]), ...paintLines(canvas, crosses)];
  if (!isFull) return parts;
  const stroke = (pairs: readonly (readonly [number, number, number, number])[]): string =>
    pairs
      .map(([c1, r1, c2, r2]) => `M${num(at(c1, r1).x)} ${num(at(c1, r1).y)}L${num(at(c2, r2).x)} ${num(at(c2, r2).y)}`)
      .join('');
  const palaces = [
    [3, 0, 5, 2],
    [5, 0, 3, 2],
    [3, 9, 5, 7],
    [5, 9, 3, 7],
  ] as const; // prettier-ignore
  const marks = [
    [1, 2],
    [7, 2],
    [1, 7],
    [7, 7],
    ...[0, 2, 4, 6, 8].flatMap((c) => [
      [c, 3],
      [c, 6],
    ]),
  ] as [number, number][]; // prettier-ignore
  return [
    ...parts,
    ...line(stroke(palaces), palette.inner, palette.thin),
    ...line(marks.map(([c, r]) => corners(at(c, r), c > 0, c < 8)).join(''), palette.inner, palette.thin * 0.8),
  ];
}

/** Small angles around a point. */
function corners({ x, y }: { x: number; y: number }, left: boolean, right: boolean): string {
  const near = R * 0.14;
  const far = R * 0.38;
  const one = (sx: number, sy: number): string =>
    `M${num(x + sx * far)} ${num(y + sy * near)}H${num(x + sx * near)}V${num(y + sy * far)}`;
  return (left ? one(-1, -1) + one(-1, 1) : '') + (right ? one(1, -1) + one(1, 1) : '');
}
