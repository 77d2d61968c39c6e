/**
 * Worker processes. Processes and not threads, because a description can end a whole process by one token: it takes an
 * amount of memory that no limit of a thread stops. A worker that dies or falls silent is replaced, and its task tried
 * again.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type FromWorker, outOfMemory, type ToWorker } from './serve.js';

/** How a pool works. */
export interface PoolOptions {
  /** The module that the workers run: it calls `serve`. */
  readonly file: URL;
  /** How many processes. */
  readonly workers: number;
  /** Memory of each in megabytes (default 1024). */
  readonly memory?: number;
  /** A worker that is silent for so many seconds counts as hung (default 300). */
  readonly seconds?: number;
  /** How often a task is tried whose worker dies or hangs (default 3). */
  readonly attempts?: number;
  /** Told of each worker that had to be replaced. */
  readonly onLost?: (reason: string) => void;
}

/** How a task ended. */
export type TaskOutcome<Answer> = { readonly answer: Answer } | { readonly failed: string; readonly attempts: number };

interface Waiting<Task, Answer> {
  readonly id: number;
  readonly task: Task;
  attempts: number;
  readonly settle: (outcome: TaskOutcome<Answer>) => void;
}

interface Member<Task, Answer> {
  readonly child: ChildProcess;
  current: Waiting<Task, Answer> | undefined;
  timer: NodeJS.Timeout | undefined;
  errors: string;
  hung: boolean;
}

/** Bytes that a worker may use besides the heap of its scripts, as a factor and a floor in megabytes. */
const Beside = { factor: 1.5, floor: 256 };

/** A pool of worker processes. */
export class ProcessPool<Task, Answer> {
  readonly #options: Required<PoolOptions>;
  readonly #members = new Set<Member<Task, Answer>>();
  readonly #queue: Waiting<Task, Answer>[] = [];
  #ids = 0;
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = { memory: 1024, seconds: 300, attempts: 3, onLost: () => {}, ...options };
  }

  get workers(): number {
    return this.#options.workers;
  }

  /** Runs a task as soon as a worker is free. The promise is never rejected. */
  run(task: Task): Promise<TaskOutcome<Answer>> {
    return new Promise((settle) => {
      this.#queue.push({ id: this.#ids++, task, attempts: 0, settle });
      this.#feed();
    });
  }

  /** Asks the running tasks to come to an end with what they have. */
  stop(): void {
    for (const { child, current } of this.#members) {
      if (current) child.send({ stop: current.id } satisfies ToWorker<Task>, () => {});
    }
  }

  /** Ends all workers at once. Tasks that are not finished fail. */
  async close(): Promise<void> {
    this.#closed = true;
    const left = [...this.#queue.splice(0)];
    const ends = [...this.#members].map(({ child, current, timer }) => {
      clearTimeout(timer);
      if (current) left.push(current);
      if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
      return new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      });
    });
    for (const { settle, attempts } of left) settle({ failed: 'It was stopped.', attempts });
    await Promise.all(ends);
  }

  #feed(): void {
    if (this.#closed) return;
    for (const member of this.#members) {
      if (!member.current && this.#queue.length > 0) this.#give(member);
    }
    while (this.#queue.length > 0 && this.#members.size < this.#options.workers) this.#give(this.#hire());
  }

  #give(member: Member<Task, Answer>): void {
    const next = this.#queue.shift()!;
    next.attempts++;
    member.current = next;
    this.#await(member);
    // A worker that has just died does not take it: its end is seen to by the event.
    member.child.send({ id: next.id, task: next.task } satisfies ToWorker<Task>, () => {});
  }

  /** Begins to wait for a sign of life. */
  #await(member: Member<Task, Answer>): void {
    clearTimeout(member.timer);
    member.timer = setTimeout(() => {
      member.hung = true;
      member.child.kill('SIGKILL');
    }, this.#options.seconds * 1000);
  }

  #hire(): Member<Task, Answer> {
    const { file, memory } = this.#options;
    const bytes = (memory * Beside.factor + Beside.floor) * 2 ** 20;
    const child = fork(fileURLToPath(file), [String(bytes)], {
      execArgv: [`--max-old-space-size=${memory}`, '--enable-source-maps'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const member: Member<Task, Answer> = { child, current: undefined, timer: undefined, errors: '', hung: false };
    this.#members.add(member);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      member.errors = (member.errors + text).slice(-4000);
    });
    child.on('message', (message: FromWorker<Answer>) => this.#hear(member, message));
    child.on('error', () => {});
    child.on('close', (code, signal) => this.#lost(member, this.#reason(member, code, signal)));
    return member;
  }

  #hear(member: Member<Task, Answer>, message: FromWorker<Answer>): void {
    const { current } = member;
    if ('alive' in message) {
      if (current) this.#await(member);
      return;
    }
    if (current?.id !== message.id) return;
    clearTimeout(member.timer);
    member.current = undefined;
    if ('answer' in message) current.settle({ answer: message.answer });
    else current.settle({ failed: message.error, attempts: current.attempts });
    this.#feed();
  }

  #reason({ hung, errors }: Member<Task, Answer>, code: number | null, signal: NodeJS.Signals | null): string {
    if (hung) return `A worker gave no sign of life for ${this.#options.seconds} s.`;
    if (errors.includes(outOfMemory)) return `A worker ran out of memory (${this.#options.memory} MB).`;
    const last = errors.split('\n').find((line) => /error/i.test(line));
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    return `A worker ${how}${last ? `: ${last.trim()}` : '.'}`;
  }

  #lost(member: Member<Task, Answer>, reason: string): void {
    clearTimeout(member.timer);
    this.#members.delete(member);
    if (this.#closed) return;
    const { current } = member;
    this.#options.onLost(reason);
    if (current && current.attempts < this.#options.attempts) this.#queue.unshift(current);
    else current?.settle({ failed: reason, attempts: current.attempts });
    this.#feed();
  }
}
