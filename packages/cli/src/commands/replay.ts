/** `ludii replay`: plays a recorded game again and checks it. */
import { basename } from 'node:path';
import type { Trial } from '@ludii/engine';
import { readTrialFile } from '@ludii/engine/internal';
import { Command } from 'commander';
import { drawTrial } from '../boardView.js';
import { findGame, readText } from '../gameFiles.js';
import { type GameOptions, load, withDefs } from '../loading.js';
import { recorded } from '../recorded.js';
import { columns, plural, write } from '../terminal.js';
import { UserError } from '../userError.js';

interface ReplayOptions extends GameOptions {
  readonly game?: string;
  readonly boards?: boolean;
  readonly json?: boolean;
}

/** The game of a trial: the path that was recorded, or the game of that name. */
function findRecorded(path: string): string {
  for (const candidate of [path, basename(path.replaceAll('\\', '/'), '.lud')]) {
    try {
      return findGame(candidate);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
  }
  throw new UserError(`The trial is one of "${path}", which is not here: say where with --game.`);
}

function showBoards(trial: Trial): void {
  const again = trial.clone();
  while (again.undo());
  write(drawTrial(again));
  trial.choices().forEach((choice, i) => {
    write(`\n${i + 1}. ${again.legalMoves()[choice]!.notation}\n`);
    write(drawTrial(again.apply(choice)));
  });
}

export const replay = (): Command =>
  withDefs(
    new Command('replay')
      .summary('play a trial file again and check it')
      .description('Play a trial file again: every move must be legal and do what was recorded.')
      .argument('<trial>', 'path of a trial file')
      .option('-g, --game <game>', 'path or name of its game, if not the recorded one')
      .option('-b, --boards', 'show the board after each move')
      .option('--json', 'write JSON'),
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii replay trials/chess-1.trl
  ludii replay game.trl --game my-variant.lud --boards`,
    )
    .action((file: string, { game: name, boards, json, defs }: ReplayOptions) => {
      const text = readText(file);
      const header = readTrialFile(text);
      const path = name === undefined ? findRecorded(header.game) : findGame(name);
      const given = header.options.length > 0 ? { option: header.options } : {};
      const game = load(path, { ...given, ...(defs ? { defs } : {}) });
      const trial = recorded(game, text);
      const moves = trial.moves().map((move) => move.notation);
      if (json) {
        const { isOver, winner } = trial;
        write(
          `${JSON.stringify({ game: game.name, options: game.options, moves, isOver, winner, ranking: trial.ranking() })}\n`,
        );
        return;
      }
      if (boards) showBoards(trial);
      else {
        write(`${game.name}, ${plural(moves.length, 'move')}:\n`);
        write(moves.length === 0 ? '' : columns(moves.map((move, i) => `${i + 1}. ${move}`)));
        write(drawTrial(trial));
      }
      write('All moves are as recorded.\n');
    });
