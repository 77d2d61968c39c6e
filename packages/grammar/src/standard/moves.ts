/** Standard defines for moves: steps, slides, leaps, hops, removals. */
import type { Family } from './conditions.js';

const toEmpty = '(to if:(is Empty (to)))';
const notYetHopped = '(and (not (is In (between) (sites ToClear))) ("IsEnemyAt" (between)))';
const ownToEmpty = '(to if:(and (is In (from) (sites Occupied by:Mover)) (is Empty (to))))';

function step(direction: string): string {
  return `(move Step ${direction} ${toEmpty})`;
}

/** #1 from or direction, #2 consequence. */
export const steps: Family = {
  StepToEmpty: `(move Step #1 ${toEmpty} #2)`,
  StepForwardToEmpty: step('Forward'),
  StepForwardsToEmpty: step('Forwards'),
  StepBackwardToEmpty: step('Backward'),
  StepDiagonalToEmpty: step('Diagonal'),
  StepOrthogonalToEmpty: step('Orthogonal'),
  StepRotationalToEmpty: step('Rotational'),
  StepToEnemy: '(move Step #1 (to if:("IsEnemyAt" (to)) (apply (remove (to)))) #2)',
  StepToNotFriend: '(move Step #1 (to if:(not ("IsFriendAt" (to))) (apply (remove (to)))) #2)',
  StepStackToEmpty: `(move Step #1 ${ownToEmpty} stack:True #2)`,
};

/** Slides and leaps. */
export const slides: Family = {
  // #1 consequence
  DoubleStepForwardToEmpty: `(move Slide Forward (between (exact 2) if:(is Empty (between))) ${toEmpty} #1)`,
  // #1 from, #2 direction, #3 consequence of the capture, #4 of the move
  SlideCapture: '(move Slide #1 #2 (to if:("IsEnemyAt" (to)) (apply (remove (to) #3))) #4)',
  // #1 walk, #2 consequence
  LeapToEmpty: `(move Leap #1 ${toEmpty} #2)`,
  LeapCapture: `(move Leap #1
    (to if:(not ("IsFriendAt" (to))) (apply (if ("IsEnemyAt" (to)) (remove (to) #2))))
    #3
  )`,
};

function hop(over: string): string {
  return `(move Hop #1 #2 (between if:${over} (apply (remove (between)))) ${toEmpty} #3)`;
}

function hopToward(direction: string): string {
  return `(move Hop ${direction} (between if:("IsEnemyAt" (between)) (apply (remove (between)))) ${toEmpty})`;
}

function stackHop(distance: string): string {
  return `(move Hop #1 #2
    (between ${distance} if:("IsEnemyAt" (between)) (apply (fromTo (from (between)) (to))))
    ${ownToEmpty}
    stack:True
    #3
  )`;
}

/** Single hops: #1 from, #2 direction, the last parameter is the consequence. */
export const hops: Family = {
  HopCapture: hop('("IsEnemyAt" (between))'),
  HopFriendCapture: hop('("IsFriendAt" (between))'),
  HopOnlyCounters: hop('("IsPieceAt" "Counter" Next (between))'),
  HopDiagonalCapture: hopToward('Diagonal'),
  HopOrthogonalCapture: hopToward('Orthogonal'),
  HopRotationalCapture: hopToward('Rotational'),
  // #3 range
  HopAllPiecesToEmpty: `(move Hop #1 #2 (between #3 if:(is Occupied (between))) ${toEmpty} #4)`,
  HopCaptureDistance: `(move Hop #1 #2
    (between before:(count Rows) #3 after:(count Rows) if:("IsEnemyAt" (between)) (apply (remove (between))))
    ${toEmpty}
    #4
  )`,
  HopCaptureDistanceNotAlreadyHopped: `(move Hop #1 #2
    (between before:(count Rows) after:(count Rows) if:${notYetHopped} (apply (remove (between))))
    ${toEmpty}
    #3
  )`,
  HopInternationalDraughtsStyle: `(move Hop #1 Diagonal
    (between if:${notYetHopped} (apply (remove (between) at:EndOfTurn)))
    ${toEmpty}
    #2
  )`,
  HopStackEnemyCaptureTop: stackHop(''),
  HopStackEnemyCaptureTopDistance: stackHop('before:(count Rows) after:(count Rows)'),
};

/** Another hop from where this one ended, if there is one. */
function hopOn(direction: string, after: string): string {
  const again = `(hop (from (last To)) ${direction} (between #1 #2 if:${notYetHopped}) ${toEmpty})`;
  return `(then (if (can Move ${again}) (moveAgain) ${after}))`;
}

function firstHop(direction: string, after = ''): string {
  return `(move Hop ${direction}
    (between #1 #2 if:("IsEnemyAt" (between)) (apply (remove (between) #3)))
    ${toEmpty}
    ${hopOn(direction, after)}
  )`;
}

function nextHop(direction: string, after = ''): string {
  return `(move Hop (from (last To)) ${direction}
    (between #1 #2 if:${notYetHopped} (apply (remove (between) #3)))
    ${toEmpty}
    ${hopOn(direction, after)}
  )`;
}

/** Hops in a row: #1 and #2 before and after, #3 when the piece is removed, #4 otherwise. */
export const hopSequences: Family = {
  HopSequenceCapture: firstHop('', '#4'),
  HopSequenceCaptureAgain: nextHop('', '#4'),
  HopDiagonalSequenceCapture: firstHop('Diagonal'),
  HopDiagonalSequenceCaptureAgain: nextHop('Diagonal'),
  HopOrthogonalSequenceCapture: firstHop('Orthogonal'),
  HopOrthogonalSequenceCaptureAgain: nextHop('Orthogonal'),
  HopRotationalSequenceCapture: firstHop('Rotational'),
  HopRotationalSequenceCaptureAgain: nextHop('Rotational'),
};

/** Size of the top piece of a site, in games whose pieces are numbered by size. */
function topSize(site: string): string {
  const top = `at:(${site}) level:(topLevel at:(${site}))`;
  return `(- (what ${top}) (who ${top}))`;
}

/** Placing and removing. */
export const others: Family = {
  // #1 from
  MoveToEmptyOrOccupiedByLargerPiece: `(move (from #1)
    (to (sites Board) if:(and (!= (from) (to)) (or (is Empty (to)) (< ${topSize('from')} ${topSize('to')}))))
  )`,
  // #1 consequence
  RemoveAnyEnemyPiece: '(move Remove (sites Occupied by:Enemy container:"Board") #1)',
  // #1 direction
  RemoveAnyEnemyPieceNotInLine3:
    '(move Remove (forEach (sites Occupied by:Enemy container:"Board") if:(not (is Line 3 #1 through:(site)))))',
};
