/** What can be done with a description, above it: play it, check it with all its options. */
import type { Document } from '../document.js';
import { keywordOf, type Range } from '../syntax/tree.js';

/** A command to offer above a clause. */
export interface CodeLens extends Range {
  readonly title: string;
  readonly command: 'play' | 'validate';
}

/** The lenses of a document: for its game or match, if it has one. */
export function codeLenses({ tree }: Document): readonly CodeLens[] {
  const game = tree.items.find((item) => keywordOf(item) === 'game' || keywordOf(item) === 'match');
  if (game?.kind !== 'call') return [];
  const { start, end } = game.keyword ?? game;
  return [
    { start, end, title: 'Play', command: 'play' },
    { start, end, title: 'Validate', command: 'validate' },
  ];
}
