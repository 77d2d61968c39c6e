/** Agents: who plays for a seat, hints, and the analysis of every position. */
import { WorkerLost } from '../client/caller.js';
import type { AgentSetting, Thought } from '../worker/protocol.js';
import { StudioState } from './state.js';

/** Who analyses a position, and for how long. */
const ANALYSIS: AgentSetting = { agent: 'best', ms: 1000 };

/** The page with its agents. */
export abstract class Thinking extends StudioState {
  /** Differs from visit to visit: agents do not play the same game again and again. */
  readonly #salt = Date.now() % 1_000_000;

  /** Plays a legal move. */
  abstract play(index: number): Promise<void>;

  /** Lets an agent think about the position without moving. */
  async hint(): Promise<void> {
    const thought = await this.think(ANALYSIS);
    if (thought) this.#heed(thought);
    this.changed();
  }

  /** Analyses every position from now on, or no longer. */
  analyse(on: boolean): void {
    this.analysing = on;
    if (on) this.goOn();
    else this.stopThinking();
    this.changed();
  }

  stopThinking(): void {
    if (this.thinking || this.measuring) this.thinker.replace('stopped');
    this.thinking = false;
    this.measuring = false;
    this.thought = undefined;
  }

  /** What comes after a move: an agent moves, or the position is analysed. */
  protected goOn(): void {
    const { table } = this;
    if (!table || table.view.isOver || this.thinking || this.arranging) return;
    const seat = this.seats[table.view.mover - 1] ?? 'person';
    if (seat !== 'person' && this.tree.future.length === 0) void this.#letAgentMove(seat);
    else if (this.analysing) void this.hint();
  }

  async #letAgentMove(seat: AgentSetting): Promise<void> {
    const thought = await this.think(seat);
    if (!thought) return;
    this.evaluation = thought.value ?? this.evaluation;
    await this.play(thought.index);
  }

  #heed(thought: Thought): void {
    this.thought = thought;
    this.evaluation = thought.value ?? this.evaluation;
  }

  /** The thoughts of an agent about the present position; nothing if the position has changed meanwhile. */
  protected async think(how: AgentSetting): Promise<Thought | undefined> {
    if (this.thinking || !this.table) return undefined;
    this.thinking = true;
    this.changed();
    const { setting } = this;
    const edition = this.edition;
    try {
      const patience = ('ms' in how ? how.ms : 10_000) + 20_000;
      const thought = await this.thinker.ask('think', { setting, how, salt: this.#salt }, patience);
      if (edition !== this.edition || setting.choices !== this.choices) return undefined;
      return thought;
    } catch (error) {
      if (!(error instanceof WorkerLost)) this.fail(error);
      return undefined;
    } finally {
      this.thinking = false;
      this.changed();
    }
  }
}
