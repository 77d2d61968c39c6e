/** `npm run strength`: agents against each other, with intervals. The figures are recorded in docs/strength.md. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '../games/library.js';
import { writeBest } from './best.js';
import { calibrate } from './calibrate.js';
import { inCpuTime } from './cpuClock.js';
import { pairings } from './pairings.js';
import { puzzles } from './puzzles.js';
import { playSeries, tableHead } from './series.js';
import { solved } from './solved.js';
import { speed } from './speed.js';
import { tuneAll } from './tuning.js';

const usage = `Usage:
  npm run strength -- NAME [--games N] [--seed N] [--only GAME] [--seconds N] [--out DIRECTORY]

NAME is one of ${Object.keys(pairings).join(', ')}, calibrate, tuning, best, puzzles, solved, speed. Agents change seats from game to game; a draw counts half.
Time for a move (ms) is CPU time, so that a busy machine is fair too.
Games are kept in a log below .strength and are not played again; --seconds stops after a while.
calibrate: how much each level of strength thinks in a game, from N games for each level, written into its table; --only any game.
tuning: evaluations and agents for all games with choices and without secrets; --games N studies so many of those that are left.
best: writes what tuning found into the table of the agent best, the metadata of the games and docs/strength.md.
puzzles: all of them solved, with the CPU time. solved: games with published values. speed: search against the bare engine (--seconds N for each measurement).
`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      seconds: { type: 'string' },
      out: { type: 'string', default: join(repository(), '.strength') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const [name = ''] = positionals;
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
  if (name === 'puzzles') return (await puzzles(values.only)) ? 0 : 1;
  if (name === 'solved') return solved() ? 0 : 1;
  if (name === 'best') {
    writeBest(values.out);
    return 0;
  }
  if (name === 'speed') {
    speed(seconds ?? 2, values.only);
    return 0;
  }
  if (name === 'calibrate') {
    const limits = { only: values.only, games: Number(values.games), seconds: seconds ?? Number.POSITIVE_INFINITY };
    const left = await calibrate(values.out, limits);
    process.stdout.write(left === 0 ? 'The levels are found.\n' : `${left} games are left.\n`);
    return 0;
  }
  if (name === 'tuning') {
    const limits = { only: values.only, most: Number(values.games), seconds: seconds ?? Number.POSITIVE_INFINITY };
    const left = await inCpuTime(() => tuneAll(values.out, limits));
    process.stdout.write(left === 0 ? 'All games are studied.\n' : `${left} games are left.\n`);
    return 0;
  }
  const list = pairings[name]?.filter(({ game }) => game === (values.only ?? game));
  if (!list || list.length === 0) {
    process.stderr.write(usage);
    return 2;
  }
  const signal = seconds === undefined ? undefined : AbortSignal.timeout(1000 * seconds);
  process.stdout.write(tableHead);
  for (const pairing of list) {
    const row = await inCpuTime(() =>
      playSeries(pairing, { games: Number(values.games), seed: Number(values.seed), out: values.out, signal }),
    );
    if (row) process.stdout.write(`${row}\n`);
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
