/**
 * Shogi positions in SFEN, as start rules of our shogi. Player 1 always moves first; where the second player is to move
 * the board is turned round.
 */
import { replaceClause } from './clause.js';

const names: Readonly<Record<string, string>> = {
  p: 'Pawn',
  l: 'Lance',
  n: 'Knight',
  s: 'Silver',
  g: 'Gold',
  b: 'Bishop',
  r: 'Rook',
  k: 'King',
  '+p': 'Tokin',
  '+l': 'Narikyo',
  '+n': 'Narikei',
  '+s': 'Narigin',
  '+b': 'Horse',
  '+r': 'Dragon',
};
/** Places of the kinds in a hand, from the left. */
const HAND = 'plnsgbr';
const SIDE = 9;

/** The description of shogi with another start. */
export function fromSfen(shogi: string, sfen: string): string {
  const [board = '', mover = 'b', hands = '-'] = sfen.split(' ');
  const turned = mover === 'w';
  const owner = (letter: string): number => ((letter === letter.toUpperCase()) !== turned ? 1 : 2);
  const places: string[] = [];
  board.split('/').forEach((rank, down) => {
    let file = 0;
    for (const [token] of rank.matchAll(/\+?[a-z]|\d/gi)) {
      if (/\d/.test(token)) {
        file += Number(token);
        continue;
      }
      const site = (SIDE - 1 - down) * SIDE + file++;
      const last = SIDE * SIDE - 1;
      places.push(`(place "${names[token.toLowerCase()]}${owner(token)}" ${turned ? last - site : site})`);
    }
  });
  for (const [, count, letter = ''] of hands.matchAll(/(\d*)([a-z])/gi)) {
    const player = owner(letter);
    const kind = letter.toLowerCase();
    const site = SIDE * SIDE + (player - 1) * HAND.length + HAND.indexOf(kind);
    places.push(`(place "${names[kind]}${player}" ${site} count:${count || 1})`);
  }
  return replaceClause(shogi, '(start ', `(start { ${places.join(' ')} })`);
}
