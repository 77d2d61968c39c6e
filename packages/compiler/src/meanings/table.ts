/** A row of a table of meanings: a rule of play, a position, the moves that it gives, and perhaps what one of them does. */
export interface Meaning {
  readonly play: string;
  readonly board: string;
  readonly moves: string;
  /** A move, and the position after it. */
  readonly after?: readonly [move: string, board: string];
}

const corner = `
  . . .
  . x .
  o . .`;

/** What move rules mean. */
export const moveTable: readonly Meaning[] = [
  {
    // Nothing lies behind the first site of a slide.
    play: '(forEach Piece (move Slide Orthogonal (to if:(= (between) -1))))',
    board: corner,
    moves: 'B2-B3 B2-C2 B2-B1 B2-A2',
  },
  {
    play: '(forEach Piece (move Slide Orthogonal (to if:(!= (between) -1))))',
    board: `
  . . .
  . . .
  x . o`,
    moves: 'A1-A2 A1-A3 A1-B1 A1-C1',
  },
  {
    play: '(forEach Piece (move Step Orthogonal (to if:(is Empty (to)))) top:True)',
    board: corner,
    moves: 'B2-B3 B2-C2 B2-B1 B2-A2',
  },
  {
    play: '(forEach Piece (move Step Adjacent (to if:(is Enemy (who at:(to)))) stack:True))',
    board: corner,
    moves: 'B2-A1',
    after: [
      'B2-A1',
      `
  . . .
  . . .
  x . .`,
    ],
  },
  {
    play: '(forEach Site (sites Occupied by:Mover) (if (is In (site) (sites Corners)) (move Remove (site))) noMoveYet:(move Remove 0))',
    board: corner,
    moves: 'A1',
  },
  {
    play: '(forEach Site (sites Occupied by:All) (if (is In (site) (sites Corners)) (move Remove (site))) noMoveYet:(move Remove 4))',
    board: corner,
    moves: 'A1',
  },
  {
    play: '(forEach Piece (move Step Orthogonal (to if:(is Empty (to)))))',
    board: corner,
    moves: 'B2-B3 B2-C2 B2-B1 B2-A2',
  },
  {
    play: '(forEach Piece (move Step Forward (to if:(is Empty (to)))))',
    board: corner,
    moves: 'B2-B3',
    after: [
      'B2-B3',
      `
  . x .
  . . .
  o . .`,
    ],
  },
  {
    play: '(forEach Piece (move Step (directions { FL FR }) (to if:(not (is Friend (who at:(to)))) (apply (remove (to))))))',
    board: `
  o . x
  . x .
  . . .`,
    moves: 'B2-A3',
    after: [
      'B2-A3',
      `
  x . x
  . . .
  . . .`,
    ],
  },
  {
    // A leap of two steps, the second seen from where the first leads; a piece on the first one is in the way.
    play: '(forEach Piece (forEach Direction Orthogonal (to if:(is Empty (to)) (apply (forEach Direction (from (to)) (directions { FR FL }) (if (not (is Friend (who at:(to)))) (move (from) (to))))))))',
    board: `
  . . . .
  o . . .
  . . . .
  . x o .`,
    moves: 'B1-C3 B1-A3',
  },
  {
    play: '(forEach Piece (forEach Direction Orthogonal (between (range 1 2)) (if (is Empty (to)) (move (from) (to)))))',
    board: `
  . . . .
  . . . .
  . . . .
  . x o .`,
    moves: 'B1-B2 B1-B3 B1-D1 B1-A1',
  },
  {
    // What follows from all moves has not happened when one is tried.
    play: '(or { (do (forEach Piece (move Step Orthogonal (to if:(is Empty (to))))) ifAfterwards:(= 1 (count Pieces P2))) } (then (remove (sites Occupied by:P2))))',
    board: corner,
    moves: 'B2-B3 B2-C2 B2-B1 B2-A2',
    after: [
      'B2-B3',
      `
  . x .
  . . .
  . . .`,
    ],
  },
  {
    play: '(forEach Piece (move Slide Orthogonal))',
    board: `
  . . o .
  . . . .
  . . x .
  . . . .`,
    moves: 'C2-C3 C2-D2 C2-C1 C2-B2 C2-A2',
  },
  {
    play: '(forEach Piece (move Slide (directions { E W }) (between (exact (count Sites in:(intersection (sites Occupied by:All) (sites Direction from:(from) (directions { E W }) included:True)))))))',
    board: `
  . . . .
  . . . .
  . . . .
  x . . o`,
    moves: 'A1-C1',
  },
  {
    play: '(forEach Piece (move Slide Forward (between (exact 2))))',
    board: `
  . . . .
  . . . .
  . . . .
  x . . .`,
    moves: 'A1-A3',
  },
  {
    play: '(forEach Piece (move Slide Diagonal (to if:(is Enemy (who at:(to))) (apply (remove (to))))))',
    board: `
  . . . o
  . . . .
  . x . .
  . . . .`,
    moves: 'B2-C3 B2-D4 B2-C1 B2-A1 B2-A3',
  },
  {
    play: '(forEach Piece (move Hop Orthogonal (between before:3 after:3 if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to)))))',
    board: `
  . . . . .
  . . . . .
  . . . . .
  . . . . .
  x . o . .`,
    moves: 'A1-D1 A1-E1',
    after: [
      'A1-E1',
      `
  . . . . .
  . . . . .
  . . . . .
  . . . . .
  . . . . x`,
    ],
  },
  {
    play: '(forEach Piece (move Hop Orthogonal (between before:3 after:3 if:(is Occupied (between))) (to if:(is Empty (to)) (apply if:(is Enemy (who at:(to))) (remove (to))))))',
    board: `
  . . . . .
  . . . . .
  . . . . .
  . . . . .
  x . o . o`,
    moves: 'A1-E1',
    after: [
      'A1-E1',
      `
  . . . . .
  . . . . .
  . . . . .
  . . . . .
  . . o . x`,
    ],
  },
  {
    play: '(forEach Piece (move Hop Rightward (between (range 1 2) if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to)))))',
    board: `
  x o . .
  x o o .
  x o o o
  . . . .`,
    moves: 'A3-D3 A4-C4',
    after: [
      'A3-D3',
      `
  x o . .
  . . . x
  x o o o
  . . . .`,
    ],
  },
  {
    play: '(forEach Piece (move Hop Rightward (between (range 0 1) if:(is Enemy (who at:(between)))) (to if:(is Empty (to)))))',
    board: `
  x . .
  x o .
  . . .`,
    moves: 'A2-C2 A3-B3',
  },
  {
    play: '(forEach Piece (move Step (if (is Mover P1) Rightward Leftward) (to if:(is Empty (to)))))',
    board: corner,
    moves: 'B2-C2',
  },
  {
    // Whether a piece may go somewhere depends on where it stands, and on where it goes.
    play: '(forEach Site (sites Occupied by:Mover) (move Step (from (site)) Orthogonal (to if:(and (not (is In (site) (sites Corners))) (is In (to) (difference (sites Empty) (sites Top)))))))',
    board: `
  . . .
  . x .
  x . .`,
    moves: 'B2-C2 B2-B1 B2-A2',
  },
  {
    play: '(forEach Piece (move Step Orthogonal (to if:(or (and (is In (from) (sites Corners)) (is In (to) (sites Right))) (and (not (is In (from) (sites Corners))) (is In (to) (difference (sites Empty) (sites Top))))))))',
    board: `
  . . .
  . x .
  x . .`,
    moves: 'B2-C2 B2-B1 B2-A2',
  },
  {
    // Beside the piece nothing is between; what stops it farther away has a site before it.
    play: '(forEach Piece (move Slide Orthogonal (to if:(and (is Enemy (who at:(to))) (!= (between) Off)) (apply (remove (to))))))',
    board: `
  . . .
  o . .
  x . o`,
    moves: 'A1-B1 A1-C1',
  },
  {
    play: '(forEach Piece (move Slide Rightward (between trail:2)))',
    board: `
  . . .
  . . .
  x . .`,
    moves: 'A1-B1 A1-C1',
    after: [
      'A1-C1',
      `
  . . .
  . . .
  o o x`,
    ],
  },
  {
    play: '(forEach Piece (move Hop (directions Cell from:(from) to:4) (between if:(is Occupied (between))) (to if:(is Empty (to)))))',
    board: `
  o . .
  x o .
  . . .`,
    moves: 'A2-C2',
  },
  {
    play: '(forEach Piece (move Hop Orthogonal (between if:(and (is Enemy (who at:(between))) (not (is In (between) (sites ToClear)))) (apply (remove (between) at:EndOfTurn))) (to if:(is Empty (to)))))',
    board: `
  . . .
  . . .
  x o .`,
    moves: 'A1-C1',
    after: [
      'A1-C1',
      `
  . . .
  . . .
  . . x`,
    ],
  },
  {
    play: '(forEach Piece (move Hop Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to)))))',
    board: `
  . . .
  . o .
  . x o`,
    moves: 'B1-B3',
    after: [
      'B1-B3',
      `
  . x .
  . . .
  . . o`,
    ],
  },
  {
    play: '(forEach Piece (move Leap { { F F R } { F F L } } (to if:(not (is Friend (who at:(to)))))))',
    board: `
  . . .
  . . .
  . x .`,
    moves: 'B1-B3',
  },
  {
    play: '(move Add (to (sites Empty)))',
    board: `
  x o
  . .`,
    moves: 'A1 B1',
    after: [
      'A1',
      `
  x o
  x .`,
    ],
  },
  {
    play: '(move Add (piece (id "King" Mover)) (to (sites Empty)))',
    board: `
  x o
  . .`,
    moves: 'A1 B1',
    after: [
      'B1',
      `
  x o
  . X`,
    ],
  },
  {
    play: '(move (from (sites Occupied by:Mover)) (to (sites Empty)))',
    board: `
  x o
  . .`,
    moves: 'A2-A1 A2-B1',
    after: [
      'A2-B1',
      `
  . o
  . x`,
    ],
  },
  {
    play: '(forEach Piece (fromTo (from) (to (sites Empty))))',
    board: `
  x o
  . .`,
    moves: 'A2-A1 A2-B1',
  },
  {
    play: '(move Remove (sites Occupied by:Next))',
    board: `
  x o
  o .`,
    moves: 'A1 B2',
    after: [
      'A1',
      `
  x o
  . .`,
    ],
  },
  {
    play: '(move Select (from (sites Occupied by:Mover)) (then (remove (last To))))',
    board: `
  x o
  o x`,
    moves: 'B1 A2',
    after: [
      'A2',
      `
  . o
  o x`,
    ],
  },
  {
    play: '(move Select (from (sites Occupied by:Mover)) (then (add (piece (id "King" Mover)) (to (sites Empty)))))',
    board: `
  x o
  . .`,
    moves: 'A2',
    after: [
      'A2',
      `
  x o
  X X`,
    ],
  },
  { play: '(move Pass)', board: corner, moves: 'pass' },
  {
    play: '(forEach Piece (move Step Forward (to if:(is Empty (to))) (then (if (is In (last To) (sites Top)) (promote (last To) (piece "King") Mover)))))',
    board: `
  . .
  x o`,
    moves: 'A1-A2',
    after: [
      'A1-A2',
      `
  X .
  . o`,
    ],
  },
  { play: '(move Shoot (piece (id "Man" Mover)) Orthogonal)', board: corner, moves: 'A2 A3 B1 C1' },
  {
    // A group of two without a way out is captured, another one has one.
    play: '(move Add (piece (id "Man" Mover)) (to (sites Empty)) (then (enclose (from (last To)) Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))))))',
    board: `
  . o .
  x . x
  o o x`,
    moves: 'B2 A3 C3',
    after: [
      'B2',
      `
  . o .
  x x x
  . . x`,
    ],
  },
  {
    // At C2 the own group would have no way out; at A3 it gets one by the capture of a piece.
    play: '(do (move Add (piece (id "Man" Mover)) (to (sites Empty)) (then (enclose (from (last To)) Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between))))))) ifAfterwards:(> (count Liberties Orthogonal) 0))',
    board: `
  . o x
  o x .
  o o o`,
    moves: 'A3',
    after: [
      'A3',
      `
  x . x
  o x .
  o o o`,
    ],
  },
  {
    play: '(forEach Piece (move Step Orthogonal (to if:(is Empty (to))) (then (custodial (from (last To)) Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Friend (who at:(to))))))))',
    board: `
  . . .
  x . .
  . o x`,
    moves: 'C1-C2 A2-A3 A2-B2 A2-A1',
    after: [
      'A2-A1',
      `
  . . .
  . . .
  x . x`,
    ],
  },
  {
    play: '(forEach Piece (move Step Forward (to if:(is Empty (to))) (then (directional (from (last To)) (directions SameDirection) (to if:(is Enemy (who at:(to))) (apply (remove (to))))))))',
    board: `
  . o .
  . . .
  . x .`,
    moves: 'B1-B2',
    after: [
      'B1-B2',
      `
  . . .
  . x .
  . . .`,
    ],
  },
  {
    play: '(move Add (to (sites Empty)) (then (enclose (from (last To)) Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))))))',
    board: `
  . . .
  . . x
  . . o`,
    moves: 'A1 B1 A2 B2 A3 B3 C3',
    after: [
      'B1',
      `
  . . .
  . . x
  . x .`,
    ],
  },
  {
    play: '(move Add (to (sites Empty)) (then (moveAgain)))',
    board: `
  x o
  . .`,
    moves: 'A1 B1',
    after: [
      'A1',
      `
  x o
  x .`,
    ],
  },
  {
    play: '(or (forEach Piece "Man" (move Step Forward (to if:(is Empty (to))))) (forEach Piece "King" (move Step Backward (to if:(is Empty (to))))))',
    board: `
  . X .
  . . .
  x o .`,
    moves: 'A1-A2 B3-B2',
  },
  {
    play: '(priority { (forEach Piece (move Hop Orthogonal (between if:(is Enemy (who at:(between)))) (to if:(is Empty (to))))) (forEach Piece (move Step Orthogonal (to if:(is Empty (to))))) })',
    board: `
  . . .
  o . .
  x . .`,
    moves: 'A1-A3',
  },
  {
    play: '(if (is Mover P1) (move Add (to (sites Bottom))) (move Pass))',
    board: `
  x o
  . .`,
    moves: 'A1 B1',
  },
  {
    play: '(do (forEach Piece (move Step Orthogonal (to if:(is Empty (to))))) ifAfterwards:(is In (last To) (sites Bottom)))',
    board: `
  . . .
  . x .
  o . .`,
    moves: 'B2-B1',
  },
  {
    play: '(max Moves (forEach Piece (move Hop Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(is Empty (to))) (then (if (can Move (hop (from (last To)) Orthogonal (between if:(is Enemy (who at:(between)))) (to if:(is Empty (to))))) (moveAgain))))))',
    board: `
  . . . . .
  . . o . .
  . o . . .
  . x . o .
  . . . x .`,
    moves: 'B2-B4',
  },
  {
    play: '(and (move Add (to (sites Bottom))) (move Pass))',
    board: `
  x o
  . .`,
    moves: 'A1 B1 pass',
  },
  {
    play: '(forEach Site (sites Empty) (move Add (to (site))))',
    board: `
  x o
  . .`,
    moves: 'A1 B1',
  },
  {
    play: '(move Select (from (sites Occupied by:Mover)) (then (set Counter 7)))',
    board: `
  x o
  . .`,
    moves: 'A2',
  },
  {
    play: '(forEach Piece (move Step Forward (to if:(is Empty (to))) (then (step (from (last To)) Forward (to if:(is Empty (to)))))))',
    board: `
  . . .
  . . .
  x o .`,
    moves: 'A1-A2',
    after: [
      'A1-A2',
      `
  x . .
  . . .
  . o .`,
    ],
  },
  {
    play: '(forEach Piece (move Step (to if:(> (to) (from)))))',
    board: `
  . o .
  . x .
  . . .`,
    moves: 'B2-B3 B2-C3 B2-C2 B2-A3',
  },
  {
    play: '(forEach Piece (move Step Forward (to if:(is Empty (to))) (then (set Pending (last To)))))',
    board: `
  . o
  x .`,
    moves: 'A1-A2',
  },
  {
    play: '(forEach Piece (move Step Forward (to if:(is Empty (to))) (then (set State at:(last To) 1))))',
    board: `
  . o
  x .`,
    moves: 'A1-A2',
  },
  {
    play: '(forEach Value min:1 max:3 (move Add (to (value))))',
    board: corner,
    moves: 'B1 C1 A2',
  },
  {
    play: '(move Remove (difference (sites Occupied by:Next) (sites Corners)))',
    board: `
  o o .
  . x .
  . o .`,
    moves: 'B1 B3',
    after: [
      'B3',
      `
  o . .
  . x .
  . o .`,
    ],
  },
  {
    play: '(move Remove (union (sites Occupied by:Next) (sites Corners)))',
    board: `
  x o .
  . x .
  . . .`,
    moves: 'A3 B3',
  },
  {
    play: '(move Add (to (intersection (sites Empty) (sites Direction from:4 Orthogonal distance:1))))',
    board: corner,
    moves: 'B1 A2 C2 B3',
  },
  {
    play: '(move Add (to (forEach (sites Empty) if:(> (row of:(site)) (column of:(site))))))',
    board: corner,
    moves: 'A2 A3 B3',
  },
  {
    play: '(forEach Site (sites Empty) (append (custodial (from (site)) (between if:(is Enemy (who at:(between))) (apply (allCombinations (add (to (site))) (remove (between))))) (to if:(is Friend (who at:(to)))))))',
    board: `
  . o x .
  o . . o
  x . . .
  . . . .`,
    moves: 'A4',
    after: [
      'A4',
      `
  x . x .
  . . . o
  x . . .
  . . . .`,
    ],
  },
];

