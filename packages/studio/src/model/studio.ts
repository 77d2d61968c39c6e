/**
 * What the page is about: a text, the game it makes, the moves so far and who plays. Everything that takes time happens in
 * workers; this keeps the newest of everything and tells the page when something has changed.
 */
import type { Finding } from '@ludii/language';
import type { SiteKey } from '@ludii/render';
import { Caller, type WorkerLike, WorkerLost } from '../client/caller.js';
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
import { addMeasured } from './addMeasured.js';
import { type Arranging, beginArranging, type Tool, touch } from './arranging.js';
import { MoveTree, type TreeMove } from './moveTree.js';

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

/** The text is compiled when no key was pressed for so long. */
const PAUSE = 80;
/** A description that takes longer to compile or to move is stopped. */
const PATIENCE = 5000;
/** How long the analysis of a position takes. */
const ANALYSIS: AgentSetting = { agent: 'uct', ms: 1000 };

/** A line of moves as a tree of moves. */
const lineOf = (choices: readonly number[]): KnownMove[] =>
  choices.map((choice, i) => ({ choice, before: i - 1, mover: 0, notation: '' }));

/** The model of the page. Listen to `change`. */
export class Studio extends EventTarget {
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
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Numbers the texts, so that an answer to an old one is not shown. */
  #edition = 0;
  /** Differs from visit to visit: agents do not play the same game again and again. */
  readonly #salt = Date.now() % 1_000_000;

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

  /** A new text, from the keyboard: compiled after a short pause. */
  edit(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.lit = undefined;
    this.#edition++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.compile(), PAUSE);
    this.#changed();
  }

  /** Opens another game: its text, with or without a game in progress. */
  async open(opened: Opened): Promise<void> {
    this.text = opened.text;
    this.options = opened.options ?? [];
    this.ruleset = opened.ruleset;
    this.seed = opened.seed ?? this.seed;
    this.setup = opened.setup;
    this.choices = opened.choices ?? [];
    this.tree = MoveTree.of(opened.known ?? lineOf(this.choices), this.choices);
    this.table = undefined;
    this.#forget();
    this.#edition++;
    await this.compile();
  }

