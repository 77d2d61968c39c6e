/** `ludii board`: see what a board ludeme builds, or a position of a game, as text or as a picture. */
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { boardToJson, boardToText, buildBoard, type Game, gameFromText, parseBoard, type Trial } from '@ludii/engine';
import { type DrawOptions, drawPosition } from '@ludii/render';
import { Command, Option } from 'commander';
import { drawTrial } from '../boardView.js';
import { playMove, splitMoves } from '../chosenMoves.js';
import { readText, systemMessage } from '../gameFiles.js';
import { type GameOptions, load, selector, withGameOptions } from '../loading.js';
import { whole, wholeFrom } from '../numbers.js';
import { htmlPage, png } from '../picture.js';
import { recordedUpTo } from '../recorded.js';
import { plural, write } from '../terminal.js';
import { UserError } from '../userError.js';

const formats = ['text', 'json', 'svg', 'png', 'html'] as const;
type Format = (typeof formats)[number];

const byEnding: Readonly<Record<string, Format>> = {
  '.txt': 'text',
  '.json': 'json',
  '.svg': 'svg',
  '.png': 'png',
  '.html': 'html',
};

interface BoardOptions extends GameOptions {
  readonly format?: Format;
  readonly numbers?: boolean;
  readonly output?: string;
  readonly play?: string;
  readonly trial?: string;
  readonly move?: number;
  readonly seed: number;
  readonly theme: 'light' | 'dark';
  readonly legal?: 'dots' | 'arrows';
  readonly viewer?: number;
  readonly width?: number;
  readonly tracks?: boolean;
  readonly candidates?: boolean;
}

