/**
 * `npm run agree`: all ways of playing against each other, over our own games, the corpus and its recorded option variants.
 * The checks run it without arguments.
 */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { filesBelow, readLines } from '../conform/corpus.js';
import { runPool } from '../conform/pool.js';
import type { Extent } from './agree.js';
import type { AgreeJob, AgreeOutcome } from './job.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const shared = resolve(root, '../shared');

/** By the clock, on a busy machine: only there for what never ends and counts no steps. */
const MostSeconds = 900;

const usage = `Usage:
  npm run agree -- [name …] [--own] [--part K/N] [--seed N] [--workers N] [--out FILE]
                   [--games N] [--moves N] [--everywhere] [--playouts N] [--steps N]

Compares all ways of playing: lists, questions, random moves, whole random games, under both back ends. Of our own games, the
games of the corpus and its recorded option variants all are compared, or those with a name in their path; --own leaves the
corpus out, --part takes one of N parts. The result does not depend on the machine: --games, --moves, --playouts and --steps
say how much of each game is compared, --seed which games are played. --everywhere asks in every position, not in fewer and
fewer. --out notes what came of each game, a line of JSON each. The last line is a JSON summary.
`;

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

/** The games to compare. */
function choose(names: readonly string[], own: boolean, part: string): Place[] {
  const isRecorded = existsSync(join(shared, 'oracle'));
  if (!isRecorded) console.log('Only our own games are compared: there is no corpus beside this checkout (../shared).');
  const others = isRecorded && !own ? [...corpusGames(), ...variants()] : [];
  const [k = 1, n = 1] = part.split('/').map(Number);
  return [...ownGames(), ...others]
    .filter(({ name }) => names.length === 0 || names.some((each) => name.includes(each)))
    .filter((_, i) => i % n === k - 1);
}

/** Tells what came of a game, unless all is well. */
function tell({ name, wrong, left }: Pick<AgreeOutcome, 'name' | 'wrong' | 'left'>): void {
  if (left) console.log(`NOT WHOLLY COMPARED ${name}: ${left}`);
  if (wrong.length === 0) return;
  console.log(`FAIL ${name}`);
  for (const line of wrong) console.log(`    ${line.slice(0, 700)}`);
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      own: { type: 'boolean', default: false },
      part: { type: 'string', default: '1/1' },
      games: { type: 'string', default: '1' },
      moves: { type: 'string', default: '60' },
      everywhere: { type: 'boolean', default: false },
      playouts: { type: 'string', default: '1' },
      steps: { type: 'string', default: '300000' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const { own, part, out } = values;
  const seed = Number(values.seed);
  const extent: Extent = {
    games: Number(values.games),
    moves: Number(values.moves),
    everywhere: values.everywhere,
    playouts: Number(values.playouts),
    playoutMoves: 120,
    steps: Number(values.steps),
  };
  let [failed, skipped, cut] = [0, 0, 0];
  if (out) writeFileSync(out, '');
  const outcomes = await runPool<AgreeJob, AgreeOutcome>({
    script: new URL('./worker.js', import.meta.url),
    jobs: choose(positionals, own, part).map((place) => ({ ...place, seed, extent })),
    secondsPerJob: MostSeconds,
    workers: values.workers === undefined ? undefined : Number(values.workers),
    onAnswer: ({ name }, answer) => {
      const outcome = answer ?? { name, wrong: [`no answer after ${MostSeconds} s`] };
      if (out) appendFileSync(out, `${JSON.stringify(outcome)}\n`);
      if (answer?.skipped) skipped++;
      if (answer?.left) cut++;
      if (outcome.wrong.length > 0) failed++;
      tell(outcome);
    },
  });
  const passed = outcomes.length - failed - skipped;
  console.log(
    `ways of playing agree in ${passed} games, not in ${failed}; ${cut} not wholly compared; ${skipped} are matches`,
  );
  console.log(JSON.stringify({ passed, failed }));
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
