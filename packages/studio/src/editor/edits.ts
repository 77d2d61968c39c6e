/** Edits of the language service in the editor. */
import type { EditorView } from '@codemirror/view';
import type { TextEdit } from '@ludii/language';

/** Makes edits as one change. */
export function applyEdits(view: EditorView, edits: readonly TextEdit[]): void {
  view.dispatch({ changes: edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })) });
}
