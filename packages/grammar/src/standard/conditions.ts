/** Standard defines that ask or compute something: about sites, stacks, tracks, turns, and the last move. */

/** Name to body; `#1`, `#2`… are the parameters, and every parameter may be left out. */
export type Family = Readonly<Record<string, string>>;

/** Who or what stands somewhere. */
export const occupation: Family = {
  // #1 site, #2 level:
  IsEnemyAt: '(is Enemy (who at:#1 #2))',
  IsFriendAt: '(is Friend (who at:#1 #2))',
  // #1 piece, #2 role, #3 site, #4 level:
  IsPieceAt: '(= (what at:#3 #4) (id #1 #2))',
  // #1 piece, #2 role, #3 at: or the threatening moves
  IsInCheck: '(is Threatened (id #1 #2) #3)',
  AllOwnedPiecesIn: '(all Sites (sites Occupied by:Mover) if:(is In (site) #1))',
  HandEmpty: '(all Sites (sites Hand #1) if:(= 0 (count Cell at:(site))))',
  HandOccupied: '(not (all Sites (sites Hand #1) if:(= 0 (count Cell at:(site)))))',
  // #1 direction
  HasFreedom: '(> (count Liberties #1) 0)',
  IsEmptyAndNotVisited: '(and (is Empty #1) (not (is Visited #1)))',
  IsPhaseOne: '(= 1 (phase of:#1))',
  IsPhaseZero: '(= 0 (phase of:#1))',
  // #1 role, #2 direction
  IsSingleGroup: '(= 1 (count Groups #2 if:(= (who at:(to)) #1)))',
  NoPieceOnBoard: '(all Sites (sites Board) if:(= 0 (count at:(site))))',
  NoSites: '(= (count Sites in:#1) 0)',
  // #1 site, #2 role
  OccupiedNbors: '(count Sites in:(intersection (sites Around #1) (sites Occupied by:#2)))',
};

/** Heights of stacks. */
export const stacks: Family = {
  IsEmptyOrSingletonStack: '(= (topLevel at:#1) 0)',
  IsSingletonStack: '(= 1 (size Stack at:#1))',
  IsTopLevel: '(= (topLevel at:#1) (level))',
  NoEnemyOrOnlyOne: '(or (not ("IsEnemyAt" #1)) ("IsSingletonStack" #1))',
};

/** Travelling along tracks, and sowing. */
export const tracks: Family = {
  IsEndTrack: '(= #1 End)',
  IsNotEndTrack: '(!= #1 End)',
  IsOffBoard: '(= #1 Off)',
  IsNotOffBoard: '(!= #1 Off)',
  // #1 number of steps, #2 from:, #3 role or track
  NextSiteOnTrack: '(trackSite Move #2 #3 steps:#1)',
  LastHoleSowed: '(sites { (last To afterConsequence:True) })',
  // the game itself defines "Columns"
  OppositePit: '(if (is Mover P1) (+ #1 "Columns") (- #1 "Columns"))',
  OppositeOuterPit: '(if (is Mover P1) (+ #1 (* "Columns" 2)) (- #1 (* "Columns" 2)))',
  OppositePitTwoRows: '(if (is In #1 (sites Bottom)) (+ #1 "Columns") (- #1 "Columns"))',
};

/** Turns, dice and the last move. */
export const turns: Family = {
  NewTurn: '(not (is Prev Mover))',
  SameTurn: '(is Prev Mover)',
  DieNotUsed: '(!= (pips) 0)',
  // #1 site type
  LastDirection: '(directions #1 from:(last From) to:(last To))',
  LastDistance: '(count Steps #1 (last From) (last To))',
};
