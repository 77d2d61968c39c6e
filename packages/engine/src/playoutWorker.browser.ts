/** A web worker that plays random games: it compiles the game once, then plays batch after batch. */
import { gameFromText } from './gameFromText.js';
import type { WorkerStart } from './playoutsCore.js';
import { type Batch, BatchPlayer } from './tally.js';

/** What this module needs of a worker, which Node's types do not know. */
interface WorkerScope {
  onmessage: ((event: { readonly data: { readonly start?: WorkerStart; readonly task?: Batch } }) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;
let player: BatchPlayer | undefined;
scope.onmessage = ({ data: { start, task } }) => {
  if (start) {
    const { text, options, games } = start.source;
    player = new BatchPlayer(gameFromText(text, { ...options, games }), start.options);
  }
  if (task && player) scope.postMessage(player.run(task));
};
