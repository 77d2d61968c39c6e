/** `ludii validate`: is a description right, and does the game make sense? */
import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import { findFiles, readStandardInput } from '../gameFiles.js';
import { Interrupted, interruptible } from '../interrupt.js';
import { type GameOptions, withGameOptions } from '../loading.js';
import { whole, wholeFrom } from '../numbers.js';
import { Progress } from '../progress.js';
import { plural, write, writeError } from '../terminal.js';
import { Failed } from '../userError.js';
import { check } from '../validate/check.js';
import { checkAll } from '../validate/checkAll.js';
import { count, type FileReport } from '../validate/findings.js';
import { asJson, asSarif, asText, summary } from '../validate/formats.js';
import { watchFiles } from '../validate/watch.js';
import { version } from '../version.js';

interface ValidateOptions extends GameOptions {
  readonly allOptions?: boolean;
  readonly format: 'text' | 'json' | 'sarif';
  readonly playouts: number;
  readonly seed: number;
  readonly maxMoves: number;
  readonly jobs?: number;
  readonly watch?: boolean;
}

export const validate = (): Command =>
  withGameOptions(
    new Command('validate')
      .summary('check descriptions, and find suspicious things by playing')
      .description('Check descriptions: parse, bind and compile them, and play random games to find suspicious things.')
      .argument('<files...>', 'files, directories of .lud files, names of games, or - for standard input')
      .option('-a, --all-options', 'check every option and ruleset, not only those used by default')
      .addOption(
        new Option('-f, --format <format>', 'what to write').choices(['text', 'json', 'sarif']).default('text'),
      )
      .option('--watch', 'look again at a file whenever it is saved, until interrupted')
      .option('-p, --playouts <count>', 'play so many random games and warn of what looks wrong', wholeFrom(0), 0)
      .option('-s, --seed <number>', 'seed of the random games', whole, 0)
      .option('-m, --max-moves <count>', 'a game that goes on longer counts as endless', wholeFrom(1), 2000)
      .option(
        '-j, --jobs <count>',
        'look at so many files at once (default: all cores for random games)',
        wholeFrom(1),
      ),
  )
    .addHelpText(
      'after',
      `
Exit code 1 if anything is wrong; warnings alone are no error.

Warnings from --playouts: no legal move at the start, games that never end, a player who never wins; from 30 games on
also pieces that are never used or never move, and phases, rules of play, effects and end rules that are never reached.

Examples:
  ludii validate my-game.lud
  ludii validate games --all-options
  ludii validate my-game.lud --watch
  ludii validate my-game.lud --playouts 100
  ludii validate my-game.lud --option "Board/Large" --defs my-defines
  ludii validate games --format sarif > ludii.sarif`,
    )
    .action(async (paths: readonly string[], { jobs, ...options }: ValidateOptions) => {
      const { format, playouts, seed, maxMoves, allOptions, option, ruleset, defs } = options;
      const files = findFiles(paths);
      await readStandardInput(files);
      const sample = playouts > 0 ? { playouts, seed, maxMoves } : undefined;
      const progress = new Progress(files.length);
      progress.at(0, files[0]);
      const reports: FileReport[] = [];
      // Processes take a while to start: only play is worth it.
      const workers = jobs ?? (sample ? availableParallelism() : 1);
      const wanted = { allOptions, sample, option, ruleset, defs };
      const onReport = (report: FileReport, done: number): void => {
        reports.push(report);
        if (format === 'text' && report.findings.length > 0) {
          progress.clear();
          write(`${asText(report)}\n`);
        }
        progress.at(done, files[done]);
      };
      const stopped = await interruptible(async (signal) => {
        await checkAll(files, wanted, workers, onReport, signal);
        return signal.aborted;
      });
      progress.clear();
      switch (format) {
        case 'text':
          write(summary(reports));
          break;
        case 'json':
          write(asJson(reports));
          break;
        case 'sarif':
          write(asSarif(reports, version));
          break;
        default:
          format satisfies never;
      }
      if (stopped) {
        writeError(`Stopped: ${reports.length} of ${plural(files.length, 'file')} looked at.\n`);
        throw new Interrupted();
      }
      if (options.watch) {
        const again = async (file: string): Promise<void> => {
          const report = await check(file, wanted);
          write(`\n${asText(report)}${summary([report])}`);
        };
        await interruptible((signal) => watchFiles(files, again, signal));
        return;
      }
      if (count(reports, 'error') > 0) throw new Failed();
    });
