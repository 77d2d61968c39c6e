/** What is wrong with a description, where, and what would mend it. */
import { compile, type Diagnostic } from '@ludii/compiler';
import { bracketMistakes } from '@ludii/compiler/internal';
import type { Document, TextEdit } from '../document.js';
import { segmentsOf } from '../syntax/read.js';
import type { Range } from '../syntax/tree.js';

/** A further place that explains a finding, perhaps in another text. */
export interface RelatedPlace extends Range {
  readonly uri: string;
  readonly message: string;
}

/** Something that mends a finding. */
export interface QuickFix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

/** One thing to tell the author. */
export interface Finding extends Range {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  /** What is accepted, or what to do. */
  readonly hint: string | undefined;
  readonly related: readonly RelatedPlace[];
  readonly fixes: readonly QuickFix[];
}

/** How a description is checked. */
export interface DiagnoseOptions {
  /** Selected options, as `Heading/Item`; the defaults otherwise. */
  readonly options?: readonly string[];
  readonly ruleset?: string;
  /** Finds the text of a game that a match is made of. */
  readonly subgame?: (name: string) => string | undefined;
}

/** Address under which the checked text is known to the compiler. */
const OWN = 'game.lud';

/** Checks a description as the compiler does, down to the board and the rules. Files of defines are checked by their use. */
export function diagnose(document: Document, options: DiagnoseOptions = {}): readonly Finding[] {
  if (isDefineFile(document)) return [];
  const { diagnostics } = compile(document.text, { ...options, file: OWN, defines: document.library.texts });
  return findingsOf(document, diagnostics);
}

/**
 * Brackets and quotes without a partner: what can be told at every keystroke, before the compiler has seen the text. Only the
 * clauses at the left of the text that have such a mistake are looked at.
 */
export function diagnoseSyntax(document: Document): readonly Finding[] {
  const { tree, text } = document;
  if (tree.balanced) return [];
  const broken = segmentsOf(tree)?.filter(({ balanced }) => !balanced) ?? [];
  return broken.flatMap(({ start, end }) => {
    const found = findingsOf(document, bracketMistakes(text.slice(start, end), OWN));
    return found.map((each) => moved(each, start));
  });
}

/** A finding in a part of a text, as one in the whole. */
function moved(finding: Finding, by: number): Finding {
  const shift = <T extends Range>(place: T): T => ({ ...place, start: place.start + by, end: place.end + by });
  return {
    ...shift(finding),
    related: finding.related.map(shift),
    fixes: finding.fixes.map(({ title, edits }) => ({ title, edits: edits.map(shift) })),
  };
}

/** The findings of a text that was compiled already, with the diagnostics of the compiler. `file` is what it was called. */
export function findingsOf(document: Document, diagnostics: readonly Diagnostic[], file = OWN): readonly Finding[] {
  return diagnostics.map((diagnostic) => finding(document, diagnostic, file));
}

/** True for a text of nothing but defines. */
export function isDefineFile({ tree }: Document): boolean {
  return (
    tree.items.length > 0 &&
    tree.items.every((item) => item.kind === 'call' && item.keyword?.kind === 'word' && item.keyword.text === 'define')
  );
}

function finding(document: Document, diagnostic: Diagnostic, file: string): Finding {
  const { severity, code, message, hint, span, related, fixes } = diagnostic;
  const length = document.text.length;
  const own = span.file === file;
  const start = own ? Math.min(span.start, length) : 0;
  return {
    severity,
    code,
    message,
    hint,
    start,
    end: own ? Math.max(start, Math.min(span.end, length)) : 0,
    related: related.map((place) => ({
      message: place.message,
      uri: place.span.file === file ? document.uri : place.span.file,
      start: place.span.start,
      end: place.span.end,
    })),
    // a fix of a define in another file would change games that nobody looks at
    fixes: fixes
      .filter(({ edits }) => edits.every((edit) => edit.span.file === file))
      .map(({ title, edits }) => ({
        title,
        edits: edits.map((edit) => ({ start: edit.span.start, end: edit.span.end, text: edit.text })),
      })),
  };
}
