/** `npm run games`: plays every description in `games/` at random and tells how that went. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { census, censusHead, censusRow, censusSum, type Entry } from './census.js';
import { libraryGames } from './library.js';

const usage = `Usage:
  npm run games -- [names …] [--playouts N] [--seed S] [--workers N] [--json]

Plays N random games (default 100) of each description in games/, or of those named, and prints a table. Puzzles of
numbers in cells, which only a solution ends, are broken off after 500 moves, all others after 10,000.
Exit code 1 if one of them can not be played.
`;

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      playouts: { type: 'string', default: '100' },
      seed: { type: 'string', default: '0' },
      workers: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [playouts = 0, seed = 0, workers = 0] = [values.playouts, values.seed, values.workers].map(Number);
  const all = libraryGames();
  const unknown = positionals.filter((name) => !all.some((game) => game.name === name));
  const wrong = !(playouts > 0) || !Number.isInteger(seed) || !(workers >= 0) || unknown.length > 0;
  if (values.help || wrong) {
    for (const name of unknown) process.stderr.write(`There is no game "${name}" in games/.\n`);
    process.stderr.write(usage);
    return values.help ? 0 : 2;
  }
  const games = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const entries: Entry[] = [];
  process.stdout.write(censusHead);
  for (const game of games) {
    const entry = await census(game, playouts, seed, workers);
    entries.push(entry);
    process.stdout.write(censusRow(entry));
  }
  process.stdout.write(censusSum(entries));
  if (values.json) console.log(JSON.stringify(entries));
  return entries.some((entry) => 'problem' in entry) ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
