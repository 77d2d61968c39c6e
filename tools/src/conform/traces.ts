/** Replays a directory of recorded games over all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { filesBelow } from './corpus.js';
import type { TraceJob, TraceOutcome } from './traceJob.js';

/** What to replay. */
export interface TracesOptions {
  readonly traces: string;
  readonly corpus: string;
  /** Only traces whose path contains this text. */
  readonly filter?: string | undefined;
  /** Only these traces. */
  readonly files?: readonly string[] | undefined;
  readonly workers?: number | undefined;
  /** A game that takes longer is given up. */
  readonly secondsPerGame?: number | undefined;
  readonly onProgress?: (done: number, total: number) => void;
  /** Called with each outcome as soon as it is known. */
  readonly onOutcome?: ((outcome: TraceOutcome) => void) | undefined;
}

/** Replays all traces; outcomes are in the order of the files. */
export async function runTraces(options: TracesOptions): Promise<TraceOutcome[]> {
  const { traces, corpus, filter, secondsPerGame = 120 } = options;
  const files = (options.files ?? filesBelow(traces, '.jsonl.gz')).filter((file) => !filter || file.includes(filter));
  const outcomes: TraceOutcome[] = new Array(files.length);
  let next = 0;
  let done = 0;

  const runWorker = async (): Promise<void> => {
    let worker: Worker | undefined;
    while (next < files.length) {
      const index = next++;
      const file = files[index]!;
      worker ??= new Worker(new URL('./traceWorker.js', import.meta.url));
      const outcome = await ask(worker, { traces, corpus, file }, secondsPerGame);
      if (!outcome) {
        await worker.terminate();
        worker = undefined;
      }
      outcomes[index] = outcome ?? {
        lud: file.replace('.jsonl.gz', '.lud'),
        grade: 'crashed',
        stage: 'time',
        details: [`no result after ${secondsPerGame} s`],
      };
      options.onOutcome?.(outcomes[index]!);
      options.onProgress?.(++done, files.length);
    }
    await worker?.terminate();
  };
  const workers = Math.min(options.workers ?? availableParallelism(), Math.max(files.length, 1));
  await Promise.all(Array.from({ length: workers }, runWorker));
  return outcomes;
}

/** The worker's answer, or undefined when it takes too long or dies. */
function ask(worker: Worker, job: TraceJob, seconds: number): Promise<TraceOutcome | undefined> {
  return new Promise((resolve) => {
    const finish = (outcome: TraceOutcome | undefined): void => {
      clearTimeout(timer);
      worker.off('message', finish);
      worker.off('error', fail);
      resolve(outcome);
    };
    const fail = (): void => finish(undefined);
    const timer = setTimeout(fail, seconds * 1000);
    worker.on('message', finish);
    worker.on('error', fail);
    worker.postMessage(job);
  });
}

/** The counts of a run, as the command prints them. */
export interface TracesSummary {
  readonly games: number;
  readonly compiled: number;
  readonly exact: number;
  readonly samePlay: number;
  readonly failed: readonly { readonly lud: string; readonly stage: string; readonly step?: number | undefined }[];
}

/** Counts outcomes. */
export function summarise(outcomes: readonly TraceOutcome[]): TracesSummary {
  return {
    games: outcomes.length,
    compiled: outcomes.filter(({ grade }) => grade !== 'uncompiled').length,
    exact: outcomes.filter(({ grade }) => grade === 'exact').length,
    samePlay: outcomes.filter(({ grade }) => grade === 'samePlay').length,
    failed: outcomes
      .filter(({ grade }) => grade !== 'exact')
      .map(({ lud, grade, stage, step }) => ({
        lud,
        stage: grade === 'uncompiled' ? 'compile' : (stage ?? grade),
        step,
      })),
  };
}
