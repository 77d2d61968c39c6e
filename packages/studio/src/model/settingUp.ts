/** Setting a position up, apart from playing. */
import type { SiteKey } from '@ludii/render';
import { type Arranging, beginArranging, type Tool, touch } from './arranging.js';
import { Measuring } from './measuring.js';
import { MoveTree } from './moveTree.js';

/** The page with positions that are set up. */
export abstract class SettingUp extends Measuring {
  /** Begins to set a position up, from the one on the table. */
  async beginSetup(): Promise<void> {
    this.stopThinking();
    this.analysing = false;
    await this.asking(async () => {
      this.question = undefined;
      this.arranging = beginArranging(await this.tables.ask('setUp', {}));
    });
  }

  chooseTool(tool: Tool): void {
    if (this.arranging) this.arranging = { ...this.arranging, tool };
    this.changed();
  }

  /** Puts or takes something at a site. */
  async touchSite(site: SiteKey): Promise<void> {
    const { arranging } = this;
    if (arranging) await this.arrange({ ...arranging, arrangement: touch(arranging, site) });
  }
  async clearBoard(): Promise<void> {
    if (this.arranging) await this.arrange({ ...this.arranging, arrangement: {} });
  }
  async setMover(mover: number): Promise<void> {
    if (this.arranging) await this.arrange({ ...this.arranging, mover });
  }

  protected async arrange(arranging: Arranging): Promise<void> {
    await this.asking(async () => {
      const { arrangement, mover } = arranging;
      const shown = await this.tables.ask('arrange', { arrangement, mover });
      this.arranging = { ...arranging, ...shown };
      this.notice = '';
    });
  }

  /** Leaves the set-up: to play from what was set up, from the start of the game, or as if nothing had been. */
  async endSetup(how: 'play' | 'cancel' | 'start'): Promise<void> {
    const { arranging } = this;
    this.arranging = undefined;
    const setup = how === 'start' ? undefined : (arranging?.setup ?? this.setup);
    if (how === 'cancel' || (how === 'play' && !arranging?.setup)) {
      this.changed();
      return;
    }
    this.setup = setup;
    this.tree = new MoveTree();
    this.evaluation = undefined;
    await this.onTable(() => this.tables.ask('playFrom', { setup }));
    this.goOn();
  }
}
