/**
 * Placements and turns written straight to the words of a state, for whole games of nothing else. The memory must be
 * plain and without a position hash, and no mark may be open: nothing is noted for undoing it.
 */
import type { StateLayout } from './layout.js';
import type { SiteTypeCode } from './siteType.js';
import type { State } from './state.js';
import {
  CounterWord,
  MoverWord,
  NextWord,
  PassesWord,
  PrevWord,
  SameTurnWord,
  TrialLengthWord,
  TurnWord,
} from './words.js';

/** Puts pieces on the empty sites of one type. */
export class Placing {
  /** First word of the empty sites of the board, and number of such words. */
  readonly firstEmpty: number;
  readonly emptyWords: number;
  readonly #whatBase: number;
  readonly #whatShift: number;
  readonly #whatLow: number;
  readonly #whatLog: number;
  readonly #whoBase: number;
  readonly #whoShift: number;
  readonly #whoLow: number;
  readonly #whoLog: number;
  readonly #owners: boolean;

  constructor(
    readonly layout: StateLayout,
    readonly type: SiteTypeCode,
  ) {
    const { what, who } = layout;
    this.firstEmpty = layout.empty[type]!;
    this.emptyWords = layout.emptyWords[type];
    this.#whatBase = what.offsets[type]!;
    this.#whatShift = what.shift;
    this.#whatLow = what.low;
    this.#whatLog = what.log;
    this.#owners = who !== what;
    this.#whoBase = who.offsets[type]!;
    this.#whoShift = who.shift;
    this.#whoLow = who.low;
    this.#whoLog = who.log;
  }

  /** Puts a piece on an empty site. The move is the last one of the `moves` of the trial. */
  place(state: State, site: number, what: number, moves: number): void {
    state.owned.append(what, this.type, site);
    const { words } = state;
    // The chunks of an empty site are 0.
    words[this.#whatBase + (site >> this.#whatShift)]! |= what << ((site & this.#whatLow) << this.#whatLog);
    if (this.#owners) {
      const owner = state.ownerOf[what]!;
      words[this.#whoBase + (site >> this.#whoShift)]! |= owner << ((site & this.#whoLow) << this.#whoLog);
    }
    words[this.firstEmpty + (site >> 5)]! &= ~(1 << (site & 31));
    words[TrialLengthWord] = moves;
    state.store.version++;
  }
}

/** Ends the turn of the mover in a game that goes on: the next player is to move, and then another one. */
export function passTurnTo(words: Int32Array, next: number, following: number): void {
  const mover = words[MoverWord]!;
  words[CounterWord]!++;
  words[PrevWord] = mover;
  words[MoverWord] = next;
  words[NextWord] = following;
  words[PassesWord] = 0;
  if (mover === next) words[SameTurnWord]!++;
  else {
    words[SameTurnWord] = 0;
    words[TurnWord]!++;
  }
}
