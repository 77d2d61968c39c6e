/**
 * `npm run strength -- tuning`: for every game of two players without chance or secrets, an evaluation is tuned and tried
 * against the usual one, and then the agents that may be best at the game play each other. A line of JSON for each game is
 * added to a file; games that are in it are not done again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AgentSettings, aiAdvice, createAgent, termText, tune, usualTerms } from '@ludii/agents';
import { type Game, loadGame, tournament } from '@ludii/engine';
import { libraryGames, repository } from '../games/library.js';

/** CPU time for the games that are learnt from, for each match, and for a move. */
const TuneMs = 15_000;
const MatchMs = 15_000;
const MoveMs = 10;
/** A match is over after so many games, or as soon as one side leads by so much. */
const MostGames = 24;
const Lead = 8;

/** How a match ended, from the side of the first. */
export interface MatchResult {
  readonly first: string;
  readonly second: string;
  wins: number;
  draws: number;
  losses: number;
}

/** What was found out about a game. */
export interface GameTuning {
  readonly game: string;
  /** What was learnt, as metadata. */
  readonly terms: readonly string[];
  readonly games: number;
  readonly foretold: number;
  /** Tuned against usual. */
  readonly tuned: MatchResult;
  /** Agents against each other, with the better evaluation. */
  readonly matches: readonly MatchResult[];
}

/** True if the first won clearly more than the second: about one chance in ten to be wrong, not less. */
export const isClear = ({ wins, losses }: MatchResult): boolean => wins - losses >= Lead - 2;

/** The games that can be tuned. */
function tunable(): { readonly name: string; readonly game: Game }[] {
  const root = repository();
  return libraryGames(root)
    .filter(({ kind }) => kind !== 'match')
    .map(({ name, file }) => ({ name, game: loadGame(join(root, 'games', file)) }))
    .filter(({ game }) => game.players === 2 && game.mode === 'alternating')
    .filter(({ game }) => !game.isStochastic && !game.hasHiddenInformation && !game.match);
}

async function match(game: Game, first: AgentSettings, second: AgentSettings, seed: number): Promise<MatchResult> {
  const label = ({ name }: AgentSettings): string => name;
  const result: MatchResult = { first: label(first), second: label(second), wins: 0, draws: 0, losses: 0 };
  const end = performance.now() + MatchMs;
  for (let played = 0; played < MostGames && performance.now() < end; played += 2) {
    if (Math.abs(result.wins - result.losses) >= Lead) break;
    const agents = [first, second].map((each) => createAgent({ ...each, ms: MoveMs }));
    const { standings } = await tournament(game, agents, { games: 2, seed: seed + played, maxMoves: 300 });
    const [own] = standings;
    result.wins += own!.wins;
    result.draws += own!.draws;
    result.losses += own!.losses;
  }
  return result;
}

async function study(name: string, game: Game): Promise<GameTuning> {
  const found = await tune(game, { games: 2000, ms: TuneMs, seed: 1 });
  const usual: AgentSettings = { name: 'alphabeta', terms: usualTerms };
  const learnt: AgentSettings = { name: 'alphabeta', terms: found.terms };
  const present = aiAdvice(game).terms;
  const tuned =
    found.terms.length > 0
      ? await match(game, learnt, present ? { name: 'alphabeta', terms: present } : usual, 1)
      : { first: 'alphabeta', second: 'alphabeta', wins: 0, draws: 0, losses: 0 };
  const depth = isClear(tuned) ? learnt : present ? { name: 'alphabeta', terms: present } : usual;
  const uct: AgentSettings = { name: 'uct' };
  const grave: AgentSettings = { name: 'grave' };
  const deep = await match(game, depth, uct, 101);
  const better = deep.losses > deep.wins ? uct : depth;
  const last = await match(game, grave, better, 201);
  return {
    game: name,
    terms: found.terms.map(termText),
    games: found.games,
    foretold: found.foretold,
    tuned,
    matches: [deep, last],
  };
}

/** What is in a file of results. */
export function readTunings(file: string): GameTuning[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as GameTuning);
}

/** Studies all games that were not studied yet, or those whose turn it is: every `of`-th from `part` on. */
export async function tuneAll(out: string, only: string | undefined, part = 0, of = 1): Promise<void> {
  mkdirSync(out, { recursive: true });
  const file = join(out, `tuning${of > 1 ? part : ''}.jsonl`);
  const done = new Set(readTunings(file).map(({ game }) => game));
  const list = tunable().filter(({ name }, i) => i % of === part && name === (only ?? name) && !done.has(name));
  for (const { name, game } of list) {
    const result = await study(name, game);
    appendFileSync(file, `${JSON.stringify(result)}\n`);
    const shown = ({ first, second, wins, draws, losses }: MatchResult): string =>
      `${first} ${wins} ${draws} ${losses} ${second}`;
    process.stdout.write(`${name}: tuned ${shown(result.tuned)}; ${result.matches.map(shown).join('; ')}\n`);
  }
}
