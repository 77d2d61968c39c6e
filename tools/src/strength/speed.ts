/** `npm run strength -- speed`: how much of the speed of the engine is left for search. CPU time, side by side in one process. */
import { AlphaBetaAgent, usualTerms } from '@ludii/agents';
import { type Game, loadGame, type Position, playOut, SplitMix64, UctAgent } from '@ludii/engine';
import { libraryGame } from '../games/library.js';

const games = ['breakthrough', 'connect-four', 'hex', 'reversi', 'chess'];

/** Something done per second of CPU time, after a warm-up. */
function perSecond(work: () => number, seconds: number): number {
  const spent = (from: NodeJS.CpuUsage): number => process.cpuUsage(from).user / 1e6;
  const warm = process.cpuUsage();
  while (spent(warm) < seconds / 2) work();
  const start = process.cpuUsage();
  let done = 0;
  while (spent(start) < seconds) done += work();
  return done / spent(start);
}

/** Visits all positions to a depth: moves, playing and taking back, and nothing else. */
function walk(position: Position, depth: number): number {
  let nodes = 1;
  if (depth === 0 || position.isOver) {
    // The moves of the last positions are found too, as a search that judges by freedom does.
    return position.legal.length >= 0 ? 1 : 0;
  }
  const { length } = position.legal;
  for (let i = 0; i < length; i++) {
    position.mark();
    position.apply(i);
    nodes += walk(position, depth - 1);
    position.rollback();
  }
  return nodes;
}

function measure(game: Game, seconds: number): string {
  const trial = game.start(1);
  const random = new SplitMix64(1, 2);
  const position = trial.position.copy();
  const playouts = perSecond(() => {
    position.mark();
    playOut(position, random, 1000);
    position.rollback();
    return 1;
  }, seconds);
  const uct = new UctAgent();
  let seed = 0;
  const iterations = perSecond(() => {
    uct.selectMove(trial, { iterations: 500, seed: seed++ });
    return 500;
  }, seconds);
  const walked = perSecond(() => walk(position, 2), seconds);
  // The usual evaluation, whatever the game advises: what is measured is the search.
  const search = new AlphaBetaAgent({ terms: usualTerms });
  const nodes = perSecond(() => search.search(trial, { iterations: 3000, seed: seed++ }).nodes, seconds);
  const numbers = [playouts, iterations, walked, nodes].map((x) => Math.round(x).toLocaleString('en'));
  return `| ${game.name} | ${numbers[0]} | ${numbers[1]} | ${(iterations / playouts).toFixed(2)} | ${numbers[2]} | ${numbers[3]} | ${(nodes / walked).toFixed(2)} |`;
}

/** Prints the table. */
export function speed(seconds: number, only: string | undefined): void {
  process.stdout.write(
    '| game | playouts/s | UCT iterations/s | ratio | positions/s walked | alpha-beta positions/s | ratio |\n|---|--:|--:|--:|--:|--:|--:|\n',
  );
  for (const name of games.filter((each) => each === (only ?? each))) {
    process.stdout.write(`${measure(loadGame(libraryGame(name).text), seconds)}\n`);
  }
}
