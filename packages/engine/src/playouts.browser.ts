/** Many random games, in this thread or over web workers. */
import { type PlayoutsOptions, type PlayoutsSummary, playoutsOn } from './playoutsCore.js';
import type { Rulebook } from './rulebook.js';
import { runOnWorkers, type WebWorker } from './workers.browser.js';

export type { PlayoutsOptions, PlayoutsSummary } from './playoutsCore.js';

/**
 * Plays many random games.
 *
 * @example
 * const { wins, draws } = await playouts(game, 10_000, { seed: 1, workers: 4 });
 */
export function playouts(game: Rulebook, count: number, options: PlayoutsOptions = {}): Promise<PlayoutsSummary> {
  return playoutsOn({ run: runOnWorkers, module: () => startWorker }, game, count, options);
}

declare const Worker: new (url: URL, options: { type: 'module' }) => WebWorker;

/** Bundlers look for just this form: they bundle the module of the worker, and put its address here. */
function startWorker(): WebWorker {
  return new Worker(new URL('./playoutWorker.browser.js', import.meta.url), { type: 'module' });
}
