/** Runs mutants in child processes under a watchdog: a child that dies, hangs or grows too large is itself a finding. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Stage } from './attempt.js';
import type { Order, Report } from './child.js';

/** How to run. */
export interface FuzzOptions {
  readonly from?: number | undefined;
  readonly count: number;
  /** No mutant may take longer than this, in ms of wall-clock time (default 30 000: the machine may be busy). */
  readonly patience?: number | undefined;
  /** Most memory of a child in MB (default 1024). */
  readonly megabytes?: number | undefined;
  /** The run ends after so many seconds even if mutants are left. */
  readonly seconds?: number | undefined;
  readonly onProgress?: ((done: number, findings: number) => void) | undefined;
}

/** Something that must not happen, and the mutants that make it happen. */
export interface Found {
  readonly what: string;
  readonly mutants: number[];
  readonly stack?: string | undefined;
}

/** What a run found. */
export interface FuzzSummary {
  mutants: number;
  readonly stages: Record<Stage, number>;
  /** Largest memory of a child in MB. */
  megabytes: number;
  readonly found: Map<string, Found>;
}

/** Mutants for one process; then another takes over, so that memory which is not given back shows in one of them only. */
const Batch = 500;

/** Runs mutants. */
export async function fuzz(options: FuzzOptions): Promise<FuzzSummary> {
  const { from = 0, count, seconds = Number.POSITIVE_INFINITY, onProgress } = options;
  const summary: FuzzSummary = {
    mutants: 0,
    stages: { refused: 0, started: 0, 'failed in play': 0, played: 0 },
    megabytes: 0,
    found: new Map(),
  };
  const end = Date.now() + seconds * 1000;
  for (let next = from; next < from + count && Date.now() < end; ) {
    const to = Math.min(next + Batch, from + count);
    next = await runChild({ from: next, to }, options, summary, end);
    onProgress?.(summary.mutants, summary.found.size);
  }
  return summary;
}

function note(summary: FuzzSummary, what: string, mutant: number, stack?: string): void {
  const known = summary.found.get(what);
  if (known) known.mutants.push(mutant);
  else summary.found.set(what, { what, mutants: [mutant], stack });
}

/** Runs one child; tells the number of the mutant to go on with. */
function runChild(order: Order, options: FuzzOptions, summary: FuzzSummary, end: number): Promise<number> {
  const { patience = 30_000, megabytes = 1024 } = options;
  return new Promise((resolve) => {
    const file = fileURLToPath(new URL('./child.js', import.meta.url));
    const child = fork(file, [], {
      execArgv: [`--max-old-space-size=${megabytes}`, '--enable-source-maps'],
      silent: true,
    });
    let at = order.from;
    let ended: string | undefined;
    const stop = (why: string | undefined): void => {
      ended = why;
      child.kill('SIGKILL');
    };
    let alarm = setTimeout(() => stop('hangs'), 2 * patience);
    child.on('message', (report: Report) => {
      clearTimeout(alarm);
      alarm = setTimeout(() => stop('hangs'), patience);
      at = report.mutant + 1;
      summary.mutants++;
      summary.stages[report.stage]++;
      summary.megabytes = Math.max(summary.megabytes, report.megabytes);
      for (const { sort, what, stack } of report.findings) note(summary, `${sort}: ${what}`, report.mutant, stack);
      if (report.megabytes > megabytes) {
        note(summary, `memory: more than ${megabytes} MB`, report.mutant);
        stop(undefined);
      } else if (Date.now() > end) stop(undefined);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(alarm);
      const died = code !== 0 && !(signal === 'SIGKILL' && ended === undefined);
      if (!died || at >= order.to) {
        resolve(at);
        return;
      }
      note(summary, ended ?? `the process ends: ${signal ?? `code ${code}`}`, at);
      summary.mutants++;
      resolve(at + 1);
    });
    child.send(order);
  });
}
