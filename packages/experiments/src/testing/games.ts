/** Small games for tests. */
import { gameFromText } from '@ludii/engine';
import type { DefinedPlayer, Definition } from '../definition/definition.js';
import { usualLimits } from '../definition/definition.js';
import { gameHash, type PackedGame, packGame } from '../definition/packedGame.js';

/** Three in a row on a board that can be chosen. */
export const noughts = `(game "Noughts"
  (players 2)
  (equipment { (board (square <Board:size>)) (piece "Nought" P1) (piece "Cross" P2) })
  (rules
    (play (move Add (to (sites Empty))))
    (end { (if (is Line 3) (result Mover Win)) (if (is Full) (result All Draw)) })))
(option "Board" <Board> args:{ <size> } {
  (item "Three" <3> "Nine cells.")*
  (item "Four" <4> "Sixteen cells.")
})
`;

/** Three players take turns; whoever takes the last token loses. */
export const takers = `(game "Takers"
  (players 3)
  (equipment { (board (rectangle 1 7)) (piece "Token" Neutral) })
  (rules
    (start (place "Token0" (sites Board)))
    (play (or
      (move Remove (sites Occupied by:Neutral))
      (move Remove (sites Occupied by:Neutral) (then (moveAgain)))))
    (end (if (no Pieces Neutral) (result Mover Loss)))))
`;

/** Each of two players lays one of three cards from a shuffled deck; the higher one wins. */
export const cards = `(game "Two Cards"
  (players 2)
  (equipment { (board (rectangle 1 2)) (deck cardsBySuit:9 suits:1) (hand Each size:3) })
  (rules
    (start (deal Cards 3))
    (play (move PlayCard))
    (end (if (is Occupied 1) (byScore { (score P1 (card Rank at:0)) (score P2 (card Rank at:1)) })))))
`;

/** Players of different strength. */
export const players: readonly DefinedPlayer[] = [
  { name: 'random', agent: 'random', settings: {} },
  { name: 'uct', agent: 'uct', settings: { iterations: 10 } },
  { name: 'mc', agent: 'mc', settings: { iterations: 10 } },
];

/** An experiment on some texts, and its games. */
export function experimentOn(
  texts: readonly string[],
  more: Partial<Definition> = {},
): { readonly definition: Definition; readonly games: ReadonlyMap<string, PackedGame> } {
  const games = new Map<string, PackedGame>();
  const defined = texts.map((text) => {
    const game = gameFromText(text);
    const packed = packGame(game);
    const hash = gameHash(packed);
    games.set(hash, packed);
    return { hash, name: game.name, players: game.players };
  });
  const definition = { name: 'Test', games: defined, number: 20, seed: 1, limits: usualLimits, record: [], ...more };
  return { definition, games };
}
