/** Standard defines for equipment other than boards: players, dice, chess and shogi pieces, walks. */
import type { Family } from './conditions.js';

/** Players, dice and whole sets. */
export const sets: Family = {
  TwoPlayersNorthSouth: '(players { (player N) (player S) })',
  // #1 number of sticks
  StickDice: '(dice d:2 from:0 num:#1)',
  // #1 board shape, #2 rest of the board, #3 further items
  DraughtsEquipment: `(equipment {
    (board #1 #2)
    (piece "Counter" P1 N)
    (piece "Counter" P2 S)
    (piece "DoubleCounter" Each)
    (regions P1 (sites Bottom))
    (regions P2 (sites Top))
    #3
  })`,
};

/** A sliding capture in one direction, for rook, bishop and queen. */
function slider(direction: string): string {
  return `(piece #1 Each (move Slide ${direction} (to if:("IsEnemyAt" (to)) (apply (remove (to) #2))) #3))`;
}

/** Chess and shogi: #1 name, #2 consequence of a capture (or further moves), #3 consequence of the move. */
export const chess: Family = {
  ChessRook: slider('Orthogonal'),
  ChessBishop: slider('Diagonal'),
  ChessQueen: slider(''),
  ChessKing: `(piece #1 Each
    (move Step (to if:(not ("IsFriendAt" (to))) (apply (if ("IsEnemyAt" (to)) (remove (to) #2)))) #3)
  )`,
  ChessKnight: '(piece #1 Each ("LeapCapture" "KnightWalk" #2 #3))',
  ChessPawn: '(piece #1 Each (or { "StepForwardToEmpty" ("StepToEnemy" (directions {FR FL})) #2 } #3))',
  ShogiGold: `(piece #1 Each
    (move Step (directions {Forward Backward Rightward Leftward FL FR}) (to if:(not ("IsFriendAt" (to))) #2) #3)
  )`,
};

/** Walks, as turtle steps. */
export const walks: Family = {
  KnightWalk: '{ {F F R F} {F F L F} }',
  GiraffeWalk: '{ {F F F R F F} {F F F L F F} }',
  LWalk: '{ {L F R F F} {R F L F F} }',
  TWalk: '{ {F F F L F R R F F} }',
  DominoWalk: '{ {F R F R F L F L F R F R F} }',
};
