/** Games to begin with, in our own words. */
import { starter } from '../share/starter.js';

/** What one can start from. */
export type TemplateName = 'empty' | 'line' | 'capture' | 'connect' | 'new';

const texts: Readonly<Record<TemplateName, string>> = {
  new: starter('My Game', ['Press F1 on any of them to see its page.']),
  empty: `(game "My Game"
  (players 2)
  (equipment {
    (board (square 5))
    (piece "Disc" Each)
  })
  (rules
    (play (move Add (to (sites Empty))))
    (end (if (is Line 4) (result Mover Win)))
  )
)
`,
  line: `(game "Four in a Row"
  (players 2)
  (equipment {
    (board (square 5))
    (piece "Disc" Each)
  })
  (rules
    (play (move Add (to (sites Empty))))
    (end {
      (if (is Line 4) (result Mover Win))
      (if (is Full) (result All Draw))
    })
  )
)
`,
  capture: `(game "Little Capture"
  (players 2)
  (equipment {
    (board (square 5))
    (piece "Man" P1 N (move Step (directions {Forward FR FL}) (to if:(not (is Friend (who at:(to)))) (apply if:(is Enemy (who at:(to))) (remove (to))))))
    (piece "Man" P2 S (move Step (directions {Forward FR FL}) (to if:(not (is Friend (who at:(to)))) (apply if:(is Enemy (who at:(to))) (remove (to))))))
  })
  (rules
    (start { (place "Man1" (sites Bottom)) (place "Man2" (sites Top)) })
    (play (forEach Piece))
    (end {
      (if (no Pieces Next) (result Mover Win))
      (if (no Moves Next) (result Mover Win))
    })
  )
)
`,
  connect: `(game "Bridge Builders"
  (players 2)
  (equipment {
    (board (hex 4))
    (piece "Stone" Each)
  })
  (rules
    (play (move Add (to (sites Empty))))
    (end (if (is Connected 3 Sides) (result Mover Win)))
  )
)
`,
};

/** The text of a template. */
export const template = (name: TemplateName): string => texts[name];

/** All templates with what they are about. */
export const templates: readonly { readonly name: TemplateName; readonly about: string }[] = [
  { name: 'new', about: 'A game with every part explained' },
  { name: 'line', about: 'A line of four' },
  { name: 'capture', about: 'Pieces that step and capture' },
  { name: 'connect', about: 'Connect three sides' },
  { name: 'empty', about: 'A game to change' },
];
