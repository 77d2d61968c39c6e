/** The workers of the page, as bundlers understand them. */
import type { Workers } from '../model/studio.js';
import type { WorkerLike } from './caller.js';

export const workers: Workers = {
  table: () =>
    new Worker(new URL('../worker/tableWorker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerLike,
  thinker: () =>
    new Worker(new URL('../worker/thinkerWorker.ts', import.meta.url), { type: 'module' }) as unknown as WorkerLike,
};