  /** Compiles the present text; the newest text wins. */
  async compile(): Promise<void> {
    clearTimeout(this.#timer);
    const edition = this.#edition;
    this.stopThinking();
    try {
      const known = this.tree.moves();
      const answer = await this.tables.ask('compile', { setting: this.setting, theme: this.theme, known });
      if (edition !== this.#edition) return;
      this.findings = answer.findings;
      this.compileMs = answer.ms;
      if (answer.table) {
        this.#forget();
        this.#show(answer.table);
        this.tree = MoveTree.of(answer.known ?? [], this.choices);
        this.notice = answer.table.notice ?? '';
        this.#seatPlayers(answer.table.about.players);
      }
    } catch (error) {
      this.#fail(error);
    }
    this.#changed();
    this.#goOn();
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

  /** Plays a legal move. Where others were played on before, they stay as branches. */
  async play(index: number): Promise<void> {
    this.stopThinking();
    const { table } = this;
    if (!table) return;
    const { mover, moves } = table.view;
    const played = { choice: index, mover, notation: moves[index]?.notation ?? '' };
    await this.#onTable(
      () => this.tables.ask('apply', { index }),
      () => this.tree.play(played),
    );
    this.#goOn();
  }

  /** Goes to the position after a move of the tree; undefined is the start. */
  async visit(move: TreeMove | undefined): Promise<void> {
    this.stopThinking();
    this.tree.goTo(move);
    const choices = this.tree.path.map(({ choice }) => choice);
    await this.#onTable(() => this.tables.ask('goTo', { choices }));
    if (this.analysing) this.#goOn();
  }

  /** Goes to the position after the first `length` moves of the line. */
  goTo(length: number): Promise<void> {
    const line = [...this.tree.path, ...this.tree.future];
    return this.visit(line[Math.min(length, line.length) - 1]);
  }

  undo(): Promise<void> {
    return this.goTo(Math.max(0, this.choices.length - 1));
  }
  redo(): Promise<void> {
    return this.goTo(this.choices.length + 1);
  }
  /** To the next of the moves that were tried in place of the last one. */
  async nextBranch(step: number): Promise<void> {
    const last = this.tree.path.at(-1);
    const all = last?.before?.next ?? [];
    if (!last || all.length < 2) return;
    await this.visit(all[(all.indexOf(last) + step + all.length) % all.length]);
  }

  /** Starts again, with other dice and cards. */
  async restart(): Promise<void> {
    this.stopThinking();
    this.seed = (this.seed % 1_000_000) + 1;
    this.choices = [];
    this.tree = new MoveTree();
    await this.compile();
  }

  async look(theme: Theme, viewer = this.viewer): Promise<void> {
    this.theme = theme;
    this.viewer = viewer;
    if (this.table) await this.#onTable(() => this.tables.ask('look', { theme, viewer }));
    else this.#changed();
    if (this.arranging) await this.#arrange(this.arranging);
  }

  setSeat(player: number, seat: Seat): void {
    this.seats = this.seats.map((each, i) => (i === player - 1 ? seat : each));
    this.#changed();
    this.#goOn();
  }

  // ---- thinking ------------------------------------------------------------------------------------------------------

  /** Lets an agent think about the position without moving. */
  async hint(): Promise<void> {
    const thought = await this.#think(ANALYSIS);
    if (thought) this.#heed(thought);
    this.#changed();
  }

  /** Analyses every position from now on, or no longer. */
  analyse(on: boolean): void {
    this.analysing = on;
    if (on) this.#goOn();
    else this.stopThinking();
    this.#changed();
  }

  stopThinking(): void {
    if (this.thinking || this.measuring) this.thinker.replace('stopped');
    this.thinking = false;
    this.measuring = false;
    this.thought = undefined;
  }

  /** What comes after a move: an agent moves, or the position is analysed. */
  #goOn(): void {
    const { table } = this;
    if (!table || table.view.isOver || this.thinking || this.arranging) return;
    const seat = this.seats[table.view.mover - 1] ?? 'person';
    if (seat !== 'person' && this.tree.future.length === 0) void this.#letAgentMove(seat);
    else if (this.analysing) void this.hint();
  }

  async #letAgentMove(seat: AgentSetting): Promise<void> {
    const thought = await this.#think(seat);
    if (!thought) return;
    this.evaluation = thought.value ?? this.evaluation;
    await this.play(thought.index);
  }

