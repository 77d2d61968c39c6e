/** What moves once told besides themselves: nobody asks for it any more, and it goes as its last writers go. */
import type { Context, MoveList } from '@ludii/state';
import type { Draws, SiteSet } from '../board/siteSet.js';
import type { BoolFn, IntFn, MovesFn, RegionFn } from '../declare/compiled.js';
import type { DraftFrame, DraftList, DraftRule } from './drafts.js';
import type { SlotMoves } from './slots.js';

/** Moves that differ only in their site, so that one can be written without the others. */
export interface SiteMoves {
  /** The sites that a move may be for. */
  readonly sites: RegionFn;
  /** Appends the move for a site; false if there is none after all. */
  readonly write: (c: Context, site: number, out: MoveList) => boolean;
  /** Given if every move does nothing but add this component to its site. */
  readonly placement?: { readonly piece: IntFn; readonly decision: boolean };
}

/** Moves that still have to be tested one by one, for callers that need only one of them. */
export interface LazyMoves {
  readonly generate: (c: Context, out: MoveList) => void;
  /** The moves to be tested by their sites, and the moves that need no test, where the rule is of that form. */
  readonly bySite?: SiteMoves;
  readonly settled?: (c: Context, out: MoveList) => void;
  /** The moves to be tested by number, where the rule is of that form. */
  readonly slots?: SlotMoves;
  /** Whether move `i` is allowed. */
  readonly accepts: (c: Context, moves: MoveList, i: number) => boolean;
  /** All that {@link accepts} tests of a move: a condition on the position after it. */
  readonly after?: BoolFn;
  /** Whether move `i` is one of those that need no test. */
  readonly isSettled?: (moves: MoveList, i: number) => boolean;
  /** Adds what only allowed moves get (the rule's own consequence) to the moves of a list. */
  readonly complete?: (c: Context, moves: MoveList) => void;
}

/** Tells whether move `i` of a list will do. */
export type MoveTest = (c: Context, list: MoveList, i: number) => boolean;

/** The moves of the mover's pieces of one component on the board. */
export interface PiecePass {
  readonly component: number;
  /** See {@link MovesFn.ofPieces}: for the pieces of the component, with the number of board sites as limit. */
  readonly visit: NonNullable<MovesFn['ofPieces']>;
  readonly limit: number;
  /** A piece as a candidate for the moves, if a piece never has more than one: see {@link MoveChoices.candidates}. */
  readonly candidate: DraftRule | undefined;
  /** What is done to the moves, inside what an enclosing rule does to them. */
  readonly frame: (outer: DraftFrame | undefined) => DraftFrame;
}

/** What other rules ask about the moves of a rule, answered with less work than by writing all moves. */
export interface MoveQuestions {
  /** Whether some move ends on a site, where that can be told without generating all moves. */
  readonly reaches?: (c: Context, site: number) => boolean;
  /** A quick first look whether a move could end on a site at present: false only if none does. */
  readonly mayReach?: (c: Context, site: number) => boolean;
  /** What the rule says when asked whether it leads to a site, where that is not what its moves show. */
  readonly claims?: (c: Context, site: number) => boolean;
  /** A shorter way to tell whether there is a move, where the ludeme has one of its own. */
  readonly canMove?: (c: Context) => boolean;
  /** Whether some move passes a test, generating only as many as it takes. */
  readonly some?: (c: Context, test: MoveTest) => boolean;
  /** Number of moves of the longest turn that begins with a move of the rule; 0 if there is none or it is not known. */
  readonly longestTurn?: (c: Context) => number;
  /** Says that it cannot move although it has moves: rules around it must look at the moves themselves. */
  readonly mute?: true;
  /** Adds every site that a move can end on in any position, for a piece that stands on `from`. */
  readonly span?: (piece: number, from: number, to: number, out: SiteSet) => void;
  /** Carries the rule out as a consequence: see `MoveGenerator`. */
  readonly perform?: (c: Context, result: MoveList) => void;
  /** Appends the actions of its moves to the open move of a list, where they decide nothing and nothing follows from them. */
  readonly actions?: (c: Context, out: MoveList) => void;
}

/** How a random choice gets at one move of a rule without the others. */
export interface MoveChoices {
  /** The same moves before a costly test, which a random choice makes only until one move passes. */
  readonly lazy?: LazyMoves;
  /** The moves by their sites, where the rule has one move for each site of a region. */
  readonly bySite?: SiteMoves;
  /** The moves by number, so that one can be written without the others. */
  readonly slots?: SlotMoves;
  /** Notes the moves down without writing them out, for a random choice. */
  readonly draft?: (c: Context, out: DraftList) => void;
  /**
   * Notes down candidates, of which some may turn out to have no move when they are written out; the others have one
   * each. For a random choice, which most often never looks at them all.
   */
  readonly candidates?: (c: Context, out: DraftList) => void;
  /**
   * Notes down the moves of many pieces at once, whose positions are the entries of the owned index from word `first` to
   * `end` of the state; those from site `limit` on are left out. Without a list of drafts it tells whether there is one.
   */
  readonly ofPieces?: (c: Context, first: number, end: number, limit: number, out: DraftList | undefined) => boolean;
  /** The passes over the pieces of a mover that all moves of the rule come from, in order, where it is of that form. */
  readonly passes?: (mover: number) => readonly PiecePass[];
  /**
   * Appends one move of the rule to an empty list, each with the same chance; false if there is none. If the move is
   * going to be made, dice are thrown for good and the throw is written to another empty list instead: that part of the
   * move has been applied.
   */
  readonly sample?: (c: Context, draws: Draws, out: MoveList, thrown?: MoveList) => boolean;
  /** Says that it does nothing but throw dice, in one move or none. */
  readonly throws?: true;
  /** Says that it never has more than one move. */
  readonly single?: true;
}
