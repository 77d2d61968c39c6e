/** Where the module of the worker threads is, as built. */
export function playoutWorkerFile(): URL {
  return new URL('./playoutWorker.js', import.meta.url);
}
