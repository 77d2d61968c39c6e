/**
 * What ludemes mean that a square board with men and kings can not show: dice, hands, tracks, tiles and holes. Each row is
 * a small game; its moves are told by the numbers of their sites.
 */

/** A rule of play with the equipment and the placements that it needs. */
export interface Setting {
  readonly equipment: string;
  readonly start: string;
  readonly play: string;
  /** `from-to`, or one number for a move about one site. */
  readonly moves: string;
  /** A move, and the pieces on each site of the board after it. */
  readonly after?: readonly [move: string, counts: string];
}

/** Two dice, one of which always shows 2 and the other 3, on a board of 6 sites in a row. */
const dice = '(board (rectangle 1 6)) (dice facesByDie:{ {2} {3} } num:2) (piece "Man" Each)';

/** Sites 0 1 2 / 3 4 5 / 6 7 8, and a track round the rim. */
const rim = '(board (square 3) (track "Rim" "0,E,N,W,S1" loop:True)) (piece "Man" Each)';

/** Holes 0 1 2 / 3 4 5 and a way round them, against the clock. */
const holes = '(mancalaBoard 2 3 store:None (track "Lap" "0,E,N,W" loop:True)) (piece "Seed" Shared)';

/**
 * A tile with a line of colour 1 from north to south and one of colour 2 from east to west lies in the middle of a board
 * of 25 sites, and there is another one in the hand.
 */
const tiles = `(boardless Square 5) (hand Shared)
  (tile "Cross" numSides:4 { (path from:0 to:2 colour:1) (path from:1 to:3 colour:2) })`;
const placedTiles = '(place "Cross" 12) (place "Cross" (handSite Shared))';
const laid = (then: string): string =>
  `(do (move (from (sites Hand Shared)) (to (sites Playable) (rotations {N E})
    if:(> (count Sites in:(sites Around (to) NotEmpty Orthogonal)) 0)) copy:True) ifAfterwards:${then})`;

export const settings: readonly Setting[] = [
  {
    equipment: dice,
    start: '(place "Man1" 0)',
    play: '(do (roll) next:(forEach Piece (move (from) (to (+ (from) (count Pips))))))',
    moves: '0-5',
  },
  {
    equipment: dice,
    start: '(place "Man1" 0)',
    play: '(do (roll) next:(forEach Piece (forEach Die if:(!= (pips) 0) (move (from) (to (+ (from) (pips)))))))',
    moves: '0-2 0-3',
  },
  {
    equipment: dice,
    start: '(place "Man1" 0)',
    play: '(do (roll) next:(forEach Die (forEach Piece (if (= (pips) 3) (move (from) (to (pips)))))))',
    moves: '0-3',
  },
  {
    equipment: '(board (square 2)) (hand Each) (piece "Man" Each)',
    start: '(place "Man1" (handSite P1)) (place "Man1" 3)',
    play: '(move (from (handSite Mover)) (to (sites Empty)))',
    moves: '4-0 4-1 4-2',
    after: ['4-2', '0 0 1 1'],
  },
  {
    equipment: '(board (square 2)) (hand Each size:2) (piece "Man" Each)',
    start: '(place "Man1" (handSite P1)) (place "Man1" (handSite P1 1)) (place "Man2" (handSite P2))',
    play: '(move (from (sites Hand Mover)) (to 3))',
    moves: '4-3 5-3',
    after: ['5-3', '0 0 0 1'],
  },
  {
    // Sites 0 1 / 2 3 4 / 5 6: the ring round 3 wants only 2.
    equipment: '(board (hex 2)) (piece "Man" Each)',
    start: '(place "Man1" {0 1 4 5 6})',
    play: '(do (move Add (to (sites Empty))) ifAfterwards:(is Loop))',
    moves: '2',
  },
  {
    // A tile that is turned by a quarter does not go on with the line of the one beside it.
    equipment: tiles,
    start: placedTiles,
    play: laid('(is SidesMatch)'),
    moves: '25-7 25-11 25-13 25-17',
  },
  {
    // From the next tile in the line, its end at 2 or 22 is two rows away; the other way it is one.
    equipment: tiles,
    start: placedTiles,
    play: laid('(and (is SidesMatch) (>= (pathExtent 1) 2))'),
    moves: '25-7 25-17',
  },
  {
    equipment: rim,
    start: '(place "Man1" {1 6})',
    play: '(forEach Piece (move (from) (to (trackSite Move steps:2))))',
    moves: '1-5 6-0',
  },
  {
    equipment: rim,
    start: '(place "Man1" {1 2})',
    play: '(move Add (to (trackSite FirstSite from:1 if:(is Empty (to)))))',
    moves: '5',
  },
  {
    equipment: holes,
    start: '(set Count 3 to:(sites {0 1})) (set Count 1 at:5)',
    play: '(move Select (from (sites {0 1})) (then (sow)))',
    moves: '0 1',
    after: ['0', '0 4 1 0 0 2'],
  },
  {
    // The last seed of three goes to 5, which then has two: they are taken.
    equipment: holes,
    start: '(set Count 3 to:(sites {0 1})) (set Count 1 at:5)',
    play: '(move Select (from (sites {0 1})) (then (sow if:(= 2 (count at:(to))) apply:(remove (to)))))',
    moves: '0 1',
    after: ['0', '0 4 1 0 0 0'],
  },
];

/** The description of a game for a row. */
export const settingText = ({ equipment, start, play }: Setting): string =>
  `(game "Setting" (players 2) (equipment { ${equipment} })
    (rules (start { ${start} }) (play ${play}) (end (if (> (count Moves) 99) (result Mover Draw)))))`;
