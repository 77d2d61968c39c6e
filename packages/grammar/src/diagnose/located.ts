/**
 * Where to point. What is wrong with the text of a define or an option is put right there, not where it is used: the
 * innermost place in the user's own file is the one that is shown, and the use of it is told beside it.
 */
import type { Origin, Span } from '../source/span.js';
import type { Related } from './diagnostic.js';

export interface Located {
  readonly span: Span;
  readonly origin: readonly Origin[];
  readonly related: readonly Related[];
}

/** The place to show for a piece of text that stands for `span` and came through `origin`, innermost first. */
export function located({ span, origin }: { readonly span: Span; readonly origin: readonly Origin[] }): Located {
  const own = origin.findIndex((each) => each.span.file === span.file);
  const inner = origin[own];
  if (!inner || inner.kind === 'range') return { span, origin, related: [] };
  const what = inner.kind === 'define' ? `The define "${inner.name}"` : `Option "${inner.name}"`;
  const related = [{ message: `${what} is used here.`, span }];
  return { span: inner.span, origin: origin.slice(0, own), related };
}
