/**
 * Positions of chess and xiangqi in Forsyth-Edwards notation, as start rules of our descriptions. The first player
 * (white, red) must be to move.
 */
import { replaceClause } from './clause.js';

const chessNames: Readonly<Record<string, string>> = {
  p: 'Pawn',
  r: 'Rook',
  n: 'Knight',
  b: 'Bishop',
  q: 'Queen',
  k: 'King',
};
const xiangqiNames: Readonly<Record<string, string>> = {
  p: 'Soldier',
  r: 'Chariot',
  n: 'Horse',
  b: 'Elephant',
  a: 'Advisor',
  c: 'Cannon',
  k: 'General',
};
/** Kings and rooks that may castle carry the state 1, by the letters of the third field. */
const castling: Readonly<Record<string, readonly number[]>> = { K: [4, 7], Q: [4, 0], k: [60, 63], q: [60, 56] };

/** The description of chess with another start. */
export function chessFromFen(chess: string, fen: string): string {
  const unmoved = new Set([...(fen.split(' ')[2] ?? '')].flatMap((letter) => castling[letter] ?? []));
  return start(chess, fen, chessNames, (site) => (unmoved.has(site) ? ' state:1' : ''));
}

/** The description of xiangqi with another start. */
export function xiangqiFromFen(xiangqi: string, fen: string): string {
  return start(xiangqi, fen, xiangqiNames, () => '');
}

function start(
  text: string,
  fen: string,
  names: Readonly<Record<string, string>>,
  extra: (site: number) => string,
): string {
  const [board = '', mover] = fen.split(' ');
  if (mover !== 'w') throw new Error(`White is not to move: ${fen}`);
  const ranks = board.split('/');
  const columns = [...(ranks[0] ?? '')].reduce((sum, letter) => sum + (Number(letter) || 1), 0);
  const places = ranks.flatMap((rank, down) => {
    let file = 0;
    return [...rank].flatMap((letter) => {
      const gap = Number(letter);
      if (gap > 0) {
        file += gap;
        return [];
      }
      const site = (ranks.length - 1 - down) * columns + file++;
      const name = names[letter.toLowerCase()];
      if (name === undefined) throw new Error(`No piece is called ${letter}: ${fen}`);
      return [`(place "${name}${letter === letter.toUpperCase() ? 1 : 2}" ${site}${extra(site)})`];
    });
  });
  return replaceClause(text, '(start ', `(start { ${places.join(' ')} })`);
}
