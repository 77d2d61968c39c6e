/** `ludii board`: see what a board ludeme builds, or the board of a game. */
import { type Board, boardToJson, boardToSvg, boardToText, buildBoard, parseBoard } from '@ludii/engine';
import { Command, Option } from 'commander';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { write } from '../terminal.js';

const formats = {
  json: (board: Board): string => JSON.stringify(boardToJson(board)),
  svg: (board: Board): string => boardToSvg(board),
  text: (board: Board, numbers: boolean): string =>
    boardToText(board, { site: numbers ? 'numbers' : 'labels' }).trimEnd(),
};

interface BoardOptions extends GameOptions {
  readonly format: keyof typeof formats;
  readonly numbers?: boolean;
}

export const board = (): Command =>
  withGameOptions(
    new Command('board')
      .summary('show the board of a game or of a board ludeme')
      .description('Show the board of a game, or the one that a board or graph ludeme builds.')
      .argument('<ludeme|game>', 'for example "(board (hex 5))" or chess')
      .addOption(new Option('-f, --format <format>', 'what to write').choices(Object.keys(formats)).default('text'))
      .option('-n, --numbers', 'numbers of the sites instead of coordinates (text)'),
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii board '(board (square 3))'
  ludii board '(board (tiling T3464 2) use:Vertex)' --format svg > board.svg
  ludii board '(mancalaBoard 2 6)' --format json
  ludii board hex --option 'Board Size/4' --numbers`,
    )
    .action((what: string, { format, numbers = false, ...options }: BoardOptions) => {
      const shown = what.trimStart().startsWith('(')
        ? [buildBoard(parseBoard(what))]
        : load(what, options).games.map(({ compiled }) => compiled.board);
      write(shown.map((one) => `${formats[format](one, numbers)}\n`).join('\n'));
    });
