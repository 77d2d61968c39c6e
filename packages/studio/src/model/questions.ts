/** Looking into the rules: what they remember, why a move is legal or not, which sites a ludeme speaks of. */
import type { SiteKey } from '@ludii/render';
import { Thinking } from './thinking.js';

/** The page with what is asked about its rules. */
export abstract class Questions extends Thinking {
  inspect(): Promise<void> {
    return this.asking(async () => {
      this.inspection = await this.tables.ask('inspect', {});
    });
  }

  /** Asks why a move is legal or not, or lets the question be. */
  async askWhy(from: SiteKey | undefined, to: SiteKey | undefined): Promise<void> {
    this.question = { from, to, answer: undefined };
    this.changed();
    if (to === undefined) return;
    await this.asking(async () => {
      this.question = { from, to, answer: await this.tables.ask('why', { from, to }) };
    });
  }
  dropQuestion(): void {
    this.question = undefined;
    this.changed();
  }

  /** Lights up the sites of the ludeme at a place of the text. */
  async light(offset: number | undefined): Promise<void> {
    const { text } = this;
    if (offset === undefined || !this.table) {
      if (!this.lit) return;
      this.lit = undefined;
      this.changed();
      return;
    }
    await this.asking(async () => {
      const lit = await this.tables.ask('sitesOf', { text, offset });
      if (text === this.text) this.lit = lit;
    });
  }
}
