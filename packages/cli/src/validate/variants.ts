/** Which options to look at: the default, or all that a game offers. */
import type { OptionCategory, Ruleset } from '@ludii/engine';

/** One way to play a game. */
export interface Variant {
  readonly option?: readonly string[];
  readonly ruleset?: string;
}

/** With more combinations than this, each item is looked at once, next to the defaults of the other options. */
const MostCombinations = 100;

/** All variants after the default one. */
export function variantsOf(categories: readonly OptionCategory[], rulesets: readonly Ruleset[]): Variant[] {
  const lists = categories.map(({ items }) => items.map(({ selector }) => selector)).filter((list) => list.length > 0);
  const defaults = new Set(categories.flatMap(({ defaultItem }) => (defaultItem ? [defaultItem.selector] : [])));
  const combinations = lists.reduce((product, list) => product * list.length, 1);
  const chosen =
    combinations <= MostCombinations
      ? lists.reduce<string[][]>((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]])
      : lists.flat().map((item) => [item]);
  const others = chosen.filter((items) => items.some((item) => !defaults.has(item)));
  return [...others.map((option) => ({ option })), ...rulesets.map(({ name }) => ({ ruleset: name }))];
}
