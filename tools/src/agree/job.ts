/** Compiles one description and compares the ways of playing it. */
import { readFileSync } from 'node:fs';
import { compile } from '@ludii/compiler';
import { disagreements, type Extent } from './agree.js';

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
export interface AgreeOutcome {
  readonly name: string;
  readonly wrong: readonly string[];
  /** Why nothing was compared, if so. */
  readonly skipped?: string;
}

/** Compiles and compares. Never throws: a crash is an outcome. */
export function runAgreeJob({ file, name, options, seed, extent }: AgreeJob): AgreeOutcome {
  try {
    const { game, diagnostics } = compile(readFileSync(file, 'utf8'), { file: name, options, backend: 'emitted' });
    if (!game) {
      const mistakes = diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'no-subgame');
      return mistakes.length > 0
        ? { name, wrong: mistakes.map(({ message }) => `does not compile: ${message}`) }
        : { name, wrong: [], skipped: 'a match' };
    }
    return { name, wrong: disagreements(game, seed, extent) };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, wrong: [`crash: ${stack.split('\n').slice(0, 5).join(' | ')}`] };
  }
}
