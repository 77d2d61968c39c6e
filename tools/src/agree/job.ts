/** Compiles one description and compares the ways of playing it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@ludii/compiler';
import { readDefines } from '../conform/corpus.js';
import { disagreements, type Extent } from './agree.js';

/** What to compare. */
export interface AgreeJob {
  /** A description, and how it is called in reports. */
  readonly file: string;
  readonly name: string;
  readonly options: readonly string[];
  /** A corpus with `def/`, or nothing for our own games. */
  readonly corpus?: string | undefined;
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

let defines: { readonly corpus: string; readonly texts: Map<string, string> } | undefined;

/** Compiles and compares. Never throws: a crash is an outcome. */
export function runAgreeJob({ file, name, options, corpus, seed, extent }: AgreeJob): AgreeOutcome {
  try {
    if (corpus && defines?.corpus !== corpus && existsSync(join(corpus, 'def'))) {
      defines = { corpus, texts: readDefines(corpus) };
    }
    const { game } = compile(readFileSync(file, 'utf8'), {
      file: name,
      options,
      backend: 'emitted',
      ...(corpus && defines ? { defines: defines.texts } : {}),
    });
    if (!game) return { name, wrong: [], skipped: 'a match, or it does not compile alone' };
    return { name, wrong: disagreements(game, seed, extent) };
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { name, wrong: [`crash: ${stack.split('\n').slice(0, 5).join(' | ')}`] };
  }
}
