/** `ludii playout`: random games, and how they end. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type PlayoutsSummary, playouts, writeTrial } from '@ludii/engine';
import { Command } from 'commander';
import { systemMessage } from '../gameFiles.js';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { whole, wholeFrom } from '../numbers.js';
import { Progress } from '../progress.js';
import { plural, write } from '../terminal.js';
import { UserError } from '../userError.js';

interface PlayoutCommandOptions extends GameOptions {
  readonly number: number;
  readonly seed: number;
  readonly maxMoves: number;
  readonly workers: number;
  readonly save?: string;
  readonly json?: boolean;
}

function asJson(game: Game, seed: number, summary: PlayoutsSummary): string {
  const { trial: _trial, ...numbers } = summary;
  return JSON.stringify({ game: game.name, options: game.options, seed, ...numbers });
}

function asText(game: Game, summary: PlayoutsSummary): string {
  const { playouts: count, meanMoves, shortest, longest, wins, draws, unfinished } = summary;
  const share = (part: number): string =>
    `${String(part).padStart(7)}  ${((100 * part) / count).toFixed(1).padStart(5)} %`;
  const rows: [string, number][] = [
    ...wins.slice(1).map((won, i): [string, number] => [`player ${i + 1} wins`, won]),
    ['nobody wins', draws],
  ];
  if (unfinished > 0) rows.push(['broken off', unfinished]);
  const lines = rows.map(([what, part]) => `  ${what.padEnd(14)}${share(part)}`);
  const length = `${meanMoves.toFixed(1)} moves on average, ${shortest} to ${longest}`;
  return `${game.name}: ${plural(count, 'random game')}, ${length}\n${lines.join('\n')}\n`;
}

function save(directory: string, game: Game, summary: PlayoutsSummary): void {
  const stem = game.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  try {
    mkdirSync(directory, { recursive: true });
    for (let i = 0; i < summary.playouts; i++) {
      writeFileSync(join(directory, `${stem}-${i + 1}.trl`), writeTrial(summary.trial(i)));
    }
  } catch (error) {
    throw new UserError(systemMessage(error, 'write to', directory));
  }
}

export const playout = (): Command =>
  withGameOptions(
    new Command('playout')
      .summary('play random games and tell how they end')
      .description('Play random games and tell how they end. The same seed gives the same games.')
      .argument('<game>', 'path or name of a game')
      .option('-n, --number <count>', 'number of games', wholeFrom(1), 1)
      .option('-s, --seed <number>', 'seed of moves, dice and cards', whole, 0)
      .option('-m, --max-moves <count>', 'break a game off after so many moves', wholeFrom(1), 10_000)
      .option('-w, --workers <count>', 'play over so many threads', wholeFrom(0), 0)
      .option('--save <dir>', 'write every game as a trial file into a directory')
      .option('--json', 'write JSON'),
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii playout hex -n 1000 --seed 7
  ludii playout go -n 100 --option 'Board Size/9' --json
  ludii playout chess -n 3 --save trials`,
    )
    .action(async (name: string, options: PlayoutCommandOptions) => {
      const { number, seed, maxMoves, workers, json } = options;
      const game = load(name, options);
      const progress = new Progress(number);
      const summary = await playouts(game, number, {
        seed,
        maxMoves,
        workers,
        record: options.save !== undefined,
        onProgress: (done) => progress.at(done, 'games'),
      });
      progress.clear();
      if (options.save !== undefined) save(options.save, game, summary);
      write(json ? `${asJson(game, seed, summary)}\n` : asText(game, summary));
    });
