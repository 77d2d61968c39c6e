/** A worker thread that searches a position with a seed of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { type GameSource, gameFromText, type SearchOptions, type Trial, type UctMoveValue } from '@ludii/engine';
import { type AgentSettings, createAgent } from '../createAgent.js';

/** What a worker is started with. */
export interface ParallelStart {
  readonly source: GameSource;
  readonly agent: AgentSettings;
  readonly trial: string;
}

/** One search, and when it ends by the clock that all threads have. */
export interface ParallelTask extends Omit<SearchOptions, 'ms' | 'signal'> {
  readonly end?: number | undefined;
}

/** What was found out about the moves, in their order. */
export type ParallelAnswer = Omit<UctMoveValue, 'move'>[];

interface Analyst {
  analyse(trial: Trial, options: SearchOptions): readonly UctMoveValue[];
}

/** Searches a saved trial. */
export function searchSaved({ source, agent, trial }: ParallelStart, { end, ...task }: ParallelTask): ParallelAnswer {
  const game = gameFromText(source.text, { ...source.options, games: source.games });
  const analyst = createAgent(agent) as unknown as Partial<Analyst>;
  if (!analyst.analyse) throw new TypeError(`The agent ${agent.name} cannot be asked for all moves.`);
  const saved = game.parse(trial);
  const ms = end === undefined ? {} : { ms: Math.max(1, end - Date.now()) };
  const values = analyst.analyse(saved, { ...task, ...ms });
  return values.map(({ visits, value, returns, certain }) => ({ visits, value, returns, certain }));
}

if (parentPort) {
  const port = parentPort;
  const start = workerData as ParallelStart;
  port.on('message', (task: ParallelTask) => port.postMessage(searchSaved(start, task)));
}
