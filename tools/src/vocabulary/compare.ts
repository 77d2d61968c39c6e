/** Compares the vocabulary with our declarations, form by form. */
import type { DeclaredForm } from './declared.js';
import { acceptsList, argumentLists, type Form, formText } from './forms.js';
import { integerWords } from './vocabulary.js';

/** How a form of the vocabulary is covered. */
export type Coverage = 'implemented' | 'declared' | 'differs' | 'missing';

/** One form of the vocabulary and what we make of it. */
export interface CoveredForm {
  readonly keyword: string;
  readonly form: string;
  readonly returns: string;
  readonly coverage: Coverage;
  /** Argument lists that the vocabulary has and we do not accept; the shortest few. */
  readonly notAccepted: readonly string[];
}

/** A declared form that accepts more than the vocabulary has. */
export interface SurplusForm {
  readonly keyword: string;
  readonly form: string;
  readonly returns: string;
  /** Argument lists that the vocabulary does not have; the shortest few. */
  readonly surplus: readonly string[];
}

const shown = 3;

const keyOf = ({ keyword, word, returns }: Form): string => `${keyword} ${word} ${returns}`;

function byKey<F extends Form>(forms: readonly F[]): Map<string, F[]> {
  const map = new Map<string, F[]>();
  for (const form of forms) map.set(keyOf(form), [...(map.get(keyOf(form)) ?? []), form]);
  return map;
}

/** The argument lists of a form that none of some other forms accepts. */
const unmatched = (form: Form, others: readonly Form[]): string[][] =>
  argumentLists(form.slots).filter((list) => !others.some(({ slots }) => acceptsList(slots, list)));

const listText = (list: readonly string[]): string => (list.length === 0 ? 'no arguments' : list.join(' '));

/** Coverage of each form of the vocabulary. */
export function coverageOf(vocabulary: readonly Form[], declared: readonly DeclaredForm[]): CoveredForm[] {
  const known = byKey(declared);
  return vocabulary.map((form) => {
    const candidates = known.get(keyOf(form)) ?? [];
    const lists = argumentLists(form.slots);
    const lost = unmatched(form, candidates);
    const working = unmatched(
      form,
      candidates.filter(({ implemented }) => implemented),
    );
    const coverage: Coverage =
      lost.length === 0
        ? working.length === 0
          ? 'implemented'
          : 'declared'
        : lost.length === lists.length
          ? 'missing'
          : 'differs';
    const { keyword, returns } = form;
    return { keyword, form: formText(form), returns, coverage, notAccepted: lost.slice(0, shown).map(listText) };
  });
}

/** Declared forms that accept what the vocabulary does not have. */
export function surplusOf(vocabulary: readonly Form[], declared: readonly DeclaredForm[]): SurplusForm[] {
  const known = byKey(vocabulary);
  return declared.flatMap((form) => {
    const surplus = unmatched(form, known.get(keyOf(form)) ?? []);
    if (surplus.length === 0) return [];
    const { keyword, returns } = form;
    return [{ keyword, form: formText(form), returns, surplus: surplus.slice(0, shown).map(listText) }];
  });
}

/** An enumeration whose words are not those of the vocabulary. */
export interface DifferingWords {
  readonly name: string;
  readonly missing: readonly string[];
  readonly surplus: readonly string[];
}

/** Enumerations of ours that differ from those of the same name in the vocabulary. */
export function differingWords(
  vocabulary: ReadonlyMap<string, readonly string[]>,
  declared: ReadonlyMap<string, readonly string[]>,
): DifferingWords[] {
  return [...declared].flatMap(([name, words]) => {
    const expected = vocabulary.get(name);
    if (!expected) return [];
    const missing = expected.filter((word) => !words.includes(word) && !integerWords.has(word));
    const surplus = words.filter((word) => !expected.includes(word));
    return missing.length + surplus.length > 0 ? [{ name, missing, surplus }] : [];
  });
}
