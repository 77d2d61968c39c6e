/**
 * What is known of the page: the text, the game on the table, and what was asked about it. Everything that takes time
 * happens in workers.
 */
import type { Finding } from '@ludii/language';
import type { SiteKey } from '@ludii/render';
import { Caller, Unanswered, type WorkerLike, WorkerLost } from '../client/caller.js';
import type { Shared } from '../share/link.js';
import type {
  AgentSetting,
  Explanation,
  Inspection,
  KnownMove,
  LudemeSites,
  Measured,
  Setting,
  Setup,
  TableRequests,
  TableState,
  ThinkerRequests,
  Thought,
} from '../worker/protocol.js';
import type { Arranging } from './arranging.js';
import { MoveTree } from './moveTree.js';

/** Who sits at a place: a person, or an agent. */
export type Seat = 'person' | AgentSetting;

export type Theme = 'light' | 'dark';

/** How the workers are made; tests put others in their place. */
export interface Workers {
  readonly table: () => WorkerLike;
  readonly thinker: () => WorkerLike;
}

/** A game to open: a text, perhaps with what was played of it. */
export type Opened = Partial<Shared> & { readonly text: string; readonly known?: readonly KnownMove[] | undefined };

/** What was asked about a move, and the answer. */
export interface Question {
  readonly from: SiteKey | undefined;
  readonly to: SiteKey | undefined;
  readonly answer: Explanation | undefined;
}

/** A description that takes longer to compile or to move is stopped. */
const PATIENCE = 5000;

/** The state of the page, and how it changes. Listen to `change`. */
export class StudioState extends EventTarget {
  text = '';
  options: readonly string[] = [];
  ruleset: string | undefined;
  seed = 1;
  /** The position in which play begins, if it was set up. */
  setup: Setup | undefined;
  /** Moves up to the position that is shown. */
  choices: readonly number[] = [];
  /** All that was played. */
  tree = new MoveTree();
  table: TableState | undefined;
  /** The text whose game is on the table; the newest one may not play. */
  laidText = '';
  findings: readonly Finding[] = [];
  /** What looked wrong in random games of the present text. */
  suspicions: readonly Finding[] = [];
  compileMs = 0;
  notice = '';
  theme: Theme = 'light';
  viewer: number | undefined;
  seats: readonly Seat[] = ['person', 'person'];
  /** An agent is thinking. */
  thinking = false;
  /** Every position is analysed when a person is to move. */
  analysing = false;
  /** Thoughts about the position that is shown. */
  thought: Thought | undefined;
  /** Expected return of player 1 when an agent last looked. */
  evaluation: number | undefined;
  inspection: Inspection | undefined;
  question: Question | undefined;
  /** The ludeme that is pointed at, and its sites. */
  lit: LudemeSites | undefined;
  measured: Measured | undefined;
  measuring = false;
  /** A position that is being set up; the game waits. */
  arranging: Arranging | undefined;

  readonly tables: Caller<TableRequests>;
  readonly thinker: Caller<ThinkerRequests>;
  /** Numbers the texts, so that an answer to an old one is not shown. */
  protected edition = 0;

  constructor(workers: Workers) {
    super();
    this.tables = new Caller(workers.table, PATIENCE, (reason) => this.#stopped(reason));
    this.thinker = new Caller(workers.thinker, 60_000);
  }

  /** The setting that is being played. */
  get setting(): Setting {
    const { text, options, ruleset, seed, setup, choices } = this;
    return { text, options, ruleset, seed, setup, choices };
  }

  /** Asks the table for a new state, and shows it. */
  protected async onTable(ask: () => Promise<TableState>, then: () => void = () => {}): Promise<void> {
    try {
      const state = await ask();
      this.notice = '';
      then();
      this.show(state);
    } catch (error) {
      this.fail(error);
    }
    this.changed();
  }

  protected show(table: TableState): void {
    this.table = table;
    this.choices = table.choices;
    this.setup = table.setup;
    this.thought = undefined;
    this.inspection = undefined;
    this.question = undefined;
    this.lit = undefined;
  }

  /** What was known of a game that is another one now. */
  protected forget(): void {
    this.measured = undefined;
    this.suspicions = [];
    this.thought = undefined;
    this.evaluation = undefined;
    this.arranging = undefined;
  }

  #stopped(reason: string): void {
    this.notice = `The description was stopped: ${reason}. Mend it, and play on.`;
    this.table = undefined;
    this.arranging = undefined;
    this.changed();
  }

  protected fail(error: unknown): void {
    if (error instanceof WorkerLost) return;
    this.notice = error instanceof Error ? error.message : String(error);
    if (error instanceof Unanswered && error.findings.length > 0) this.findings = error.findings;
  }

  protected changed(): void {
    this.dispatchEvent(new Event('change'));
  }

  protected async asking(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      this.fail(error);
    }
    this.changed();
  }
}
