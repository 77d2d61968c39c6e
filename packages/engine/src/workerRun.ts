/** Work that is spread over threads. */

/** What to run. */
export interface WorkerRun<Task, Result> {
  /** The module that the workers run. It gets `start` as worker data, then tasks as messages, and answers each. */
  readonly file: URL | string;
  readonly start: unknown;
  readonly workers: number;
  /** Taken one by one, so that there can be any number of them. */
  readonly tasks: Iterable<Task>;
  readonly onResult: (task: Task, result: Result) => void;
  readonly signal?: AbortSignal | undefined;
}
