/** Completion: what may be written at a place, the most likely first. */
import type { Document } from '../document.js';
import { definePage, formsPage } from '../features/page.js';
import { type Counted, type Habits, likelihoods, ownHabits } from '../habits/habits.js';
import { surroundings } from '../habits/place.js';
import { shippedHabits } from '../habits/stored.js';
import { literalFits, type Slot } from '../meaning/meaning.js';
import type { Form } from '../meaning/placement.js';
import { vocabulary } from '../meaning/vocabulary.js';
import type { Range } from '../syntax/tree.js';
import { type Candidate, type CandidateKind, candidatesFor, ludemeCandidates } from './candidates.js';
import { type Continuation, continuations } from './continuation.js';
import { type Cursor, cursorAt } from './cursor.js';
import { filterOf, insertion, shapingTokens } from './insertion.js';

/** One thing to offer. */
export interface CompletionItem {
  readonly label: string;
  readonly kind: CandidateKind;
  /** How it is written: a signature, a kind. */
  readonly detail: string;
  /** What is inserted, plainly. */
  readonly text: string;
  /** What is inserted, with `${1:name}` for the parts to fill in. */
  readonly snippet: string;
  /** What the typed text is compared with. */
  readonly filter: string;
}

/** What to offer, the most likely first, and the range that it replaces. */
export interface Completion extends Range {
  readonly items: readonly CompletionItem[];
}

/** How to complete. */
export interface CompleteOptions {
  /** Most items to give; default 200. */
  readonly limit?: number;
  /** Habits to rank by instead of those that come with the package; for measurements. */
  readonly habits?: Habits;
}

/** What may be written at an offset. */
export function complete(document: Document, offset: number, options: CompleteOptions = {}): Completion {
  const cursor = cursorAt(document, offset);
  if (!cursor) return { start: offset, end: offset, items: [] };
  const ranked = rank(document, cursor, options.habits ?? shippedHabits());
  const typed = document.text
    .slice(cursor.start, offset)
    .replace(/^[("]+/, '')
    .toLowerCase();
  const items: CompletionItem[] = [];
  for (const candidate of ranked) {
    if (typed !== '' && !matches(filterOf(candidate).toLowerCase(), typed)) continue;
    items.push(insertion(document, candidate, cursor, items.length));
    if (items.length >= (options.limit ?? 200)) break;
  }
  return { start: cursor.start, end: cursor.end, items };
}

/** Whether the letters of what was typed stand in a word, in their order, the first of them at the start of a part. */
function matches(word: string, typed: string): boolean {
  if (word.includes(typed)) return true;
  let at = 0;
  for (const char of word) if (char === typed[at]) at++;
  return at === typed.length && word[0] === typed[0];
}

/** The candidates of a place in the order of their likelihood. */
function rank(document: Document, cursor: Cursor, habits: Habits): readonly Candidate[] {
  const { group, index, label } = cursor;
  const own = ownHabits(document, cursor);
  const keys = surroundings(document, group, index, label, cursor.slots, cursor.instead !== undefined);
  const candidates = gather(document, cursor, keys, habits, own);
  const tokens = candidates.map(({ token }) => token);
  const likely = likelihoods(document, keys, tokens, habits, own);
  const rows = new Map(continued(cursor).map((next) => [next.token, next.likely]));
  return candidates
    .map((candidate, i) => ({ candidate, likely: Math.max(likely[i]!, rows.get(candidate.token) ?? 0) }))
    .sort((a, b) => b.likely - a.likely || (a.candidate.token < b.candidate.token ? -1 : 1))
    .map(({ candidate }) => candidate);
}

const continued = ({ group, index, instead }: Cursor): readonly Continuation[] =>
  continuations(group, index, instead !== undefined);

/** What fits by its kind; and of words, numbers and texts that nobody declares, what is usual here. */
function gather(
  document: Document,
  cursor: Cursor,
  keys: readonly string[],
  habits: Habits,
  own: Counted,
): readonly Candidate[] {
  const { slots } = cursor;
  const shaping = cursor.group.kind === 'root' ? shapingTokens : [];
  const typed = [
    ...(slots.length > 0 ? candidatesFor(document, slots) : untyped(document, cursor)),
    ...shaping.map((token): Candidate => ({ kind: 'ludeme', token })),
  ];
  const known = new Set(typed.map(({ token }) => token));
  const seen = new Set(keys.slice(2).flatMap((key) => [...own.tokens(key), ...habits.tokens(key)]));
  for (const { token } of continued(cursor)) seen.add(token);
  const usual = [...seen].flatMap((token): Candidate[] =>
    known.has(token) ? [] : usualCandidate(document, token, slots),
  );
  return [...typed, ...usual].filter((candidate) => cursor.accepts(candidate));
}

/** Where nothing is known of the kinds: any ludeme and any define. */
function untyped(document: Document, cursor: Cursor): readonly Candidate[] {
  if (cursor.closedVocabulary) return [];
  return [
    ...new Map(
      [...ludemeCandidates(vocabulary.ludemes), ...candidatesFor(document, [])].map((c) => [c.token, c]),
    ).values(),
  ];
}

/** Something that was written in such a place before, if it can be written here. */
function usualCandidate(document: Document, token: string, slots: readonly Slot[]): Candidate[] {
  const number = /^[+-]?\d/.test(token);
  const fitsHere = (test: (slot: Slot) => boolean): boolean => slots.length === 0 || slots.some(test);
  if (number) return fitsHere(({ kind }) => literalFits(token, kind)) ? [{ kind: 'number', token }] : [];
  if (token === '"define"' || token === '"name"' || token === '<tag>') return [];
  if (token.startsWith('"')) {
    const name = token.slice(1, -1);
    if (document.define(name)) return [];
    return fitsHere(({ kind }) => kind.literals.string?.(name) !== undefined) ? [{ kind: 'text', token }] : [];
  }
  if (/^#[1-9]$/.test(token)) return [{ kind: 'parameter', token }];
  if (slots.length > 0) return [];
  if (token.startsWith('(')) return [{ kind: 'ludeme', token }];
  if (token === '{') return [{ kind: 'list', token }];
  if (token.endsWith(':')) return [{ kind: 'label', token }];
  return token.startsWith('<') ? [] : [{ kind: 'word', token }];
}

/** The page about an offered item, in Markdown: for the one that is looked at, not for all. */
export function completionPage(document: Document, { kind, label, filter, detail }: CompletionItem): string {
  if (kind === 'define') {
    const define = document.define(filter);
    return define ? definePage(define) : '';
  }
  if (kind === 'ludeme') {
    const [keyword = '', word] = filter.split(' ');
    const forms: readonly Form[] = vocabulary.forms(keyword);
    const chosen = word === undefined ? forms : forms.filter(({ typeWords }) => typeWords.includes(word));
    return formsPage(chosen);
  }
  return detail === '' ? '' : `\`${label}\`: ${detail}`;
}
