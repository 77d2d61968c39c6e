/**
 * The plain data between the engine and an interactive board: what is fixed for a game, and what changes with every
 * position. Both can be sent from a worker to a page.
 */

import type { Box } from './box.js';
import type { SvgNode } from './svg.js';
import type { ThemeName } from './theme.js';

/** Name of a site in a picture: `C12` for cell 12 (hands too), `V3` for vertex 3, `E7` for edge 7. */
export type SiteKey = string;

/** A site that can be pointed at. */
export interface SceneSite {
  readonly key: SiteKey;
  readonly type: 'Cell' | 'Vertex' | 'Edge';
  readonly site: number;
  /** 0 the board. */
  readonly container: number;
  readonly x: number;
  readonly y: number;
  /** Half the width of a piece that fills the site. */
  readonly radius: number;
  /** Outline as path data. */
  readonly outline: string;
  /** What people call it: `C4`, `Hand1:0`. */
  readonly label: string;
  /** Place in a grid, on boards that have one; row 0 is on top. */
  readonly row?: number;
  readonly column?: number;
}

/** A player as shown beside the board. */
export interface ScenePlayer {
  readonly player: number;
  readonly name: string;
  /** `#rrggbb`. */
  readonly colour: string;
}

/** What is fixed for a game. */
export interface BoardScene {
  readonly game: string;
  readonly theme: ThemeName;
  readonly box: Box;
  /** The board below the pieces. */
  readonly board: SvgNode;
  /** Names of rows and columns. */
  readonly coordinates: readonly PlacedNode[];
  /** Room that coordinates need on the left and below. */
  readonly margin: number;
  readonly sites: readonly SceneSite[];
  readonly players: readonly ScenePlayer[];
  /** True if the board has no border: only what is in use is shown, and {@link PositionView.box} changes. */
  readonly sparse: boolean;
  /** True if the description wants moves shown without a slide. */
  readonly still: boolean;
  /** Colours of marks: selection and targets, last move, winning line, page, text. */
  readonly colours: Readonly<Record<'accent' | 'last' | 'win' | 'page' | 'ink', string>>;
}

/** Something that is drawn around a point and stays upright when the board is turned. */
export interface PlacedNode {
  readonly x: number;
  readonly y: number;
  /** The part of x and y that does not turn with the board: height on a stack, the place of a number beside its piece. */
  readonly upright?: { readonly x: number; readonly y: number };
  readonly node: SvgNode;
}

/** A piece that is drawn at a place of its own. */
export interface PieceView {
  /** Site and level: `C12:0`. */
  readonly key: string;
  readonly site: SiteKey;
  readonly level: number;
  readonly x: number;
  readonly y: number;
  /** The part of x and y that does not turn with the board: height on a stack, the place of a number beside its piece. */
  readonly upright?: { readonly x: number; readonly y: number };
  /** Drawn around the origin. */
  readonly node: SvgNode;
  /** True if the piece turns with the board: it points somewhere or covers several sites. */
  readonly turns?: boolean;
}

/** A move that can be played. */
export interface MoveView {
  /** Its number among the legal moves. */
  readonly index: number;
  /** Short text. */
  readonly notation: string;
  /** Text that tells it apart from the other legal moves. */
  readonly label: string;
  readonly kind: 'move' | 'pass' | 'swap' | 'next' | 'other';
  /** Where it starts; undefined if it only has a target. */
  readonly from?: SiteKey;
  readonly to?: SiteKey;
}

/** How a player stands. */
export interface Standing {
  readonly player: number;
  readonly active: boolean;
  readonly score?: number;
  /** What the score counts, if the description says so. */
  readonly unit?: string;
}

/** What changes with every position. */
export interface PositionView {
  /** The part of the picture to show. */
  readonly box: Box;
  /** The part to show when the board is turned round the middle of {@link box}, if that is another one: stacks rise upwards. */
  readonly turned?: Box;
  /** The board below the pieces, if it is not that of the scene. */
  readonly board?: SvgNode;
  /** Sites that are not where the scene has them: hands beside a sparse board. */
  readonly moved?: readonly SceneSite[];
  /** Pieces in the order in which they are painted. */
  readonly pieces: readonly PieceView[];
  /** Counts, puzzle values and the like, above the pieces. */
  readonly above: readonly PlacedNode[];
  /** What stands on a site, in words; sites that are not named are empty. */
  readonly contents: Readonly<Record<SiteKey, string>>;
  /** Sites that may be pointed at on a sparse board; all of them if not given. */
  readonly shown?: readonly SiteKey[];
  readonly moves: readonly MoveView[];
  readonly mover: number;
  readonly isOver: boolean;
  /** 0 if nobody has won. */
  readonly winner: number;
  readonly last: { readonly from?: SiteKey; readonly to?: SiteKey; readonly notation: string } | undefined;
  /** Sites of a winning line or chain. */
  readonly win: readonly SiteKey[];
  readonly standings: readonly Standing[];
  /** Sites of pieces of the mover that are in check. */
  readonly checked: readonly SiteKey[];
  /** Number of moves played. */
  readonly length: number;
  /** One sentence: whose turn it is, or how the game ended. */
  readonly status: string;
}
