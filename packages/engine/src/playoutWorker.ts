/** A worker thread that plays random games: it compiles the game once, then plays batch after batch. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameFromText } from './gameFromText.js';
import type { WorkerStart } from './playoutsCore.js';
import { type Batch, BatchPlayer } from './tally.js';

if (parentPort) {
  const port = parentPort;
  const { source, options } = workerData as WorkerStart;
  const player = new BatchPlayer(
    gameFromText(source.text, { ...source.options, games: source.games, limits: source.limits }),
    options,
  );
  port.on('message', (batch: Batch) => port.postMessage(player.run(batch)));
}
