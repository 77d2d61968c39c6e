/** Whether two games are in the same position, whichever way they got there. */
import type { Context } from '@ludii/state';
import { MoveWord } from '@ludii/state/internal';

/**
 * Whether two games are in the same state, word by word, and their last moves have the same ends. The index of pieces may have
 * been made anew from the board: then it names the same sites, in some order.
 */
export function isSame(a: Context, b: Context): boolean {
  const ends = ({ trial }: Context): string => {
    const { tape } = trial.moves;
    const start = trial.lastStart();
    return start < 0 ? '' : [MoveWord.Mover, MoveWord.From, MoveWord.To].map((word) => tape[start + word]).join();
  };
  const same = a.state.store.equals(b.state.store) || isSameBesidesIndex(a, b);
  return same && a.trial.moves.length === b.trial.moves.length && ends(a) === ends(b);
}

/** Whether the words of two states are the same but for the order of the index of pieces, and how often it names a site. */
function isSameBesidesIndex({ state: a }: Context, { state: b }: Context): boolean {
  const { owned, fixedWords } = a.layout;
  const components = a.owned.owners.length;
  // The first word tells how far the words reach, behind which lists have moved as they grew.
  for (let word = 1; word < fixedWords; word++) {
    const isHeader = word >= owned && word < owned + 3 * components;
    if (!isHeader && a.words[word] !== b.words[word]) return false;
  }
  const named = ({ owned: index }: typeof a, component: number): string =>
    [...new Set(Array.from({ length: index.length(component) }, (_, i) => index.entry(component, i)))].sort().join();
  return Array.from({ length: components - 1 }, (_, i) => i + 1).every((each) => named(a, each) === named(b, each));
}
