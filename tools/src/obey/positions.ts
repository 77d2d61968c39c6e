/** Positions in which it is hard to keep to a time: very many moves, very large boards, moves that take long themselves. */
import { type Game, gameFromText, type Trial } from '@ludii/engine';

/** A position, and what is hard about it. */
export interface Hard {
  readonly name: string;
  readonly trial: Trial;
}

const placing = (board: string, play: string, end = '(if (is Full) (result Mover Draw))'): string =>
  `(game "Placing" (players 2) (equipment { (board ${board}) (piece "Disc" Each) })
    (rules (play ${play}) (end ${end})))`;

const add = '(move Add (to (sites Empty)))';

/** The descriptions, by what is hard about them. */
const texts: readonly (readonly [string, string])[] = [
  ['19 600 moves (square 140)', placing('(square 140)', add)],
  ['19 600 moves, lines to look for', placing('(square 140)', add, '(if (is Line 5) (result Mover Win))')],
  [
    '20 000 moves by a choice of two',
    placing('(square 100)', `(or ${add} (move Add (piece (id "Disc" Next)) (to (sites Empty))))`),
  ],
  [
    'sliding pieces (square 80)',
    `(game "Sliding" (players 2) (equipment { (board (square 80)) (piece "Queen" Each (move Slide)) })
      (rules (start { (place "Queen1" (sites Bottom)) (place "Queen2" (sites Top)) })
        (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))`,
  ],
  [
    'moves of seconds (loops in loops)',
    placing(
      '(square 20)',
      '(forEach Site (sites Empty) (if (<= 0 (count Sites in:(forEach (sites Board) if:(< 0 (count Sites in:(sites Around (site))))))) (move Add (to (site)))))',
    ),
  ],
  [
    'groups that surround (square 60)',
    placing(
      '(square 60)',
      '(move Add (to (sites Empty)) (then (enclose (from (last To)) Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))))))',
    ),
  ],
];

/** The positions: at the beginning, and after some moves. */
export function hardPositions(): Hard[] {
  return texts.map(([name, text]) => {
    const game: Game = gameFromText(text);
    const trial = game.start(1);
    for (let n = 0; n < 3 && !trial.isOver; n++) trial.apply((n * 7919) % trial.legalCount);
    return { name, trial };
  });
}
