/**
 * A short match between two agents that stops as soon as it is decided: Wald's sequential test of "equal" against "wins
 * seven of ten decided games". Looking at the score after every game does not make it less sure, as it would with a fixed
 * number of games.
 */
import { type AgentSettings, createAgent } from '@ludii/agents';
import { contest, type Game } from '@ludii/engine';

/** Share of decided games that the better one is taken to win. */
const Better = 0.7;
/** How often an equal agent passes for a better one, and a better one for an equal one. */
const FalseAlarm = 0.05;
const Missed = 0.1;

const Accept = Math.log((1 - Missed) / FalseAlarm);
const Reject = Math.log(Missed / (1 - FalseAlarm));

/** What a match has shown. */
export type Verdict = 'better' | 'not better' | 'open';

/** What wins and losses have shown so far. */
export function verdictOf(wins: number, losses: number): Verdict {
  const evidence = wins * Math.log(Better / 0.5) + losses * Math.log((1 - Better) / 0.5);
  return evidence >= Accept ? 'better' : evidence <= Reject ? 'not better' : 'open';
}

/** How a match ended, from the side of the first. With more than two players a pair of games with changed seats counts as one. */
export interface MatchResult {
  readonly first: string;
  readonly second: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly verdict: Verdict;
}

/** How long. */
export interface MatchOptions {
  readonly seed: number;
  /** Milliseconds for a move. */
  readonly moveMs: number;
  /** Milliseconds for all. */
  readonly ms: number;
  readonly games: number;
  readonly maxMoves: number;
}

/** Which seats the first agent has, for the game of a number: seats change from game to game. */
function seatsOf(players: number, number: number): boolean[] {
  return Array.from({ length: players }, (_, seat) => (seat + number) % 2 === 0);
}

/** One game, or with an odd number of seats two of them: the lead of the first agent in returns. */
async function lead(
  game: Game,
  pair: readonly [AgentSettings, AgentSettings],
  number: number,
  { seed, moveMs, maxMoves }: MatchOptions,
): Promise<number> {
  const { players } = game;
  const own = seatsOf(players, number);
  const seats = own.map((first) => createAgent({ ...(first ? pair[0] : pair[1]), ms: moveMs }));
  const { returns } = await contest(game, seats, { seed, number, maxMoves });
  const mean = (mine: boolean): number => {
    const list = returns.filter((_, seat) => own[seat] === mine);
    return list.reduce((sum, each) => sum + each, 0) / list.length;
  };
  return mean(true) - mean(false);
}

/** Plays a match. */
export async function playMatch(
  game: Game,
  pair: readonly [AgentSettings, AgentSettings],
  options: MatchOptions,
): Promise<MatchResult> {
  const score = { wins: 0, draws: 0, losses: 0 };
  const end = performance.now() + options.ms;
  let verdict: Verdict = 'open';
  const together = game.players === 2 ? 1 : 2;
  for (let g = 0; g < options.games && verdict === 'open' && performance.now() < end; g += together) {
    let sum = 0;
    for (let k = 0; k < together; k++) sum += await lead(game, pair, g + k, options);
    // Sums of shared places need not be exactly 0.
    if (sum > 1e-9) score.wins++;
    else if (sum < -1e-9) score.losses++;
    else score.draws++;
    verdict = verdictOf(score.wins, score.losses);
  }
  return { first: pair[0].name, second: pair[1].name, ...score, verdict };
}
