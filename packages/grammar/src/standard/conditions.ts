/** Tests on sites, hands, stacks, tracks and turns. */
import { define, type StandardDefine } from './define.js';

const SITE = 'the site';
const LEVEL = '`level:` of a stack (its top)';
const TIES = 'the direction that connects (adjacent)';

/** Who or what is there. */
export const occupation: readonly StandardDefine[] = [
  define('IsEnemyAt', 'test', 'An enemy of the mover owns the piece at a site.', {
    needs: [SITE],
    takes: [LEVEL],
    example: '("IsEnemyAt" (to) level:0)',
    body: '(is Enemy (who at:#1 #2))',
  }),
  define('IsFriendAt', 'test', 'The mover or an ally owns the piece at a site.', {
    needs: [SITE],
    takes: [LEVEL],
    example: '("IsFriendAt" (to) level:0)',
    body: '(is Friend (who at:#1 #2))',
  }),
  define(
    'IsFreshEnemyAt',
    'test',
    'An enemy that does not yet wait for its removal at the end of the turn is at a site.',
    {
      needs: [SITE],
      example: '("IsFreshEnemyAt" (between))',
      body: '(and ("IsEnemyAt" #1) (not (is In #1 (sites ToClear))))',
    },
  ),
  define('IsPieceAt', 'test', 'A certain piece of a certain owner is at a site.', {
    needs: ['name of the piece', 'role of its owner', SITE],
    takes: ['`level:` of a stack (its bottom)'],
    example: '("IsPieceAt" "Disc" Next (last To) level:0)',
    body: '(= (what at:#3 #4) (id #1 #2))',
  }),
  define('IsInCheck', 'test', 'An opponent could take a piece with the next move.', {
    needs: ['name of the piece'],
    takes: ['role of its owner', '`at:` where to imagine it, or the moves that count as attacks'],
    example: '("IsInCheck" "Disc" Mover at:(last To))',
    body: '(is Threatened (id #1 #2) #3)',
  }),
  define('IsOutOfCheck', 'test', "No opponent of the next player could take that player's piece.", {
    needs: ['name of the piece'],
    example: '("IsOutOfCheck" "Disc")',
    body: '(not ("IsInCheck" #1 Next))',
  }),
  define('AllOwnedPiecesIn', 'test', "All the mover's pieces are in a region.", {
    needs: ['the region'],
    example: '("AllOwnedPiecesIn" (sites Top))',
    body: '(all Sites (sites Occupied by:Mover) if:(is In (site) #1))',
  }),
  define('NothingIn', 'test', 'Nothing is left on any site of a region.', {
    needs: ['the region'],
    takes: ['the kind of its sites'],
    example: '("NothingIn" (sites Top) Cell)',
    body: '(all Sites #1 if:(= 0 (count #2 at:(site))))',
  }),
  define('HandEmpty', 'test', "Nothing is left in a player's hand.", {
    takes: ['role of the player'],
    example: '("HandEmpty" Mover)',
    body: '("NothingIn" (sites Hand #1) Cell)',
  }),
  define('HandOccupied', 'test', "Something is left in a player's hand.", {
    takes: ['role of the player'],
    example: '("HandOccupied" Mover)',
    body: '(not ("HandEmpty" #1))',
  }),
  define('NoPieceOnBoard', 'test', 'Nothing is left on the board; hands do not matter.', {
    example: '("NoPieceOnBoard")',
    body: '("NothingIn" (sites Board))',
  }),
  define('NoSites', 'test', 'A region is empty of sites.', {
    needs: ['the region'],
    example: '("NoSites" (sites Empty))',
    body: '(= 0 (count Sites in:#1))',
  }),
  define('HasFreedom', 'test', 'The group that the last move played into has a liberty.', {
    takes: [TIES],
    example: '("HasFreedom" Orthogonal)',
    body: '(< 0 (count Liberties #1))',
  }),
  define('IsSingleGroup', 'test', 'The pieces of a player hang together in one group.', {
    needs: ['role of the player'],
    takes: [TIES],
    example: '("IsSingleGroup" Mover Orthogonal)',
    body: '(= 1 (count Groups #2 if:(is In (to) (sites Occupied by:#1))))',
  }),
  define('IsEmptyAndNotVisited', 'test', 'A site is empty and was not entered before in this turn.', {
    needs: [SITE],
    example: '("IsEmptyAndNotVisited" (to))',
    body: '(and (is Empty #1) (not (is Visited #1)))',
  }),
  define('IsPhaseZero', 'test', "A site is of colour 0 of the board's colouring.", {
    needs: [SITE],
    example: '("IsPhaseZero" (to))',
    body: '(= 0 (phase of:#1))',
  }),
  define('IsPhaseOne', 'test', "A site is of colour 1 of the board's colouring.", {
    needs: [SITE],
    example: '("IsPhaseOne" (to))',
    body: '(= 1 (phase of:#1))',
  }),
];

