/** Our declarations in comparable shape. */
import type { registry } from '@ludii/compiler';
import type { Form } from './forms.js';

type Ludemes = (typeof registry)['ludemes'];

/** The words of each enumeration that our forms take. */
export function declaredWords(ludemes: Ludemes): Map<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const { args } of ludemes) {
    for (const [name, { kind }] of args) {
      let element = kind;
      while (element.element) element = element.element;
      if (name !== 'word' && element.words) words.set(element.name, element.words);
    }
  }
  return words;
}

/** A declared form, and whether it can be compiled. */
export interface DeclaredForm extends Form {
  readonly implemented: boolean;
}

/** Kinds of ours that the vocabulary does not tell apart. */
const sameResults: Readonly<Record<string, string>> = {
  NonDecision: 'Moves',
  If: 'EndRule',
  Rotations: 'ints()',
};

/** Turns declarations into forms: one for each word of an enumeration that selects a form. */
export function declaredForms(ludemes: Ludemes, selectors: ReadonlySet<string>): DeclaredForm[] {
  return ludemes.flatMap(({ keyword, typeWords, returns, args, compile }) => {
    const result = sameResults[returns.name] ?? returns.name;
    const slots = args.map(([name, { kind, optional, named, group }]) => ({
      label: named ? name : '',
      type: kind.name,
      optional,
      group,
    }));
    const first = args[0]?.[1];
    const selects = first && !first.named && first.group === 0 && selectors.has(first.kind.name);
    const words = typeWords.length > 0 ? typeWords : (selects && first.kind.words) || undefined;
    const form = { keyword, returns: result, implemented: compile !== undefined };
    if (!words) return [{ ...form, word: '', slots }];
    const selected = words.map((word) => ({ ...form, word, slots: slots.slice(1) }));
    return first?.optional ? [...selected, { ...form, word: '', slots: slots.slice(1) }] : selected;
  });
}
