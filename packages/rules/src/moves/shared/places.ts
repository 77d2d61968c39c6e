/** What kind of place a site number means: a site of the board, or a cell of a hand. */
import type { Build } from '@ludii/functions';
import type { Context, MoveList, SiteTypeCode } from '@ludii/state';
import { Cell } from '@ludii/state/internal';

/** The site type of a site number. */
export type TypeAt = (site: number) => SiteTypeCode;

/** The type of each site if the board is played on `type` (its default type if not given): sites of hands are cells. */
export function typeAt(build: Build, type: SiteTypeCode | undefined): TypeAt {
  const board = type ?? build.defaultSite;
  const { containers } = build.shape;
  if (board === Cell || containers.length === 1) return () => board;
  const first = containers[0]!.size;
  const last = containers.reduce((sum, { size }) => sum + size, 0);
  return (site) => (site >= first && site < last ? Cell : board);
}

/** The number of pieces on a site, which is taken as a cell if the board has no such site of the type. */
export function heightOf(c: Context, type: SiteTypeCode, site: number): number {
  const { state } = c;
  return state.stackSize(site >= state.shape.board.sizes[type] ? Cell : type, site);
}

/** Words of an Add on the tape from its level to its end. */
const AddLevel = 7;

/** Adds a piece to a site and names the level that it will get, as stacking games do. */
export function pushAddAt(
  out: MoveList,
  type: SiteTypeCode,
  site: number,
  level: number,
  what: number,
  state: number,
  decision: boolean,
): void {
  out.pushAdd(type, site, what, 1, state, -1, -1, false, decision);
  out.tape[out.end - AddLevel] = level;
}
