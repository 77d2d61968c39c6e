/** Fixes are data: edits of the texts that spans refer to. */
import type { Span } from '../source/span.js';
import type { Fix } from './diagnostic.js';

/** Puts a text in the place of what stands in a span. */
export function change(span: Span, text: string): Fix {
  return { title: `Change to \`${text}\``, edits: [{ span, text }] };
}

/** A text after the edits of a fix that concern its file. */
export function applyFix(text: string, file: string, fix: Fix): string {
  const edits = fix.edits.filter(({ span }) => span.file === file).sort((a, b) => b.span.start - a.span.start);
  let changed = text;
  for (const { span, text: inserted } of edits) {
    changed = changed.slice(0, span.start) + inserted + changed.slice(span.end);
  }
  return changed;
}
