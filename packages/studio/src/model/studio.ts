/**
 * What the page is about: a text, the game it makes, the moves so far and who plays. Everything that takes time happens in
 * workers; this keeps the newest of everything and tells the page when something has changed.
 */
import type { Finding } from '@ludii/language';
import { Caller, type WorkerLike, WorkerLost } from '../client/caller.js';
import type { Shared } from '../share/link.js';
import type {
  AgentSetting,
  Inspection,
  Measured,
  Setting,
  TableRequests,
  TableState,
  ThinkerRequests,
  Thought,
} from '../worker/protocol.js';
import { addMeasured } from './addMeasured.js';

/** Who sits at a place: a person, or an agent with its thinking time. */
export type Seat = 'person' | AgentSetting;

export type Theme = 'light' | 'dark';

/** How the workers are made; tests put others in their place. */
export interface Workers {
  readonly table: () => WorkerLike;
  readonly thinker: () => WorkerLike;
}

/** The text is compiled when no key was pressed for so long. */
const PAUSE = 80;
/** A description that takes longer to compile or to move is stopped. */
const PATIENCE = 5000;

/** The model of the page. Listen to `change`. */
export class Studio extends EventTarget {
  text = '';
  options: readonly string[] = [];
  ruleset: string | undefined;
  seed = 1;
  /** Moves up to the position that is shown. */
  choices: readonly number[] = [];
  /** Moves that were taken back and can be played again. */
  future: readonly number[] = [];
  table: TableState | undefined;
  findings: readonly Finding[] = [];
  compileMs = 0;
  notice = '';
  theme: Theme = 'light';
  viewer: number | undefined;
  seats: readonly Seat[] = ['person', 'person'];
  thinking = false;
  thought: Thought | undefined;
  inspection: Inspection | undefined;
  measured: Measured | undefined;
  measuring = false;

  readonly tables: Caller<TableRequests>;
  readonly thinker: Caller<ThinkerRequests>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Numbers the texts, so that an answer to an old one is not shown. */
  #edition = 0;

