/**
 * `npm run games`: plays every description in `games/` at random and tells how that went; or tells which are played by programs,
 * and what of them only closures know.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { census, censusHead, censusRow, censusSum, type Entry } from './census.js';
import { libraryGames } from './library.js';
import { lowering, loweringTable } from './lowered.js';

const usage = `Usage:
  npm run games -- [names …] [--playouts N] [--seed S] [--workers N] [--json]
  npm run games -- [names …] --lowered

Plays N random games (default 100) of each description in games/, or of those named, and prints a table. Puzzles of
numbers in cells, which only a solution ends, are broken off after 500 moves, all others after 10,000.
Exit code 1 if one of them can not be played. --lowered tells instead which games are played by programs, which of them stand
alone, and which of their ludemes are plain closures.
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
      lowered: { type: 'boolean', default: false },
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
  if (values.lowered) {
    process.stdout.write(loweringTable(games.map(lowering)));
    return 0;
  }
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
