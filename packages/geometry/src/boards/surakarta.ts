/** Surakarta boards: a grid of lines with loops round its corners. */

import { build, expression, type GraphSource } from '../expression.js';
import { size } from '../sizes.js';
import type { BoardSpec } from './board.js';

/** Options of {@link surakartaBoard}. */
export interface SurakartaOptions {
  /** How many loops; as many as fit if not said. */
  readonly loops?: number | undefined;
  /** The first row from the border that has a loop (1 if not said). */
  readonly from?: number | undefined;
  readonly largeStack?: boolean | undefined;
}

/**
 * A Surakarta board, played on the vertices of a square, rectangular or triangular graph. The loops become tracks when
 * the board is built.
 *
 * @example `surakartaBoard(square(6)).graph().vertices.length // 36`
 */
export function surakartaBoard(source: GraphSource, options: SurakartaOptions = {}): BoardSpec {
  const loops = options.loops === undefined ? undefined : size('the loops of a Surakarta board', options.loops);
  const from = size('from of a Surakarta board', options.from ?? 1);
  return {
    kind: 'surakartaBoard',
    graph: expression(({ pass }) => build(source, { use: 'Vertex', pass })),
    use: 'Vertex',
    tracks: [],
    ranges: [],
    largeStack: options.largeStack ?? false,
    surakarta: { loops, from },
  };
}