/** The sites of the board for which a condition holds, as moves. */
const where = (condition: string): string =>
  `(forEach Site (sites Board) (if ${condition} (move Select (from (site)))))`;
/** A number as the site of a move. */
const at = (value: string): string => `(move Select (from ${value}))`;
/** The sites of a region, as moves. */
const sites = (region: string): string => `(move Select (from ${region}))`;

const mixed = `
  . o .
  x . X
  . . O`;

const asked: readonly (readonly [play: string, moves: string])[] = [
  [where('(is Empty (site))'), 'A1 B1 B2 A3 C3'],
  [where('(is Occupied (site))'), 'C1 A2 C2 B3'],
  [where('(is Enemy (who at:(site)))'), 'C1 B3'],
  [where('(is Friend (who at:(site)))'), 'A2 C2'],
  [where('(is Mover (who at:(site)))'), 'A2 C2'],
  [where('(is Prev Mover)'), 'pass'],
  [where('(is In (site) (sites Bottom))'), 'A1 B1 C1'],
  [where('(is In (site) (expand (sites Bottom)))'), 'A1 B1 C1 A2 B2 C2'],
  [where('(is Threatened (id "Man" Mover) at:(site))'), 'pass'],
  [where('(= (what at:(site)) (id "King" Mover))'), 'C2'],
  [where('(!= (who at:(site)) 0)'), 'C1 A2 C2 B3'],
  [where('(> (row of:(site)) 1)'), 'A3 B3 C3'],
  [where('(>= (column of:(site)) 1)'), 'B1 C1 B2 C2 B3 C3'],
  [where('(and (is Empty (site)) (not (is In (site) (sites Top))))'), 'A1 B1 B2'],
  [where('(or (is In (site) (sites Left)) (is In (site) (sites Right)))'), 'A1 C1 A2 C2 A3 C3'],
  [where('(= (+ (row of:(site)) (column of:(site))) (* 2 (- 2 1)))'), 'C1 B2 A3'],
  [where('(= 1 (abs (- (row of:(site)) (column of:(site)))))'), 'B1 A2 C2 B3'],
  [where('(= (/ (site) 3) 1)'), 'A2 B2 C2'],
  [where('(= (count Sites in:(sites Around (site) Orthogonal)) 2)'), 'A1 C1 A3 C3'],
  [where('(= (count Pieces Mover) 2)'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [where('(= (count Moves) 0)'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [where('(= (count Turns) 1)'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [where('(= (counter) -1)'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [where('(no Pieces Mover)'), 'pass'],
  [where('(is Full)'), 'pass'],
  [where('(all Passed)'), 'pass'],
  [where('(all Sites (sites Around (site) Orthogonal) if:(is Empty (site)))'), 'A2 B3'],
  [where('(can Move (forEach Piece (move Step Orthogonal (to if:(is Empty (to))))))'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  // The moves of another player are tried in the turn of the mover.
  [
    where(
      '(can Move (do (forEach Piece (move Step Orthogonal (to if:(is Empty (to)))) Next) ifAfterwards:(is Mover P1)))',
    ),
    'A1 B1 C1 A2 B2 C2 A3 B3 C3',
  ],
  // A test inside another sees the iterators as they are outside of both.
  [
    where(
      '(can Move (do (do (forEach Piece (move Step Orthogonal (to if:(is Empty (to))))) ifAfterwards:(= (from) -1)) ifAfterwards:(is Mover P1)))',
    ),
    'A1 B1 C1 A2 B2 C2 A3 B3 C3',
  ],
  [where('(is Line 2 through:(site))'), 'A1 B1 B2 A3 C3'],
  [where('(is Connected 2 at:(site) Mover)'), 'pass'],
  // A single piece may be anybody's.
  [where('(is Connected at:(site) Mover)'), 'C1'],
  [where('(= 3 (count Groups Orthogonal))'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [where('(= 3 (count Groups Orthogonal if:(= (what at:(to)) (what at:(site)))))'), 'A1 B1 B2 A3 C3'],
  [where('(= 1 (count Groups Orthogonal if:(= (what at:(to)) (what at:(site))) min:2))'), 'A1 B1 B2 A3 C3'],
  [where('(= 3 (count SizeBiggestGroup Orthogonal if:(= (what at:(to)) (what at:(site)))))'), 'A1 B1 B2 A3 C3'],
  [where('(= (count Liberties at:(site) Orthogonal if:(is Occupied (to))) 2)'), 'C2'],
  [where('(= (mover) (if (is Empty (site)) 1 2))'), 'A1 B1 B2 A3 C3'],
  [where('(= (next) 2)'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [where('(= (state at:(site)) 0)'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [at('(ahead 4 E)'), 'C2'],
  [at('(ahead 4 Forward)'), 'B3'],
  [at('(ahead 0 steps:2 N)'), 'A3'],
  [sites('(sites Empty)'), 'A1 B1 B2 A3 C3'],
  [sites('(sites Occupied by:All)'), 'C1 A2 C2 B3'],
  [sites('(sites Around 4 Diagonal)'), 'A1 C1 A3 C3'],
  [sites('(sites Direction from:3 E)'), 'B2 C2'],
  [sites('(sites Side N)'), 'A3 B3 C3'],
  [sites('(sites { 0 4 8 })'), 'A1 B2 C3'],
  [sites('(sites Mover "Home")'), 'A1 B1 C1'],
  [sites('(intersection (sites Empty) (sites Top))'), 'A3 C3'],
  [sites('(union (sites Top) (sites Bottom))'), 'A1 B1 C1 A3 B3 C3'],
  [where('(= (count at:(site)) 1)'), 'C1 A2 C2 B3'],
  [where('(= (size Stack at:(site)) 1)'), 'C1 A2 C2 B3'],
  [where('(= (size Stack at:(+ (site) 1)) 1)'), 'B1 C1 B2 A3'],
  [where('(= (count Liberties at:(site) Orthogonal) 2)'), 'C2'],
  [where('(> (count Liberties at:(site) Orthogonal) 1)'), 'A2 C2 B3'],
  [where('(<= (count Liberties at:(site) Orthogonal) 1)'), 'A1 B1 C1 B2 A3 C3'],
  [where('(no Moves Next)'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [where('(= (size Territory Mover) 0)'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [where('(is Visited (site))'), 'pass'],
  [at('(mapEntry 3)'), 'A2'],
  [where('(= (mapEntry (what at:(site))) 0)'), 'A1 B1 B2 A3 C3'],
  [where('(is In (site) (sites Row (column of:(site))))'), 'A1 B2 C3'],
  [where('(is In 4 (sites Column (column of:(site))))'), 'B1 B2 B3'],
  [sites('(sites Direction from:3 E included:True)'), 'A2 B2 C2'],
  [sites('(union (sites Top) (sites { (+ (mover) 3) }))'), 'B2 A3 B3 C3'],
  [
    where(
      '(= 2 (count Sites in:(intersection (sites Occupied by:All) (sites Direction from:(site) (directions { E W }) included:True))))',
    ),
    'A2 B2 C2',
  ],
  [sites('(sites ToClear)'), 'pass'],
  [sites('(sites Pending)'), 'pass'],
];

const around = `
  . x .
  x o x
  . x .`;

const askedAround: typeof asked = [
  [where('(is Loop (mover) (site))'), 'B1 A2 C2 B3'],
  [where('(is Loop surround:Next (mover) (site))'), 'B1 A2 C2 B3'],
  [where('(is Loop surround:Mover (mover) (site))'), 'pass'],
  // Pieces of a ring that does not touch at its corners do not follow one another.
  [where('(is Loop Orthogonal (mover) (site))'), 'pass'],
  [where('(is Connected at:(site) {(sites Left) (sites Right)})'), 'B1 A2 C2 B3'],
  [where('(is Connected at:(site) Orthogonal {(sites Left) (sites Right)})'), 'pass'],
  [where('(= 4 (size Territory Mover Orthogonal))'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
  [where('(= 0 (size Territory Mover))'), 'A1 B1 C1 A2 B2 C2 A3 B3 C3'],
];

/** What conditions, numbers and regions mean: they are asked by moves that select sites; nobody has one: a pass. */
export const functionTable: readonly Meaning[] = [
  ...asked.map(([play, moves]) => ({ play, board: mixed, moves })),
  ...askedAround.map(([play, moves]) => ({ play, board: around, moves })),
];
