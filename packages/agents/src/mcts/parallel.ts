/** Root parallel search: several threads search the same position with seeds of their own, and their visits are added up. */
import { type Agent, type Move, type SearchOptions, SplitMix64, type Trial, type UctMoveValue } from '@ludii/engine';
import { checkCount, checkOptions, checkText, runOnWorkers } from '@ludii/engine/internal';
import type { AgentSettings } from '../createAgent.js';
import { together } from '../options.js';
import { chooseMove, type FinalChoice } from './finalChoice.js';
import type { ParallelAnswer, ParallelStart, ParallelTask } from './parallelWorker.js';
import { parallelWorkerFile } from './parallelWorkerFile.js';

/** How the agent plays. */
export interface ParallelOptions extends SearchOptions {
  /** Who searches in each thread: an agent with `analyse` (any Monte Carlo tree search). */
  readonly agent: AgentSettings;
  /** Number of threads. Each gets all iterations; the time is that of all together, with what it takes to start them. */
  readonly workers: number;
  readonly choice?: FinalChoice | undefined;
}

/** Plays by searches on several threads. Threads are started for each move, which takes a tenth of a second: think longer. */
export class ParallelAgent implements Agent {
  readonly name: string;

  constructor(readonly options: ParallelOptions) {
    const { agent, workers } = checkOptions<ParallelOptions>(options);
    const name = checkText(checkOptions(agent).name as string, 'The name of an agent');
    this.name = `${name} ×${checkCount(workers as number, 'workers', 1)}`;
  }

  async selectMove(trial: Trial, options: SearchOptions = {}): Promise<Move> {
    const { seed = 0, choice = 'robust' } = together(this.options, options);
    const values = await this.analyse(trial, options);
    return chooseMove(values, choice, new SplitMix64(seed | 0, 1)).move;
  }

  /** What the threads think of the legal moves, added up. */
  async analyse(trial: Trial, options: SearchOptions = {}): Promise<UctMoveValue[]> {
    const { agent, workers, seed = 0, iterations, ms, signal } = together(this.options, options);
    const end = ms === undefined ? undefined : Date.now() + ms;
    const start: ParallelStart = { source: trial.game.source, agent, trial: trial.serialise() };
    const tasks: ParallelTask[] = Array.from({ length: workers }, (_, k) => ({
      seed: seed + 7919 * k,
      ...(iterations === undefined ? {} : { iterations }),
      ...(end === undefined ? {} : { end }),
    }));
    const answers: ParallelAnswer[] = [];
    // A thread that has not even started when the time is up has nothing to say.
    const late = new AbortController();
    const timer = ms === undefined ? undefined : setTimeout(() => late.abort(), ms + Grace);
    try {
      await runOnWorkers<ParallelTask, ParallelAnswer>({
        file: parallelWorkerFile(),
        start,
        workers,
        tasks,
        onResult: (_task, answer) => answers.push(answer),
        signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      });
    } catch (error) {
      if (error !== late.signal.reason) throw error;
    } finally {
      clearTimeout(timer);
    }
    const returns = new Array<number>(trial.game.players + 1).fill(0);
    const nothing: Found = { visits: 0, value: 0, returns, certain: false };
    return trial
      .legalMoves()
      .map((move, i) => ({ move, ...(answers.length === 0 ? nothing : added(answers.map((answer) => answer[i]!))) }));
  }
}

/** What a thread found on time may arrive so much later, in ms. */
const Grace = 25;

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
