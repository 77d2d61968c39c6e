/** How the text of a program becomes functions, and what it leaves to closures. */

import { type Context, LimitExceeded, type MoveList, type State } from '@ludii/state';
import { freeKeys, holdKeys, holdsKeys, meter } from '@ludii/state/internal';
import { MostNoted, MostSites } from './emission.js';

/** A source of random numbers: below a limit, each with the same chance. */
export interface Draws {
  nextInt(limit: number): number;
  /** The words of the small generator of a program, if it is to go on where it was interrupted; both 0 at first. */
  choiceLow?: number;
  choiceHigh?: number;
}

/** What a program leaves to closures. */
export interface Host {
  /** Limits, and what ends a game that has gone on for too long. */
  readonly flow: {
    readonly limits: { readonly turns: number; readonly moves: number };
    readonly stopIfLong: (c: Context) => void;
    /** Set while the moves of the next player are looked at. */
    lookingAhead: boolean;
  };
  /** Carries out an action on a tape. */
  readonly act: (c: Context, tape: Int32Array, at: number) => void;
  /** Carries out a list of consequences of the last move. */
  readonly followUp: (c: Context, then: number, latestFirst: boolean) => void;
  /**
   * Asks the end rules of a phase, or of the game for -1. The number of the first whose condition holds may be known; that of
   * no rule if none does.
   */
  readonly end: (c: Context, phase: number, first?: number) => void;
  readonly changePhases: (c: Context) => void;
  readonly remember: (c: Context) => void;
  readonly following: (c: Context, player: number) => number;
  readonly clearPending: (state: State) => void;
  /** Passes for a player without a move. */
  readonly pass: (c: Context) => void;
  /** Whether there may have been a position with a hash, of which one half is known. */
  readonly mayRepeat: (state: State, low: number) => boolean;
  /** The same, where it is known how many pieces of each component the position has: see `piecesOf`. */
  readonly mayRepeatPieces: (state: State, pieces: number) => boolean;
  /** Whether the position after a move that was just made must not come up. */
  readonly repeats: (c: Context) => boolean;
  /** Plays one random move without the program. */
  readonly turn: (c: Context, draws: Draws) => void;
  /** Lists the legal moves by the rules. */
  readonly list: (c: Context, out: MoveList) => void;
  /**
   * Whether the placement that was just made is one of the game that is followed: 1 if so, 2 if it is the first of a game that
   * is followed from now on, 0 if not.
   */
  readonly follows: (c: Context) => number;
  /** The number of swaps that are offered, at most one, and how it is made. */
  readonly swaps: (c: Context) => number;
  readonly swap: (c: Context) => void;
  /** What comes before the actions of a pass, and what follows them. */
  readonly beforePass: (c: Context) => void;
  readonly afterPass: (c: Context) => void;
}

/** The legal moves of a position without a list of them: nobody has to keep more of them than the position itself. */
export interface LiveMoves {
  /** The number of the moves where it is that of the empty sites; else 0. */
  readonly count: (c: Context) => number;
  /** Finds the moves and tells their number; 0 where they have to be listed. */
  readonly look: (c: Context) => number;
  /** Makes one of them by its number in the order of the rules. The trial tells no more of it than its ends. */
  readonly play: (c: Context, i: number) => void;
}

/** An emitted program. */
export interface Program {
  /**
   * Plays on at random until the game is over or enough moves are played. Returns the number of moves played. If it
   * forgets, the trial tells no more of these moves than the ends of the last one: for games that nobody looks at again.
   */
  readonly playOut: (c: Context, draws: Draws, maxMoves: number, forgets?: boolean) => number;
  /**
   * Notes the legal moves in a list, in the order of the rules. Returns their number, -1 where the closures have to list
   * them; undefined if they always have to.
   */
  readonly list?: ((c: Context, out: MoveList) => number) | undefined;
  /** Counts the legal moves and makes one of them; undefined where dice are thrown for them, or closures list them. */
  readonly live?: LiveMoves | undefined;
  /**
   * Applies a move by its key, up to the turn of the next player; `prior` is that of its list. If it forgets, the trial tells
   * no more of it than its ends, as `playOut` does.
   */
  readonly apply: (c: Context, a: number, b: number, k: number, prior: number, forgets?: boolean) => void;
  /**
   * Follows placements: from an empty board on, and of one piece after the other which end rules may have come true, as a bit
   * for each. Undefined if all are asked after every move.
   */
  readonly follow?:
    | {
        readonly begin: () => void;
        readonly told: (site: number, what: number, mover: number, isFull: boolean) => number;
      }
    | undefined;
}

/** The text of a program and the constants that it uses. */
export interface ProgramText {
  readonly text: string;
  readonly constants: readonly unknown[];
}

/** Keys of moves that are noted down, and behind them those of moves that are tried; all programs take turns with them. */
const scratch = () => ({
  A: new Int32Array(2 * MostNoted),
  B: new Int32Array(2 * MostNoted),
  C: new Int32Array(2 * MostNoted),
  Q: new Int32Array(2 * MostNoted),
  /** The empty sites of a game of placements. */
  E: new Int32Array(MostSites),
});

let shared: ReturnType<typeof scratch> | undefined;

/** Where the k-th of the bits of a byte is, at 8 times the byte + k. */
const placesOfBits = Uint8Array.from({ length: 2048 }, (_, i) => {
  const bits = Array.from({ length: 8 }, (_unused, bit) => bit).filter((bit) => ((i >> 3) >> bit) & 1);
  return bits[i & 7] ?? 0;
});

/** What a program calls by name. It takes the names as constants of its own, which the machine's compiler can rely on. */
const given = (host: Host) => ({
  HOST: host,
  FLOW: host.flow,
  ACT: host.act,
  FOLLOW: host.followUp,
  END: host.end,
  PHASES: host.changePhases,
  REMEMBER: host.remember,
  FOLLOWING: host.following,
  CLEAR: host.clearPending,
  METER: meter,
  MANY: tooMany,
  FREE: freeKeys,
  HOLD: holdKeys,
  HELD: holdsKeys,
  NTH: placesOfBits,
});

/** An effect has more moves than can be noted down. */
function tooMany(words: number): never {
  throw new LimitExceeded('moves', words, 2 * MostNoted);
}

/** Turns the text of a program into functions. */
export function linkProgram({ text, constants }: ProgramText, host: Host): Program {
  shared ??= scratch();
  // The text holds nothing but integers and fixed identifiers: names and texts of a description go in as constants.
  const make = new Function('K', 'P', text) as (constants: readonly unknown[], names: object) => Program;
  return make(constants, { ...shared, ...given(host) });
}
