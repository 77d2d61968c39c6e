/** Runs mutants in child processes under a watchdog: a child that dies, hangs or grows too large is itself a finding. */
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { saveText } from '@ludii/engine/internal';
import type { Stage } from './attempt.js';
import type { Order, Report, Trying } from './child.js';

/** How to run. */
export interface FuzzOptions {
  /** What is tried (default mutants). */
  readonly trying?: Trying | undefined;
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

/**
 * Mutants for one process, which is quick only after some hundreds; then another takes over, as it does when the process
 * has grown so large that what one mutant needs would be seen as too much.
 */
const Batch = 20_000;
const Large = 700;
/** More mutants than this do not fit into the time between two reports. */
const MostUntold = 300;
/**
 * How children are run: much garbage is made and soon forgotten, and every description is new code, so that much of what
 * is usually worth optimising is not.
 */
const flags = [
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--always-sparkplug',
  '--interrupt-budget=1000000',
  '--enable-source-maps',
];
/** The watchdog looks so often, in ms. */
const LookEvery = 1000;
/** Why a process is ended that has taken more memory than it may. */
const TooLarge = 'too much memory';
/** What was found is kept after so many mutants at most. */
const Kept = 500;

/** Runs mutants. */
export async function fuzz(options: FuzzOptions): Promise<FuzzSummary> {
  const { trying = 'mutants', from = 0, count, seconds = Number.POSITIVE_INFINITY, onProgress, notes } = options;
  const noted = notes !== undefined && existsSync(notes) ? readNotes(notes) : undefined;
  const summary: FuzzSummary = noted?.summary ?? {
    mutants: 0,
    stages: { refused: 0, started: 0, 'failed in play': 0, played: 0 },
    megabytes: 0,
    found: new Map(),
  };
  const end = Date.now() + seconds * 1000;
  const last = from + count;
  const onDone = (next: number): void => {
    if (notes !== undefined) saveText(notes, JSON.stringify({ next, ...summary, found: [...summary.found.values()] }));
    onProgress?.(summary.mutants, summary.found.size);
  };
  for (let next = noted?.next ?? from; next < last && Date.now() < end; ) {
    const order: Order = { trying, from: next, to: Math.min(next + Batch, last), isCareful: false };
    const ended = await runChild(order, options, summary, end, onDone);
    next = ended.next;
    if (ended.why !== undefined) next = await findCulprit(next, ended.why, options, summary);
    onDone(next);
  }
  return summary;
}

/**
 * Tries the mutants again of which one has ended a process, or made it too large, each reported by itself. Tells with which to
 * go on.
 */
async function findCulprit(from: number, why: string, options: FuzzOptions, summary: FuzzSummary): Promise<number> {
  const order: Order = { trying: options.trying ?? 'mutants', from, to: from + MostUntold, isCareful: true };
  const again = await runChild(order, options, summary, Number.POSITIVE_INFINITY, () => {});
  if (again.why === undefined) {
    // What a process has used for hundreds of mutants before says nothing of the next ones.
    if (why !== TooLarge) note(summary, `${why}, but not when tried again`, from);
    return again.next;
  }
  note(summary, again.why, again.next);
  summary.mutants++;
  return again.next + 1;
}

/** What a run that was ended had found, and the mutant that it would have gone on with. */
function readNotes(file: string): { readonly next: number; readonly summary: FuzzSummary } {
  const { next, mutants, stages, megabytes, found } = JSON.parse(readFileSync(file, 'utf8')) as Omit<
    FuzzSummary,
    'found'
  > & { readonly next: number; readonly found: readonly Found[] };
  return { next, summary: { mutants, stages, megabytes, found: new Map(found.map((each) => [each.what, each])) } };
}

const tellsProcessorTime = existsSync('/proc/self/stat');

/** Processor time of a process in ms (nothing if it has ended); on systems that do not tell it, the time that has passed. */
function timeOf(pid: number | undefined): number | undefined {
  if (!tellsProcessorTime) return performance.now();
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
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

/** How far a child came, and why it ended before that was asked for. */
interface Ended {
  readonly next: number;
  readonly why?: string;
}

/** Runs one child. */
function runChild(
  order: Order,
  options: FuzzOptions,
  summary: FuzzSummary,
  end: number,
  onDone: (next: number) => void,
): Promise<Ended> {
  const { patience = 30_000, megabytes = 1024 } = options;
  return new Promise((resolve) => {
    const file = fileURLToPath(new URL('./child.js', import.meta.url));
    const child = fork(file, [], {
      execArgv: [`--max-old-space-size=${megabytes}`, ...flags],
      silent: true,
    });
    let { from: next } = order;
    let kept = next;
    let why: string | undefined;
    let isStopped = false;
    const stop = (): void => {
      isStopped = true;
      child.kill('SIGKILL');
    };
    // A busy machine may give the child no time for long: only the time that it had counts.
    let seen = { next, spent: timeOf(child.pid) ?? 0 };
    const watch = setInterval(() => {
      const spent = timeOf(child.pid);
      if (spent === undefined) return;
      if (next !== seen.next) seen = { next, spent };
      else if (spent - seen.spent >= patience) {
        why = 'hangs';
        stop();
      }
    }, LookEvery);
    child.on('message', (report: Report) => {
      if (isStopped) return;
      summary.megabytes = Math.max(summary.megabytes, report.megabytes);
      if (report.megabytes > megabytes) {
        why = TooLarge;
        stop();
        return;
      }
      summary.mutants += report.next - next;
      next = report.next;
      for (const [stage, times] of Object.entries(report.stages)) summary.stages[stage as Stage] += times;
      for (const { sort, what, stack, mutant } of report.findings) note(summary, `${sort}: ${what}`, mutant, stack);
      if (report.megabytes > Large || Date.now() > end) stop();
      if (next - kept < Kept) return;
      kept = next;
      onDone(next);
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      if (!isStopped && code !== 0) why = `the process ends: ${signal ?? `code ${code}`}`;
      resolve(why === undefined || next >= order.to ? { next } : { next, why });
    });
    child.send(order);
  });
}