  #heed(thought: Thought): void {
    this.thought = thought;
    this.evaluation = thought.value ?? this.evaluation;
  }

  /** The thoughts of an agent about the present position; nothing if the position has changed meanwhile. */
  async #think(how: AgentSetting): Promise<Thought | undefined> {
    if (this.thinking || !this.table) return undefined;
    this.thinking = true;
    this.#changed();
    const { setting } = this;
    const edition = this.#edition;
    try {
      const patience = ('ms' in how ? how.ms : 10_000) + 20_000;
      const thought = await this.thinker.ask('think', { setting, how, salt: this.#salt }, patience);
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

  // ---- looking into the rules ----------------------------------------------------------------------------------------

  inspect(): Promise<void> {
    return this.#asking(async () => {
      this.inspection = await this.tables.ask('inspect', {});
    });
  }

  /** Asks why a move is legal or not, or lets the question be. */
  async askWhy(from: SiteKey | undefined, to: SiteKey | undefined): Promise<void> {
    this.question = { from, to, answer: undefined };
    this.#changed();
    if (to === undefined) return;
    await this.#asking(async () => {
      this.question = { from, to, answer: await this.tables.ask('why', { from, to }) };
    });
  }
  dropQuestion(): void {
    this.question = undefined;
    this.#changed();
  }

  /** Lights up the sites of the ludeme at a place of the text. */
  async light(offset: number | undefined): Promise<void> {
    const { text } = this;
    if (offset === undefined || !this.table) {
      if (!this.lit) return;
      this.lit = undefined;
      this.#changed();
      return;
    }
    await this.#asking(async () => {
      const lit = await this.tables.ask('sitesOf', { text, offset });
      if (text === this.text) this.lit = lit;
    });
  }

  async #asking(ask: () => Promise<void>): Promise<void> {
    try {
      await ask();
    } catch (error) {
      this.#fail(error);
    }
    this.#changed();
  }

  // ---- random games --------------------------------------------------------------------------------------------------

  /** Plays random games in the background, and counts on until there are enough or it is stopped. */
  async measure(games: number): Promise<void> {
    if (this.measuring || !this.table) return;
    this.stopThinking();
    this.measuring = true;
    this.measured = undefined;
    const setting = { ...this.setting, choices: [] };
    const edition = this.#edition;
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
      if (this.measuring) await this.#suspect(setting, edition);
    } catch (error) {
      if (!(error instanceof WorkerLost)) this.#fail(error);
    }
    this.measuring = false;
    this.#changed();
  }

  /** What no designer means, from random games with watched rules. */
  async #suspect(setting: Setting, edition: number): Promise<void> {
    const found = await this.thinker.ask('suspect', { setting: { ...setting, setup: undefined }, games: 100 });
    if (edition === this.#edition) this.suspicions = found;
  }

  // ---- setting up ----------------------------------------------------------------------------------------------------

  /** Begins to set a position up, from the one on the table. */
  async beginSetup(): Promise<void> {
    this.stopThinking();
    this.analysing = false;
    await this.#asking(async () => {
      this.arranging = beginArranging(await this.tables.ask('setUp', {}));
    });
  }

  chooseTool(tool: Tool): void {
    if (this.arranging) this.arranging = { ...this.arranging, tool };
    this.#changed();
  }

  /** Puts or takes something at a site. */
  async touchSite(site: SiteKey): Promise<void> {
    const { arranging } = this;
    if (arranging) await this.#arrange({ ...arranging, arrangement: touch(arranging, site) });
  }
  async clearBoard(): Promise<void> {
    if (this.arranging) await this.#arrange({ ...this.arranging, arrangement: {} });
  }
  async setMover(mover: number): Promise<void> {
    if (this.arranging) await this.#arrange({ ...this.arranging, mover });
  }

  async #arrange(arranging: Arranging): Promise<void> {
    await this.#asking(async () => {
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
      this.#changed();
      return;
    }
    this.setup = setup;
    this.tree = new MoveTree();
    this.evaluation = undefined;
    await this.#onTable(() => this.tables.ask('playFrom', { setup }));
    this.#goOn();
  }

  // ---- within --------------------------------------------------------------------------------------------------------

  async #onTable(ask: () => Promise<TableState>, then: () => void = () => {}): Promise<void> {
    try {
      const state = await ask();
      this.notice = '';
      then();
      this.#show(state);
    } catch (error) {
      this.#fail(error);
    }
    this.#changed();
  }

  #show(table: TableState): void {
    this.table = table;
    this.choices = table.choices;
    this.setup = table.setup;
    this.thought = undefined;
    this.inspection = undefined;
    this.question = undefined;
    this.lit = undefined;
  }

  /** What was known of a game that is another one now. */
  #forget(): void {
    this.measured = undefined;
    this.suspicions = [];
    this.thought = undefined;
    this.evaluation = undefined;
    this.arranging = undefined;
  }

  #seatPlayers(players: number): void {
    if (this.seats.length === players) return;
    this.seats = Array.from({ length: players }, (_, i) => this.seats[i] ?? 'person');
  }

  #stopped(reason: string): void {
    this.notice = `The description was stopped: ${reason}. Mend it, and play on.`;
    this.table = undefined;
    this.arranging = undefined;
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
