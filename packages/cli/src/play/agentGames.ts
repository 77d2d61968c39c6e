/** Games between programs in fixed seats: `ludii playout --ai p1=uct,p2=alphabeta`. */
import { contest, type Game, RandomAgent, type Trial, wilsonInterval } from '@ludii/engine';
import { Progress } from '../progress.js';
import { plural } from '../terminal.js';
import { UserError } from '../userError.js';
import { readPlayers } from './players.js';

/** How the games are played. */
export interface AgentGamesOptions {
  readonly ai: string;
  readonly number: number;
  readonly seed: number;
  readonly maxMoves: number;
  readonly iterations?: number | undefined;
  readonly signal: AbortSignal;
  readonly onGame: (trial: Trial, number: number) => void;
}

/** How they ended. */
export interface AgentGames {
  readonly game: Game;
  /** Names of the programs, by seat. */
  readonly names: readonly string[];
  readonly games: number;
  readonly wins: readonly number[];
  readonly nobody: number;
  readonly moves: number;
}

/** Milliseconds of play between two looks at signals. */
const Breath = 50;

/** Lets signals come through now and then, also in the middle of a game that does not end. */
function breathing(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < Breath) return;
    await new Promise((resolve) => setImmediate(resolve));
    last = performance.now();
  };
}

/** What comes of a game; undefined if it was stopped. */
async function stoppable<T>(signal: AbortSignal, game: Promise<T>): Promise<T | undefined> {
  try {
    return await game;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** Refuses puzzles that are no play: random games say nothing about constraints, and go on until a limit ends them. */
export function refuseDeduction(game: Game): void {
  if (!game.compiled.shape.flags.deductionPuzzle) return;
  throw new UserError(`${game.name} is a deduction puzzle: programs solve it with "ludii solve".`);
}

/** Plays; stopped early, it tells what is there. Seats that are not named play at random. */
export async function playAgents(game: Game, options: AgentGamesOptions): Promise<AgentGames> {
  const { ai, number, seed, maxMoves, iterations, signal, onGame } = options;
  if (/=\s*human\b/i.test(ai)) throw new UserError('People play with "ludii play".');
  refuseDeduction(game);
  const players = readPlayers(ai, game.players, iterations === undefined ? {} : { iterations });
  const seats = players.slice(1).map((player) => player ?? new RandomAgent());
  const wins = seats.map(() => 0);
  const progress = new Progress(number);
  let games = 0;
  let nobody = 0;
  let moves = 0;
  const onMove = breathing();
  for (let k = 0; k < number && !signal.aborted; k++) {
    const played = await stoppable(signal, contest(game, seats, { seed, number: k, maxMoves, signal, onMove }));
    if (!played) break;
    const { trial, results } = played;
    games++;
    moves += trial.length;
    results.forEach((result, seat) => {
      if (result === 'win') wins[seat]!++;
    });
    if (!results.includes('win')) nobody++;
    onGame(trial, k);
    progress.at(k + 1, 'games');
    await new Promise((resolve) => setImmediate(resolve));
  }
  progress.clear();
  return { game, names: seats.map(({ name }) => name), games, wins, nobody, moves };
}

/** The result for people. */
export function agentGamesText({ game, names, games, wins, nobody, moves }: AgentGames): string {
  const row = (what: string, count: number): string => {
    const { low, high } = wilsonInterval(count, games);
    const share = `${((100 * count) / games).toFixed(1).padStart(5)} %`;
    return `  ${what.padEnd(32)}${String(count).padStart(7)}  ${share}  (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)} %)\n`;
  };
  const rows = wins.map((won, seat) => row(`player ${seat + 1} wins, ${names[seat]}`, won));
  const length = `${(moves / games).toFixed(1)} moves on average`;
  return `${game.name}: ${plural(games, 'game')}, ${length}\n${rows.join('')}${row('nobody wins', nobody)}`;
}
