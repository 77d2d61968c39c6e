/** Replays a directory of recorded games over all cores. */
import { filesBelow } from './corpus.js';
import { runPool } from './pool.js';
import type { TraceJob, TraceOutcome } from './traceJob.js';

/** What to replay. */
export interface TracesOptions {
  readonly traces: string;
  readonly corpus: string;
  readonly backend?: TraceJob['backend'] | undefined;
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
  const { traces, corpus, backend, filter, workers, secondsPerGame = 120, onProgress, onOutcome } = options;
  const files = (options.files ?? filesBelow(traces, '.jsonl.gz')).filter((file) => !filter || file.includes(filter));
  const givenUp = ({ file }: TraceJob): TraceOutcome => ({
    file,
    lud: file.replace(/(@[0-9a-f]+)?\.jsonl\.gz$/, '.lud'),
    grade: 'crashed',
    stage: 'time',
    details: [`no result after ${secondsPerGame} s`],
  });
  const jobs = files.map((file): TraceJob => ({ traces, corpus, file, backend }));
  const answers = await runPool<TraceJob, TraceOutcome>({
    script: new URL('./traceWorker.js', import.meta.url),
    jobs,
    secondsPerJob: secondsPerGame,
    workers,
    onAnswer: (job, outcome, done) => {
      onOutcome?.(outcome ?? givenUp(job));
      onProgress?.(done, files.length);
    },
  });
  return answers.map((outcome, i) => outcome ?? givenUp(jobs[i]!));
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