  constructor(workers: Workers) {
    super();
    this.tables = new Caller(workers.table, PATIENCE, (reason) => this.#stopped(reason));
    this.thinker = new Caller(workers.thinker, 60_000);
  }

  /** The setting that is being played. */
  get setting(): Setting {
    const { text, options, ruleset, seed, choices } = this;
    return { text, options, ruleset, seed, choices };
  }

  /** A new text, from the keyboard: compiled after a short pause. */
  edit(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.#edition++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.compile(), PAUSE);
    this.#changed();
  }

  /** Opens another game: its text, with or without a game in progress. */
  async open(shared: Partial<Shared> & { readonly text: string }): Promise<void> {
    this.text = shared.text;
    this.options = shared.options ?? [];
    this.ruleset = shared.ruleset;
    this.seed = shared.seed ?? this.seed;
    this.choices = shared.choices ?? [];
    this.future = [];
    this.table = undefined;
    this.measured = undefined;
    this.thought = undefined;
    this.#edition++;
    await this.compile();
  }

  /** Compiles the present text; the newest text wins. */
  async compile(): Promise<void> {
    clearTimeout(this.#timer);
    const edition = this.#edition;
    this.stopThinking();
    try {
      const answer = await this.tables.ask('compile', { setting: this.setting, theme: this.theme });
      if (edition !== this.#edition) return;
      this.findings = answer.findings;
      this.compileMs = answer.ms;
      if (answer.table) {
        this.#show(answer.table);
        this.notice = answer.table.notice ?? '';
        this.measured = undefined;
        this.#seatPlayers(answer.table.about.players);
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#changed();
    void this.#letAgentMove();
  }

  setOption(category: string, item: string): Promise<void> {
    const others = this.options.filter((each) => !each.startsWith(`${category}/`));
    this.options = [...others, `${category}/${item}`];
    this.ruleset = undefined;
    this.#edition++;
    return this.compile();
  }

  setRuleset(name: string): Promise<void> {
    this.ruleset = name === '' ? undefined : name;
    this.options = [];
    this.#edition++;
    return this.compile();
  }

  /** Plays a legal move. */
  async play(index: number): Promise<void> {
    this.stopThinking();
    await this.#onTable(() => this.tables.ask('apply', { index }), []);
    void this.#letAgentMove();
  }

  /** Goes to the position after the first `length` moves of the line. */
  async goTo(length: number): Promise<void> {
    this.stopThinking();
    const line = [...this.choices, ...this.future];
    const at = Math.max(0, Math.min(length, line.length));
    await this.#onTable(() => this.tables.ask('goTo', { choices: line.slice(0, at) }), line.slice(at));
  }

  undo(): Promise<void> {
    return this.goTo(this.choices.length - 1);
  }
  redo(): Promise<void> {
    return this.goTo(this.choices.length + 1);
  }

  /** Starts again, with other dice and cards. */
  async restart(): Promise<void> {
    this.stopThinking();
    this.seed = (this.seed % 1_000_000) + 1;
    this.choices = [];
    this.future = [];
    await this.compile();
  }

  async look(theme: Theme, viewer = this.viewer): Promise<void> {
    this.theme = theme;
    this.viewer = viewer;
    if (this.table) await this.#onTable(() => this.tables.ask('look', { theme, viewer }), this.future);
    else this.#changed();
  }

  setSeat(player: number, seat: Seat): void {
    this.seats = this.seats.map((each, i) => (i === player - 1 ? seat : each));
    this.#changed();
    void this.#letAgentMove();
  }

  /** Lets an agent think about the position without moving. */
  async analyse(how: AgentSetting): Promise<void> {
    const thought = await this.#think(how);
    if (thought) this.thought = thought;
    this.#changed();
  }

  stopThinking(): void {
    if (this.thinking || this.measuring) this.thinker.replace('stopped');
    this.thinking = false;
    this.measuring = false;
    this.thought = undefined;
  }

  async inspect(): Promise<void> {
    try {
      this.inspection = await this.tables.ask('inspect', {});
    } catch (error) {
      this.#fail(error);
    }
    this.#changed();
  }

  /** Plays random games in the background, and counts on until there are enough or it is stopped. */
  async measure(games: number): Promise<void> {
    if (this.measuring || !this.table) return;
    this.measuring = true;
    this.measured = undefined;
    const setting = { ...this.setting, choices: [] };
    try {
      for (let done = 0, batch = 2; done < games && this.measuring; ) {
        const wanted = Math.min(batch, games - done);
        const start = performance.now();
        const part = await this.thinker.ask('measure', { setting, games: wanted, from: done });
        this.measured = this.measured ? addMeasured(this.measured, part) : part;
        done += wanted;
        // A tenth of a second each, so that the counts are alive.
        batch = Math.max(1, Math.min(200, Math.round((wanted * 100) / Math.max(1, performance.now() - start))));
        this.#changed();
      }
    } catch (error) {
      if (!(error instanceof WorkerLost)) this.#fail(error);
    }
    this.measuring = false;
    this.#changed();
  }

  async #letAgentMove(): Promise<void> {
    const { table } = this;
    if (!table || table.view.isOver || this.future.length > 0) return;
    const seat = this.seats[table.view.mover - 1];
    if (!seat || seat === 'person') return;
    const thought = await this.#think(seat);
    if (!thought) return;
    await this.play(thought.index);
  }

  /** The thoughts of an agent about the present position; nothing if the position has changed meanwhile. */
  async #think(how: AgentSetting): Promise<Thought | undefined> {
    if (this.thinking || !this.table) return undefined;
    this.thinking = true;
    this.#changed();
    const { setting } = this;
    const edition = this.#edition;
    try {
      const thought = await this.thinker.ask('think', { setting, how }, how.ms + 20_000);
      if (edition !== this.#edition || setting.choices !== this.choices) return undefined;
      return thought;
    } catch (error) {
      if (!(error instanceof WorkerLost)) this.#fail(error);
      return undefined;
    } finally {
      this.thinking = false;
      this.#changed();
    }
  }

  async #onTable(ask: () => Promise<TableState>, future: readonly number[]): Promise<void> {
    try {
      const state = await ask();
      this.notice = '';
      this.#show(state);
      this.future = future;
    } catch (error) {
      this.#fail(error);
    }
    this.#changed();
  }

  #show(table: TableState): void {
    this.table = table;
    this.choices = table.choices;
    this.thought = undefined;
    this.inspection = undefined;
  }

  #seatPlayers(players: number): void {
    if (this.seats.length === players) return;
    this.seats = Array.from({ length: players }, (_, i) => this.seats[i] ?? 'person');
  }

  #stopped(reason: string): void {
    this.notice = `The description was stopped: ${reason}. Mend it, and play on.`;
    this.table = undefined;
    this.#changed();
  }

  #fail(error: unknown): void {
    if (error instanceof WorkerLost) return;
    this.notice = error instanceof Error ? error.message : String(error);
  }

  #changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}
