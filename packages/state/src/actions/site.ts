/** Which site an action means, and whether it is there: nothing is written before that is known. */
import { StateError } from '../errors.js';
import { type SiteTypeCode, siteTypeNames } from '../siteType.js';
import type { State } from '../state.js';

/** The site type at a word of a tape; "none" becomes the board's default type and stays so. */
export function resolveType(state: State, tape: Int32Array, at: number): SiteTypeCode {
  if (tape[at] === -1) tape[at] = state.shape.board.defaultSite;
  return tape[at] as SiteTypeCode;
}

/** As {@link resolveType}; a site number beyond the board's elements of the type means a cell (of a hand). */
export function resolveSite(state: State, tape: Int32Array, at: number, site: number): SiteTypeCode {
  const type = resolveType(state, tape, at);
  if (type !== 0 && site >= state.shape.board.sizes[type]) tape[at] = 0;
  return tape[at] as SiteTypeCode;
}

/** Type of the data that some actions touch: those of a hand if the number is one of a hand, whatever the type says. */
export function dataType(state: State, type: SiteTypeCode, site: number): SiteTypeCode {
  return site >= state.layout.boardSites && site < state.layout.totalSites ? 0 : type;
}

/** Refuses a site that is not there. */
export function checkSite(state: State, type: SiteTypeCode, site: number): void {
  if (site < 0 || site >= state.layout.siteEnds[type]!) {
    throw new StateError('site-range', `There is no ${siteTypeNames[type]} ${site} in this game.`);
  }
}

/** Refuses a component that is not there. */
export function checkComponent(state: State, what: number): void {
  if (what < 0 || what >= state.ownerOf.length) {
    throw new StateError('component-range', `There is no component ${what} in this game.`);
  }
}

/** Refuses a number that stands neither for a player nor for nobody or everybody. */
export function checkPlayer(state: State, player: number): void {
  if (player < 0 || player > state.shape.players + 1) {
    throw new StateError('player-range', `There is no player ${player} in this game.`);
  }
}

/** True if a site of the type exists. */
export function siteExists(state: State, type: SiteTypeCode, site: number): boolean {
  if (site < 0) return false;
  if (site < state.shape.board.sizes[type]) return true;
  return type === 0 && site >= state.layout.boardSites && site < state.layout.totalSites;
}
