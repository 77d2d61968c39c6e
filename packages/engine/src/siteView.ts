/** What lies on a site, as anyone or as one player sees it. */
import { type Context, Hidden, type SiteTypeCode } from '@ludii/compiler/internal';
import type { Position } from './position.js';
import { diceReader } from './thrown.js';

/** Stands for a number that the observer may not know. */
export const Unknown = -1;

/** A piece on a site or on a level of a stack. Numbers that are hidden from the observer are −1, and names `?`. */
export interface PieceView {
  /** Name of the piece with its owner, as in the description: `Pawn1`. */
  readonly piece: string;
  /** Number of the piece in the equipment. */
  readonly what: number;
  /** The player who owns it; 0 nobody, one more than the players for all. */
  readonly owner: number;
  readonly state: number;
  readonly rotation: number;
  readonly value: number;
}

/** A site and what lies on it. An empty site has no levels, and its `piece` is the empty text. */
export interface SiteView extends PieceView {
  readonly site: number;
  readonly type: SiteTypeCode;
  /** What people call it: `C4`, `Hand1:0`. */
  readonly name: string;
  /** Number of equal pieces; of a stack its height. */
  readonly count: number;
  /** The pieces of a stack, the lowest first; else at most one. */
  readonly levels: readonly PieceView[];
  /** The number of a die, as thrown for the move to come. */
  readonly die: number | undefined;
}

/** Reads sites of a position as a player sees them; player 0 sees everything. */
export class SiteReader {
  readonly #c: Context;
  readonly #die: (site: number) => number | undefined;

  constructor(
    readonly position: Position,
    readonly observer: number,
  ) {
    this.#c = position.current;
    this.#die = diceReader(this.#c, position.legal);
  }

  at(site: number, type: SiteTypeCode): SiteView {
    const { state } = this.#c;
    const size = state.layout.stored[type] ? state.stackSize(type, site) : 0;
    const levels = Array.from({ length: size }, (_, level) => this.#piece(site, type, level));
    const top = levels.at(-1) ?? nothing;
    const { stacking } = state.layout;
    const count = stacking ? size : state.layout.stored[type] ? state.count(type, site) : 0;
    const hidden = size > 0 ? this.#flags(site, type, size - 1) : 0;
    const die = type === 0 ? this.#die(site) : undefined;
    return {
      site,
      type,
      name: this.position.rulebook.coordinate(site, type),
      ...top,
      count: hides(hidden, Hidden.Count) ? Unknown : count,
      levels,
      die,
    };
  }

  #piece(site: number, type: SiteTypeCode, level: number): PieceView {
    const { state } = this.#c;
    const hidden = this.#flags(site, type, level);
    const what = hides(hidden, Hidden.What) ? Unknown : state.whatAt(type, site, level);
    return {
      piece: what === Unknown ? '?' : (this.position.rulebook.compiled.components[what]?.name ?? ''),
      what,
      owner: hides(hidden, Hidden.Who) ? Unknown : state.whoAt(type, site, level),
      state: hides(hidden, Hidden.State) ? Unknown : state.stateAt(type, site, level),
      rotation: hides(hidden, Hidden.Rotation) ? Unknown : state.rotationAt(type, site, level),
      value: hides(hidden, Hidden.Value) ? Unknown : state.valueAt(type, site, level),
    };
  }

  /** What is hidden there from the observer. Cards of a deck lie face down for everyone, those in a hand for the others. */
  #flags(site: number, type: SiteTypeCode, level: number): number {
    if (this.observer === 0) return 0;
    const c = this.#c;
    const flags = c.game.flags.hiddenInfo ? c.state.hidden(this.observer, type, site, level) : 0;
    const { containerOf } = c.state.layout;
    const container = type === 0 ? c.game.containers[containerOf[site] ?? 0] : undefined;
    const faceDown =
      container?.role === 'deck' ||
      (container?.role === 'hand' && c.game.flags.card && container.owner !== this.observer);
    return faceDown ? flags | Hidden.What | Hidden.State | Hidden.Value : flags;
  }
}

const nothing: PieceView = { piece: '', what: 0, owner: 0, state: 0, rotation: 0, value: 0 };

/** True if flags hide a datum, alone or with everything else. */
export function hides(flags: number, datum: number): boolean {
  return (flags & (datum | Hidden.All)) !== 0;
}

/** All sites that can hold something: number and type. */
export function* sitesOf({ state }: Context): Generator<readonly [site: number, type: SiteTypeCode]> {
  for (const type of [0, 1, 2] as const) {
    const { sites, stored } = state.layout;
    if (!stored[type]) continue;
    for (let site = 0; site < sites[type]; site++) yield [site, type];
  }
}
