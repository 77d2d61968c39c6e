/** Where the module of the worker processes is, as built. */
export function jobWorkerFile(): URL {
  return new URL('./worker.js', import.meta.url);
}
