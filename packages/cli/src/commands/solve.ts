/** `ludii solve`: the solution of a puzzle, and whether there is another. */

import { writeFileSync } from 'node:fs';
import { type Solution, solvePuzzle } from '@ludii/agents';
import { writeTrial } from '@ludii/engine';
import { Command, Option } from 'commander';
import { drawTrial } from '../boardView.js';
import { systemMessage } from '../gameFiles.js';
import { type GameOptions, load, withGameOptions } from '../loading.js';
import { positive, whole, wholeFrom } from '../numbers.js';
import { plural, write } from '../terminal.js';
import { UserError } from '../userError.js';

interface SolveCommandOptions extends GameOptions {
  readonly seconds: number;
  readonly most: number;
  readonly seed: number;
  readonly method: 'beam' | 'depth';
  readonly save?: string;
  readonly json?: boolean;
}

function verdict({ kind, solutions, complete, tries, trial }: Solution): string {
  if (kind === 'deduction') {
    const effort = tries === 0 ? 'by deduction alone' : tries === 1 ? 'with one guess' : `with ${tries} guesses`;
    if (solutions === 0) return complete ? 'There is no solution.' : 'No solution was found in time.';
    if (complete)
      return `Solved ${effort}. ${solutions === 1 ? 'This is the only solution.' : `There are ${solutions} solutions.`}`;
    return solutions > 1
      ? `Solved ${effort}. There are at least ${solutions} solutions.`
      : `Solved ${effort}. Whether it is the only solution was not found out in time.`;
  }
  if (!trial) return complete ? 'There is no solution.' : `No solution was found in ${plural(tries, 'position')}.`;
  return `Solved in ${plural(trial.length, 'move')}${complete ? ', which is the least possible' : ''}.`;
}

export const solve = (): Command =>
  withGameOptions(
    new Command('solve')
      .summary('solve a puzzle and tell whether there is another solution')
      .description('Solve a puzzle: deduction puzzles by their constraints, others by a search for a line of moves.')
      .argument('<game>', 'path or name of a puzzle')
      .option('-t, --seconds <number>', 'give up after so long', positive, 60)
      .option('--most <count>', 'deduction puzzles: look for so many solutions', wholeFrom(1), 2)
      .option('-s, --seed <number>', 'seed of the start', whole, 0)
      .addOption(
        new Option('--method <name>', 'other puzzles: how to search').choices(['beam', 'depth']).default('beam'),
      )
      .option('--save <file>', 'write the solution as a trial file')
      .option('--json', 'write JSON'),
  )
    .addHelpText(
      'after',
      `
Examples:
  ludii solve sudoku
  ludii solve peg-solitaire --seconds 120 --save solution.trl`,
    )
    .action((name: string, options: SolveCommandOptions) => {
      const { seconds, most, seed, method, save, json } = options;
      const game = load(name, options);
      const solution = solvePuzzle(game, {
        ms: 1000 * seconds,
        iterations: Number.MAX_SAFE_INTEGER,
        most,
        seed,
        method,
      });
      const { trial, ...found } = solution;
      if (save !== undefined && trial) {
        try {
          writeFileSync(save, writeTrial(trial));
        } catch (error) {
          throw new UserError(systemMessage(error, 'write', save));
        }
      }
      if (json) {
        const moves = trial?.moves().map(({ notation }) => notation);
        write(`${JSON.stringify({ game: game.name, ...found, solved: trial !== undefined, moves })}\n`);
      } else {
        write(`${game.name}: ${verdict(solution)}\n`);
        if (trial) {
          if (found.kind === 'planning')
            write(
              `${trial
                .moves()
                .map(({ notation }) => notation)
                .join(' ')}\n`,
            );
          write(drawTrial(trial));
        }
      }
      if (!trial) process.exitCode = 1;
    });
