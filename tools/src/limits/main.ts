/**
 * `npm run limits`: shows that every game, with every item of its options and every ruleset, stays inside the usual limits,
 * and which come closest. Our own games, and those of the corpus where it lies beside this checkout. `--part 2/5` measures
 * the second fifth of them, `--only Chess` those with a word in their names.
 *
 * `npm run limits -- --cost` measures what the counting of limits costs instead; `--games Chess,Hex`, `--pairs 5`,
 * `--rounds 40`, `--ways program,rules,loop` choose what is played and how much.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EngineError, strictLimits, usualLimits } from '@ludii/engine';
import { filesBelow } from '@ludii/engine/internal';
import { costOf, meanOf } from './cost.js';
import type { Way } from './costChild.js';
import { measureNeed, type Need, waysToPlay } from './measure.js';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const kinds = ['sites', 'components', 'moves', 'steps', 'bytes'] as const;

/** The game that needs most of a limit, and how many need more than the strict ones allow. */
interface Most {
  readonly value: number;
  readonly game: string;
  readonly beyondStrict: readonly string[];
}

const { values } = parseArgs({
  options: {
    own: { type: 'boolean', default: false },
    moves: { type: 'string', default: '20' },
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    cost: { type: 'boolean', default: false },
    games: { type: 'string', default: 'Breakthrough,Reversi,Kalah,English Draughts,Chess' },
    ways: { type: 'string', default: 'program,rules,loop' },
    pairs: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '40' },
  },
});
const [part, parts] = values.part.split('/').map(Number) as [number, number];
const corpus = resolve(root, '../shared/corpus/lud');
const withCorpus = !values.own && existsSync(corpus);
if (!withCorpus) console.log('Only our own games are measured.');
const files = [join(root, 'games'), ...(withCorpus ? [corpus] : [])].flatMap((folder) => filesBelow(folder, '.lud'));
const byName = new Map(files.map((file) => [basename(file, '.lud').toLowerCase(), file]));
const ownNames = new Map(
  files.map((file) => [/\(game "([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1]?.toLowerCase() ?? '', file]),
);
const games = (name: string): string | undefined => {
  const file = byName.get(name.toLowerCase()) ?? ownNames.get(name.toLowerCase());
  return file && readFileSync(file, 'utf8');
};

/** Tells what counting costs. */
async function tellCost(): Promise<void> {
  const logs: number[] = [];
  const shown = ({ mean, from, to }: Omit<ReturnType<typeof meanOf>, 'logs'>): string =>
    `${mean.toFixed(3)} | ${from.toFixed(3)} to ${to.toFixed(3)}`;
  console.log('| game | way | with counting / without | interval of 95 % |\n|---|---|--:|--:|');
  for (const name of values.games.split(',')) {
    const text = games(name);
    if (text === undefined) throw new Error(`There is no game "${name}".`);
    for (const way of values.ways.split(',') as Way[]) {
      const cost = await costOf(text, way, { pairs: Number(values.pairs), rounds: Number(values.rounds) });
      logs.push(...cost.logs);
      console.log(`| ${name} | ${way} | ${shown(cost)} |`);
    }
  }
  console.log(`| all | | ${shown(meanOf(logs))} |`);
}

if (values.cost) {
  await tellCost();
  process.exit();
}

const most: Partial<Record<(typeof kinds)[number], Most>> = {};
const problems: string[] = [];
const skipped: string[] = [];
let ways = 0;

function note(name: string, need: Need): void {
  for (const kind of kinds) {
    const before = most[kind] ?? { value: -1, game: '', beyondStrict: [] };
    const beyondStrict = need[kind] > strictLimits[kind] ? [...before.beyondStrict, name] : before.beyondStrict;
    const larger = need[kind] > before.value;
    most[kind] = larger ? { value: need[kind], game: name, beyondStrict } : { ...before, beyondStrict };
    if (need[kind] > usualLimits[kind]) problems.push(`${name}: ${need[kind]} ${kind}`);
  }
}

/** A part of all files, so that a long run can be made in pieces, or on several machines. */
const chosen = files.filter(
  (file, i) => i % parts === part - 1 && (values.only === undefined || basename(file).includes(values.only)),
);
for (const file of chosen) {
  const text = readFileSync(file, 'utf8');
  for (const { name, options } of waysToPlay(text)) {
    const way = `${basename(file, '.lud')}${name === '' ? '' : ` [${name}]`}`;
    ways++;
    try {
      const need = measureNeed(text, { options, games }, 1, Number(values.moves));
      if (!('why' in need)) note(way, need);
      else if (need.isMissing)
        skipped.push(`${way}: skipped, since it is a match of games that are not here. ${need.why}`);
      else problems.push(`${way}: ${need.why}`);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      problems.push(`${way}: ${error.message.split('\n')[0]}`);
    }
  }
}

console.log(`${chosen.length} descriptions, ${ways} ways to play them, ${values.moves} random moves each`);
console.log('| limit | most needed | by | usual limit | ways beyond the strict limit |\n|---|--:|---|--:|--:|');
for (const kind of kinds) {
  if (!most[kind]) continue;
  const { value, game, beyondStrict } = most[kind]!;
  console.log(`| ${kind} | ${value} | ${game} | ${usualLimits[kind]} | ${beyondStrict.length} |`);
}
for (const line of [...skipped, ...problems]) console.log(line);
process.exitCode = problems.length === 0 ? 0 : 1;
