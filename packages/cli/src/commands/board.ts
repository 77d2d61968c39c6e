/** `ludii board`: see what a board ludeme builds. */
import { type Board, boardToJson, boardToSvg, boardToText, buildBoard, GeometryError, parseBoard } from '@ludii/engine';
import { Command, Option } from 'commander';
import { UserError } from '../userError.js';

const formats = {
  json: (board: Board): string => JSON.stringify(boardToJson(board)),
  svg: (board: Board): string => boardToSvg(board),
  text: (board: Board): string => boardToText(board).trimEnd(),
};

/** Builds a board from its ludeme; a mistake in it is a mistake of the user. */
function build(ludeme: string): Board {
  try {
    return buildBoard(parseBoard(ludeme));
  } catch (error) {
    if (error instanceof GeometryError) throw new UserError(error.message);
    throw error;
  }
}

export const board = (): Command =>
  new Command('board')
    .description('Show the board that a board or graph ludeme builds.')
    .argument('<ludeme>', 'for example "(board (hex 5))"')
    .addOption(new Option('-f, --format <format>', 'what to write').choices(Object.keys(formats)).default('text'))
    .addHelpText(
      'after',
      `
Examples:
  ludii board '(board (square 3))'
  ludii board '(board (tiling T3464 2) use:Vertex)' --format svg > board.svg
  ludii board '(mancalaBoard 2 6)' --format json`,
    )
    .action((ludeme: string, { format }: { format: keyof typeof formats }) => {
      process.stdout.write(`${formats[format](build(ludeme))}\n`);
    });
