/** Mancala boards: rows of pits, with a store at each end. */

import { GeometryError } from '../errors.js';
import { expression, type GraphExpression } from '../expression.js';
import { graph } from '../generators/literal.js';
import { rectangle } from '../generators/rectangle.js';
import { shift } from '../operators/shift.js';
import { union } from '../operators/union.js';
import { size } from '../sizes.js';
import type { TrackSpec } from '../tracks.js';
import type { BoardSpec } from './board.js';

/**
 * Where the stores are.
 *
 * @internal
 */
export type Store = 'Outer' | 'Inner' | 'None';

/** Options of {@link mancalaBoard}. */
export interface MancalaOptions {
  readonly store?: Store | undefined;
  readonly numStores?: number | undefined;
  readonly largeStack?: boolean | undefined;
  readonly tracks?: readonly TrackSpec[] | undefined;
}

/** How far a store stands off the first column, by number of rows: close enough to the pits it is joined to. */
const STORE_DISTANCE: Readonly<Record<number, number>> = { 2: 0.85, 3: 1, 4: 0.9, 5: 1, 6: 0.9 };

function pits(rows: number, columns: number, stores: boolean): GraphExpression {
  const parts: GraphExpression[] = [];
  for (let row = 0; row < rows; row++) parts.push(shift(0, row, rectangle(1, columns)));
  if (stores) {
    const away = STORE_DISTANCE[rows] ?? 1;
    const middle = (rows - 1) / 2;
    parts.unshift(graph([[-away, middle]]));
    parts.push(graph([[columns - 1 + away, middle]]));
  }
  return union(parts, { connect: true });
}

/**
 * A mancala board, played on vertices. Site 0 is the left store, then the rows of pits from the bottom, then the right
 * store; without stores the pits start at 0. (With inner stores or another number than two it is a plain grid.)
 *
 * @example `mancalaBoard(2, 6).graph().vertices.length // 14`
 */
export function mancalaBoard(rows: number, columns: number, options: MancalaOptions = {}): BoardSpec {
  size('the rows of a mancala board', rows, 2, 6);
  size('the columns of a mancala board', columns, 1);
  const { store = 'Outer', numStores = 2 } = options;
  if (store !== 'Outer' && store !== 'Inner' && store !== 'None')
    throw new GeometryError('unknown-keyword', `No mancala store "${String(store)}": use Outer, Inner or None.`);
  const plain = store === 'Inner' || size('the number of stores', numStores) !== 2;
  const made = plain ? rectangle(rows, rows) : pits(rows, columns, store === 'Outer');
  return {
    kind: 'mancalaBoard',
    graph: expression(({ pass }) => made('Vertex', pass)),
    use: 'Vertex',
    tracks: options.tracks ?? [],
    ranges: [],
    largeStack: options.largeStack ?? false,
  };
}
