/** Compiles one description and compares the ways of playing it. */
import { readFileSync } from 'node:fs';
import { compile } from '@ludii/compiler';
import { type Comparison, compare, type Extent } from './agree.js';

/** What to compare. */
export interface AgreeJob {
  /** A description, and how it is called in reports. */
  readonly file: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly seed: number;
  readonly extent: Extent;
}

/** How it went. */
export interface AgreeOutcome extends Comparison {
  readonly name: string;
  /** Why nothing was compared, if so. */
  readonly skipped?: string;
  /** Milliseconds of CPU time; of all that the process does, with several workers. */
  readonly ms: number;
}

/** Compiles and compares. Never throws: a crash is an outcome. */
export function runAgreeJob(job: AgreeJob): AgreeOutcome {
  const cpu = process.cpuUsage();
  const outcome = comparison(job);
  const { user, system } = process.cpuUsage(cpu);
  return { name: job.name, positions: 0, playouts: 0, steps: 0, ...outcome, ms: Math.round((user + system) / 1000) };
}

function comparison({ file, name, options, seed, extent }: AgreeJob): Pick<AgreeOutcome, 'wrong' | 'skipped'> {
  try {
    const { game, diagnostics } = compile(readFileSync(file, 'utf8'), { file: name, options, backend: 'emitted' });
    if (game) return compare(game, seed, extent);
    const mistakes = diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'no-subgame');
    return mistakes.length > 0
      ? { wrong: mistakes.map(({ message }) => `does not compile: ${message}`) }
      : { wrong: [], skipped: 'a match' };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { wrong: [`crash: ${stack.split('\n').slice(0, 5).join(' | ')}`] };
  }
}
