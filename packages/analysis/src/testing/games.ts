/** Games with known answers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, gameFromText } from '@ludii/engine';
import { filesBelow } from '@ludii/engine/internal';

const directory = join(__dirname, '../../../../games');

/** A game of the library. */
export function library(name: string, options: readonly string[] = []): Game {
  const file = filesBelow(directory, '.lud').find((each) => each.endsWith(`/${name}.lud`));
  if (!file) throw new Error(`There is no game ${name}.`);
  return gameFromText(readFileSync(file, 'utf8'), { options: [...options] });
}

/** Players fill nine squares in turn; nobody wins, and every game lasts nine moves. */
export const filling = gameFromText(`
(game "Filling"
  (players 2)
  (equipment { (board (square 3)) (piece "Stone" Each) })
  (rules (play (move Add (to (sites Empty)))) (end (if (is Full) (result All Draw)))))`);

/** One way to go: there is never a choice. */
export const corridor = gameFromText(`
(game "Corridor"
  (players 2)
  (equipment { (board (rectangle 1 6)) (piece "Runner" Neutral) })
  (rules
    (start (place "Runner0" 0))
    (play (move (from (sites Occupied by:Neutral)) (to (+ (from) 1))))
    (end (if (is Occupied 5) (result Mover Win)))))`);

/** A race of dice with one runner each: thinking does not help. */
export const dice = gameFromText(`
(game "Dice"
  (players 2)
  (equipment {
    (board (rectangle 2 10) { (track "Way" "0,E" P1 directed:True) (track "Way" "10,E" P2 directed:True) })
    (dice d:4 num:1)
    (piece "Runner" Each (move (from (from)) (to (trackSite Move steps:(count Pips)) if:(is Empty (to))))) })
  (rules
    (start { (place "Runner1" 0) (place "Runner2" 10) })
    (play (do (roll) next:(forEach Piece)))
    (end (if (is In (last To) (sites { 9 19 })) (result Mover Win)))))`);

/** Two kings that walk for ever. */
export const endless = gameFromText(`
(game "Endless"
  (players 2)
  (equipment { (board (square 3)) (piece "King" Each (move Step (to if:(is Empty (to))))) })
  (rules
    (start { (place "King1" 0) (place "King2" 8) })
    (play (forEach Piece))
    (end (if (is Full) (result All Draw)))))`);
