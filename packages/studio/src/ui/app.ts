/** The page: three panes, a head with the commands, and what opens over them. */
import type { LudiiBoard, MoveEventDetail, SiteEventDetail } from '@ludii/board-view';
import type { BoardScene, SiteKey } from '@ludii/render';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { type Earlier, earlierTexts, type Kept, keep, keepNow, kept, putAside } from '../client/store.js';
import { workers } from '../client/workers.js';
import { DescriptionEditor } from '../editor/editor.js';
import { Studio } from '../model/studio.js';
import { fromLink } from '../share/link.js';
import { boardPane } from './boardPane.js';
import { head } from './head.js';
import { later } from './later.js';
import { sidePane, type Tab } from './sidePane.js';
import { template } from './templates.js';
import { tourBox, tourSteps } from './tour.js';

const libraryPane = later(async () => (await import('./libraryPane.js')).libraryPane);
const sharePane = later(async () => (await import('./sharePane.js')).sharePane);

/** What lies over the page. */
export type Overlay = 'library' | 'share' | undefined;
/** What is shown on a narrow screen. */
export type Pane = 'editor' | 'board' | 'side';

/** The page. */
export class StudioApp extends LitElement {
  readonly studio = new Studio(workers);
  overlay: Overlay;
  pane: Pane = 'board';
  tab: Tab = 'moves';
  /** Place in the tour, −1 outside of it. */
  tour = -1;
  search = '';
  help = '';
  flipped = false;
  link = '';
  playOnly = false;
  #editor: DescriptionEditor | undefined;
  #saving: ReturnType<typeof setTimeout> | undefined;
  /** Something was typed into the text on the page. */
  #typed = false;
  /** Texts that were on the page before. */
  earlier: readonly Earlier[] = [];

