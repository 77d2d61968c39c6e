/** What may be written at a place, by the kinds that fit there. */
import { fits, type Kind } from '@ludii/compiler/internal';
import type { Document } from '../document.js';
import { literalFits, type Slot } from '../meaning/meaning.js';
import type { Form } from '../meaning/placement.js';
import { vocabulary } from '../meaning/vocabulary.js';
import type { Define } from '../symbols/defines.js';
import type { NameKind } from '../symbols/names.js';

/** What a candidate is. */
export type CandidateKind =
  | 'ludeme'
  | 'word'
  | 'label'
  | 'define'
  | 'name'
  | 'number'
  | 'list'
  | 'parameter'
  | 'tag'
  | 'text';

/** Something that may be written. */
export interface Candidate {
  readonly kind: CandidateKind;
  /** As habits count it: `(is Line`, `Mover`, `if:`, `"Disc"`. */
  readonly token: string;
  readonly form?: Form | undefined;
  readonly define?: Define | undefined;
  readonly slot?: Slot | undefined;
  readonly of?: NameKind | undefined;
}

const allWords: readonly string[] = [
  ...new Set([
    ...vocabulary.ludemes.flatMap(({ args }) =>
      args.flatMap(([, { kind }]) => kind.words ?? kind.element?.words ?? []),
    ),
    ...['True', 'False', 'Off', 'End', 'Undefined', 'Infinity'],
  ]),
];

const wordsByKind = new Map<Kind<unknown>, readonly string[]>();

/** The words that are values of a kind. */
export function wordsOf(kind: Kind<unknown>): readonly string[] {
  let known = wordsByKind.get(kind);
  if (!known) {
    known = kind.words ?? allWords.filter((word) => literalFits(word, kind));
    wordsByKind.set(kind, known);
  }
  return known;
}

const formsByKind = new Map<Kind<unknown>, readonly Form[]>();

/** The forms that may stand where a kind is asked for; for one that is a list, none. */
function formsFor(kind: Kind<unknown>): readonly Form[] {
  let known = formsByKind.get(kind);
  if (!known) {
    known = kind.element ? [] : vocabulary.ludemes.filter(({ returns }) => fits(returns, kind));
    formsByKind.set(kind, known);
  }
  return known;
}

/** Forms as candidates: one for each type word. */
export function ludemeCandidates(forms: readonly Form[], slot?: Slot): readonly Candidate[] {
  return forms.flatMap((form) => {
    const words =
      form.typeWords.length > 0 ? form.typeWords.map((word) => `(${form.keyword} ${word}`) : [`(${form.keyword}`];
    return words.map((token): Candidate => ({ kind: 'ludeme', token, form, slot }));
  });
}

/** Everything that may stand in some slots. */
export function candidatesFor(document: Document, slots: readonly Slot[]): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (candidate: Candidate): void => {
    const known = found.get(candidate.token);
    if (!known || (known.form && candidate.form && requiredOf(candidate.form) < requiredOf(known.form)))
      found.set(candidate.token, candidate);
  };
  for (const slot of slots) {
    if (slot.unnamed) {
      add({ kind: 'label', token: `${slot.name}:`, form: slot.form, slot });
      continue;
    }
    for (const word of wordsOf(slot.kind)) add({ kind: 'word', token: word, form: slot.form, slot });
    if (slot.kind.element) add({ kind: 'list', token: '{', slot });
    for (const candidate of ludemeCandidates(formsFor(slot.kind), slot)) add(candidate);
  }
  const values = slots.filter(({ unnamed }) => !unnamed);
  for (const candidate of definesFor(document, values)) add(candidate);
  if (values.some(({ kind }) => kind.literals.string)) for (const candidate of namesFor(document)) add(candidate);
  for (const token of tagsOf(document)) add({ kind: 'tag', token });
  return [...found.values()];
}

const requiredOf = ({ args }: Form): number =>
  args.filter(([, { optional, group }]) => !optional && group === 0).length;

/** The defines whose bodies fit. */
function definesFor(document: Document, slots: readonly Slot[]): readonly Candidate[] {
  const names = new Set([...document.defines.keys(), ...[...document.library.all].map(({ name }) => name)]);
  const kinds = [...new Set(slots.map(({ kind }) => kind))];
  return [...names].flatMap((name): Candidate[] => {
    const define = document.define(name);
    if (!define) return [];
    return kinds.some((kind) => defineFits(define, kind)) ? [{ kind: 'define', token: `"${name}"`, define }] : [];
  });
}

/** How deep the body of a define is looked into: there may be hundreds of them. */
const SHALLOW = 1;

/** What is known of defines: those of the library stay the same from keystroke to keystroke. */
const fitting = new WeakMap<Define, Map<Kind<unknown>, boolean>>();

/** Whether a define may stand where a kind is asked for: one that stands for several things, or for none, may. */
function defineFits(define: Define, kind: Kind<unknown>): boolean {
  let known = fitting.get(define);
  if (!known) {
    known = new Map();
    fitting.set(define, known);
  }
  let fit = known.get(kind);
  if (fit === undefined) {
    const [only, ...others] = define.body;
    fit = !only || others.length > 0 || define.document.meaning.canBe(only, kind, SHALLOW);
    known.set(kind, fit);
  }
  return fit;
}

/** The tags that the options of a text fill: `<Tag>`, or `<Tag:arg>` of an option with several texts. */
function tagsOf(document: Document): readonly string[] {
  return document.names.all('tag').flatMap((tag) => {
    const [declared] = document.names.declaredAt('tag', tag);
    const option = declared?.node.parent;
    const names = option?.items.find(({ label }) => label?.text === 'args');
    const texts = names?.kind === 'list' ? names.items.flatMap((item) => (item.kind === 'tag' ? item.text : [])) : [];
    return texts.length > 1 ? texts.map((text) => `<${tag}:${text}>`) : [`<${tag}>`];
  });
}

const spoken: readonly NameKind[] = ['piece', 'region', 'track', 'map', 'variable', 'phase'];

/** Names that the game declares; those of pieces also with the numbers of their owners. */
function namesFor(document: Document): readonly Candidate[] {
  const players = playersOf(document);
  return spoken.flatMap((of) =>
    document.names.all(of).flatMap((name) => {
      const written = of === 'piece' ? owned(document, name, players) : [name];
      return written.map((each): Candidate => ({ kind: 'name', token: `"${each}"`, of }));
    }),
  );
}

/** A piece as it is spoken of: `Pawn`, and `Pawn1`, `Pawn2` if players own one. */
function owned(document: Document, name: string, players: number): readonly string[] {
  const numbers = new Set<number>();
  for (const { node } of document.names.declaredAt('piece', name)) {
    for (const item of node.parent?.items ?? []) {
      if (item.kind !== 'word') continue;
      if (item.text === 'Each') for (let i = 1; i <= players; i++) numbers.add(i);
      const single = /^P(\d+)$/.exec(item.text)?.[1];
      if (single) numbers.add(Number(single));
    }
  }
  return [name, ...[...numbers].sort((a, b) => a - b).map((number) => `${name}${number}`)];
}

/** How many players a game has, as far as it is written in numbers. */
function playersOf({ text }: Document): number {
  const number = Number(/\(players\s+(\d+)/.exec(text)?.[1] ?? 2);
  return Math.min(16, number);
}
