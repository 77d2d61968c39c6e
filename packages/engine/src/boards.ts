/** Boards by themselves: pictures, texts and data of them. Whatever is no board is refused. */
import { type Board, boardToJson as json, boardToSvg as svg, boardToText as text } from '@ludii/compiler/internal';
import { checkOptions, shown } from './checks.js';
import { EngineError } from './errors.js';

function checkBoard(board: Board): Board {
  const { topology, graph } = (board ?? {}) as Partial<Board>;
  if (typeof topology === 'object' && typeof graph === 'object') return board;
  throw new EngineError('bad-option', `A board is expected, as buildBoard gives it, not ${shown(board)}.`);
}

/** How the data of a board are written. */
type BoardJsonOptions = NonNullable<Parameters<typeof json>[1]>;
/** How a board is drawn. */
type SvgOptions = NonNullable<Parameters<typeof svg>[1]>;
/** How a board is shown in characters. */
type BoardTextOptions = NonNullable<Parameters<typeof text>[1]>;

/** A board as plain data. */
export function boardToJson(board: Board, options?: BoardJsonOptions): ReturnType<typeof json> {
  return json(checkBoard(board), checkOptions(options));
}

/** A picture of a board. */
export function boardToSvg(board: Board, options?: SvgOptions): string {
  return svg(checkBoard(board), checkOptions(options));
}

/** A board in characters. */
export function boardToText(board: Board, options?: BoardTextOptions): string {
  return text(checkBoard(board), { ...checkOptions(options) });
}
