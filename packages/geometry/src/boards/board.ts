/** Boards as data: what a board ludeme says, ready for `buildBoard`. */

import type { BoardDescription } from '../board.js';
import { build, expression, type GraphSource } from '../expression.js';
import type { SiteType } from '../graph.js';
import type { TrackSpec } from '../tracks.js';

/** The values that the sites of one kind can take in a deduction puzzle. */
export interface ValueRange {
  readonly type: SiteType;
  readonly min: number;
  readonly max: number;
}

/** A board as a description gives it. */
export interface BoardSpec extends BoardDescription {
  readonly kind: 'board' | 'boardless' | 'mancalaBoard' | 'surakartaBoard';
  /** The kind of site that the game is played on. */
  readonly use: SiteType;
  readonly tracks: readonly TrackSpec[];
  /** Value ranges of a deduction puzzle; empty for other games. */
  readonly ranges: readonly ValueRange[];
  /** Whether stacks may grow without limit. */
  readonly largeStack: boolean;
}

/** Options of {@link board}. */
export interface BoardOptions {
  readonly use?: SiteType | undefined;
  readonly tracks?: readonly TrackSpec[] | undefined;
  readonly ranges?: readonly ValueRange[] | undefined;
  readonly largeStack?: boolean | undefined;
}

/**
 * A board on any graph. Boards with value ranges have no tracks.
 *
 * @example `buildBoard(board(hex(5), { use: 'Vertex' }))`
 */
export function board(source: GraphSource, options: BoardOptions = {}): BoardSpec {
  const ranges = options.ranges ?? [];
  return {
    kind: 'board',
    graph: expression((setting) => build(source, setting)),
    use: options.use ?? 'Cell',
    tracks: ranges.length > 0 ? [] : (options.tracks ?? []),
    ranges,
    largeStack: options.largeStack ?? false,
  };
}
