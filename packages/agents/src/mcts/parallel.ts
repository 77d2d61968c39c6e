/** Root parallel search: several threads search the same position with seeds of their own, and their visits are added up. */
import { type Agent, type Move, type SearchOptions, SplitMix64, type Trial, type UctMoveValue } from '@ludii/engine';
import { runOnWorkers } from '@ludii/engine/internal';
import type { AgentSettings } from '../createAgent.js';
import { chooseMove, type FinalChoice } from './finalChoice.js';
import type { ParallelAnswer, ParallelStart, ParallelTask } from './parallelWorker.js';
import { parallelWorkerFile } from './parallelWorkerFile.js';

/** How the agent plays. */
export interface ParallelOptions extends SearchOptions {
  /** Who searches in each thread: an agent with `analyse` (any Monte Carlo tree search). */
  readonly agent: AgentSettings;
  /** Number of threads. Each gets the whole budget. */
  readonly workers: number;
  readonly choice?: FinalChoice | undefined;
}

/** Plays by searches on several threads. Threads are started for each move, which takes a tenth of a second: think longer. */
export class ParallelAgent implements Agent {
  readonly name: string;

  constructor(readonly options: ParallelOptions) {
    this.name = `${options.agent.name} ×${options.workers}`;
  }

  async selectMove(trial: Trial, options: SearchOptions = {}): Promise<Move> {
    const { seed = 0, choice = 'robust' } = { ...this.options, ...options };
    const values = await this.analyse(trial, options);
    return chooseMove(values, choice, new SplitMix64(seed | 0, 1)).move;
  }

  /** What the threads think of the legal moves, added up. */
  async analyse(trial: Trial, options: SearchOptions = {}): Promise<UctMoveValue[]> {
    const { agent, workers, seed = 0, iterations, ms } = { ...this.options, ...options };
    const start: ParallelStart = { source: trial.game.source, agent, trial: trial.serialise() };
    const tasks: ParallelTask[] = Array.from({ length: workers }, (_, k) => ({
      seed: seed + 7919 * k,
      ...(iterations === undefined ? {} : { iterations }),
      ...(ms === undefined ? {} : { ms }),
    }));
    const answers: ParallelAnswer[] = [];
    await runOnWorkers<ParallelTask, ParallelAnswer>({
      file: parallelWorkerFile(),
      start,
      workers,
      tasks,
      onResult: (_task, answer) => answers.push(answer),
    });
    return trial.legalMoves().map((move, i) => ({ move, ...added(answers.map((answer) => answer[i]!)) }));
  }
}

type Found = ParallelAnswer[number];

/** Visits add up, values are their mean; what one thread is sure of is certain. */
function added(found: readonly Found[]): Found {
  const sure = found.find((each) => each.certain);
  const visits = found.reduce((sum, each) => sum + each.visits, 0);
  if (sure) return { ...sure, visits };
  const mean = (of: (each: Found) => number): number =>
    visits === 0 ? of(found[0]!) : found.reduce((sum, each) => sum + each.visits * of(each), 0) / visits;
  return {
    visits,
    value: mean(({ value }) => value),
    returns: found[0]!.returns.map((_, agent) => mean(({ returns }) => returns[agent]!)),
    certain: false,
  };
}
