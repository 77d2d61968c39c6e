/** Where the module of the worker threads is, as built. */
export function parallelWorkerFile(): URL {
  return new URL('./parallelWorker.js', import.meta.url);
}
