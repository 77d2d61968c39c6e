/** Work that is spread over a small pool of workers: each takes the next task as soon as it is free; one failure or a signal stops all. */

/** What to run; `Source` is what a worker is made from: the address of its module, or a call that makes one. */
export interface WorkerRun<Task, Result, Source = URL | string> {
  /** The module that the workers run. It gets `start` as worker data, then tasks as messages, and answers each. */
  readonly file: Source;
  readonly start: unknown;
  readonly workers: number;
  /** Taken one by one, so that there can be any number of them. */
  readonly tasks: Iterable<Task>;
  readonly onResult: (task: Task, result: Result) => void;
  readonly signal?: AbortSignal | undefined;
}

/** One worker of a platform. */
export interface PoolWorker<Task> {
  give(task: Task): void;
  end(): unknown;
}

/** Starts a worker, which tells its answers and its failure. */
export type StartWorker<Task, Result> = (
  onAnswer: (result: Result) => void,
  onFailure: (error: unknown) => void,
) => PoolWorker<Task>;

/**
 * Runs all tasks on workers of one kind. The promise settles when all workers have ended; after a signal at once, since a
 * worker that is just starting takes its time to end.
 */
export async function runOnPool<Task, Result>(
  run: Omit<WorkerRun<Task, Result>, 'file'>,
  startWorker: StartWorker<Task, Result>,
): Promise<void> {
  const { onResult, signal } = run;
  signal?.throwIfAborted();
  const tasks = run.tasks[Symbol.iterator]();
  const pool: PoolWorker<Task>[] = [];
  let stop: (reason: unknown) => void = () => {};
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const onAbort = (): void => stop(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });

  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let task: Task | undefined;
      const worker = startWorker((result) => {
        try {
          onResult(task as Task, result);
          feed();
        } catch (error) {
          reject(error);
        }
      }, reject);
      pool.push(worker);
      const feed = (): void => {
        const next = tasks.next();
        if (next.done) resolve();
        else {
          task = next.value;
          worker.give(task);
        }
      };
      feed();
    });

  try {
    await Promise.race([Promise.all(Array.from({ length: run.workers }, work)), stopped]);
  } finally {
    signal?.removeEventListener('abort', onAbort);
    const ended = Promise.all(pool.map((worker) => worker.end()));
    if (!signal?.aborted) await ended;
  }
}
