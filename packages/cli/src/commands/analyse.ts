/** `ludii analyse`: what a game is like, in numbers with intervals. */
import { statSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import {
  type Analysis,
  analyse as analyseGame,
  analysisHtml,
  analysisJson,
  analysisText,
  comparisonHtml,
  comparisonText,
  type Preset,
  type RecordedTrial,
} from '@ludii/analysis';
import { EngineError, type Game, readTrial } from '@ludii/engine';
import { filesBelow } from '@ludii/engine/internal';
import { Command, Option } from 'commander';
import { readText, systemMessage } from '../gameFiles.js';
import { interruptible } from '../interrupt.js';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { positive, whole, wholeFrom } from '../numbers.js';
import { Progress } from '../progress.js';
import { write } from '../terminal.js';
import { UserError } from '../userError.js';

interface AnalyseCommandOptions extends GameOptions {
  readonly quick?: boolean;
  readonly full?: boolean;
  readonly number: number;
  readonly agentGames: number;
  readonly iterations: number;
  readonly seconds?: number;
  readonly length?: readonly [number, number];
  readonly compare?: readonly string[];
  readonly trials?: readonly string[];
  readonly seed: number;
  readonly html?: string;
  readonly json?: boolean;
}

/** Reads `20..60`. */
function readLength(text: string): readonly [number, number] {
  const found = /^(\d+)\.\.(\d+)$/.exec(text);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || from < 1 || to < from) throw new UserError(`"${text}" is no length: write for example 20..60.`);
  return [from, to];
}

/** Loads another game to compare with: `hex`, or options of the same game as `Board Size/7`. */
function loadOther(text: string, name: string, options: GameOptions): Game {
  const heading = text.slice(0, text.indexOf('/') + 1);
  if (heading === '' || text.endsWith('.lud')) return load(text, {});
  // It takes the place of what is chosen under its heading.
  const kept = (options.option ?? []).filter((each) => !each.startsWith(heading));
  return load(name, { ...options, option: [...kept, text] });
}

/** Files of trials, and those in directories, with what they are called. */
function trialFiles(path: string): { readonly file: string; readonly name: string }[] {
  try {
    if (!statSync(path).isDirectory()) return [{ file: path, name: basename(path) }];
    return filesBelow(path, '.trl').map((file) => ({ file, name: relative(path, file) }));
  } catch (error) {
    throw new UserError(systemMessage(error, 'read', path));
  }
}

/** The recorded games of a game. */
function readTrials(game: Game, paths: readonly string[]): RecordedTrial[] {
  const files = paths.flatMap(trialFiles);
  if (paths.length > 0 && files.length === 0) {
    throw new UserError(`There is no trial file (.trl) in ${paths.join(', ')}.`);
  }
  return files.map(({ file, name }) => {
    try {
      return { name, trial: readTrial(game, readText(file)) };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      throw new UserError(`${file} is no trial of ${game.name} as it is analysed here: ${error.message}`);
    }
  });
}

async function watched(
  game: Game,
  options: AnalyseCommandOptions,
  trials: readonly RecordedTrial[],
  signal: AbortSignal,
): Promise<Analysis> {
  const preset: Preset = options.quick ? 'quick' : options.full ? 'full' : 'usual';
  let progress: Progress | undefined;
  let shown = '';
  const analysis = await analyseGame(game, {
    preset,
    games: options.number,
    agentGames: options.agentGames,
    iterations: options.iterations,
    ms: options.seconds === undefined ? undefined : 1000 * options.seconds,
    length: options.length,
    seed: options.seed,
    trials,
    signal,
    onProgress: (stage, done, total) => {
      if (stage !== shown) progress = new Progress(total);
      shown = stage;
      progress?.at(done, `games (${stage})`);
    },
  });
  progress?.clear();
  return analysis;
}

function save(file: string, html: string): void {
  try {
    writeFileSync(file, html);
  } catch (error) {
    throw new UserError(systemMessage(error, 'write', file));
  }
}

export const analyse = (): Command =>
  withGameOptions(
    new Command('analyse')
      .summary('measure a game: is it fair, deep, lively, and how long does it last')
      .description(
        'Measure a game: fairness, length, choice, use of the board, drama, depth. Every number has an interval.',
      )
      .argument('<game>', 'path or name of a game')
      .addOption(new Option('--quick', 'random games only, some seconds').conflicts('full'))
      .option('--full', 'also a ladder of strength and the effect of a swap rule, many minutes')
      .option('-n, --number <count>', 'number of random games', wholeFrom(1), 1000)
      .option('--agent-games <count>', 'number of games of an agent against itself', wholeFrom(1), 100)
      .option('--iterations <count>', 'iterations of the agent for each legal move', wholeFrom(1), 16)
      .option('-t, --seconds <number>', 'stop after so long, with the games that are there', positive)
      .option('--length <from..to>', 'a wished length in moves, such as 20..60', readLength)
      .option('--compare <game...>', 'other games, or options of this one, to set beside it')
      .option('--trials <path...>', 'recorded games: trial files, or directories of them')
      .option('-s, --seed <number>', 'seed of the games', whole, 1)
      .option('--html <file>', 'write a report')
      .option('--json', 'write JSON'),
  )
    .addHelpText(
      'after',
      `
Ctrl-C stops early and reports what is there.

Examples:
  ludii analyse breakthrough --quick
  ludii analyse hex --option 'Board Size/7' --html hex.html
  ludii analyse hex --compare 'Board Size/7' --quick
  ludii analyse chess --trials games-of-the-club --html club.html`,
    )
    .action(async (name: string, options: AnalyseCommandOptions) => {
      const games = [load(name, options), ...(options.compare ?? []).map((each) => loadOther(each, name, options))];
      const trials = readTrials(games[0]!, options.trials ?? []);
      const analyses: Analysis[] = [];
      await interruptible(async (signal) => {
        for (const game of games) analyses.push(await watched(game, options, game === games[0] ? trials : [], signal));
      });
      const [first] = analyses;
      if (options.html !== undefined) {
        save(options.html, analyses.length === 1 ? analysisHtml(first!) : comparisonHtml(analyses));
      }
      if (options.json) {
        write(`${JSON.stringify(analyses.length === 1 ? analysisJson(first!) : analyses.map(analysisJson))}\n`);
      } else if (analyses.length === 1) write(analysisText(first!));
      else for (const other of analyses.slice(1)) write(comparisonText(first!, other));
      if (options.html !== undefined && !options.json) write(`\nReport: ${options.html}\n`);
    });
