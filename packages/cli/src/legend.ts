/** What the letters on a board in the terminal mean. */
import type { Rulebook } from '@ludii/engine';
import { pieceSymbols } from '@ludii/engine/internal';

/** The letters of the pieces of a game; nothing if no piece has one. */
export function legendOf(game: Rulebook): string {
  const symbols = pieceSymbols(game);
  const { components } = game.compiled;
  const names = new Map<string, string>();
  for (const { index, baseName, owner, isDie } of components.slice(1)) {
    if (isDie || baseName === '') continue;
    const own = owner >= 1 && owner <= game.players;
    const sign = symbols[index]!;
    const letter = own ? (game.players <= 2 ? sign.toUpperCase() : sign.replace(/\d+$/, '')) : sign;
    names.set(letter, baseName);
  }
  if (names.size === 0) return '';
  const several = new Set(components.slice(1).map(({ owner }) => owner)).size > 1;
  const owners =
    game.players === 2
      ? ' (capitals: player 1, small letters: player 2)'
      : game.players > 2
        ? ' (with the number of the player)'
        : '';
  return `${[...names].map(([letter, name]) => `${letter} ${name}`).join(', ')}${several ? owners : ''}\n`;
}
