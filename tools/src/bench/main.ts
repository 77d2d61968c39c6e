/**
 * `npm run bench`: random playouts per second of the standard set on one core, as a table. Every game is measured in a
 * process of its own, so that none profits or suffers from what the compiler of the machine learnt from another.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BenchmarkResult, benchmark, EngineError, type Game, loadGame } from '@ludii/engine';
import { filesBelow } from '../conform/corpus.js';
import { type ApiRow, apiTable, measureApi, perftComparison } from './api.js';
import { standardGames } from './standard.js';
import { better, comparison, type Pair, type Row, ratioOf, table } from './table.js';

const usage = `Usage:
  npm run bench -- [game names or .lud files …] [--corpus DIR] [--seconds N] [--out FILE] [--json]
  npm run bench -- --all --against DIR [--seconds N]
  npm run bench -- --api [game names or .lud files …] [--seconds N]

Without games: the standard set. DIR has lud/ and def/. The warm-up takes as long as the measurement. Rates are per second of
CPU time. --all measures the games of games/ instead; --against compares with another built checkout of this repository,
side by side, and fails if a game is below 0.95 of its speed there. --api measures the interface of the engine only: its loop
against random play inside, copies, taking back, and chess against chess.js; without it that table comes last.
`;

const here = fileURLToPath(import.meta.url);
const root = resolve(here, '../../../..');

/** The file of a game: a path, or the name of a description in the corpus. */
function findGame(name: string, corpus: string): string | undefined {
  if (name.endsWith('.lud')) return existsSync(name) ? name : undefined;
  const directory = join(corpus, 'lud');
  const file = filesBelow(directory, '.lud').find((each) => basename(each, '.lud') === name);
  return file && join(directory, file);
}

/** Milliseconds of CPU time of this process. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function load(name: string, corpus: string): Game {
  const file = findGame(name, corpus);
  if (!file) throw new EngineError('no-file', `There is no game "${name}".`);
  const defines = join(corpus, 'def');
  return loadGame(file, existsSync(defines) ? { defines } : {});
}

/** Measures one game in this process. */
function measureHere(name: string, corpus: string, seconds: number, api: boolean): BenchmarkResult | ApiRow {
  const game = load(name, corpus);
  return api ? measureApi(game, seconds, cpuTime) : benchmark(game, seconds, 0, cpuTime);
}

/** The interface of games, each in a process of its own, and chess against a library of chess. */
function measureInterface(names: readonly string[], corpus: string, seconds: number): string {
  const rows = names.map((name) => {
    const args = [here, '--single', '--api', name, '--corpus', corpus, '--seconds', String(seconds)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status === 0) return JSON.parse(stdout) as ApiRow;
    return { game: basename(name, '.lud'), problem: (stderr.split('\n')[0] ?? '').replaceAll('|', '/').slice(0, 100) };
  });
  return `${apiTable(rows)}\n${perftComparison(load(join(root, 'games/war/chess.lud'), corpus), 4, cpuTime)}`;
}

/** Measures one game in a process of its own. */
function measure(name: string, corpus: string, seconds: number, script = here): Row {
  const standard = standardGames.find((each) => each.name === name);
  const game = basename(name, '.lud');
  const args = [script, '--single', name, '--corpus', corpus, '--seconds', String(seconds)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) {
    const problem = stderr.split('\n')[0] || `exit code ${status}`;
    return { game, standard, problem: problem.trim().replaceAll('|', '/').slice(0, 100) };
  }
  const { playoutsPerSecond, movesPerSecond } = JSON.parse(stdout) as BenchmarkResult;
  return { game, standard, playoutsPerSecond, movesPerSecond };
}

/** Our own games here and in another checkout: both measured in turn, twice, and the better run of each is taken. */
function compare(names: readonly string[], corpus: string, seconds: number, other: string): number {
  const script = resolve(other, 'tools/dist/bench/main.js');
  if (!existsSync(script)) {
    process.stderr.write(`No built checkout in ${other}: ${script} is missing.\n`);
    return 2;
  }
  const pairs = names.map((name, i): Pair => {
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1}/${names.length} ${name.padEnd(40)}`);
    const runs = [script, here, here, script].map((each) => measure(name, corpus, seconds, each));
    return { before: better(runs[0]!, runs[3]!), now: better(runs[1]!, runs[2]!) };
  });
  process.stdout.write(comparison(pairs));
  return pairs.some((pair) => ratioOf(pair) < 0.95) ? 1 : 0;
}

function main(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      corpus: { type: 'string', default: join(root, '../shared/corpus') },
      seconds: { type: 'string', default: '5' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
      single: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      against: { type: 'string' },
      api: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { corpus, out, json, single, all, against, api } = values;
  const seconds = Number(values.seconds);
  if (values.help || !(seconds > 0)) {
    process.stderr.write(usage);
    return values.help ? 0 : 2;
  }
  if (single) {
    try {
      process.stdout.write(JSON.stringify(measureHere(positionals[0] ?? '', corpus, seconds, api)));
      return 0;
    } catch (error) {
      // One line for the table of the process that asked; the stack for whoever runs it alone.
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      return 1;
    }
  }
  const own = all ? filesBelow(join(root, 'games'), '.lud').map((file) => join(root, 'games', file)) : [];
  const wanted = [...positionals, ...own];
  if (against !== undefined) {
    return compare(wanted.length > 0 ? wanted : standardGames.map(({ name }) => name), corpus, seconds, against);
  }
  if (wanted.length === 0 && !existsSync(corpus)) {
    process.stderr.write(`No games in ${corpus}: name .lud files, or a corpus with --corpus.\n`);
    return 1;
  }
  const names = wanted.length > 0 ? wanted : standardGames.map(({ name }) => name);
  if (api) {
    process.stdout.write(measureInterface(names, corpus, seconds));
    return 0;
  }
  const rows = names.map((name, i) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1}/${names.length} ${name.padEnd(40)}`);
    return measure(name, corpus, seconds);
  });
  if (process.stderr.isTTY) process.stderr.write('\r'.padEnd(60).concat('\r'));
  const text = `${table(rows)}${wanted.length === 0 ? `\n${measureInterface(names, corpus, seconds)}` : ''}`;
  process.stdout.write(text);
  if (out) writeFileSync(out, text);
  if (json) {
    const measured = rows.flatMap((row) => ('problem' in row ? [] : [row]));
    const numbers = measured.map(({ game, playoutsPerSecond, movesPerSecond }) => ({
      game,
      playoutsPerSecond,
      movesPerSecond,
    }));
    console.log(JSON.stringify(numbers));
  }
  return rows.some((row) => 'problem' in row) ? 1 : 0;
}

process.exitCode = main(process.argv.slice(2));
