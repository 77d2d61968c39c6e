/** Chess positions in Forsyth-Edwards notation, as start rules of our chess. White (player 1) must be to move. */

const names: Readonly<Record<string, string>> = {
  p: 'Pawn',
  r: 'Rook',
  n: 'Knight',
  b: 'Bishop',
  q: 'Queen',
  k: 'King',
};
/** Kings and rooks that may castle carry the state 1, by the letters of the third field. */
const castling: Readonly<Record<string, readonly number[]>> = { K: [4, 7], Q: [4, 0], k: [60, 63], q: [60, 56] };

/** The description of chess with another start. */
export function fromFen(chess: string, fen: string): string {
  const [board = '', mover, rights = '-'] = fen.split(' ');
  if (mover !== 'w') throw new Error(`White is not to move: ${fen}`);
  const unmoved = new Set([...rights].flatMap((letter) => castling[letter] ?? []));
  const places: string[] = [];
  board.split('/').forEach((rank, down) => {
    let file = 0;
    for (const letter of rank) {
      const gap = Number(letter);
      if (gap > 0) {
        file += gap;
        continue;
      }
      const site = (7 - down) * 8 + file++;
      const player = letter === letter.toUpperCase() ? 1 : 2;
      const name = names[letter.toLowerCase()];
      if (name === undefined) throw new Error(`No piece is called ${letter}: ${fen}`);
      places.push(`(place "${name}${player}" ${site}${unmoved.has(site) ? ' state:1' : ''})`);
    }
  });
  return replaceClause(chess, '(start ', `(start { ${places.join(' ')} })`);
}

/** The text with the first clause that begins so replaced. */
function replaceClause(text: string, begin: string, clause: string): string {
  const from = text.indexOf(begin);
  if (from < 0) throw new Error(`The description has no ${begin}…)`);
  let depth = 0;
  let to = from;
  do {
    if (text[to] === '(') depth++;
    if (text[to] === ')') depth--;
    to++;
  } while (depth > 0);
  return text.slice(0, from) + clause + text.slice(to);
}
