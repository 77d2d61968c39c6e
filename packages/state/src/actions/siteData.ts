/** Actions that write one datum of a site. */
import type { Context } from '../context.js';
import { StateError } from '../errors.js';
import { type SiteTypeCode, siteTypeNames } from '../siteType.js';
import { removeFrom } from './place.js';
import { checkComponent, checkSite, dataType, resolveSite, resolveType, siteExists } from './site.js';

/** Applies a `SetState`. */
export function applySetState(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const site = tape[at + 2]!;
  const type = resolveType(state, tape, at + 1);
  const level = tape[at + 3]!;
  const local = tape[at + 4]!;
  if (state.layout.stacking && level >= 0) {
    checkSite(state, type, site);
    if (level >= state.stackSize(type, site)) return;
    const what = state.whatAt(type, site, level);
    const who = state.whoAt(type, site, level);
    const rotation = state.rotationAt(type, site, level);
    const value = state.valueAt(type, site, level);
    state.removeAt(type, site, level);
    state.insertPiece(type, site, level, what, who, local, rotation, value);
    return;
  }
  if (siteExists(state, type, site)) state.setSite(type, site, -1, -1, -1, local, -1, -1);
}

/** Applies a `SetValue`. */
export function applySetValue(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const site = tape[at + 2]!;
  if (site < 0) return;
  const type = dataType(state, resolveType(state, tape, at + 1), site);
  const level = tape[at + 3]!;
  const value = tape[at + 4]!;
  checkSite(state, type, site);
  if (state.layout.stacking && level >= 0) {
    if (level >= state.stackSize(type, site)) return;
    const what = state.whatAt(type, site, level);
    const who = state.whoAt(type, site, level);
    const local = state.stateAt(type, site, level);
    const rotation = state.rotationAt(type, site, level);
    state.removeAt(0, site, level);
    state.insertPiece(type, site, level, what, who, local, rotation, value);
    return;
  }
  state.setSite(type, site, -1, -1, -1, -1, -1, value);
}

/** Applies a `SetRotation`. */
export function applySetRotation(c: Context, tape: Int32Array, at: number): void {
  const site = tape[at + 2]!;
  const type = dataType(c.state, resolveType(c.state, tape, at + 1), site);
  checkSite(c.state, type, site);
  c.state.setSite(type, site, -1, -1, -1, -1, tape[at + 3]!, -1);
}

/** Applies a `SetCount`. A site that was empty keeps no owner. */
export function applySetCount(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const site = tape[at + 2]!;
  const type = resolveSite(state, tape, at + 1, site);
  const what = tape[at + 3]!;
  const count = tape[at + 4]!;
  checkSite(state, type, site);
  checkComponent(state, what);
  if (what > 0 && count > 0 && state.count(type, site) === 0) state.owned.add(what, type, site, 0);
  if (count > 0) state.setSite(type, site, -1, what, count, -1, -1, -1);
  else removeFrom(state, type, site, -1);
}

/** Applies one of the `SetHidden…` actions. */
export function applySetHidden(c: Context, tape: Int32Array, at: number, flag: number): void {
  const { state } = c;
  const site = tape[at + 2]!;
  const type = dataType(state, resolveType(state, tape, at + 1), site);
  const level = Math.max(0, tape[at + 3]!);
  const player = tape[at + 4]!;
  if (player < 1 || player > state.shape.players) return;
  checkSite(state, type, site);
  const old = state.hidden(player, type, site, level);
  state.setHidden(player, type, site, level, tape[at + 5] !== 0 ? old | flag : old & ~flag);
}

function setElement(
  c: Context,
  tape: Int32Array,
  at: number,
  blocks: readonly number[] | undefined,
  what: string,
): void {
  const type: SiteTypeCode = resolveType(c.state, tape, at + 1);
  if (!blocks) throw new StateError('missing-data', `the game does not store a ${what} per site`);
  const site = tape[at + 2]!;
  if (site < 0 || site >= c.state.shape.board.sizes[type]) {
    throw new StateError('site-range', `There is no ${siteTypeNames[type]} ${site} on the board to have a ${what}.`);
  }
  c.state.store.set(blocks[type]! + site, tape[at + 3]!);
}

/** Applies a `SetPhase` (of a board element). */
export function applySetPhase(c: Context, tape: Int32Array, at: number): void {
  setElement(c, tape, at, c.state.layout.phases, 'phase');
}
/** Applies a `SetCost` (of a board element). */
export function applySetCost(c: Context, tape: Int32Array, at: number): void {
  setElement(c, tape, at, c.state.layout.costs, 'cost');
}