/** How high a stack is. */
export const stacks: readonly StandardDefine[] = [
  define('IsEmptyOrSingletonStack', 'test', 'A site holds at most one piece.', {
    needs: [SITE],
    example: '("IsEmptyOrSingletonStack" (to))',
    body: '(= 0 (topLevel at:#1))',
  }),
  define('IsSingletonStack', 'test', 'A site holds exactly one piece.', {
    needs: [SITE],
    example: '("IsSingletonStack" (to))',
    body: '(= 1 (size Stack at:#1))',
  }),
  define('IsTopLevel', 'test', 'The level that is looked at is the top of a site.', {
    needs: [SITE],
    example: '("IsTopLevel" (to))',
    body: '(= (level) (topLevel at:#1))',
  }),
  define('NoEnemyOrOnlyOne', 'test', 'A site may be entered as in backgammon: no enemy tops it, or a lone one.', {
    needs: [SITE],
    example: '("NoEnemyOrOnlyOne" (to))',
    body: '(or (not ("IsEnemyAt" #1)) ("IsSingletonStack" #1))',
  }),
];

/** Where a walk along a track leads. */
export const tracks: readonly StandardDefine[] = [
  define('IsEndTrack', 'test', 'A step along a track leads off at its finish.', {
    needs: ['the site that the step leads to'],
    example: '("IsEndTrack" (to))',
    body: '(= #1 End)',
  }),
  define('IsNotEndTrack', 'test', 'A step along a track does not lead off at its finish.', {
    needs: ['the site that the step leads to'],
    example: '("IsNotEndTrack" (to))',
    body: '(!= #1 End)',
  }),
  define('IsOffBoard', 'test', 'A number stands for no site.', {
    needs: ['the number'],
    example: '("IsOffBoard" (to))',
    body: '(= #1 Off)',
  }),
  define('IsNotOffBoard', 'test', 'A number stands for a site.', {
    needs: ['the number'],
    example: '("IsNotOffBoard" (to))',
    body: '(!= #1 Off)',
  }),
  define('NextSiteOnTrack', 'number', 'The site some steps further along a track.', {
    needs: ['how many steps'],
    takes: ['`from:` where (the piece considered)', 'whose track, or its name (the mover’s)'],
    example: '("NextSiteOnTrack" 2 from:(last To) Mover)',
    body: '(trackSite Move #2 #3 steps:#1)',
  }),
];

/** Whose turn it is, and how it goes on. */
export const turns: readonly StandardDefine[] = [
  define('Arrived', 'test', 'The last move went into a region.', {
    needs: ['the region'],
    example: '("Arrived" (sites Top))',
    body: '(is In (last To) #1)',
  }),
  define('SameTurn', 'test', 'The mover made the previous move too: a turn goes on.', {
    example: '("SameTurn")',
    body: '(is Prev Mover)',
  }),
  define('NewTurn', 'test', 'The previous move was made by another player: a turn begins.', {
    example: '("NewTurn")',
    body: '(not ("SameTurn"))',
  }),
  define('DieNotUsed', 'test', 'The die that is looked at was not used yet in this turn.', {
    example: '("DieNotUsed")',
    body: '(!= 0 (pips))',
  }),
];