  /** Everything is in the page itself: one style sheet, and no borders for assistive technology to cross. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.studio.addEventListener('change', () => this.#refresh());
    window.addEventListener('hashchange', () => void this.#openLink());
    window.addEventListener('keydown', (event) => this.#key(event));
    window.addEventListener('pagehide', () => this.#saveNow());
  }

  protected override firstUpdated(_changed: PropertyValues): void {
    const { tables } = this.studio;
    this.#editor = new DescriptionEditor(
      this.querySelector<HTMLElement>('.editor')!,
      {
        complete: (text, offset) => tables.ask('complete', { text, offset }),
        hover: (text, offset) => tables.ask('hover', { text, offset }),
        format: (text) => tables.ask('format', { text }),
        definition: (text, offset) => tables.ask('definition', { text, offset }),
      },
      {
        changed: (text) => {
          if (text !== this.studio.text) this.#typed = true;
          this.studio.edit(text);
        },
        help: (word) => this.openHelp(word),
        pointedAt: (offset) => void this.studio.light(offset),
        cursorAt: (offset) => {
          if (this.tab === 'inspect') void this.studio.light(offset);
        },
      },
    );
    this.querySelector('ludii-board')?.addEventListener('ludii-move', (event) => {
      void this.studio.play((event as CustomEvent<MoveEventDetail>).detail.index);
    });
    this.querySelector('ludii-board')?.addEventListener('ludii-site', (event) => {
      if (this.#takeSite((event as CustomEvent<SiteEventDetail>).detail.site)) event.preventDefault();
    });
    void this.#begin();
  }

  /** A site that was clicked for something else than a move: to set up, or to ask about. */
  #takeSite(site: SiteKey): boolean {
    const { studio } = this;
    const { arranging, question } = studio;
    if (arranging) void studio.touchSite(site);
    else if (question && question.to === undefined) {
      void (question.from === undefined ? studio.askWhy(site, undefined) : studio.askWhy(question.from, site));
    } else return false;
    return true;
  }

  /** What was linked to, or what was on the page last, or something to begin with. */
  async #begin(): Promise<void> {
    const before = await kept();
    const dark = before ? before.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    this.studio.theme = dark ? 'dark' : 'light';
    if (await this.#openLink()) return;
    this.#typed = before?.typed ?? false;
    await this.studio.open(before ?? { text: template('line') });
  }

  async #openLink(): Promise<boolean> {
    const shared = await fromLink(location.hash);
    if (!shared) return false;
    this.playOnly = shared.play === true;
    this.#makeRoom();
    await this.studio.open(shared);
    return true;
  }

  /** Shows what has changed. */
  #refresh(): void {
    const { studio } = this;
    if (this.#editor) {
      this.#editor.text = studio.text;
      this.#showFindings(this.#editor);
      this.#editor.lighten(studio.lit);
      // The first key may be pressed any moment now.
      if (studio.table) void this.#editor.complete();
    }
    this.#inspectAgain();
    clearTimeout(this.#saving);
    this.#saving = setTimeout(() => void this.#save(), 300);
    this.requestUpdate();
  }

  /** Whoever looks at a position goes on looking when it is another one. */
  #inspectAgain(): void {
    const { table, inspection } = this.studio;
    if (this.tab !== 'inspect' || !table || inspection || this.#inspected === table) return;
    this.#inspected = table;
    void this.studio.inspect();
  }
  #inspected: Studio['table'];

  /** Puts the findings under the code, if they are others than those shown. */
  #showFindings(editor: DescriptionEditor): void {
    const { findings, suspicions } = this.studio;
    if (this.#found?.[0] === findings && this.#found[1] === suspicions) return;
    this.#found = [findings, suspicions];
    void editor.show([...findings, ...suspicions]);
  }
  #found: readonly [Studio['findings'], Studio['suspicions']] | undefined;

  /** What is to be kept of the page. */
  #toKeep(): Kept | undefined {
    const { text, options, ruleset, seed, setup, choices, theme, table, tree } = this.studio;
    if (text === '') return undefined;
    const known = tree.moves();
    const name = table?.about.name ?? '';
    return { text, options, ruleset, seed, setup, choices, known, theme, name, typed: this.#typed };
  }
  async #save(): Promise<void> {
    const kept = this.#toKeep();
    if (kept) await keep(kept);
  }
  #saveNow(): void {
    const kept = this.#toKeep();
    if (kept) keepNow(kept);
  }

  get editor(): DescriptionEditor | undefined {
    return this.#editor;
  }
  get board(): LudiiBoard | undefined {
    return this.querySelector<LudiiBoard>('ludii-board') ?? undefined;
  }

  /** Changes something that only the page knows. */
  set(change: Partial<Pick<StudioApp, 'overlay' | 'pane' | 'tab' | 'tour' | 'search' | 'help' | 'flipped' | 'link'>>) {
    // A question that nobody sees would take the clicks on the board.
    if (change.tab !== undefined && change.tab !== 'inspect' && this.studio.question) this.studio.dropQuestion();
    Object.assign(this, change);
    this.requestUpdate();
  }

  /** Says something in the line under the text. */
  say(sentence: string): void {
    this.studio.notice = sentence;
    this.requestUpdate();
  }

  openHelp(word: string): void {
    this.set({ tab: 'help', help: word, pane: 'side' });
  }

  /** A text that somebody wrote is put aside before another comes in its place. */
  #makeRoom(): void {
    const kept = this.#typed ? this.#toKeep() : undefined;
    if (kept) void putAside(kept);
    this.#typed = false;
  }

  openLibrary(): void {
    this.set({ overlay: 'library' });
    void earlierTexts().then((earlier) => {
      this.earlier = earlier;
      this.requestUpdate();
    });
  }

  /** Puts a text on the page, with or without showing its board on a narrow screen. */
  async openText(text: string, pane: Pane = 'board'): Promise<void> {
    this.set({ overlay: undefined, pane });
    this.#makeRoom();
    if (location.hash !== '') window.history.replaceState(null, '', location.pathname + location.search);
    this.playOnly = false;
    await this.studio.open({ text });
  }

  toggleTheme(): void {
    const theme = this.studio.theme === 'dark' ? 'light' : 'dark';
    void this.studio.look(theme);
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'F6' || (event.key === ';' && event.ctrlKey)) {
      event.preventDefault();
      this.#nextPane(event.shiftKey);
    } else if (event.target === document.body && event.key === 'ArrowLeft') void this.studio.undo();
    else if (event.target === document.body && event.key === 'ArrowRight') void this.studio.redo();
    else if (event.target === document.body && event.key === 'ArrowUp') void this.studio.nextBranch(-1);
    else if (event.target === document.body && event.key === 'ArrowDown') void this.studio.nextBranch(1);
  }

  /** The pane that will have the focus when the page is drawn again: a second press of the key starts from there. */
  #goingTo: Pane | undefined;

  /** Goes on to the next pane without the mouse. */
  #nextPane(back: boolean): void {
    const panes: readonly Pane[] = ['editor', 'board', 'side'];
    const focused = panes.find((pane) => this.querySelector(`.pane-${pane}`)?.contains(document.activeElement));
    const from = this.#goingTo ?? focused;
    const here = from === undefined ? 0 : panes.indexOf(from);
    const next = panes[(here + (back ? 2 : 1)) % 3]!;
    this.#goingTo = next;
    this.set({ pane: next });
    void this.updateComplete.then(() => {
      this.#goingTo = undefined;
      if (next === 'editor') this.#editor?.focus();
      else if (next === 'board') this.board?.focus();
      else this.querySelector<HTMLElement>('.pane-side [role=tab][aria-selected=true]')?.focus();
    });
  }

  protected override updated(): void {
    const { studio, board } = this;
    document.documentElement.setAttribute('data-theme', studio.theme);
    document.title = studio.table ? `${studio.table.about.name} – Ludii Studio` : 'Ludii Studio';
    if (this.#editor && this.#shownTheme !== studio.theme) this.#editor.theme = studio.theme;
    this.#shownTheme = studio.theme;
    const dialog = this.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
    if (!board) return;
    const { table, arranging } = studio;
    if (table && this.#shownScene !== table.scene) {
      if (JSON.stringify(board.scene) !== JSON.stringify(table.scene)) board.scene = table.scene;
      this.#shownScene = table.scene;
    }
    const view = arranging?.view ?? table?.view;
    if (view && board.view !== view) board.view = view;
    board.arrows = arrowsOf(studio);
    board.lit = this.#litSites();
  }

  /** Sites that are lit up: those of the ludeme pointed at, of a move asked about, or what the last move changed. */
  #litSites(): readonly SiteKey[] {
    const { lit, question, inspection } = this.studio;
    if (lit) return lit.sites;
    if (question) return [question.from, question.to].filter((site) => site !== undefined);
    return this.tab === 'inspect' ? (inspection?.changedSites ?? []) : [];
  }
  #shownScene: BoardScene | undefined;
  #shownTheme: Studio['theme'] | undefined;

  protected override render() {
    const { studio, overlay, pane } = this;
    return html`
      ${head(this)}
      <main class="panes" data-pane=${pane} ?data-play=${this.playOnly}>
        <section class="pane pane-editor" aria-label="Description">
          <div class="editor"></div>
          <p class="verdict" role="status" ?data-wrong=${studio.findings.some(isError)}>${verdict(studio)}</p>
        </section>
        ${boardPane(this)} ${sidePane(this)}
      </main>
      ${overlay === 'library' ? libraryPane(this) : nothing} ${overlay === 'share' ? sharePane(this) : nothing}
      ${this.tour >= 0 && this.tour < tourSteps.length ? tourBox(this) : nothing}
    `;
  }
}

const isError = ({ severity }: Studio['findings'][number]): boolean => severity === 'error';

/** One line about the text: what is wrong, or that it plays. */
function verdict({ findings, table, compileMs, text, laidText }: Studio): string {
  const errors = findings.filter(isError).length;
  const warnings = findings.length - errors;
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  const first = findings.find(isError);
  if (first) {
    const old = table && text !== laidText ? ' The board shows the last text that played.' : '';
    return `${count(errors, 'error')}: ${first.message}${old}`;
  }
  if (!table) return 'Nothing to play yet.';
  return `${warnings > 0 ? count(warnings, 'warning') : 'Right'}, compiled in ${Math.round(compileMs)} ms`;
}

/** More arrows hide more than they show. */
const MOST_ARROWS = 4;

/** Candidate moves of an agent as arrows, the better the broader. */
function arrowsOf({ thought, table }: Studio) {
  if (!thought || !table) return [];
  return thought.candidates.slice(0, MOST_ARROWS).flatMap(({ index, weight }) => {
    const move = table.view.moves[index];
    if (!move?.to) return [];
    return [{ from: move.from ?? move.to, to: move.to, weight }];
  });
}

customElements.define('studio-app', StudioApp);
