/** Steps, slides, leaps, and other moves that a player chooses; jumps have a file of their own. */
import { define, type StandardDefine } from './define.js';

const ORIGIN_OR_DIRECTION = 'origin or direction';
const AFTER = 'what follows';

/** Where a move may go, and what it takes there. */
export const targets: readonly StandardDefine[] = [
  define('ToFriend', 'target', 'To a friend.', {
    example: '(move Step "ToFriend")',
    body: '(to if:("IsFriendAt" (to)))',
  }),
  define('OntoNotFriend', 'target', 'To a site without a friend; whatever is there is taken.', {
    example: '(move Step "OntoNotFriend")',
    body: '(to if:(not ("IsFriendAt" (to))) (apply (remove (to))))',
  }),
  define('ToEmpty', 'target', 'To an empty site.', {
    example: '(move Step "ToEmpty")',
    body: '(to if:(is Empty (to)))',
  }),
  define('ToEnemy', 'target', 'Onto an enemy, which is taken.', {
    takes: ['what follows the capture'],
    example: '(move Step ("ToEnemy" (then (addScore Mover 1))))',
    body: '(to if:("IsEnemyAt" (to)) (apply (remove (to) #1)))',
  }),
  define('ToNotFriend', 'target', 'To a site without a friend; an enemy there is taken.', {
    takes: ['what follows the capture'],
    example: '(move Step ("ToNotFriend" (then (addScore Mover 1))))',
    body: '(to if:(not ("IsFriendAt" (to))) (apply if:("IsEnemyAt" (to)) (remove (to) #1)))',
  }),
];

/** Steps to an empty site in one direction. */
const stepTo = (name: string, direction: string, where: string): StandardDefine =>
  define(name, 'move', `One step to an empty site ${where}.`, {
    example: `("${name}")`,
    body: `("StepToEmpty" ${direction})`,
  });

export const steps: readonly StandardDefine[] = [
  define('StepToEmpty', 'move', 'One step to an empty site.', {
    takes: [ORIGIN_OR_DIRECTION, AFTER],
    example: '("StepToEmpty" Forward (then (moveAgain)))',
    body: '(move Step #1 "ToEmpty" #2)',
  }),
  stepTo('StepForwardToEmpty', 'Forward', 'straight ahead'),
  stepTo('StepForwardsToEmpty', 'Forwards', 'in any forward direction'),
  stepTo('StepBackwardToEmpty', 'Backward', 'straight behind'),
  stepTo('StepDiagonalToEmpty', 'Diagonal', 'along a diagonal'),
  stepTo('StepOrthogonalToEmpty', 'Orthogonal', 'along a row or column'),
  stepTo('StepRotationalToEmpty', 'Rotational', 'around, in or out on a circular board'),
  define('StepToEnemy', 'move', 'One step onto an enemy, which is taken.', {
    takes: [ORIGIN_OR_DIRECTION, AFTER],
    example: '("StepToEnemy" Diagonal (then (moveAgain)))',
    body: '(move Step #1 ("ToEnemy") #2)',
  }),
  define('StepToNotFriend', 'move', 'One step to a site without a friend; whatever stands there is taken.', {
    takes: [ORIGIN_OR_DIRECTION, AFTER],
    example: '("StepToNotFriend" Diagonal (then (moveAgain)))',
    body: '(move Step #1 "OntoNotFriend" #2)',
  }),
  define('StepStackToEmpty', 'move', 'One step of a whole stack that the mover tops to an empty site.', {
    takes: ['direction', AFTER],
    example: '("StepStackToEmpty" Forward (then (moveAgain)))',
    body: '(move Step (from if:(is Mover (who at:(from)))) #1 "ToEmpty" stack:True #2)',
  }),
];

export const slides: readonly StandardDefine[] = [
  define('DoubleStepForwardToEmpty', 'move', "A pawn's first move: two empty sites straight ahead.", {
    takes: [AFTER],
    example: '("DoubleStepForwardToEmpty" (then (set Counter)))',
    body: '(move Slide Forward (between (exact 2) if:(is Empty (between))) "ToEmpty" #1)',
  }),
  define('SlideCapture', 'move', 'A slide over empty sites, or to the first enemy, which is taken.', {
    takes: [ORIGIN_OR_DIRECTION, 'direction, or `(between …)` with a range', 'what follows the capture', AFTER],
    example: '("SlideCapture" Orthogonal (between (max 3)) (then (addScore Mover 1)) (then (set Counter)))',
    body: '(move Slide #1 #2 ("ToEnemy" #3) #4)',
  }),
  define('LeapToEmpty', 'move', 'A leap by walks to an empty site.', {
    needs: ['the walks'],
    takes: [AFTER],
    example: '("LeapToEmpty" {{F F}} (then (moveAgain)))',
    body: '(move Leap #1 "ToEmpty" #2)',
  }),
  define('LeapCapture', 'move', 'A leap by walks to a site without a friend; an enemy there is taken.', {
    needs: ['the walks'],
    takes: ['what follows the capture', AFTER],
    example: '("LeapCapture" {{F F}} (then (addScore Mover 1)) (then (set Counter)))',
    body: '(move Leap #1 ("ToNotFriend" #2) #3)',
  }),
];

/** The size of the piece on top of a site, in games that declare their pieces from small to large. */
const size = (site: string): string => `(- (what at:${site} level:(topLevel at:${site})) (who at:${site}))`;

export const others: readonly StandardDefine[] = [
  define(
    'MoveToEmptyOrOccupiedByLargerPiece',
    'move',
    'A piece goes anywhere on the board where it finds nothing, or a larger piece to stand on.',
    {
      needs: ['site or region that the piece comes from'],
      example: '("MoveToEmptyOrOccupiedByLargerPiece" (sites Occupied by:Mover))',
      body: `(move
  (from #1)
  (to (sites Board) if:(or (is Empty (to)) (> ${size('(to)')} ${size('(from)')})))
)`,
    },
  ),
  define('EnemiesOnBoard', 'region', 'All sites of the board that enemies occupy.', {
    example: '("EnemiesOnBoard")',
    body: '(sites Occupied by:Enemy container:"Board")',
  }),
  define('RemoveAnyEnemyPiece', 'move', 'Take any enemy off the board.', {
    takes: [AFTER],
    example: '("RemoveAnyEnemyPiece" (then (moveAgain)))',
    body: '(move Remove ("EnemiesOnBoard") #1)',
  }),
  define(
    'RemoveAnyEnemyPieceNotInLine3',
    'move',
    'Take any enemy off the board that does not stand in a line of three.',
    {
      takes: ['direction of lines (adjacent)'],
      example: '("RemoveAnyEnemyPieceNotInLine3" Orthogonal)',
      body: `(move Remove
  (forEach ("EnemiesOnBoard") if:(not (is Line 3 #1 through:(site))))
)`,
    },
  ),
  define('RollMove', 'move', 'Throw the dice, then choose a move.', {
    needs: ['the moves'],
    takes: [AFTER],
    example: '("RollMove" (forEach Piece) (then (moveAgain)))',
    body: '(do (roll) next:#1 #2)',
  }),
  define('RollEachNewTurnMove', 'move', 'Throw the dice if a turn begins, then choose a move.', {
    needs: ['the moves'],
    takes: [AFTER],
    example: '("RollEachNewTurnMove" (forEach Piece) (then (moveAgain)))',
    body: '(if ("NewTurn") ("RollMove" #1 #2) (or {#1} #2))',
  }),
];
