/** Standard defines for what follows a move: playing again, dice, promotion, captures by position. */
import type { Family } from './conditions.js';

/** Turns, dice and promotion. */
export const consequences: Family = {
  // #1 region, #2 piece, #3 otherwise
  PromoteIfReach: '(if (is In (last To) #1) (promote (last To) (piece #2) Mover) #3)',
  // #1 moves, #2 otherwise
  ReplayIfCanMove: '(if (can Move #1) (moveAgain) #2)',
  ReplayIfLine3: '(if (is Line 3 #1 #2) (moveAgain))',
  // #1 region
  ReplayInMovingOn: '(if (is In (last To) #1) (moveAgain))',
  ReplayNotAllDiceUsed: '(if (not (all DiceUsed)) (moveAgain))',
  // #1 moves, #2 consequence
  RollMove: '(do (roll) next:#1 #2)',
  RollEachNewTurnMove: '(do (if "NewTurn" (roll)) next:#1 #2)',
};

const removed = '(apply (remove (between)))';

/** Captures by position; the parameters are direction, range and consequence. */
export const captures: Family = {
  CustodialCapture: `(custodial (from (last To)) #1
    (between #2 if:("IsEnemyAt" (between)) ${removed})
    (to if:("IsFriendAt" (to)))
    #3
  )`,
  // #1 piece
  CustodialCapturePieceType: `(custodial (from (last To)) #2
    (between #3 if:("IsPieceAt" #1 Next (between)) ${removed})
    (to if:("IsFriendAt" (to)))
    #4
  )`,
  EncloseCapture: `(enclose (from (last To)) #1 (between if:("IsEnemyAt" (between)) ${removed}) #2)`,
  InterveneCapture: '(intervene (from (last To)) #1 (to if:("IsEnemyAt" (to)) (apply (remove (to)))) #2)',
  SurroundCapture: `(surround (from (last To)) #1
    (between #2 if:("IsEnemyAt" (between)) ${removed})
    (to if:("IsFriendAt" (to)))
    #3
  )`,
  // #1 where the hit piece goes
  HittingCapture: '(apply if:("IsEnemyAt" (to)) (fromTo (from (to)) (to #1)))',
  HittingStackCapture: `(apply
    (if ("IsEnemyAt" (to)) (forEach Level (to) FromTop (fromTo (from (to) level:(level)) (to #1))))
  )`,
};
