/**
 * What the page is about: a text, the game it makes, the moves so far and who plays. Each of its concerns has a file of its
 * own; this one keeps the newest text and game, and goes through the moves.
 */
import type { KnownMove } from '../worker/protocol.js';
import { MoveTree, type TreeMove } from './moveTree.js';
import { SettingUp } from './settingUp.js';
import type { Opened, Seat, Theme } from './state.js';

export type { Opened, Question, Seat, Theme, Workers } from './state.js';

/** The text is compiled when no key was pressed for so long. */
const PAUSE = 80;

/** A line of moves as a tree of moves. */
const lineOf = (choices: readonly number[]): KnownMove[] =>
  choices.map((choice, i) => ({ choice, before: i - 1, mover: 0, notation: '' }));

/** The model of the page. Listen to `change`. */
export class Studio extends SettingUp {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A new text, from the keyboard: compiled after a short pause. */
  edit(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.lit = undefined;
    this.edition++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.compile(), PAUSE);
    this.changed();
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
    this.forget();
    this.edition++;
    await this.compile();
  }

  /** Compiles the present text; the newest text wins. */
  async compile(): Promise<void> {
    clearTimeout(this.#timer);
    const edition = this.edition;
    this.stopThinking();
    try {
      const known = this.tree.moves();
      const answer = await this.tables.ask('compile', { setting: this.setting, theme: this.theme, known });
      if (edition !== this.edition) return;
      this.findings = answer.findings;
      this.compileMs = answer.ms;
      if (answer.table) {
        this.forget();
        this.show(answer.table);
        this.laidText = this.text;
        this.tree = MoveTree.of(answer.known ?? [], this.choices);
        this.notice = answer.table.notice ?? '';
        this.#seatPlayers(answer.table.about.players);
      }
    } catch (error) {
      this.fail(error);
    }
    this.changed();
    this.goOn();
  }

  setOption(category: string, item: string): Promise<void> {
    const others = this.options.filter((each) => !each.startsWith(`${category}/`));
    this.options = [...others, `${category}/${item}`];
    this.ruleset = undefined;
    this.edition++;
    return this.compile();
  }

  setRuleset(name: string): Promise<void> {
    this.ruleset = name === '' ? undefined : name;
    this.options = [];
    this.edition++;
    return this.compile();
  }

  /** Plays a legal move. Where others were played on before, they stay as branches. */
  override async play(index: number): Promise<void> {
    this.stopThinking();
    const { table } = this;
    if (!table) return;
    const { mover, moves } = table.view;
    const played = { choice: index, mover, notation: moves[index]?.notation ?? '' };
    await this.onTable(
      () => this.tables.ask('apply', { index }),
      () => this.tree.play(played),
    );
    this.goOn();
  }

  /** Goes to the position after a move of the tree; undefined is the start. */
  async visit(move: TreeMove | undefined): Promise<void> {
    this.stopThinking();
    this.tree.goTo(move);
    const choices = this.tree.path.map(({ choice }) => choice);
    await this.onTable(() => this.tables.ask('goTo', { choices }));
    if (this.analysing) this.goOn();
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
    if (this.table) await this.onTable(() => this.tables.ask('look', { theme, viewer }));
    else this.changed();
    if (this.arranging) await this.arrange(this.arranging);
  }

  setSeat(player: number, seat: Seat): void {
    this.seats = this.seats.map((each, i) => (i === player - 1 ? seat : each));
    this.changed();
    this.goOn();
  }

  #seatPlayers(players: number): void {
    if (this.seats.length === players) return;
    this.seats = Array.from({ length: players }, (_, i) => this.seats[i] ?? 'person');
  }
}
