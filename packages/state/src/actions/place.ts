/** `Add`, `Insert`, `Promote`, `Remove`: pieces come and go. */
import type { Context } from '../context.js';
import { StateError } from '../errors.js';
import { FlatState } from '../flatState.js';
import { addRemoval } from '../pending.js';
import type { SiteTypeCode } from '../siteType.js';
import type { State } from '../state.js';
import { coverAdded, dominoAdded, isLarge } from './largePiece.js';
import { checkComponent, checkSite, dataType, resolveSite, resolveType } from './site.js';

/** Applies an `Add`. In stacking games the level that it got is written to the tape. */
export function applyAdd(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const to = tape[at + 2]!;
  if (to < 0) return;
  const type = resolveSite(state, tape, at + 1, to);
  const what = tape[at + 4]!;
  checkSite(state, type, to);
  checkComponent(state, what);
  const count = tape[at + 5]!;
  const local = tape[at + 6]!;
  const rotation = tape[at + 7]!;
  const value = tape[at + 8]!;
  const { layout } = state;
  if (layout.plain && what > 0 && local <= 1 && rotation <= 1 && value <= 1 && state instanceof FlatState) {
    if (layout.stored[type] && state.what(type, to) === 0) {
      state.placePlain(type, to, what);
      return;
    }
  }
  const who = what < 1 ? 0 : state.ownerOf[what]!;
  if (layout.stacking) {
    tape[at + 3] = state.stackSize(type, to);
    if (local === -1 && rotation === -1 && value === -1) state.addItem(type, to, what, who);
    else state.addPiece(type, to, what, who, local, rotation, value);
    state.removeFromEmpty(type, to);
    if (what > 0) state.owned.add(what, type, to, state.stackSize(type, to) - 1);
    if (state.onTrack.used) state.onTrack.place(what, to, count);
  }
  const there = state.what(type, to);
  if (there === 0) {
    const dominoes = what > 0 && state.shape.flags.dominoes;
    state.setSite(type, to, who, what, count, local, rotation, dominoes ? 1 : value);
    if (what > 0) {
      state.owned.add(what, type, to, Math.max(0, state.stackSize(type, to) - 1));
      dominoAdded(state, what);
      if (state instanceof FlatState && isLarge(state, what) && type === 0 && to < state.shape.board.sizes[0]) {
        coverAdded(state, what, to, local);
      }
    }
  } else {
    const pile = state.layout.counts ? state.count(type, to) + count : 1;
    state.setSite(type, to, -1, -1, pile, local, rotation, value);
  }
  if (state.onTrack.used) state.onTrack.place(what, to, count);
}

/** Applies an `Insert`. */
export function applyInsert(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const to = tape[at + 2]!;
  const type = resolveSite(state, tape, at + 1, to);
  const level = tape[at + 3]!;
  const what = tape[at + 4]!;
  checkSite(state, type, to);
  checkComponent(state, what);
  const who = state.ownerOf[what]!;
  const size = state.stackSize(type, to);
  if (level < 0) throw new StateError('level-range', `Nothing can be put under level 0 (${level}).`);
  if (level < size) {
    for (let i = size - 1; i >= level; i--) {
      const above = state.whatAt(type, to, i);
      if (above === 0) continue;
      state.owned.removeExact(above, type, to, i);
      state.owned.add(above, type, to, i + 1);
    }
  }
  state.insertPiece(type, to, level, what, who, tape[at + 5]!, 0, 0);
  if (level === size) state.removeFromEmpty(type, to);
  if (what !== 0) state.owned.add(what, type, to, level);
  if (state.onTrack.used) state.onTrack.place(what, to, 1);
}

/** Removes a piece, at a level if it is not −1. */
export function removeFrom(state: State, type: SiteTypeCode, site: number, level: number): void {
  checkSite(state, type, site);
  if (state.layout.plain && state.layout.stored[type] && state instanceof FlatState) {
    state.removePlain(type, site);
    return;
  }
  const what = level < 0 ? state.removePiece(type, site) : state.removeAt(type, site, level);
  if (state.layout.stacking) {
    const size = state.stackSize(type, site);
    if (what > 0) state.owned.removeLevel(what, type, site, level < 0 ? size : level);
    if (size === 0) state.addToEmpty(type, site);
  } else if (what > 0) state.owned.remove(what, type, site);
  if (what > 0 && state.onTrack.used) state.onTrack.remove(what, site);
}

/** Applies a `Remove` of the top piece (or the whole pile). */
export function applyRemove(c: Context, tape: Int32Array, at: number): void {
  const site = tape[at + 2]!;
  const type = resolveType(c.state, tape, at + 1);
  removeFrom(c.state, dataType(c.state, type, site), site, -1);
}

/** Applies a `Remove` at a level. */
export function applyRemoveLevel(c: Context, tape: Int32Array, at: number): void {
  const site = tape[at + 2]!;
  const type = resolveType(c.state, tape, at + 1);
  removeFrom(c.state, dataType(c.state, type, site), site, tape[at + 3]!);
}

/** Applies a `Remove` that waits for the end of the sequence. */
export function applyRemoveLater(c: Context, tape: Int32Array, at: number): void {
  addRemoval(c.state, tape[at + 2]!);
}

/** Applies a `Promote`. */
export function applyPromote(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const site = tape[at + 2]!;
  const type = resolveType(state, tape, at + 1);
  const level = tape[at + 3]!;
  const what = tape[at + 4]!;
  checkSite(state, type, site);
  checkComponent(state, what);
  const who = state.ownerOf[what]!;
  if (!state.layout.stacking) {
    const old = state.what(type, site);
    if (state.ownerOf[old] !== 0) state.owned.remove(old, type, site);
    state.removePiece(type, site);
    state.setSite(type, site, old < 1 ? 0 : who, what, 1, -1, -1, -1);
    if (who !== 0) state.owned.add(what, type, site, 0);
    return;
  }
  const old = level < 0 ? state.removePiece(type, site) : state.removeAt(0, site, level);
  const size = state.stackSize(type, site);
  if (size === 0) state.addToEmpty(0, site);
  else if (state.ownerOf[old] !== 0) state.owned.removeLevel(old, type, site, level < 0 ? size : level);
  state.addItem(type, site, what, who);
  state.removeFromEmpty(0, site);
  if (who !== 0) state.owned.add(what, type, site, level < 0 ? size : level);
}
