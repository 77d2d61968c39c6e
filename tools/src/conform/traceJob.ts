/** Checks one recorded game: compiles the description and replays the trace. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Backend, compile } from '@ludii/compiler';
import { LineIndex } from '@ludii/grammar';
import { findGame, readLines } from './corpus.js';
import { type Difference, replay } from './replay.js';

/** What to check. */
export interface TraceJob {
  readonly traces: string;
  readonly corpus: string;
  /** Path of the trace below the directory of traces. */
  readonly file: string;
  /** What plays: the program of a game from its first move on, unless told otherwise. */
  readonly backend?: Backend | undefined;
}

/** How it went. */
export interface TraceOutcome {
  /** Path of the trace below the directory of traces. */
  readonly file: string;
  readonly lud: string;
  readonly grade: 'exact' | 'samePlay' | 'differs' | 'uncompiled' | 'crashed';
  readonly stage?: string;
  readonly playout?: number;
  readonly step?: number;
  readonly details?: readonly string[];
  readonly compileMs?: number;
  readonly replayMs?: number;
}

/** Compiles and replays one game. Never throws: a crash is an outcome. */
export function checkTrace({ traces, corpus, file, backend = 'emitted' }: TraceJob): TraceOutcome {
  const [header = '{}', ...lines] = readLines(join(traces, file));
  const { lud, options = '' } = JSON.parse(header) as { lud: string; options?: string };
  let stage = 'compile';
  try {
    const text = readFileSync(join(corpus, 'lud', lud), 'utf8');
    const start = performance.now();
    const { game, match, diagnostics } = compile(text, {
      backend,
      file: lud,
      ...(options === '' ? {} : { options: options.split('|') }),
      subgame: (name) => findGame(corpus, name),
    });
    const playable = game ?? match;
    const compileMs = performance.now() - start;
    if (!playable) {
      const index = new LineIndex(text);
      const details = diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(
          ({ message, span }) => `${span.file === lud ? `line ${index.at(span.start).line}` : span.file}: ${message}`,
        );
      return { file, lud, grade: 'uncompiled', stage, details, compileMs };
    }
    stage = 'replay';
    const { grade, difference } = replay(playable, lines);
    const replayMs = performance.now() - start - compileMs;
    return { file, lud, grade, ...place(difference), compileMs, replayMs };
  } catch (error) {
    const details = error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 6) : [String(error)];
    return { file, lud, grade: stage === 'compile' ? 'uncompiled' : 'crashed', stage: 'crash', details };
  }
}

const place = (difference: Difference | undefined): Partial<TraceOutcome> =>
  difference
    ? { stage: difference.stage, playout: difference.playout, step: difference.step, details: difference.details }
    : {};
