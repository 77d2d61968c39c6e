/** What the neighbours of a place suggest: the next number of a row, the square opposite, the number in an item's name. */
import { type Group, keywordOf, type Syntax } from '../syntax/tree.js';
import { numbersBetween } from './rows.js';
import { squaresBeside } from './squares.js';

/** A token that would go on with a row, and how likely that is. */
export interface Continuation {
  readonly token: string;
  readonly likely: number;
}

/** The items on both sides of a place, the nearest first. */
export interface Neighbours {
  readonly before: readonly Syntax[];
  readonly after: readonly Syntax[];
}

/** What the items around an index suggest; `instead` says that the one at the index is what is being typed. */
export function continuations(group: Group, index: number, instead: boolean): readonly Continuation[] {
  const beside: Neighbours = {
    before: group.items.slice(0, index).reverse(),
    after: group.items.slice(index + (instead ? 1 : 0)),
  };
  const found = new Map<string, number>();
  const offers = [...numbersBetween(group, index, beside), ...squaresBeside(group, beside), ...named(group)];
  for (const { token, likely } of offers) found.set(token, Math.max(likely, found.get(token) ?? 0));
  return [...found].map(([token, likely]) => ({ token, likely }));
}

/** The texts of an item called `5x9` are likely to hold its numbers. */
function named({ kind, parent }: Group): readonly Continuation[] {
  const name = kind === 'insert' && keywordOf(parent) === 'item' ? parent?.items[0] : undefined;
  if (name?.kind !== 'text') return [];
  return (name.value.match(/\d{1,4}/g) ?? []).map((token) => ({ token, likely: 0.3 }));
}
