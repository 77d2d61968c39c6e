/** Names of keywords, kinds and pages. */
import type { Ludeme } from '@ludii/compiler/internal';

/** A declared form, whatever it compiles in. */
export type Declared = Pick<Ludeme<never>, 'keyword' | 'typeWords' | 'returns' | 'args' | 'doc' | 'example'> & {
  readonly compile: unknown;
};

/** A type of the language. */
export type Kind = Declared['returns'];

/** Words for keywords that are symbols, as file names need letters. */
const symbols: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'divided',
  '%': 'modulo',
  '^': 'power',
  '=': 'equals',
  '!=': 'notEqual',
  '<': 'less',
  '<=': 'lessOrEqual',
  '>': 'greater',
  '>=': 'greaterOrEqual',
};

/** The name of a keyword's page, without ending. */
export const pageName = (keyword: string): string => symbols[keyword] ?? keyword;

/** Plain alphabetical order, small and capital letters mixed. */
export const alphabetically = (a: string, b: string): number => {
  const [low, high] = [a.toLowerCase(), b.toLowerCase()];
  return low < high ? -1 : low > high ? 1 : a < b ? -1 : a > b ? 1 : 0;
};

/** The kind of the elements of a list of lists of …, and how deep the lists are. */
export function elementOf(kind: Kind): { readonly element: Kind; readonly depth: number } {
  let element = kind;
  let depth = 0;
  for (; element.element; depth++) element = element.element;
  return { element, depth };
}

/**
 * All kinds by name: what ludemes give, what they take, and what those fit in for. Kinds with one name are one for
 * readers: `(player N)` and `(player 1)` are both a `Player`.
 */
export function kindsOf(ludemes: readonly Declared[]): Map<string, Kind[]> {
  const kinds = new Map<string, Kind[]>();
  const add = (kind: Kind): void => {
    const { element } = elementOf(kind);
    const known = kinds.get(element.name);
    if (known?.includes(element)) return;
    if (known) known.push(element);
    else kinds.set(element.name, [element]);
    for (const wider of element.widens) add(wider);
  };
  for (const { returns, args } of ludemes) {
    add(returns);
    for (const [name, { kind }] of args) if (name !== 'word') add(kind);
  }
  return kinds;
}

/** The keywords of some ludemes with their forms, in alphabetical order. */
export function byKeyword<L extends Declared>(ludemes: readonly L[]): [string, L[]][] {
  const forms = new Map<string, L[]>();
  for (const ludeme of ludemes) forms.set(ludeme.keyword, [...(forms.get(ludeme.keyword) ?? []), ludeme]);
  return [...forms].sort(([a], [b]) => alphabetically(pageName(a), pageName(b)));
}
