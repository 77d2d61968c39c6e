/**
 * `npm run strength -- tuning`: for every game with choices and without secrets an evaluation is tuned and tried against the
 * one that the game has, and then the agents that may be best at the game play each other. A line of JSON for each game is
 * added to a file; games that are in it are not done again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AgentSettings,
  aiAdvice,
  createAgent,
  type HeuristicTerm,
  termText,
  tune,
  usualTerms,
} from '@ludii/agents';
import { type Game, loadGame, UctAgent } from '@ludii/engine';
import { libraryGames, repository } from '../games/library.js';
import { type MatchOptions, type MatchResult, playMatch } from './match.js';

/** CPU time for the games that are learnt from, for each match, and for a move. */
const TuneMs = 2_000;
const MatchMs = 3_000;
const MoveMs = 3;
const MostGames = 80;
const MostMoves = 500;

/** What was found out about a game. */
export interface GameTuning {
  /** File name without its ending. */
  readonly game: string;
  /** Name in the description. */
  readonly name: string;
  /** What was learnt, as metadata. */
  readonly terms: readonly string[];
  readonly games: number;
  readonly foretold: number;
  /** Tuned against what the game had: its own evaluation or the usual one. */
  readonly tuned: MatchResult | undefined;
  /** Agents against each other, with the better evaluation. */
  readonly matches: readonly MatchResult[];
  /** The agent that was left. */
  readonly best: string;
  /** How often UCT can try each legal move of the start in the time of a move: below 1 it says nothing about longer thinking. */
  readonly visits: number;
}

/** Games that are played by choice: at some of its positions there is something to choose. */
function hasChoices(game: Game): boolean {
  const trial = game.start(1);
  const agent = createAgent({ name: 'random' });
  for (let k = 0; k < 50 && !trial.isOver; k++) {
    if (trial.legalCount > 1) return true;
    trial.apply(agent.selectMove(trial, { seed: k }));
  }
  return false;
}

/** The games that can be tuned. */
function tunable(): { readonly name: string; readonly game: Game }[] {
  const root = repository();
  return libraryGames(root)
    .filter(({ kind }) => kind !== 'match' && kind !== 'puzzle')
    .map(({ name, file }) => ({ name, game: loadGame(join(root, 'games', file)) }))
    .filter(({ game }) => game.players >= 2 && game.mode === 'alternating')
    .filter(({ game }) => !game.hasHiddenInformation && !game.match && hasChoices(game));
}

/** Search by depth, as it suits the game. */
function deep(game: Game, terms: readonly HeuristicTerm[]): AgentSettings {
  return { name: game.isStochastic ? 'expectimax' : 'alphabeta', terms };
}

/** Visits of UCT for each legal move of the start in the time of a move. */
function visitsInTime(game: Game): number {
  const trial = game.start(1);
  const agent = new UctAgent();
  let iterations = 0;
  // What is emitted and compiled on the way counts for nothing.
  for (const ms of [100, 100]) {
    const visits = agent.analyse(trial, { ms }).map((each) => each.visits);
    iterations = visits.reduce((sum, each) => sum + each, 0) / ms;
  }
  return (MoveMs * iterations) / trial.legalCount;
}

async function study(file: string, game: Game): Promise<GameTuning> {
  const options = (seed: number): MatchOptions => ({
    seed,
    moveMs: MoveMs,
    ms: MatchMs,
    games: MostGames,
    maxMoves: MostMoves,
  });
  const found = await tune(game, { games: 2000, ms: TuneMs, seed: 1 });
  const before = deep(game, aiAdvice(game).terms ?? usualTerms);
  const after = deep(game, found.terms);
  const tuned = found.terms.length > 0 ? await playMatch(game, [after, before], options(1)) : undefined;
  const searcher = tuned?.verdict === 'better' ? after : before;
  // Whoever wants to be the best must beat who is: UCT is where nothing is known.
  const matches: MatchResult[] = [];
  let best: AgentSettings = { name: 'uct' };
  for (const challenger of [searcher, { name: 'grave' }]) {
    const result = await playMatch(game, [challenger, best], options(101 + 100 * matches.length));
    matches.push(result);
    if (result.verdict === 'better') best = challenger;
  }
  return {
    game: file,
    name: game.name,
    terms: found.terms.map(termText),
    games: found.games,
    foretold: found.foretold,
    tuned,
    matches,
    best: best.name,
    visits: visitsInTime(game),
  };
}

/** What is in a file of results. */
export function readTunings(file: string): GameTuning[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  // Where visits were not counted, nothing is known of them.
  const read = (line: string): GameTuning => ({ visits: 0, ...(JSON.parse(line) as Omit<GameTuning, 'visits'>) });
  return lines.filter((line) => line !== '').map(read);
}

/** A match in a few words. */
export function shownMatch(match: MatchResult | undefined): string {
  if (!match) return 'nothing learnt';
  const { wins, draws, losses, verdict } = match;
  return `${wins} / ${draws} / ${losses}${verdict === 'better' ? ' **' : verdict === 'open' ? ' ?' : ''}`;
}

/** Studies all games that were not studied yet, at most so many and no longer than so many seconds. */
export async function tuneAll(
  out: string,
  { only, most, seconds }: { only: string | undefined; most: number; seconds: number },
): Promise<number> {
  mkdirSync(out, { recursive: true });
  const file = join(out, 'tuning.jsonl');
  const done = new Set(readTunings(file).map(({ game }) => game));
  const list = tunable().filter(({ name }) => name === (only ?? name) && !done.has(name));
  const end = performance.now() + 1000 * seconds;
  for (const [k, { name, game }] of list.entries()) {
    if (k >= most || performance.now() > end) return list.length - k;
    const result = await study(name, game);
    appendFileSync(file, `${JSON.stringify(result)}\n`);
    const matches = result.matches.map((match) => `${match.first}:${match.second} ${shownMatch(match)}`);
    process.stdout.write(`${name}: tuned ${shownMatch(result.tuned)}; ${matches.join('; ')}; ${result.best}\n`);
  }
  return 0;
}
