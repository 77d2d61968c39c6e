/** A series of games between two agents, as an experiment with a log: it can be stopped and goes on where it was. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AgentSettings } from '@ludii/agents';
import { readDefinition, readReport, runExperiment } from '@ludii/experiments';
import { libraryGame, repository } from '../games/library.js';
import type { Pairing } from './pairings.js';

/** How a series is played. */
export interface SeriesOptions {
  readonly games: number;
  readonly seed: number;
  /** Directory of the logs. */
  readonly out: string;
  /** Stops it. */
  readonly signal?: AbortSignal | undefined;
}

const shown = ({ name, ...settings }: AgentSettings): string =>
  [name, ...Object.entries(settings).map(([key, value]) => `${key} ${value}`)].join(' ');

export const tableHead =
  '| game | first | second | games | wins | draws | losses | score % | wins %, 95 % | moves |\n' +
  '|---|---|---|--:|--:|--:|--:|--:|---|--:|\n';

/** The pairing as the text of an experiment. */
function experimentOf({ game, options, first, second }: Pairing, { games, seed }: SeriesOptions): string {
  const player = ({ name, ...settings }: AgentSettings): object => ({ agent: name, ...settings });
  return JSON.stringify({
    games: [options.length > 0 ? { game, options } : game],
    players: [player(first), player(second)],
    number: games,
    seed,
    // Both seats in one job.
    gamesPerJob: 2,
  });
}

/** Plays what is not played yet, and gives a row of the table; undefined if nothing was played. */
export async function playSeries(pairing: Pairing, options: SeriesOptions): Promise<string | undefined> {
  const root = repository();
  const { definition, games } = readDefinition(experimentOf(pairing, options), 'series.json', {
    byName: (name) => join(root, 'games', libraryGame(name, root).file),
    text: (file) => readFileSync(file, 'utf8'),
  });
  mkdirSync(options.out, { recursive: true });
  const names = [pairing.game, pairing.first, pairing.second].map((each) =>
    typeof each === 'string' ? each : shown(each),
  );
  const log = join(options.out, `${[...names, options.games].join(' ').replace(/[^a-zA-Z0-9]+/g, '-')}.log`);
  await runExperiment(definition, games, { log, workers: 0, resume: existsSync(log), signal: options.signal });
  return rowOf(pairing, log);
}

const percent = (share: number): string => (100 * share).toFixed(1);

function rowOf({ first, second }: Pairing, log: string): string | undefined {
  const { games, players, failed } = readReport(log);
  if (failed.length > 0) throw new Error(`A game could not be played: ${failed[0]!.reason}`);
  const { name, meanMoves } = games[0]!;
  const { games: played, wins, draws, losses } = players![0]!;
  if (played === 0) return undefined;
  const score = percent((wins.count + draws / 2) / played);
  const between = `${percent(wins.low)}–${percent(wins.high)}`;
  return `| ${name} | ${shown(first)} | ${shown(second)} | ${played} | ${wins.count} | ${draws} | ${losses} | ${score} | ${between} | ${Math.round(meanMoves)} |`;
}
