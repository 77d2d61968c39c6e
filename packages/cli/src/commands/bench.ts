/**
 * `ludii bench`: how fast games are played at random. Of several games each is measured in a process of its own, so that
 * none gains or suffers from what the machine learnt from another.
 */
import { execFileSync } from 'node:child_process';
import { type BenchmarkResult, benchmark } from '@ludii/engine';
import { Command } from 'commander';
import { findFiles } from '../gameFiles.js';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { positive, whole } from '../numbers.js';
import { Progress } from '../progress.js';
import { write } from '../terminal.js';

interface BenchOptions extends GameOptions {
  readonly seconds: number;
  readonly seed: number;
  readonly json?: boolean;
}

const perSecond = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1));

/** Measures a game in a process of its own. */
function measureAlone(entry: string, file: string, { seconds, seed, ...options }: BenchOptions): BenchmarkResult {
  const args = [entry, 'bench', file, '--seconds', String(seconds), '--seed', String(seed), '--json'];
  for (const option of options.option ?? []) args.push('--option', option);
  for (const directory of options.defs ?? []) args.push('--defs', directory);
  if (options.ruleset !== undefined) args.push('--ruleset', options.ruleset);
  const text = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const [result] = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '') as BenchmarkResult[];
  return result!;
}

export const bench = (entry?: string): Command =>
  withGameOptions(
    new Command('bench')
      .summary('measure random playouts per second')
      .description(
        'Measure random playouts per second, in one thread, after a warm-up of the same length.\nOf several games, each is measured in a process of its own.',
      )
      .argument('<games...>', 'paths or names of games, or directories')
      .option('-t, --seconds <number>', 'how long to measure each game', positive, 5)
      .option('-s, --seed <number>', 'seed of moves, dice and cards', whole, 0)
      .option('--json', 'write JSON as the last line'),
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii bench tic-tac-toe hex chess --seconds 2
  ludii bench games/space --seconds 10 --json`,
    )
    .action((names: readonly string[], { json, ...options }: BenchOptions) => {
      const files = findFiles(names);
      const progress = new Progress(files.length);
      const games = files.map((file) => ({ file, game: load(file, options) }));
      const width = Math.max(4, ...games.map(({ game }) => game.name.length));
      const results: BenchmarkResult[] = [];
      if (!json) write(`${'game'.padEnd(width)}  ${'playouts/s'.padStart(12)}  ${'moves/s'.padStart(12)}\n`);
      for (const [i, { file, game }] of games.entries()) {
        progress.at(i, file);
        const result =
          entry && games.length > 1
            ? measureAlone(entry, file, options)
            : benchmark(game, options.seconds, options.seed);
        progress.clear();
        results.push(result);
        const numbers = [result.playoutsPerSecond, result.movesPerSecond].map((n) => perSecond(n).padStart(12));
        if (!json) write(`${game.name.padEnd(width)}  ${numbers.join('  ')}\n`);
      }
      if (json) write(`${JSON.stringify(results)}\n`);
    });
