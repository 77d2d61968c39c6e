/** `npm run strength -- speed`: how much of the speed of the engine is left for search. CPU time, side by side in one process. */
import { AlphaBetaAgent, usualTerms } from '@ludii/agents';
import { type Game, loadGame, type Position, UctAgent } from '@ludii/engine';
import { BatchPlayer, emptyTally } from '@ludii/engine/internal';
import { libraryGame } from '../games/library.js';

const games = ['breakthrough', 'hex', 'chess', 'english-draughts', 'kalah', 'reversi', 'connect-four'];

/** What is compared takes turns this often, so that a machine that becomes faster or slower does so for all. */
const Rounds = 5;

/** Random games between two looks at the clock. */
const GamesAtOnce = 500;

/** A random game is broken off after so many moves. */
const MostMoves = 10_000;

/** Does some work and says how much it was. */
type Work = () => number;

/** How much of each work is done in a second of CPU time, after a warm-up of all. */
function perSecond(works: readonly Work[], seconds: number): number[] {
  const spent = (from: NodeJS.CpuUsage): number => process.cpuUsage(from).user / 1e6;
  const during = (work: Work, limit: number): { done: number; time: number } => {
    const start = process.cpuUsage();
    let done = 0;
    while (spent(start) < limit) done += work();
    return { done, time: spent(start) };
  };
  // Compilers of the machine need a while: what is measured first would look slow.
  for (let k = 0; k < 2; k++) for (const work of works) during(work, seconds / 2);
  const done = works.map(() => 0);
  const times = works.map(() => 0);
  for (let round = 0; round < Rounds; round++) {
    works.forEach((work, k) => {
      const part = during(work, seconds / Rounds);
      done[k]! += part.done;
      times[k]! += part.time;
    });
  }
  return done.map((amount, k) => amount / times[k]!);
}

/** Finds the legal moves of a position. */
type Generate = (position: Position) => number;
const counted: Generate = ({ legal }) => legal.length;
/** Written out one by one, as whoever looks at a move needs them. */
const listed: Generate = ({ legal }) => (legal.length > 0 && legal.tape.length > 0 ? legal.length : 0);

/** Visits all positions to a depth: moves, playing and taking back, and nothing else. */
function walk(position: Position, depth: number, generate: Generate): number {
  // The moves of the last positions are found too, as a search that judges by freedom does.
  const length = position.isOver ? 0 : generate(position);
  let nodes = 1;
  for (let i = 0; depth > 0 && i < length; i++) {
    position.mark();
    position.apply(i);
    nodes += walk(position, depth - 1, generate);
    position.rollback();
  }
  return nodes;
}

function measure(game: Game, seconds: number): string {
  const trial = game.start(1);
  const position = trial.position.copy();
  // Random games as `ludii bench` plays them.
  const player = new BatchPlayer(game, { seed: 1, maxMoves: MostMoves, record: false });
  const tally = emptyTally(game.players);
  const uct = new UctAgent();
  // The usual evaluation, whatever the game advises: what is measured is the search.
  const search = new AlphaBetaAgent({ terms: usualTerms });
  let seed = 0;
  let number = 0;
  const [playouts, iterations, counts, lists, nodes] = perSecond(
    [
      () => {
        // To look at the clock takes as long as a quick game.
        for (let k = 0; k < GamesAtOnce; k++) player.play(number++, tally);
        return GamesAtOnce;
      },
      () => {
        uct.selectMove(trial, { iterations: 1000, seed: seed++ });
        return 1000;
      },
      () => walk(position, 2, counted),
      () => walk(position, 2, listed),
      () => search.search(trial, { iterations: 3000, seed: seed++ }).nodes,
    ],
    seconds,
  ) as [number, number, number, number, number];
  const shown = (x: number): string => Math.round(x).toLocaleString('en');
  const cells = [
    game.name,
    shown(playouts),
    shown(iterations),
    (iterations / playouts).toFixed(2),
    shown(counts),
    shown(lists),
    shown(nodes),
    (nodes / counts).toFixed(2),
    (nodes / lists).toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Prints the table. */
export function speed(seconds: number, only: string | undefined): void {
  process.stdout.write(
    '| game | playouts/s | UCT iterations/s | ratio | positions/s, moves counted | moves listed | alpha-beta positions/s | of counted | of listed |\n' +
      '|---|--:|--:|--:|--:|--:|--:|--:|--:|\n',
  );
  const wanted = games.filter((each) => each === (only ?? each).toLowerCase());
  if (wanted.length === 0) throw new Error(`There is no game ${only} here, but ${games.join(', ')}.`);
  for (const name of wanted) {
    process.stdout.write(`${measure(loadGame(libraryGame(name).text), seconds)}\n`);
  }
}
