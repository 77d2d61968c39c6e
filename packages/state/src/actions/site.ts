/** Which site an action means. */
import type { SiteTypeCode } from '../siteType.js';
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

/** True if a site of the type exists. */
export function siteExists(state: State, type: SiteTypeCode, site: number): boolean {
  if (site < 0) return false;
  if (site < state.shape.board.sizes[type]) return true;
  return type === 0 && site >= state.layout.boardSites && site < state.layout.totalSites;
}
