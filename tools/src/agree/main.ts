/**
 * `npm run agree`: all ways of playing against each other, over our own games, the corpus and its recorded option variants.
 * Without arguments a sample that turns with the commit, as the checks run it; `--all` is the whole.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { filesBelow, readLines } from '../conform/corpus.js';
import { runPool } from '../conform/pool.js';
import type { Extent } from './agree.js';
import type { AgreeJob, AgreeOutcome } from './job.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const shared = resolve(root, '../shared');

/** A game that takes longer is given up. */
const MostSeconds = 900;

const usage = `Usage:
  npm run agree -- [--all] [--filter text] [--games N] [--moves N] [--playouts N] [--seed N] [--seconds N]

Compares all ways of playing: lists, questions, random moves, whole random games. Without --all: our own games and a part
of the corpus that turns with the commit. The last line is a JSON summary.
`;

/** A number that changes with every commit, so that in time every part of the corpus gets its turn. */
function turn(): number {
  const { stdout, status } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : 0;
}

type Place = Pick<AgreeJob, 'file' | 'name' | 'options'>;

function ownGames(): Place[] {
  const directory = join(root, 'games');
  return filesBelow(directory, '.lud').map((name) => ({ name, file: join(directory, name), options: [] }));
}

function corpusGames(): Place[] {
  const corpus = join(shared, 'corpus');
  return filesBelow(join(corpus, 'lud'), '.lud').map((name) => ({
    name,
    file: join(corpus, 'lud', name),
    options: [],
  }));
}

function variants(): Place[] {
  const directory = join(shared, 'oracle/variants');
  const corpus = join(shared, 'corpus');
  return filesBelow(directory, '.jsonl.gz').map((trace) => {
    const { lud, options } = JSON.parse(readLines(join(directory, trace))[0] ?? '{}') as {
      lud: string;
      options: string;
    };
    return { name: `${lud} [${options}]`, file: join(corpus, 'lud', lud), options: options.split('|') };
  });
}

/** Every `parts`-th place, beginning with one that depends on the turn. */
const part = (places: readonly Place[], parts: number, at: number): Place[] =>
  places.filter((_, i) => i % parts === at % parts);

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean', default: false },
      own: { type: 'boolean', default: false },
      filter: { type: 'string' },
      games: { type: 'string', default: '1' },
      moves: { type: 'string', default: '60' },
      playouts: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const at = turn();
  const recorded = existsSync(join(shared, 'oracle')) ? { corpus: corpusGames(), variants: variants() } : undefined;
  if (!recorded) console.log('Only our own games are compared: there is no corpus beside this checkout (../shared).');
  const { corpus = [], variants: selected = [] } = recorded ?? {};
  const chosen = values.own
    ? []
    : values.all
      ? [...corpus, ...selected]
      : [...part(corpus, 4, at), ...part(selected, 8, at)];
  const places = [...ownGames(), ...chosen].filter(({ name }) => !values.filter || name.includes(values.filter));
  const extent: Extent = {
    games: Number(values.games),
    moves: Number(values.moves),
    playouts: Number(values.playouts),
    playoutMoves: 250,
    ms: 1000 * Number(values.seconds ?? (values.all ? '20' : '1.5')),
  };
  const seed = values.all ? Number(values.seed) : Number(values.seed) + (at % 1000);
  let failed = 0;
  let skipped = 0;
  const outcomes = await runPool<AgreeJob, AgreeOutcome>({
    script: new URL('./worker.js', import.meta.url),
    jobs: places.map((place) => ({ ...place, seed, extent })),
    // By the clock: on a busy machine a game gets only a part of it.
    secondsPerJob: MostSeconds,
    onAnswer: ({ name }, outcome) => {
      const wrong = outcome ? outcome.wrong : [`no answer after ${MostSeconds} s`];
      if (outcome?.skipped) skipped++;
      if (wrong.length === 0) return;
      failed++;
      console.log(`FAIL ${name}`);
      for (const line of wrong) console.log(`    ${line.slice(0, 700)}`);
    },
  });
  const passed = outcomes.length - failed - skipped;
  console.log(`ways of playing agree in ${passed} games, not in ${failed}; ${skipped} are matches (seed ${seed})`);
  console.log(JSON.stringify({ passed, failed }));
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
