/** Agents against each other: who wins how often, and how sure that is. */
import type { Agent, SearchOptions } from './agents/index.js';
import { EngineError } from './errors.js';
import type { Game } from './game.js';
import { ranksOf, returnOfRank } from './outcome.js';
import { usualMaxMoves } from './playout.js';
import { generator, Purpose } from './seeds.js';
import { type Interval, wilsonInterval } from './wilson.js';

/** How a tournament is played. */
export interface TournamentOptions extends SearchOptions {
  /** Number of games between each group of agents (default 100). Agents change seats from game to game. */
  readonly games?: number | undefined;
  /** Each game is broken off after so many moves and is drawn then (default 10 000). */
  readonly maxMoves?: number | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Stops the tournament; the promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** How an agent did. */
export interface Standing {
  readonly agent: Agent;
  readonly name: string;
  /** Number of seats taken: one per game, unless an agent plays several colours. */
  readonly games: number;
  readonly wins: number;
  /** Neither first of all nor behind another agent who is. */
  readonly draws: number;
  readonly losses: number;
  readonly winRate: number;
  /** 95 % Wilson interval of the win rate. */
  readonly winInterval: Interval;
  /** Share of games not lost. */
  readonly notLostRate: number;
  /** 95 % Wilson interval of that share. */
  readonly notLostInterval: Interval;
  readonly meanReturn: number;
}

/** The result of a tournament. */
export interface TournamentResult {
  readonly games: number;
  readonly moves: number;
  /** In the order of the agents. */
  readonly standings: readonly Standing[];
}

/**
 * Lets agents play each other: every group of as many agents as the game has players, in changing seats. With fewer
 * agents than players, each agent plays several colours.
 *
 * @example
 * const { standings } = await tournament(game, [new UctAgent(), new RandomAgent()], { games: 100, seed: 1 });
 */
export async function tournament(
  game: Game,
  agents: readonly Agent[],
  options: TournamentOptions = {},
): Promise<TournamentResult> {
  const { games = 100, maxMoves = usualMaxMoves, seed = 0, iterations, ms, onProgress, signal } = options;
  if (agents.length === 0 || game.players === 0) throw new EngineError('bad-option', 'There is nobody to play.');
  const groups = agents.length >= game.players ? combinations(agents.length, game.players) : [agents.map((_, i) => i)];
  const counts = agents.map(() => ({ games: 0, wins: 0, draws: 0, losses: 0, returns: 0 }));
  const random = generator(seed, 0, Purpose.Choice);
  const total = groups.length * games;
  let done = 0;
  let moves = 0;
  signal?.throwIfAborted();
  for (const group of groups) {
    for (let g = 0; g < games; g++) {
      const seats = Array.from({ length: game.players }, (_, seat) => group[(seat + g) % group.length]!);
      const trial = game.start(seed + done);
      while (!trial.isOver && trial.length < maxMoves) {
        const limits = { ...(iterations && { iterations }), ...(ms && { ms }), seed: random.next32() };
        trial.apply(agents[seats[trial.agent - 1]!]!.selectMove(trial, limits));
        if (signal?.aborted) throw signal.reason;
      }
      moves += trial.length;
      const ranks = new Float64Array(game.players + 1);
      const { context } = trial.position;
      ranksOf(context, ranks);
      const first = Math.min(...ranks.slice(1));
      const decided = trial.isOver && (game.players === 1 || first === 1);
      seats.forEach((seat, i) => {
        const rank = ranks[context.state.playerOrder(i + 1)]!;
        const count = counts[seat]!;
        count.games++;
        count.returns += returnOfRank(rank, game.players);
        if (trial.isOver && rank === 1) count.wins++;
        else if (decided) count.losses++;
        else count.draws++;
      });
      done++;
      onProgress?.(done, total);
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
    }
  }
  const standings = counts.map((count, i) => {
    const agent = agents[i]!;
    return {
      agent,
      name: agent.name,
      games: count.games,
      wins: count.wins,
      draws: count.draws,
      losses: count.losses,
      winRate: count.games === 0 ? 0 : count.wins / count.games,
      winInterval: wilsonInterval(count.wins, count.games),
      notLostRate: count.games === 0 ? 0 : (count.wins + count.draws) / count.games,
      notLostInterval: wilsonInterval(count.wins + count.draws, count.games),
      meanReturn: count.games === 0 ? 0 : count.returns / count.games,
    };
  });
  return { games: done, moves, standings };
}

/** All ways to take `size` of the numbers below `count`, in order. */
function combinations(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let last = size - 1; last < count; last++) {
    for (const rest of combinations(last, size - 1)) found.push([...rest, last]);
  }
  return found;
}
