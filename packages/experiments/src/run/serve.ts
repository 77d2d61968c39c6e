/**
 * The inside of a worker process: it takes one task after the other from the process that started it and answers each. It
 * ends with that process, even when a task hangs: a thread of its own looks after that, and after the memory.
 */
import { Worker } from 'node:worker_threads';

/** What a worker is told. */
export type ToWorker<Task> = { readonly id: number; readonly task: Task } | { readonly stop: number };

/** What a worker says. */
export type FromWorker<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string }
  | { readonly alive: true };

/** How a task keeps in touch. */
export interface TaskContact {
  /** Says that the worker is not hung. */
  readonly alive: () => void;
  /** Someone wants what is there so far. */
  readonly signal: AbortSignal;
}

/** Written to the error output before the end, so that the reason can be told. */
export const outOfMemory = 'heap out of memory';

const watchdog = `
const { workerData: { parent, bytes } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const end = () => process.kill(process.pid, 'SIGKILL');
setInterval(() => {
  if (process.ppid !== parent) end();
  if (process.memoryUsage.rss() > bytes) { writeSync(2, '${outOfMemory}'); end(); }
}, 500);`;

/** Answers tasks until the process that started this one goes away. */
export function serve<Task, Answer>(handle: (task: Task, contact: TaskContact) => Promise<Answer>): void {
  const { send } = process;
  if (!send) throw new Error('A worker is started by the process that it works for.');
  const tell = (message: FromWorker<Answer>): void => void send.call(process, message);
  // Ctrl-C at a terminal reaches the whole group: what happens then is for the process in charge to say.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
  const bytes = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
  new Worker(watchdog, { eval: true, workerData: { parent: process.ppid, bytes } }).unref();
  const running = new Map<number, AbortController>();
  process.on('message', (message: ToWorker<Task>) => {
    if ('stop' in message) {
      running.get(message.stop)?.abort();
      return;
    }
    const { id, task } = message;
    const controller = new AbortController();
    running.set(id, controller);
    handle(task, { alive: () => tell({ alive: true }), signal: controller.signal })
      .then(
        (answer) => tell({ id, answer }),
        (error: unknown) => tell({ id, error: error instanceof Error ? error.message : String(error) }),
      )
      .finally(() => running.delete(id));
  });
}
