/** Random games that are counted while one looks on, and what looks wrong in them. */
import { WorkerLost } from '../client/caller.js';
import type { Setting } from '../worker/protocol.js';
import { addMeasured } from './addMeasured.js';
import { Questions } from './questions.js';

/** The page with its measurements. */
export abstract class Measuring extends Questions {
  /** Plays random games in the background, and counts on until there are enough or it is stopped. */
  async measure(games: number): Promise<void> {
    if (this.measuring || !this.table) return;
    this.stopThinking();
    this.measuring = true;
    this.measured = undefined;
    const setting = { ...this.setting, choices: [] };
    const edition = this.edition;
    try {
      for (let done = 0, batch = 2; done < games && this.measuring; ) {
        const wanted = Math.min(batch, games - done);
        const start = performance.now();
        const part = await this.thinker.ask('measure', { setting, games: wanted, from: done });
        this.measured = this.measured ? addMeasured(this.measured, part) : part;
        done += wanted;
        // A tenth of a second each, so that the counts are alive.
        batch = Math.max(1, Math.min(200, Math.round((wanted * 100) / Math.max(1, performance.now() - start))));
        this.changed();
      }
      if (this.measuring) await this.#suspect(setting, edition);
    } catch (error) {
      if (!(error instanceof WorkerLost)) this.fail(error);
    }
    this.measuring = false;
    this.changed();
  }

  /** What no designer means, from random games with watched rules. */
  async #suspect(setting: Setting, edition: number): Promise<void> {
    const found = await this.thinker.ask('suspect', { setting: { ...setting, setup: undefined }, games: 100 });
    if (edition === this.edition) this.suspicions = found;
  }
}
