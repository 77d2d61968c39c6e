/** Where the module of the worker threads is, as built. */
export function playoutWorkerFile(): URL {
  return new URL('./playoutWorker.js', import.meta.url);
}

/** Where the module of processes of their own is, as built. */
export function isolatedFile(): URL {
  return new URL('./isolatedProcess.js', import.meta.url);
}
