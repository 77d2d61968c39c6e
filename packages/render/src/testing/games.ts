/** Games for tests, which are drawn with all icons. */
import '../glyphs/allIcons.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, gameFromText } from '@ludii/engine';

/** A game of the collection, by its folder and file name. */
export function collected(path: string): Game {
  return gameFromText(readFileSync(join(__dirname, '../../../../games', `${path}.lud`), 'utf8'));
}

/** A small game: equipment, how it is played, and metadata. */
export function small(parts: {
  readonly equipment?: string;
  readonly start?: string;
  readonly play?: string;
  readonly graphics?: string;
}): Game {
  const {
    equipment = '(board (square 3)) (piece "Stone" Each)',
    start = '',
    play = '(move Add (to (sites Empty)))',
    graphics = '',
  } = parts;
  return gameFromText(`(game "Small" (players 2) (equipment { ${equipment} })
    (rules ${start} (play ${play}) (end (if (is Full) (result All Draw)))))
    (metadata (graphics { ${graphics} }))`);
}
