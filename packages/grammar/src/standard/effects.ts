/** What follows a move: captures around the piece that moved, promotion, another move. */
import { define, type StandardDefine } from './define.js';

const DIRECTION = 'direction (adjacent)';
const AFTER = 'what follows';
const MORE = '(then (set Counter))';

export const captures: readonly StandardDefine[] = [
  define('CustodialCapture', 'effect', 'Enemies in a line between the piece that moved and another friend are taken.', {
    takes: [DIRECTION, 'range: how many in one line (any number)', AFTER],
    example: `("CustodialCapture" Orthogonal (max 1) ${MORE})`,
    body: '(custodial (from (last To)) #1 ("TakeEnemyBetween" #2) "ToFriend" #3)',
  }),
  define(
    'CustodialCapturePieceType',
    'effect',
    'Certain pieces in a line between the piece that moved and another friend are taken.',
    {
      needs: ["name of the next player's pieces"],
      takes: [DIRECTION, 'range: how many in one line (any number)', AFTER],
      example: `("CustodialCapturePieceType" "Disc" Orthogonal (max 1) ${MORE})`,
      body: '(custodial (from (last To)) #2 ("TakeBetween" ("IsPieceAt" #1 Next (between)) #3) "ToFriend" #4)',
    },
  ),
  define('EncloseCapture', 'effect', 'Enemy groups next to the piece that moved are taken if they are shut in.', {
    takes: ['the direction that connects (adjacent)', AFTER],
    example: `("EncloseCapture" Orthogonal ${MORE})`,
    body: '(enclose (from (last To)) #1 ("TakeEnemyBetween") #2)',
  }),
  define('InterveneCapture', 'effect', 'Enemies on opposite sides of the piece that moved are taken.', {
    takes: [DIRECTION, AFTER],
    example: `("InterveneCapture" Orthogonal ${MORE})`,
    body: '(intervene (from (last To)) #1 ("ToEnemy") #2)',
  }),
  define('SurroundCapture', 'effect', 'An enemy next to the piece that moved is taken if friends are all around it.', {
    takes: [DIRECTION, '`except:` or `with:`', AFTER],
    example: `("SurroundCapture" Orthogonal except:1 ${MORE})`,
    body: '(surround (from (last To)) #1 ("TakeEnemyBetween") "ToFriend" #2 #3)',
  }),
  define('SendAway', 'effect', 'The piece on the site moved to goes elsewhere.', {
    needs: ['where it is sent'],
    takes: ['`level:` of a stack (its top)'],
    example: '("SendAway" (last From) level:0)',
    body: '(fromTo (from (to) #2) (to #1))',
  }),
  define('HittingCapture', 'landing', 'The enemy on the site moved to is sent away before the piece arrives.', {
    needs: ['where it is sent'],
    example: '(move Step (to ("HittingCapture" (last From))))',
    body: '(apply if:("IsEnemyAt" (to)) ("SendAway" #1))',
  }),
  define(
    'HittingStackCapture',
    'landing',
    'A stack with an enemy on top is sent away, piece by piece from the top, before the piece arrives.',
    {
      needs: ['where each is sent'],
      example: '(move Step (to ("HittingStackCapture" (last From))))',
      body: '(apply (if ("IsEnemyAt" (to)) (forEach Level (to) FromTop ("SendAway" #1 level:(level)))))',
    },
  ),
];

export const consequences: readonly StandardDefine[] = [
  define('PromoteIfReach', 'effect', "A piece that moved into a region becomes another of the mover's.", {
    needs: ['the region', 'name of the new piece'],
    takes: ['what happens if not'],
    example: '("PromoteIfReach" (sites Top) "Disc" (moveAgain))',
    body: '(if ("Arrived" #1) (promote (last To) (piece #2) Mover) #3)',
  }),
  define('ReplayIf', 'effect', 'The player moves again if a test holds.', {
    needs: ['the test'],
    takes: ['what happens if not'],
    example: '("ReplayIf" ("SameTurn") (addScore Mover 1))',
    body: '(if #1 (moveAgain) #2)',
  }),
  define('ReplayIfCanMove', 'effect', 'The player moves again if certain moves are possible.', {
    needs: ['the moves'],
    takes: ['what happens if not'],
    example: '("ReplayIfCanMove" ("HopCapture" (from (last To))) (addScore Mover 1))',
    body: '("ReplayIf" (can Move #1) #2)',
  }),
  define('ReplayIfLine3', 'effect', 'The player moves again after making a line of three.', {
    takes: ['direction of lines (adjacent)', '`exact:`, `if:` or more about the line'],
    example: '("ReplayIfLine3" Orthogonal exact:True)',
    body: '("ReplayIf" (is Line 3 #1 #2))',
  }),
  define('ReplayInMovingOn', 'effect', 'The player moves again after moving into a region.', {
    needs: ['the region'],
    example: '("ReplayInMovingOn" (sites Top))',
    body: '("ReplayIf" ("Arrived" #1))',
  }),
  define('ReplayNotAllDiceUsed', 'effect', 'The player moves again as long as a die is unused.', {
    example: '("ReplayNotAllDiceUsed")',
    body: '("ReplayIf" (not (all DiceUsed)))',
  }),
];
