/**
 * `npm run strength -- calibrate`: how much each level of strength must think in a game to win seven of ten games against the
 * one below, level after level. Iterations are counted, so that the games are the same on every machine. What was found is
 * kept line by line in a file, and written into the table of the levels when a game is complete.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LevelAgent, strengthLevels } from '@ludii/agents';
import { contest, type Game, loadGame } from '@ludii/engine';
import { plainName } from '@ludii/engine/internal';
import { libraryGame, repository } from '../games/library.js';
import { Foothold } from './foothold.js';

const data = 'packages/agents/src/levels.data.ts';

/** Games of different kinds whose random games are quick. */
export const calibrated = ['breakthrough', 'connect-four', 'english-draughts', 'reversi', 'kalah'];

/** What the lowest level thinks, in every game. */
const Lowest = 0.3;
const Wished = 0.7;
/** A level thinks at most so many times as much as the one below. */
const Greatest = 12;
const MostMoves = 1000;
/** Other games than those that are played to measure the levels. */
const Seed = 4711;

/** How much a level thinks in a game. */
interface Step {
  readonly game: string;
  readonly level: number;
  readonly thinking: number;
  readonly games: number;
}

function readSteps(file: string): Step[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Step);
}

/** The thinking of a level that wins seven of ten games against a level below it. */
async function stepAbove(game: Game, level: number, below: number, games: number): Promise<number> {
  const foothold = new Foothold(Greatest, Wished);
  const lower = new LevelAgent(level - 1, below);
  for (let number = 0; number < games; number++) {
    const { ratio } = foothold;
    const upper = new LevelAgent(level, below * ratio);
    const seat = number % 2;
    const seats = seat === 0 ? [upper, lower] : [lower, upper];
    const { returns } = await contest(game, seats, { seed: Seed + level, number, maxMoves: MostMoves });
    foothold.learn(ratio, (returns[seat]! + 1) / 2);
  }
  return below * foothold.ratio;
}

/** Finds the levels of the games that are left; the number of games that are not complete when the time is up. */
export async function calibrate(
  out: string,
  { only, games, seconds }: { only: string | undefined; games: number; seconds: number },
): Promise<number> {
  mkdirSync(out, { recursive: true });
  const file = join(out, 'levels.jsonl');
  const end = performance.now() + 1000 * seconds;
  const list = only === undefined ? calibrated : [only];
  for (const [k, name] of list.entries()) {
    const game = loadGame(libraryGame(name).text);
    const known = readSteps(file).filter((step) => step.game === name);
    let thinking = known.at(-1)?.thinking ?? Lowest;
    for (let level = known.length + 2; level <= strengthLevels; level++) {
      if (performance.now() > end) return list.length - k;
      thinking = Number((await stepAbove(game, level, thinking, games)).toPrecision(3));
      appendFileSync(file, `${JSON.stringify({ game: name, level, thinking, games } satisfies Step)}\n`);
      process.stdout.write(`${name}: level ${level} thinks ${thinking}\n`);
    }
    const ladder = [Lowest, ...readSteps(file).flatMap((step) => (step.game === name ? [step.thinking] : []))];
    const target = join(repository(), data);
    writeFileSync(target, withLadder(readFileSync(target, 'utf8'), plainName(game.name), ladder));
  }
  return 0;
}

/** The table of the levels with another row: games by name. */
export function withLadder(text: string, game: string, ladder: readonly number[]): string {
  const begin = text.indexOf('= {\n') + 4;
  const rows = new Map([...text.slice(begin).matchAll(/^ {2}(\w+): .*$/gm)].map(([row, name]) => [name!, row]));
  rows.set(game, `  ${game}: [${ladder.join(', ')}],`);
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => `${row}\n`);
  return `${text.slice(0, begin)}${sorted.join('')}};\n`;
}