/** Ludemes that are boards; others are graphs that a board is made of. */
const boardLudemes = /^\(\s*(?:board|boardless|mancalaBoard|surakartaBoard)\b/;

/** A game on the board of a ludeme, so that it can be drawn. */
function gameOn(ludeme: string): Game {
  // A ludeme with a mistake gets the message of the board, not one about a game that nobody wrote.
  buildBoard(parseBoard(ludeme));
  const board = boardLudemes.test(ludeme) ? ludeme : `(board ${ludeme})`;
  return gameFromText(`(game "Board" (players 2) (equipment { ${board} (piece "Disc" Each) })
    (rules (play (move Pass)) (end (if (no Moves Next) (result All Draw)))))`);
}

/** The position that is asked for. */
function positionOf(game: Game, { play, trial: file, move, seed }: BoardOptions): Trial {
  const trial = file === undefined ? game.start(seed) : recordedUpTo(game, readText(file), move);
  for (const written of splitMoves(play ?? '')) playMove(trial, written);
  return trial;
}

/** The board alone, as text or data: of each game of a match. */
function boardOnly(games: Game['games'], format: 'text' | 'json', numbers: boolean): string {
  const shown = games.map(({ compiled: { board } }) =>
    format === 'json'
      ? JSON.stringify(boardToJson(board))
      : boardToText(board, { site: numbers ? 'numbers' : 'labels' }).trimEnd(),
  );
  return shown.map((one) => `${one}\n`).join('\n');
}

function picture(trial: Trial, isGame: boolean, options: BoardOptions): DrawOptions {
  const { theme, legal, viewer, width, tracks, candidates } = options;
  return { theme, legal, viewer, width, tracks, candidates, status: isGame && trial.length > 0 };
}

function draw(what: string, format: Format, options: BoardOptions): string | Uint8Array {
  if (options.trial === undefined && options.move !== undefined) {
    throw new UserError('--move counts the moves of a trial: name it with --trial.');
  }
  const isLudeme = what.trimStart().startsWith('(');
  if (isLudeme && (options.play ?? options.trial) !== undefined)
    throw new UserError('A board has no moves: name a game to play them.');
  if (isLudeme && (format === 'text' || format === 'json')) {
    const board = buildBoard(parseBoard(what));
    return format === 'json'
      ? `${JSON.stringify(boardToJson(board))}\n`
      : boardToText(board, { site: options.numbers ? 'numbers' : 'labels' });
  }
  const game = isLudeme ? gameOn(what.trim()) : load(what, options);
  const hasMoves = options.play !== undefined || options.trial !== undefined;
  if (format === 'json' || (format === 'text' && !hasMoves))
    return boardOnly(game.games, format, options.numbers ?? false);
  const trial = positionOf(game, options);
  if (format === 'text') return drawTrial(trial);
  const svg = drawPosition(trial, picture(trial, !isLudeme, options));
  if (format === 'png') return png(svg, options.width);
  return format === 'html' ? htmlPage(trial, svg) : `${svg}\n`;
}

/** `-o` is a file if it ends like one, otherwise an option of the game, as in all commands. */
function separate(values: readonly string[]): {
  readonly output: string | undefined;
  readonly option: readonly string[];
} {
  const files = values.filter((value) => extname(value) in byEnding);
  if (files.length > 1) throw new UserError(`There can be one file only, not ${plural(files.length, 'file')}.`);
  const option = values
    .filter((value) => !(extname(value) in byEnding))
    .reduce<readonly string[]>((before, value) => selector(value, before), []);
  return { output: files[0], option };
}

const collect = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

export const board = (): Command =>
  withGameOptions(
    new Command('board')
      .summary('show a board or a position, as text or as a picture')
      .description('Show the board of a game or a position of it, or the board that a board or graph ludeme builds.')
      .argument('<ludeme|game>', 'for example "(board (hex 5))" or chess')
      .addOption(
        new Option('-f, --format <format>', 'what to write (default: by the ending of the file, or text)').choices(
          formats,
        ),
      )
      .option('-o, --output <file>', 'write to a file: .svg, .png, .html, .txt or .json', collect)
      .option('-p, --play <moves>', 'play these moves first: notations or numbers like #3, separated by spaces or ;')
      .option('--trial <file>', 'show a position of a recorded game')
      .option('--move <number>', 'after how many moves of the trial (default: all)', whole)
      .option('-s, --seed <number>', 'seed of dice and cards', whole, 0)
      .addOption(new Option('--theme <theme>', 'colours of pictures').choices(['light', 'dark']).default('light'))
      .addOption(new Option('--legal <marks>', 'show legal moves in pictures').choices(['dots', 'arrows']))
      .option('--viewer <player>', 'who looks at hidden pieces; 0 sees all (default: the player to move)', whole)
      .option('--width <pixels>', 'width of a picture', wholeFrom(16))
      .option('--tracks', 'show tracks in pictures')
      .option('--candidates', 'show values that are still possible in puzzles')
      .option('-n, --numbers', 'numbers of the sites instead of coordinates (text)'),
    { short: false },
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii board '(board (square 3))'
  ludii board chess --play "E2-E4 E7-E5" -o chess.png
  ludii board go --trial game.trl --move 40 --format svg > go.svg
  ludii board '(mancalaBoard 2 6)' --format json
  ludii board hex --option 'Board Size/4' --numbers`,
    )
    .action(
      (
        what: string,
        { output: named, ...given }: Omit<BoardOptions, 'output'> & { readonly output?: readonly string[] },
      ) => {
        const { output, option } = separate(named ?? []);
        const options: BoardOptions = { ...given, option: [...(given.option ?? []), ...option] };
        const format = options.format ?? (output === undefined ? 'text' : byEnding[extname(output)]!);
        const drawn = draw(what, format, options);
        if (output !== undefined) {
          try {
            writeFileSync(output, drawn);
          } catch (error) {
            throw new UserError(systemMessage(error, 'write', output));
          }
          write(`Wrote ${output}.\n`);
        } else if (typeof drawn === 'string') write(drawn);
        else if (process.stdout.isTTY)
          throw new UserError('A PNG picture is no text: write it to a file with -o picture.png.');
        else process.stdout.write(drawn);
      },
    );
