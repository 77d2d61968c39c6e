/** Many random games, in this thread or over web workers. */
import { type PlayoutsOptions, type PlayoutsSummary, playoutsOn } from './playoutsCore.js';
import type { Rulebook } from './rulebook.js';
import { runOnWorkers } from './workers.browser.js';

export type { PlayoutsOptions, PlayoutsSummary } from './playoutsCore.js';

/**
 * Plays many random games.
 *
 * @example
 * const { wins, draws } = await playouts(game, 10_000, { seed: 1, workers: 4 });
 */
export function playouts(game: Rulebook, count: number, options: PlayoutsOptions = {}): Promise<PlayoutsSummary> {
  return playoutsOn({ run: runOnWorkers, module: workerModule }, game, count, options);
}

function workerModule(): URL {
  return new URL('./playoutWorker.browser.js', import.meta.url);
}
