/** Many random games, in this thread or over threads of Node. */
import { type PlayoutsOptions, type PlayoutsSummary, playoutsOn } from './playoutsCore.js';
import type { Rulebook } from './rulebook.js';
import { playoutWorkerFile } from './workerFile.js';
import { runOnWorkers } from './workers.js';

export type { PlayoutsOptions, PlayoutsSummary } from './playoutsCore.js';

/**
 * Plays many random games.
 *
 * @example
 * const { wins, draws } = await playouts(game, 10_000, { seed: 1, workers: 4 });
 */
export function playouts(game: Rulebook, count: number, options: PlayoutsOptions = {}): Promise<PlayoutsSummary> {
  return playoutsOn({ run: runOnWorkers, module: playoutWorkerFile }, game, count, options);
}
