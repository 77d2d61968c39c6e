/** The editor: CodeMirror with the language service of the worker behind it. */
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  foldService,
  HighlightStyle,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Finding, Hover, Completion as Offers, TextEdit } from '@ludii/language';
import { paragraphs } from '../ui/markdown.js';
import { applyEdits } from './edits.js';
import { hangingLines } from './hanging.js';
import { lud } from './language.js';

/** What the editor asks of the language service. */
export interface Service {
  complete(text: string, offset: number): Promise<Offers>;
  hover(text: string, offset: number): Promise<Hover | undefined>;
  format(text: string): Promise<readonly TextEdit[]>;
  definition(text: string, offset: number): Promise<{ start: number; end: number } | undefined>;
}

/** What the page hears from the editor. */
export interface EditorEvents {
  changed(text: string): void;
  /** F1 on a word. */
  help(word: string): void;
  /** The pointer rests on the text, or has left it. */
  pointedAt(offset: number | undefined): void;
  /** The cursor was moved without typing. */
  cursorAt(offset: number): void;
}

/** The pointer rests when it has not moved for so long. */
const POINTING = 120;

/** Colours of the code; the style sheet of the page says which they are in its light and dark theme. */
const colours = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--code-ludeme)' },
  { tag: tags.atom, color: 'var(--code-word)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.macroName, color: 'var(--code-define)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: tags.propertyName, color: 'var(--code-label)' },
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: tags.meta, color: 'var(--code-option)' },
]);

/** The ludeme whose sites are lit up on the board. */
const lighten = StateEffect.define<{ readonly start: number; readonly end: number } | undefined>();
const lightened = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { effects, docChanged, newDoc }) {
    let now = docChanged ? Decoration.none : shown;
    for (const effect of effects) {
      if (!effect.is(lighten)) continue;
      const { start = 0, end = 0 } = effect.value ?? {};
      const fits = start < end && end <= newDoc.length;
      now = fits ? Decoration.set([Decoration.mark({ class: 'lit-ludeme' }).range(start, end)]) : Decoration.none;
    }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** An editor in the page. */
export class DescriptionEditor {
  readonly view: EditorView;
  readonly #theme = new Compartment();
  /** Completion, search and messages under the code: they come a moment later. */
  readonly #more = new Compartment();
  #extras: Promise<typeof import('./extras.js')> | undefined;
  #findings: readonly Finding[] = [];

  constructor(
    parent: HTMLElement,
    private readonly service: Service,
    events: EditorEvents,
  ) {
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        doc: '',
        extensions: [
          lineNumbers(),
          foldGutter(),
          foldService.of(foldCall),
          history(),
          drawSelection(),
          bracketMatching(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          lud,
          syntaxHighlighting(colours),
          lightened,
          this.#pointing(events),
          this.#theme.of(EditorView.darkTheme.of(false)),
          this.#more.of([]),
          hoverTooltip((view, offset) => this.#explain(view, offset)),
          keymap.of([
            { key: 'Shift-Alt-f', run: () => this.#run(this.format()) },
            { key: 'F12', run: () => this.#run(this.goToDefinition()) },
            { key: 'F1', run: () => this.#help(events) },
            ...defaultKeymap,
            ...historyKeymap,
            ...foldKeymap,
            indentWithTab,
          ]),
          EditorView.contentAttributes.of({ 'aria-label': 'Game description', spellcheck: 'false' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) events.changed(update.state.doc.toString());
            else if (update.selectionSet) events.cursorAt(update.state.selection.main.head);
          }),
          EditorView.lineWrapping,
          hangingLines,
        ],
      }),
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** Another text in place of this one; the same text changes nothing, so that the cursor stays. */
  set text(text: string) {
    if (text === this.text) return;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text } });
  }

  set theme(theme: 'light' | 'dark') {
    this.view.dispatch({ effects: this.#theme.reconfigure(EditorView.darkTheme.of(theme === 'dark')) });
  }

  /** Loads what one does not need to see a text: completion, search, messages under the code. */
  async complete(): Promise<void> {
    if (this.#extras) return;
    this.#extras = import('./extras.js');
    const { extras } = await this.#extras;
    this.view.dispatch({ effects: this.#more.reconfigure(extras(this.service)) });
  }

  /** Shows findings under the code, with their fixes as actions. */
  async show(findings: readonly Finding[]): Promise<void> {
    this.#findings = findings;
    if (findings.length === 0 && !this.#extras) return;
    await this.complete();
    const { messages } = await this.#extras!;
    // Newer findings may have come meanwhile.
    if (this.#findings === findings) this.view.dispatch(messages(this.view, findings));
  }

  /** Marks a ludeme of the text, or none. */
  lighten(range: { readonly start: number; readonly end: number } | undefined): void {
    const shown = this.view.state.field(lightened);
    if (shown.size > 0 || range) this.view.dispatch({ effects: lighten.of(range) });
  }

  select(start: number, end: number): void {
    const { length } = this.view.state.doc;
    const selection = { anchor: Math.min(start, length), head: Math.min(end, length) };
    this.view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
  }

  focus(): void {
    this.view.focus();
  }

  async format(): Promise<void> {
    const { text } = this;
    const edits = await this.service.format(text);
    if (text === this.text) this.#apply(edits);
  }

  async goToDefinition(): Promise<void> {
    const found = await this.service.definition(this.text, this.view.state.selection.main.head);
    if (found) this.select(found.start, found.end);
  }

  /** Tells what the pointer rests on. */
  #pointing(events: EditorEvents): Extension {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (offset: number | undefined, ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => events.pointedAt(offset), ms);
    };
    return EditorView.domEventHandlers({
      mousemove: ({ clientX, clientY }, view) => {
        tell(view.posAtCoords({ x: clientX, y: clientY }) ?? undefined, POINTING);
      },
      mouseleave: () => tell(undefined, 0),
    });
  }

  #apply(edits: readonly TextEdit[]): void {
    applyEdits(this.view, edits);
  }

  #run(work: Promise<void>): true {
    void work;
    return true;
  }

  #help(events: EditorEvents): true {
    const { main } = this.view.state.selection;
    const word = this.view.state.wordAt(main.head);
    events.help(word ? this.view.state.sliceDoc(word.from, word.to) : '');
    return true;
  }

  async #explain(view: EditorView, offset: number) {
    const found = await this.service.hover(view.state.doc.toString(), offset);
    if (!found) return null;
    const { start, end, markdown } = found;
    return {
      pos: start,
      end,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'page-of-ludeme';
        dom.append(...paragraphs(markdown));
        return { dom };
      },
    };
  }
}

/** A bracket that opens in a line and closes later can be folded. */
function foldCall(state: EditorState, lineStart: number, lineEnd: number): { from: number; to: number } | null {
  const text = state.sliceDoc(lineStart, lineEnd);
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('{'));
  if (open < 0) return null;
  let depth = 0;
  const { length } = state.doc;
  const rest = state.sliceDoc(lineStart + open, Math.min(length, lineStart + open + 20_000));
  for (let i = 0; i < rest.length; i++) {
    if (rest[i] === '(' || rest[i] === '{') depth++;
    if (rest[i] === ')' || rest[i] === '}') depth--;
    if (depth === 0) {
      const to = lineStart + open + i;
      return to > lineEnd ? { from: lineEnd, to } : null;
    }
  }
  return null;
}
