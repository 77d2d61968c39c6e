/** Long work in small steps: it shows how far it is, can be stopped, and keeps to a time. */

/** Which part of an analysis is under way. */
export type Stage = 'random' | 'agent' | 'recorded' | 'ladder' | 'swap';

/** How work is watched. */
export interface Watch {
  readonly onProgress?: ((stage: Stage, done: number, total: number) => void) | undefined;
  /** Stops the work; what is there is kept. */
  readonly signal?: AbortSignal | undefined;
}

/** Repeats a step until it was done often enough, time is up or somebody stops it. Returns the number of steps done. */
export async function pace(
  stage: Stage,
  total: number,
  ms: number,
  watch: Watch,
  step: (k: number) => void | Promise<void>,
): Promise<number> {
  const end = performance.now() + ms;
  let shown = 0;
  for (let k = 0; k < total; k++) {
    if (watch.signal?.aborted || (k > 0 && performance.now() > end)) return k;
    await step(k);
    if (performance.now() - shown > 50) {
      shown = performance.now();
      watch.onProgress?.(stage, k + 1, total);
      // Timers and signals get their turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  watch.onProgress?.(stage, total, total);
  return total;
}

/** Goes through steps that take long. Undefined if it was stopped or the time was up before the last of them. */
export async function unlessStopped<T>(
  steps: Generator<undefined, T, undefined>,
  end: number,
  { signal }: Watch,
): Promise<T | undefined> {
  let rested = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const now = performance.now();
    if (now > end || signal?.aborted) return undefined;
    if (now - rested < 50) continue;
    await new Promise((resolve) => setImmediate(resolve));
    rested = performance.now();
  }
}
