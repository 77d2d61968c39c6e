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

function radiate(graph: Graph, window: Window): void {
  const { fromRow, toRow, fromColumn, toColumn } = window;
  // The middle's row serves as x and its column as y: visible on boards that are not square, and kept.
  const x = Math.trunc((toRow + fromRow) / 2);
  const y = Math.trunc((toColumn + fromColumn) / 2);
  const reach = Math.max(Math.trunc((toRow - fromRow) / 2), Math.trunc((toColumn - fromColumn) / 2));
  for (let n = 0; n <= reach; n++)
    for (const [dx, dy] of [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ] as const) {
      const a = graph.findVertex(x + n * dx, y + n * dy);
      const b = graph.findVertex(x + (n + 1) * dx, y + (n + 1) * dy);
      if (a !== null && b !== null) graph.findOrAddEdge(a, b);
    }
}

/** Add diagonals to the unit squares of a window of a graph (faces are not made). */
export function addDiagonals(graph: Graph, diagonals: Diagonals | undefined, window: Window): void {
  if (diagonals === undefined || diagonals === 'Implied') return;
  if (diagonals === 'Radiating') {
    radiate(graph, window);
    return;
  }
  const { fromRow, toRow, fromColumn, toColumn } = window;
  const midRow = Math.trunc((toRow + fromRow) / 2);
  const midColumn = Math.trunc((toColumn + fromColumn) / 2);
  const join = (v: Vertex, w: Vertex): void => void graph.findOrAddEdge(v, w);
  for (let r = fromRow; r <= toRow; r++)
    for (let c = fromColumn; c <= toColumn; c++) {
      const a = graph.findVertex(c, r);
      const b = graph.findVertex(c, r + 1);
      const top = graph.findVertex(c + 1, r + 1);
      const d = graph.findVertex(c + 1, r);
      if (a === null || b === null || top === null || d === null) continue;
      switch (diagonals) {
        case 'Alternating':
          if ((r + c) % 2 === 0) join(a, top);
          else join(b, d);
          break;
        case 'Solid': {
          const centre = graph.findOrAddVertex(c + 0.5, r + 0.5);
          for (const corner of [a, b, top, d]) join(corner, centre);
          break;
        }
        case 'SolidNoSplit':
          join(a, top);
          join(b, d);
          break;
        case 'Concentric':
          if (r < midRow === c < midColumn) join(b, d);
          else join(a, top);
          break;
        default: {
          const unknown: never = diagonals;
          throw new GeometryError('unknown-keyword', `No diagonals "${String(unknown)}".`);
        }
      }
    }
}
