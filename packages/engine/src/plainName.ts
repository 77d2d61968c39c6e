/** Names as people write them. */

/** A name without case, spaces, accents and signs: `tic-tac-toe`, `"Tic Tac Toe"` and `TicTacToe` are the same. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}/]/gu, '');
}
