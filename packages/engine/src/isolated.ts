/** Compiling what strangers write: in a process of its own, which may be ended at any time without harm. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Diagnostic, type Limits, strictLimits } from '@ludii/compiler';
import type { ParseOptions } from '@ludii/compiler/internal';
import { checkOptions, checkText, shown } from './checks.js';
import { EngineError } from './errors.js';
import type { IsolatedOrder, IsolatedResult } from './isolatedProcess.js';
import { isolatedFile } from './workerFile.js';

export type { IsolatedResult } from './isolatedProcess.js';

/** How a description is compiled in a process of its own. */
export interface IsolationOptions extends ParseOptions {
  /** The limits within the process (default `strictLimits`). */
  readonly limits?: Partial<Limits> | undefined;
  /** The process is ended after so many ms (default 10 000). */
  readonly ms?: number | undefined;
  /** Most memory of the process for objects, in MB (default 256). */
  readonly megabytes?: number | undefined;
  /** Number of moves that are played at random to see whether the rules hold (default 50). */
  readonly moves?: number | undefined;
  /** The games that a match is made of, by name. */
  readonly games?: ReadonlyMap<string, string> | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Compiles a description in a process of its own and plays it a little. Whatever the description does to that process,
 * this one goes on: a process that dies or takes too long is told as a diagnostic. Only an abort is thrown.
 *
 * @example
 * const { ok, report } = await compileIsolated(text);
 */
export async function compileIsolated(text: string, options: IsolationOptions = {}): Promise<IsolatedResult> {
  checkText(text, 'A description');
  const given = checkOptions(options);
  const { limits = strictLimits, ms = 10_000, megabytes = 256, moves = 50, games, signal, ...parse } = given;
  for (const [name, value] of Object.entries({ ms, megabytes, moves })) {
    if (!(typeof value === 'number' && value >= 0))
      throw new EngineError('bad-option', `"${name}" is a number, not ${shown(value)}.`);
  }
  const order: IsolatedOrder = { text, options: parse, limits, moves, ...(games ? { games } : {}) };
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const child = fork(fileURLToPath(isolatedFile()), [], {
      execArgv: [`--max-old-space-size=${megabytes}`],
      // What the description needs of this process is in the order: neither its environment nor its files.
      env: {},
      serialization: 'advanced',
      silent: true,
    });
    let result: IsolatedResult | undefined;
    let why = 'the process ended before it was done';
    const stop = (reason: string): void => {
      why = reason;
      child.kill('SIGKILL');
    };
    const alarm = setTimeout(() => stop(`it took more than ${ms} ms`), ms);
    const onAbort = (): void => stop('it was stopped');
    signal?.addEventListener('abort', onAbort, { once: true });
    child.on('message', (message: IsolatedResult) => {
      result = message;
    });
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(alarm);
      signal?.removeEventListener('abort', onAbort);
      if (signal?.aborted) reject(signal.reason);
      else resolve(result ?? ended(text, why));
    });
    child.send(order);
  });
}

function ended(text: string, why: string): IsolatedResult {
  const message = `The description could not be compiled and played: ${why}.`;
  const span = { file: 'game.lud', start: 0, end: text.length };
  const diagnostic: Diagnostic = {
    code: 'limit',
    severity: 'error',
    message,
    span,
    origin: [],
    related: [],
    fixes: [],
  };
  return { ok: false, diagnostics: [diagnostic], report: message };
}
