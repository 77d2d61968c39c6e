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
import { type ApiRow, apiTable, measureApi, measureLoop, perftComparison } from './api.js';
import { type LoadRow, loadTable, loadTime } from './compile.js';
import { listRow, listTable, measureLists } from './interpreted.js';
import { type MemoryRow, measureMemory, memoryTable } from './memory.js';
import { standardGames } from './standard.js';
import { better, comparison, type Pair, type Row, ratioOf, table } from './table.js';

const usage = `Usage:
  npm run bench -- [game names or .lud files …] [--corpus DIR] [--seconds N] [--out FILE] [--json]
  npm run bench -- --all --against DIR [--seconds N]
  npm run bench -- --compile [game names or .lud files …]
  npm run bench -- --memory [game names or .lud files …] [--games N]
  npm run bench -- --interpreted --against DIR [game names or .lud files …] [--seconds N]
  npm run bench -- --api [game names or .lud files …] [--seconds N]
  npm run bench -- --api --against DIR [game names or .lud files …] [--seconds N]

Without games: the standard set. DIR has lud/ and def/. The warm-up takes as long as the measurement. Rates are per second of
CPU time. --all measures the games of games/ instead; --against compares with another built checkout of this repository,
side by side, and fails if a game is below 0.95 of its speed there. --interpreted compares lists of legal moves by the closures
of the rules (moves listed and made per second), after a warm-up of half the time. --compile measures how long it takes until a
game can be played, as the first game of a process and after all others: those named, or all of games/. --memory plays N random games
(1,000,000) of each and fails if more memory is in use behind than was after a fifth of them. --api measures the interface of the engine only: its loop
against random play inside, copies, taking back, and chess against chess.js; without it that table comes last. With --against
the loop is measured here and there, side by side.
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

/** The file of a game, and the directory of the definitions that it may need. */
function located(name: string, corpus: string): { readonly file: string; readonly defines: string | undefined } {
  const file = findGame(name, corpus);
  if (!file) throw new EngineError('no-file', `There is no game "${name}".`);
  const defines = join(corpus, 'def');
  return { file, defines: existsSync(defines) ? defines : undefined };
}

function load(name: string, corpus: string): Game {
  const { file, defines } = located(name, corpus);
  return loadGame(file, defines === undefined ? {} : { defines });
}

/** Milliseconds of CPU time until a game can be played. */
function timeToLoad(name: string, corpus: string): number {
  // Looking for the file is no part of it.
  const { file, defines } = located(name, corpus);
  return loadTime(() => loadGame(file, defines === undefined ? {} : { defines }), cpuTime);
}

/** Measures lists of a checkout in this process, by closures or by the interface. */
function measureListsOf(
  way: ListWay,
  name: string,
  corpus: string,
  seconds: number,
  checkout: string,
): Promise<number> {
  const { file, defines } = located(name, corpus);
  const measure = way === 'api' ? measureLoop : measureLists;
  return measure(checkout, file, defines, seconds, cpuTime);
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

/** How lists of legal moves are asked for. */
type ListWay = 'interpreted' | 'api';

/** Lists here and in another checkout, each run in a process of its own. */
function compareLists(way: ListWay, names: readonly string[], corpus: string, seconds: number, other: string): number {
  const rows = names.map((name, i) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1}/${names.length} ${name.padEnd(40)}`);
    return listRow(name, (isHere) => {
      const checkout = isHere ? root : resolve(other);
      const args = ['--single', `--${way}`, name, '--corpus', corpus, '--seconds', String(seconds)];
      const run = spawnSync(process.execPath, [here, ...args, '--against', checkout], { encoding: 'utf8' });
      if (run.status !== 0) throw new Error(run.stderr || `exit code ${run.status}`);
      return Number(run.stdout);
    });
  });
  const { text, kept } = listTable(rows, 0.95);
  process.stdout.write(text);
  return kept ? 0 : 1;
}

/** How long games take until they can be played: each in a process of its own, then all in this one. */
function compileTimes(names: readonly string[], corpus: string): number {
  const fresh = names.map((name) => {
    const args = [here, '--single', '--compile', name, '--corpus', corpus];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) process.stderr.write(stderr);
    return status === 0 ? Number(stdout) : Number.NaN;
  });
  if (fresh.some(Number.isNaN)) return 1;
  const once = (): number[] => names.map((name) => timeToLoad(name, corpus));
  once();
  const runs = [once(), once(), once()];
  const rows = names.map(
    (file, i): LoadRow => ({ file, fresh: fresh[i]!, warm: Math.min(...runs.map((run) => run[i]!)) }),
  );
  process.stdout.write(loadTable(rows));
  return 0;
}

/** What is in use after many random games, each game in a process of its own. */
function memoryUse(names: readonly string[], corpus: string, games: string): number {
  const rows = names.map((name) => {
    const args = ['--expose-gc', here, '--single', '--memory', name, '--corpus', corpus, '--games', games];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) process.stderr.write(stderr);
    return status === 0 ? (JSON.parse(stdout) as MemoryRow) : undefined;
  });
  const measured = rows.filter((row) => row !== undefined);
  const { text, flat } = memoryTable(measured);
  process.stdout.write(text);
  return flat && measured.length === names.length ? 0 : 1;
}

async function main(args: readonly string[]): Promise<number> {
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
      interpreted: { type: 'boolean', default: false },
      compile: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      games: { type: 'string', default: '1000000' },
      help: { type: 'boolean', default: false },
    },
  });
  const { corpus, out, json, single, all, against, api, interpreted, compile, memory } = values;
  const seconds = Number(values.seconds);
  if (values.help || !(seconds > 0) || (interpreted && against === undefined)) {
    process.stderr.write(usage);
    return values.help ? 0 : 2;
  }
  if (single) {
    try {
      if (compile) {
        process.stdout.write(String(timeToLoad(positionals[0] ?? '', corpus)));
        return 0;
      }
      if (memory) {
        const row = await measureMemory(load(positionals[0] ?? '', corpus), Number(values.games));
        process.stdout.write(JSON.stringify(row));
        return 0;
      }
      if (against !== undefined) {
        const way = interpreted ? 'interpreted' : 'api';
        process.stdout.write(String(await measureListsOf(way, positionals[0] ?? '', corpus, seconds, against)));
        return 0;
      }
      process.stdout.write(JSON.stringify(measureHere(positionals[0] ?? '', corpus, seconds, api)));
      return 0;
    } catch (error) {
      // One line for the table of the process that asked; the stack for whoever runs it alone.
      process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      return 1;
    }
  }
  const own =
    all || (compile && positionals.length === 0)
      ? filesBelow(join(root, 'games'), '.lud').map((file) => join(root, 'games', file))
      : [];
  const wanted = [...positionals, ...own];
  if (compile) return compileTimes(wanted, corpus);
  if (memory)
    return memoryUse(wanted.length > 0 ? wanted : ['Tic-Tac-Toe', 'Breakthrough', 'Kalah'], corpus, values.games);
  if (against !== undefined) {
    const names = wanted.length > 0 ? wanted : standardGames.map(({ name }) => name);
    if (interpreted || api) return compareLists(interpreted ? 'interpreted' : 'api', names, corpus, seconds, against);
    return compare(names, corpus, seconds, against);
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

process.exitCode = await main(process.argv.slice(2));
