/**
 * Asks a worker and waits for its answers. A worker that does not answer in time is ended and replaced: a description may
 * run for ever, the page must not.
 */
import type { Answered, Asked, Problem } from '../worker/protocol.js';

/** A worker, as far as it is needed. */
export interface WorkerLike {
  postMessage(message: Asked): void;
  terminate(): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { readonly message?: string }) => void) | null;
}

/** A worker could not answer. */
export class Unanswered extends Error {
  constructor(
    message: string,
    /** The places in the description, if rules of it fail. */
    readonly findings: Problem['findings'],
  ) {
    super(message);
  }
}

/** The worker did not answer in time, or died; it has been replaced. */
export class WorkerLost extends Error {}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

type Requests = { [K in string]: { request: unknown; answer: unknown } };

/** Calls to one worker, replaced when it is lost. */
export class Caller<R extends { [K in keyof R]: Requests[string] }> {
  #worker: WorkerLike | undefined;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** `ms`: how long an answer may take. `onLost` is told each time a worker had to be replaced. */
  constructor(
    private readonly create: () => WorkerLike,
    private readonly ms: number,
    private readonly onLost: (reason: string) => void = () => {},
  ) {}

  /** Asks, and gives the answer. */
  ask<K extends keyof R & string>(kind: K, request: R[K]['request'], ms = this.ms): Promise<R[K]['answer']> {
    const worker = this.#start();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.replace(`no answer within ${Math.round(ms / 1000)} s`), ms);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage({ id, kind, request });
    });
  }

  /** True while an answer is awaited. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /** Ends the worker; whoever waits is told. The next request starts a new one. */
  replace(reason: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { timer, reject } of waiting) {
      clearTimeout(timer);
      reject(new WorkerLost(reason));
    }
    if (waiting.length > 0) this.onLost(reason);
  }

  #start(): WorkerLike {
    if (this.#worker) return this.#worker;
    const worker = this.create();
    worker.onmessage = ({ data }) => this.#take(data as Answered);
    worker.onerror = ({ message }) => this.replace(message ?? 'the worker died');
    this.#worker = worker;
    return worker;
  }

  #take(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id);
    if (!waiting) return;
    this.#waiting.delete(answered.id);
    clearTimeout(waiting.timer);
    if ('problem' in answered) waiting.reject(new Unanswered(answered.problem.message, answered.problem.findings));
    else waiting.resolve(answered.answer);
  }
}
