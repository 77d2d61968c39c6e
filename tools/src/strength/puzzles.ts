/** `npm run strength -- puzzles`: every puzzle of the library, and of a directory beside it, with the CPU time it took. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { solvePuzzle } from '@ludii/agents';
import { type Game, loadGame } from '@ludii/engine';
import { filesBelow } from '@ludii/engine/internal';
import { repository } from '../games/library.js';
import { inCpuTime } from './cpuClock.js';

/** Seconds after which a puzzle is given up. */
const Patience = 20;

const isPuzzle = (game: Game): boolean => game.players === 1 && !game.match && !game.isStochastic;

/** What a row says about solutions. */
function told({ kind, complete, solutions, trial }: ReturnType<typeof solvePuzzle>): string {
  if (trial?.winner !== 1) return 'not solved';
  if (kind === 'planning') return `${trial.length} moves${complete ? ', no fewer' : ''}`;
  return complete && solutions === 1 ? 'the only solution' : 'at least two solutions';
}

/** Prints a table of all puzzles of the library and of the corpus. True if all are solved within a second each. */
export async function puzzles(only: string | undefined): Promise<boolean> {
  const directories = [join(repository(), 'games'), join(repository(), '../shared/corpus/lud/puzzle/deduction')];
  let solved = true;
  process.stdout.write('| puzzle | found | tries | CPU ms |\n|---|---|--:|--:|\n');
  for (const directory of directories.filter((each) => existsSync(each))) {
    for (const file of filesBelow(directory, '.lud').filter((each) => each.includes(only ?? ''))) {
      const game = loadGame(file);
      if (!isPuzzle(game)) continue;
      await inCpuTime(async () => {
        const start = process.cpuUsage();
        const found = solvePuzzle(game, { ms: 1000 * Patience, iterations: Number.MAX_SAFE_INTEGER });
        const { user, system } = process.cpuUsage(start);
        const text = told(found);
        const ms = Math.round((user + system) / 1000);
        solved &&= text !== 'not solved' && ms <= 1000;
        const name = relative(directory, file).replace(/\.lud$/, '');
        process.stdout.write(`| ${name} | ${text} | ${found.tries} | ${ms} |\n`);
      });
    }
  }
  return solved;
}
