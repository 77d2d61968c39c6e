/** Diagnostics are data: every stage collects them, and callers decide how to show them. */
import type { Origin, Span } from '../source/span.js';
import type { Traced } from '../source/traced.js';
import { located } from './located.js';

export type Severity = 'error' | 'warning';

/** What went wrong, as a stable word that programs can test. */
export type DiagnosticCode =
  | 'empty'
  | 'binary'
  | 'too-large'
  | 'not-a-description'
  | 'unbalanced-bracket'
  | 'wrong-bracket'
  | 'unclosed-string'
  | 'double-bracket'
  | 'bad-keyword'
  | 'bad-character'
  | 'named-without-value'
  | 'too-deep'
  | 'ignored-clause'
  | 'unknown-clause'
  | 'bad-option'
  | 'unknown-option'
  | 'unknown-ruleset'
  | 'unresolved-tag'
  | 'duplicate-define'
  | 'unused-define'
  | 'duplicate-option'
  | 'lowercase-define'
  | 'bad-define'
  | 'unknown-define'
  | 'define-arguments'
  | 'unresolved-parameter'
  | 'runaway-define'
  | 'bad-range'
  | 'metadata';

/** A further place that explains a diagnostic. */
export interface Related {
  readonly message: string;
  readonly span: Span;
}

/** A change of a text: what stands in the span is replaced. An empty span inserts, an empty text removes. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A way to put a mistake right, ready to be applied. The edits of one fix don't overlap. */
export interface Fix {
  /** What it does, as a button would say it: "Change to `if:`". */
  readonly title: string;
  readonly edits: readonly Edit[];
}

/** One thing to tell the user. */
export interface Diagnostic {
  readonly code: DiagnosticCode | (string & {});
  readonly severity: Severity;
  readonly message: string;
  /** In the user's own file, also when the problem came out of a define or an option. */
  readonly span: Span;
  /** The defines, options and ranges that the text came through, innermost first. */
  readonly origin: readonly Origin[];
  readonly related: readonly Related[];
  readonly hint?: string;
  /** Ways to put it right, the likeliest first; empty when none is known. */
  readonly fixes: readonly Fix[];
}

/** Extra parts of a diagnostic. */
export interface Details {
  readonly hint?: string | undefined;
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
}

/** Collects diagnostics; stops at a limit so that a hopeless file doesn't flood its reader. */
export class Report {
  readonly diagnostics: Diagnostic[] = [];
  private readonly seen = new Set<string>();

  constructor(private readonly limit = 100) {}

  get hasErrors(): boolean {
    return this.diagnostics.some((d) => d.severity === 'error');
  }

  /** Tells about a range of a traced text. */
  at(
    severity: Severity,
    code: DiagnosticCode,
    message: string,
    text: Traced,
    start: number,
    end: number,
    details: Details = {},
  ): void {
    const place = text.place(start, end);
    this.on(severity, code, message, { span: text.frames.span(place), origin: text.frames.origin(place) }, details);
  }

  /** Tells about a piece of text, in the user's own define or option if it came out of one. */
  on(
    severity: Severity,
    code: DiagnosticCode,
    message: string,
    piece: { readonly span: Span; readonly origin: readonly Origin[] },
    details: Details = {},
  ): void {
    const { span, origin, related } = located({ span: piece.span, origin: shortened(piece.origin) });
    const all = [...(details.related ?? []), ...related];
    this.add(severity, code, message, span, origin, { ...details, related: all });
  }

  add(
    severity: Severity,
    code: DiagnosticCode,
    message: string,
    span: Span,
    origin: readonly Origin[] = [],
    details: Details = {},
  ): void {
    const key = `${code} ${span.file} ${span.start} ${message}`;
    if (this.seen.has(key) || this.diagnostics.length >= this.limit) return;
    this.seen.add(key);
    const { hint, related = [], fixes = [] } = details;
    const base = { code, severity, message, span, origin, related, fixes };
    this.diagnostics.push(hint === undefined ? base : { ...base, hint });
  }

  /** Puts the diagnostics of another report in place of those with the given codes. */
  replace(codes: ReadonlySet<string>, other: Report): void {
    const kept = this.diagnostics.filter((diagnostic) => !codes.has(diagnostic.code));
    this.diagnostics.length = 0;
    this.diagnostics.push(...other.diagnostics, ...kept);
  }
}

/** Longest chain of origins in a diagnostic. */
const MAX_ORIGINS = 20;

/** A chain without its repetitions: recursion goes through one place again and again. */
function shortened(chain: readonly Origin[]): readonly Origin[] {
  const seen = new Set<string>();
  const kept = chain.filter(({ name, span }) => {
    const key = `${name} ${span.file} ${span.start}`;
    return !seen.has(key) && seen.add(key);
  });
  return kept.slice(0, MAX_ORIGINS);
}
