/** Pictures of moves: an example of a move rule, put into a small game, with arrows for what it allows. */
import { EngineError, gameFromText, type Trial } from '@ludii/engine';
import { drawPosition } from '@ludii/render';
import type { Declared } from '../docs/names.js';

/** Moves of a piece on the board. Their effect forms mean the same without the decision. */
const kinds = ['Step', 'Slide', 'Hop', 'Leap'];

/** The rule of a piece that an example shows. */
function ruleOf({ keyword, typeWords, example }: Declared): string | undefined {
  if (example === undefined) return undefined;
  if (keyword === 'move') return kinds.some((kind) => typeWords.includes(kind)) ? example : undefined;
  const kind = kinds.find((each) => each.toLowerCase() === keyword);
  return kind === undefined ? undefined : example.replace(`(${keyword}`, `(move ${kind}`);
}

/** Places to show a piece at, and where other pieces stand around it: on the lines, two steps away, and on the diagonals. */
const places = [3, 2, 4].flatMap((x) => [3, 4, 2].map((y) => [x, y] as const));
const around = [
  [-2, 0],
  [2, 0],
  [0, 2],
  [1, 1],
  [-1, -1],
] as const;

const name = (x: number, y: number): string => `"${'ABCDEFGH'[x]}${y + 1}"`;

const gameOf = (
  rule: string,
  [x, y]: readonly [number, number],
  others: boolean,
): string => `(game "Example" (players 2)
  (equipment {
    (board (square 8))
    (piece "Disc" P1 N ${rule})
    (piece "Dot" P2)
  })
  (rules
    (start {
      (place "Disc1" { ${name(x, y)} })
      (place "Dot2" { ${others ? around.map(([dx, dy]) => name(x + dx, y + dy)).join(' ') : '"H8"'} })
    })
    (play (forEach Piece "Disc"))
    (end (if (no Pieces Next) (result Mover Win)))))`;

/** The first of some positions in which an example allows something. */
function positionFor(rule: string): Trial | undefined {
  for (const others of [true, false]) {
    for (const place of places) {
      const trial = gameFromText(gameOf(rule, place, others)).start(1);
      if (trial.legalMoves().some(({ from, to }) => from !== to)) return trial;
    }
  }
  return undefined;
}

/** What the example of a form allows, drawn; nothing for forms that are no moves of a piece, or need more than a board. */
export function movePicture(form: Declared): string | undefined {
  const rule = ruleOf(form);
  if (rule === undefined) return undefined;
  try {
    const trial = positionFor(rule);
    return trial && drawPosition(trial, { theme: 'light', legal: 'arrows', width: 320 });
  } catch (error) {
    // The example speaks of a piece or region that this game does not have.
    if (error instanceof EngineError) return undefined;
    throw error;
  }
}
