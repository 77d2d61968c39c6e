/** Diagonal lines across the squares of a square lattice. */

import { GeometryError } from '../errors.js';
import type { Graph, Vertex } from '../graph.js';
import type { Window } from '../outline.js';

/** How squares get diagonals. */
export type Diagonals = 'Implied' | 'Alternating' | 'Solid' | 'SolidNoSplit' | 'Concentric' | 'Radiating';

/** All ways of {@link Diagonals}. */
export const DIAGONALS: readonly Diagonals[] = [
  'Implied',
  'Alternating',
  'Solid',
  'SolidNoSplit',
  'Concentric',
  'Radiating',
];

/** Refuse anything that is not a way of drawing diagonals. */
export function checkDiagonals(diagonals: string | undefined): void {
  if (diagonals !== undefined && !(DIAGONALS as readonly string[]).includes(diagonals))
    throw new GeometryError('unknown-keyword', `No diagonals "${diagonals}": use one of ${DIAGONALS.join(', ')}.`);
}

/** The middle of a window, as row and column. */
const middleOf = ({
  fromRow,
  toRow,
  fromColumn,
  toColumn,
}: Window): { readonly row: number; readonly column: number } => ({
  row: Math.trunc((fromRow + toRow) / 2),
  column: Math.trunc((fromColumn + toColumn) / 2),
});

const FOUR_WAYS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const;

/** Diagonals that leave the middle in the four directions, one unit after the other. */
function radiate(graph: Graph, window: Window): void {
  // The middle's row serves as x and its column as y: visible on boards that are not square, and kept.
  const { row: x, column: y } = middleOf(window);
  const height = Math.trunc((window.toRow - window.fromRow) / 2);
  const width = Math.trunc((window.toColumn - window.fromColumn) / 2);
  for (let away = 0; away <= Math.max(height, width); away++)
    for (const [dx, dy] of FOUR_WAYS) {
      const near = graph.findVertex(x + away * dx, y + away * dy);
      const far = graph.findVertex(x + (away + 1) * dx, y + (away + 1) * dy);
      if (near && far) graph.findOrAddEdge(near, far);
    }
}

/** A unit square: its place, its corners by compass. */
interface UnitSquare {
  readonly row: number;
  readonly column: number;
  readonly southWest: Vertex;
  readonly northWest: Vertex;
  readonly northEast: Vertex;
  readonly southEast: Vertex;
}

/** The unit squares of a window that have all four corners, row by row. */
function* unitSquares(graph: Graph, { fromRow, toRow, fromColumn, toColumn }: Window): Generator<UnitSquare> {
  for (let row = fromRow; row <= toRow; row++)
    for (let column = fromColumn; column <= toColumn; column++) {
      const southWest = graph.findVertex(column, row);
      const northWest = graph.findVertex(column, row + 1);
      const northEast = graph.findVertex(column + 1, row + 1);
      const southEast = graph.findVertex(column + 1, row);
      if (southWest && northWest && northEast && southEast)
        yield { row, column, southWest, northWest, northEast, southEast };
    }
}

/** Which lines a way of drawing puts into one square. */
type Drawing = (graph: Graph, square: UnitSquare, middle: ReturnType<typeof middleOf>) => void;

const rising = (graph: Graph, { southWest, northEast }: UnitSquare): void =>
  void graph.findOrAddEdge(southWest, northEast);
const sinking = (graph: Graph, { northWest, southEast }: UnitSquare): void =>
  void graph.findOrAddEdge(northWest, southEast);

const DRAWINGS: Readonly<Partial<Record<Diagonals, Drawing>>> = {
  Alternating: (graph, square) => ((square.row + square.column) % 2 === 0 ? rising : sinking)(graph, square),
  Solid: (graph, { row, column, southWest, northWest, northEast, southEast }) => {
    const crossing = graph.addVertex(column + 0.5, row + 0.5);
    for (const corner of [southWest, northWest, northEast, southEast]) graph.findOrAddEdge(corner, crossing);
  },
  SolidNoSplit: (graph, square) => {
    rising(graph, square);
    sinking(graph, square);
  },
  Concentric: (graph, square, middle) =>
    (square.row < middle.row === square.column < middle.column ? sinking : rising)(graph, square),
};

/** Add diagonals to the unit squares of a window of a graph (faces are not made). */
export function addDiagonals(graph: Graph, diagonals: Diagonals | undefined, window: Window): void {
  if (diagonals === 'Radiating') radiate(graph, window);
  const draw = diagonals && DRAWINGS[diagonals];
  if (!draw) return;
  const middle = middleOf(window);
  for (const square of [...unitSquares(graph, window)]) draw(graph, square, middle);
}
