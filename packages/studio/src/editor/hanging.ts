/** Long lines go on below their own indentation, so that the shape of a description stays to be seen in a narrow pane. */
import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** How far a line that goes on stands to the right of its beginning, in letters. */
const FURTHER = 2;
/** Deeper lines go on here: a narrow pane must keep room for the text. */
const DEEPEST = 24;

/** By the indentation of a line. */
const styles = Array.from({ length: DEEPEST + FURTHER + 1 }, (_, letters) =>
  Decoration.line({ attributes: { style: `text-indent: -${letters}ch; padding-left: calc(${letters}ch + 6px)` } }),
);

/** The styles of the lines that can be seen. */
function hanging({ state, visibleRanges }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      const indented = line.text.length - line.text.trimStart().length;
      lines.add(line.from, line.from, styles[Math.min(indented, DEEPEST) + FURTHER]!);
      at = line.to + 1;
    }
  }
  return lines.finish();
}

export const hangingLines = ViewPlugin.fromClass(
  class {
    lines: DecorationSet;
    constructor(view: EditorView) {
      this.lines = hanging(view);
    }
    update({ docChanged, viewportChanged, view }: ViewUpdate): void {
      if (docChanged || viewportChanged) this.lines = hanging(view);
    }
  },
  { decorations: ({ lines }) => lines },
);
