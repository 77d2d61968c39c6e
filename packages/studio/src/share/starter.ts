/** The description that `ludii new` and the studio start from. */

/** How one learns more in a terminal. */
const inTerminal = [
  'Look any of them up:',
  '  ludii explain "move Add"',
  'and see the board, the moves and how games end:',
  '  ludii board, ludii moves, ludii playout',
];

/** A small complete game with an explanation of every part. `more` says how one learns more where it is read. */
export function starter(name: string, more: readonly string[] = inTerminal): string {
  return `// ${name}
//
// A description is a tree of ludemes in round brackets. ${more.join('\n// ')}

// A define gives a name to something that is used below. #1 would stand for its first argument.
(define "PlaceOwn" (move Add (to (sites Empty))))

(game "${name}"
    (players 2)

    // What the game is played with. "Each" gives every player pieces of their own.
    (equipment { (board (square <Board:size>)) (piece "Disc" Each) })

    (rules
        // What a player may do in a turn: put a disc on any empty cell.
        (play "PlaceOwn")
        // When the game is over, asked after each move from top to bottom.
        (end {
            // Four in a row, in any direction, win.
            (if (is Line 4) (result Mover Win))
            // No empty cell is left.
            (if (is Full) (result All Draw))
        })
    )
)

// Choices for the players. <Board:size> above is replaced by <4>, <5> or <6>; the star marks the usual one.
(option "Board"
    <Board>
    args:{<size>}
    {
        (item "Small" <4> "Four by four cells.")
        (item "Medium" <5> "Five by five cells.")*
        (item "Large" <6> "Six by six cells.")
    }
)

(metadata
    (info {
        (description "One sentence that makes people want to play.")
        (rules "In turn each player puts a disc on an empty cell. Four of one's own in a line win.")
        (origin "Who made it, where and when.")
    })
)
`;
}
