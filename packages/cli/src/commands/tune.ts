/** `ludii tune`: terms and weights of an evaluation, learnt from self-play, as metadata to paste in. */
import { adviceText, tune as tuneGame } from '@ludii/agents';
import { Command } from 'commander';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { positive, whole, wholeFrom } from '../numbers.js';
import { Progress } from '../progress.js';
import { plural, write } from '../terminal.js';

interface TuneOptions extends GameOptions {
  readonly number: number;
  readonly seconds: number;
  readonly seed: number;
  readonly json?: boolean;
}

export const tune = (): Command =>
  withGameOptions(
    new Command('tune')
      .summary('learn how positions of a game are judged, and print it as metadata')
      .description('Play a game against itself, learn which terms foretell the result, and print metadata to paste in.')
      .argument('<game>', 'path or name of a game')
      .option('-n, --number <count>', 'number of games', wholeFrom(1), 100)
      .option('-t, --seconds <number>', 'stop after so long, with the games that are there', positive, 60)
      .option('-s, --seed <number>', 'seed of the games', whole, 1)
      .option('--json', 'write JSON'),
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii tune breakthrough
  ludii tune kalah -n 200 --seconds 300`,
    )
    .action(async (name: string, { number, seconds, seed, json, ...options }: TuneOptions) => {
      const game = load(name, options);
      const progress = new Progress(number);
      const tuning = await tuneGame(game, {
        games: number,
        ms: 1000 * seconds,
        seed,
        onProgress: (done) => progress.at(done, 'games'),
      });
      progress.clear();
      if (json) {
        write(`${JSON.stringify({ game: game.name, ...tuning })}\n`);
        return;
      }
      const { games, positions, foretold, terms } = tuning;
      write(
        `// ${plural(games, 'game')}, ${plural(positions, 'position')}; foretells ${(100 * foretold).toFixed(0)} % of the results of games kept apart.\n`,
      );
      if (terms.length > 0) write(`${adviceText(terms)}\n`);
      else write('// Nothing that was looked at foretells who wins: there is nothing to paste in.\n');
    });
