/** Checks in a thread of their own: a description of thousands of lines takes longer to check than a keystroke may. */
import { parentPort, Worker } from 'node:worker_threads';
import type { Finding } from '@ludii/language';
import { answer, type CheckRequest } from './checkRequest.js';

type Answer =
  | { readonly findings: readonly Finding[] }
  | { readonly message: string; readonly stack: string | undefined };

interface Waiting {
  readonly request: CheckRequest;
  readonly resolve: (findings: readonly Finding[] | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Time in ms after which a check that is out of date is broken off. A shorter one is over before another thread starts. */
const Patience = 2000;

/** One thread that checks one text after the other. */
export class CheckThread {
  #worker: Worker | undefined;
  #running: Waiting | undefined;
  #since = 0;
  readonly #waiting: Waiting[] = [];

  /** `file` is run by the thread; it calls `answerChecks`. */
  constructor(readonly file: string) {}

  /** Checks a text when those before it are done. A newer text of the same address takes its place. */
  readonly check = (request: CheckRequest): Promise<readonly Finding[] | undefined> =>
    new Promise((resolve, reject) => {
      const replaced = this.#waiting.findIndex((each) => isNewer(request, each.request));
      if (replaced >= 0) this.#waiting.splice(replaced, 1)[0]!.resolve(undefined);
      this.#waiting.push({ request, resolve, reject });
      const running = this.#running;
      if (running && isNewer(request, running.request) && performance.now() - this.#since > Patience) {
        running.resolve(undefined);
        this.close();
      }
      this.#next();
    });

  /** Ends the thread; the next check starts another one. */
  close(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#running = undefined;
    void worker?.terminate();
  }

  #next(): void {
    if (this.#running) return;
    this.#running = this.#waiting.shift();
    if (!this.#running) return;
    this.#worker ??= this.#start();
    this.#since = performance.now();
    this.#worker.postMessage(this.#running.request);
  }

  #finish(tell: (running: Waiting) => void): void {
    const running = this.#running;
    this.#running = undefined;
    if (running) tell(running);
    this.#next();
  }

  #start(): Worker {
    const worker = new Worker(this.file);
    worker.unref();
    // A thread that was closed has nothing more to say.
    const isOurs = (): boolean => worker === this.#worker;
    const lost = (error: Error): void => {
      if (!isOurs()) return;
      this.#worker = undefined;
      this.#finish(({ reject }) => reject(error));
    };
    worker.on('message', (told: Answer) => {
      if (!isOurs()) return;
      this.#finish(({ resolve, reject }) => {
        if ('findings' in told) resolve(told.findings);
        else reject(Object.assign(new Error(told.message), { stack: told.stack ?? told.message }));
      });
    });
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('The thread of the checks has ended.')));
    return worker;
  }
}

/** True if a check makes another one needless: the same text, as it is now. */
const isNewer = (one: CheckRequest, other: CheckRequest): boolean =>
  one.uri === other.uri && JSON.stringify(one.options) === JSON.stringify(other.options);

/** The inside of the thread: answers one request after the other. */
export function answerChecks(): void {
  // whatever a library prints must not end up among the messages of the server
  console.log = console.error;
  const port = parentPort;
  port?.on('message', (request: CheckRequest) => {
    try {
      port.postMessage({ findings: answer(request) } satisfies Answer);
    } catch (error) {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      port.postMessage({ message, stack } satisfies Answer);
    }
  });
}
