/** Runs mutants in child processes under a watchdog: a child that dies, hangs or grows too large is itself a finding. */
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { saveText } from '@ludii/engine/internal';
import type { Stage } from './attempt.js';
import type { Order, Report } from './child.js';

/** How to run. */
export interface FuzzOptions {
  readonly from?: number | undefined;
  readonly count: number;
  /** No mutant may take longer than this, in ms of processor time where the system tells it (default 30 000). */
  readonly patience?: number | undefined;
  /** Most memory of a child in MB (default 1024). */
  readonly megabytes?: number | undefined;
  /** The run ends after so many seconds even if mutants are left. */
  readonly seconds?: number | undefined;
  readonly onProgress?: ((done: number, findings: number) => void) | undefined;
  /** A file that keeps what was found so far, so that a long run can be ended and taken up again. */
  readonly notes?: string | undefined;
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
  const { from = 0, count, seconds = Number.POSITIVE_INFINITY, onProgress, notes } = options;
  const noted = notes !== undefined && existsSync(notes) ? readNotes(notes) : undefined;
  const summary: FuzzSummary = noted?.summary ?? {
    mutants: 0,
    stages: { refused: 0, started: 0, 'failed in play': 0, played: 0 },
    megabytes: 0,
    found: new Map(),
  };
  const end = Date.now() + seconds * 1000;
  for (let next = noted?.next ?? from; next < from + count && Date.now() < end; ) {
    const to = Math.min(next + Batch, from + count);
    next = await runChild({ from: next, to }, options, summary, end);
    if (notes !== undefined) saveText(notes, JSON.stringify({ next, ...summary, found: [...summary.found.values()] }));
    onProgress?.(summary.mutants, summary.found.size);
  }
  return summary;
}

/** What a run that was ended had found, and the mutant that it would have gone on with. */
function readNotes(file: string): { readonly next: number; readonly summary: FuzzSummary } {
  const { next, mutants, stages, megabytes, found } = JSON.parse(readFileSync(file, 'utf8')) as Omit<
    FuzzSummary,
    'found'
  > & { readonly next: number; readonly found: readonly Found[] };
  return { next, summary: { mutants, stages, megabytes, found: new Map(found.map((each) => [each.what, each])) } };
}

/** Processor time of a process in ms; on systems that do not tell it, the time that has passed. */
function timeOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return performance.now();
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  // User and system time, in ticks of 10 ms.
  return 10 * (Number(fields[11]) + Number(fields[12]));
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
    // A busy machine may give the child no time for long: only the time that it had counts.
    let alarm: NodeJS.Timeout;
    const watch = (spent: number): void => {
      alarm = setTimeout(() => (timeOf(child.pid) - spent >= patience ? stop('hangs') : watch(spent)), patience);
    };
    watch(0);
    child.on('message', (report: Report) => {
      clearTimeout(alarm);
      watch(timeOf(child.pid));
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
