/** Games without a board: play on a field so large that nobody reaches its border. */

import { GeometryError } from '../errors.js';
import type { GraphExpression } from '../expression.js';
import { hex } from '../generators/hex.js';
import { square } from '../generators/square.js';
import { tri } from '../generators/tri.js';
import type { BoardSpec } from './board.js';

/** The lattice of a boardless game. */
export type BoardlessTiling = 'Square' | 'Triangular' | 'Hexagonal';

function field(tiling: BoardlessTiling, size: number | undefined): GraphExpression {
  switch (tiling) {
    case 'Square':
      return square(size ?? 41);
    case 'Triangular':
      return tri(size ?? 41);
    case 'Hexagonal':
      return hex(size ?? 21);
    default:
      throw new GeometryError(
        'unknown-keyword',
        `No boardless tiling "${String(tiling)}": use Square, Triangular or Hexagonal.`,
      );
  }
}

/**
 * The field of a boardless game, played on cells.
 *
 * @example `boardless('Hexagonal').graph().faces.length // 1261`
 */
export function boardless(
  tiling: BoardlessTiling,
  size?: number,
  options: { readonly largeStack?: boolean | undefined } = {},
): BoardSpec {
  return {
    kind: 'boardless',
    graph: field(tiling, size),
    use: 'Cell',
    tracks: [],
    ranges: [],
    largeStack: options.largeStack ?? false,
  };
}
