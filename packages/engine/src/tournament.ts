/** Agents against each other: who wins how often, and how sure that is. */
import type { Agent, SearchOptions } from './agents/index.js';
import { checkCallback, checkCount, checkOptions, checkSignal } from './checks.js';
import { checkAgents, contest, groupsOf, seatsOf } from './contest.js';
import { EngineError } from './errors.js';
import type { Game } from './game.js';
import { usualMaxMoves } from './playout.js';
import { checkGame } from './rulebook.js';
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
  checkGame(game);
  checkAgents(agents);
  const { games = 100, maxMoves = usualMaxMoves, seed = 0, iterations, ms, onProgress, signal } = checkOptions(options);
  checkCount(games, 'games');
  if (agents.length === 0 || game.players === 0) throw new EngineError('bad-option', 'There is nobody to play.');
  const groups = groupsOf(agents.length, game.players);
  const counts = agents.map(() => ({ games: 0, wins: 0, draws: 0, losses: 0, returns: 0 }));
  const total = groups.length * games;
  let done = 0;
  let moves = 0;
  checkSignal(signal)?.throwIfAborted();
  checkCallback(onProgress, 'What is told of the progress');
  for (const group of groups) {
    for (let g = 0; g < games; g++) {
      const seats = seatsOf(group, game.players, g);
      const { trial, results, returns } = await contest(
        game,
        seats.map((agent) => agents[agent]!),
        { seed, number: done, maxMoves, iterations, ms, signal },
      );
      moves += trial.length;
      seats.forEach((agent, seat) => {
        const count = counts[agent]!;
        const result = results[seat]!;
        count.games++;
        count.returns += returns[seat]!;
        if (result === 'win') count.wins++;
        else if (result === 'loss') count.losses++;
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
