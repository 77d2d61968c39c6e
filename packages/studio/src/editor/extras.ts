/** What the editor gets when the board is there: completion, search, brackets that close themselves, messages under the code. */
import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  snippetCompletion,
} from '@codemirror/autocomplete';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { type Extension, Prec, type TransactionSpec } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { Finding } from '@ludii/language';
import type { Service } from './editor.js';
import { applyEdits } from './edits.js';

/** The extensions. */
export function extras(service: Service): Extension[] {
  return [
    closeBrackets(),
    highlightSelectionMatches(),
    lintGutter(),
    autocompletion({ override: [(context) => offer(service, context)], icons: false }),
    // Before the usual keys: Tab takes what is offered.
    Prec.high(
      keymap.of([
        { key: 'Tab', run: acceptCompletion },
        ...closeBracketsKeymap,
        ...searchKeymap,
        ...completionKeymap,
        ...lintKeymap,
      ]),
    ),
  ];
}

/** Findings as messages under the code, with their fixes as actions. */
export function messages(view: EditorView, findings: readonly Finding[]): TransactionSpec {
  const { length } = view.state.doc;
  const shown = findings.map((finding): Diagnostic => {
    const { start, end, severity, message, hint, fixes } = finding;
    return {
      from: Math.min(start, length),
      to: Math.min(Math.max(end, start), length),
      severity,
      message: hint ? `${message}\n${hint}` : message,
      actions: fixes.map(({ title, edits }) => ({ name: title, apply: () => applyEdits(view, edits) })),
    };
  });
  return setDiagnostics(view.state, shown);
}

async function offer(service: Service, context: CompletionContext): Promise<CompletionResult | null> {
  const before = context.matchBefore(/[\w:]+|[("]/);
  if (!before && !context.explicit) return null;
  const offers = await service.complete(context.state.doc.toString(), context.pos);
  if (context.aborted || offers.items.length === 0) return null;
  const options = offers.items.map((item, i): Completion => {
    const shown = { label: item.label, detail: item.detail, boost: 99 - Math.min(i, 190) };
    return item.snippet === undefined ? { ...shown, apply: item.text } : snippetCompletion(item.snippet, shown);
  });
  return { from: offers.start, to: offers.end, options, filter: false };
}
