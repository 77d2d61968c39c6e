/** `Move`: one piece, or a whole stack, goes from one site to another; `Copy` leaves it at both. */
import type { Context } from '../context.js';
import { FlatState } from '../flatState.js';
import type { SiteTypeCode } from '../siteType.js';
import type { State } from '../state.js';
import { coverArrived, coverLeft, isLarge } from './largePiece.js';
import { checkSite, resolveType } from './site.js';

/** Applies a `Move`. */
export function applyMovePiece(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const typeFrom = resolveType(state, tape, at + 1);
  const from = tape[at + 2]!;
  const levelFrom = tape[at + 3]!;
  const typeTo = resolveType(state, tape, at + 4);
  const to = tape[at + 5]!;
  const levelTo = tape[at + 6]!;
  checkSite(state, typeFrom, from);
  checkSite(state, typeTo, to);
  const local = tape[at + 7]!;
  const rotation = tape[at + 8]!;
  const value = tape[at + 9]!;
  if (!state.layout.stacking) {
    const { stored } = state.layout;
    const isUsual = rotation <= 1 && value <= 1 && stored[typeFrom] && stored[typeTo];
    if (isUsual && state instanceof FlatState && state.movePiece(typeFrom, from, typeTo, to, local)) return;
    const top = levelFrom < 0 && levelTo < 0 && tape[at + 10] === 0;
    moveFlat(state, typeFrom, from, typeTo, to, local, rotation, value, top);
    return;
  }
  if (from === to) return;
  if (tape[at + 10] !== 0) moveStack(state, typeFrom, from, typeTo, to, levelTo, local, rotation, value);
  else if (levelFrom >= 0 && levelTo >= 0) {
    moveBetweenLevels(state, typeFrom, from, levelFrom, typeTo, to, levelTo, local, rotation, value);
  } else if (levelFrom >= 0) moveFromLevel(state, typeFrom, from, levelFrom, typeTo, to, local, rotation, value);
  else moveTop(state, typeFrom, from, typeTo, to, levelTo, local, rotation, value);
}

function moveFlat(
  state: State,
  typeFrom: SiteTypeCode,
  from: number,
  typeTo: SiteTypeCode,
  to: number,
  local: number,
  rotation: number,
  value: number,
  top: boolean,
): void {
  const { counts } = state.layout;
  const lines = state.shape.flags.lineOfPlay;
  const what = state.what(typeFrom, from);
  const oldState = what === 0 ? -1 : state.state(typeFrom, from);
  const oldRotation = state.rotation(typeFrom, from);
  const oldValue = state.value(typeFrom, from);
  const count = state.count(typeFrom, from);
  if (what === 0 && count === 0) return;
  const large = top && isLarge(state, what) && state instanceof FlatState;
  if (count === 1) {
    state.removePiece(typeFrom, from);
    if (what !== 0) state.owned.remove(what, typeFrom, from);
    if (large) coverLeft(state, what, from, oldState);
  } else state.setSite(typeFrom, from, -1, -1, count - 1, -1, -1, lines ? 1 : -1);

  state.setSite(
    typeTo,
    to,
    -1,
    -1,
    -1,
    local !== -1 ? local : oldState,
    rotation !== -1 ? rotation : oldRotation,
    value !== -1 ? value : lines ? 1 : oldValue,
  );
  const there = state.what(typeTo, to);
  if (there !== 0 && (!counts || there !== what)) state.owned.remove(there, typeTo, to);
  const shown = lines ? 1 : -1;
  if (there === what && state.count(typeTo, to) > 0) {
    state.setSite(typeTo, to, -1, -1, counts ? state.count(typeTo, to) + 1 : 1, -1, -1, shown);
  } else state.setSite(typeTo, to, state.ownerOf[what]!, what, 1, -1, -1, shown);
  if (what !== 0 && state.count(typeTo, to) === 1) state.owned.add(what, typeTo, to, 0);
  if (large) coverArrived(state, what, to, local);
  if (state.onTrack.used) state.onTrack.move(what, from, to, 1);
  if (state.shape.flags.hiddenInfo) moveHidden(state, typeFrom, from, typeTo, to);
}

function moveHidden(state: State, typeFrom: SiteTypeCode, from: number, typeTo: SiteTypeCode, to: number): void {
  const gone = state.what(typeFrom, from) === 0;
  for (let p = 1; p <= state.shape.players; p++) {
    state.setHidden(p, typeTo, to, 0, state.hidden(p, typeFrom, from, 0));
    if (gone) state.setHidden(p, typeFrom, from, 0, 0);
  }
}

function leaveTop(state: State, type: SiteTypeCode, site: number): number {
  const what = state.what(type, site);
  state.removePiece(type, site);
  if (state.stackSize(type, site) === 0) state.addToEmpty(type, site);
  return what;
}

function leaveLevel(state: State, type: SiteTypeCode, site: number, level: number): void {
  state.removeAt(type, site, level);
  if (state.stackSize(type, site) === 0) state.addToEmpty(type, site);
}

/** The top piece goes on top, or to a level if that is given. */
function moveTop(
  state: State,
  typeFrom: SiteTypeCode,
  from: number,
  typeTo: SiteTypeCode,
  to: number,
  levelTo: number,
  local: number,
  rotation: number,
  value: number,
): void {
  const what = leaveTop(state, typeFrom, from);
  const owner = state.ownerOf[what]!;
  if (!state.shape.flags.card) {
    if (levelTo >= 0) state.insertPiece(typeTo, to, levelTo, what, owner, local, rotation, value);
    else state.addItem(typeTo, to, what, owner);
  }
  if (state.stackSize(typeTo, to) !== 0) state.removeFromEmpty(typeTo, to);
  if (what !== 0) {
    state.owned.add(what, typeTo, to, state.stackSize(typeTo, to) - 1);
    state.owned.removeLevel(what, typeFrom, from, state.stackSize(typeFrom, from));
  }
  if (state.onTrack.used) state.onTrack.move(what, from, to, 1);
}

function moveFromLevel(
  state: State,
  typeFrom: SiteTypeCode,
  from: number,
  levelFrom: number,
  typeTo: SiteTypeCode,
  to: number,
  local: number,
  rotation: number,
  value: number,
): void {
  const what = state.whatAt(typeFrom, from, levelFrom);
  const oldState = state.stateAt(typeFrom, from, levelFrom);
  const oldRotation = state.rotationAt(typeFrom, from, levelFrom);
  const oldValue = state.valueAt(typeFrom, from, levelFrom);
  leaveLevel(state, typeFrom, from, levelFrom);
  state.addPiece(
    typeTo,
    to,
    what,
    state.ownerOf[what]!,
    local !== -1 ? local : oldState,
    rotation !== -1 ? rotation : oldRotation,
    value !== -1 ? value : oldValue,
  );
  state.removeFromEmpty(typeTo, to);
  if (what !== 0) {
    state.owned.add(what, typeTo, to, state.stackSize(typeTo, to) - 1);
    state.owned.removeLevel(what, typeFrom, from, levelFrom);
  }
  if (state.onTrack.used) state.onTrack.move(what, from, to, 1);
}

function moveBetweenLevels(
  state: State,
  typeFrom: SiteTypeCode,
  from: number,
  levelFrom: number,
  typeTo: SiteTypeCode,
  to: number,
  levelTo: number,
  local: number,
  rotation: number,
  value: number,
): void {
  const what = state.whatAt(typeFrom, from, levelFrom);
  leaveLevel(state, typeFrom, from, levelFrom);
  for (let i = state.stackSize(typeTo, to) - 1; i >= levelTo; i--) {
    const above = state.whatAt(typeTo, to, i);
    if (above === 0) continue;
    state.owned.removeLevel(above, typeTo, to, i);
    state.owned.add(above, typeTo, to, i + 1);
  }
  const owner = state.ownerOf[what]!;
  state.insertPiece(0, to, levelTo, what, owner, local, rotation, value);
  if (what !== 0) state.owned.add(what, typeTo, to, levelTo);
  state.removeFromEmpty(typeTo, to);
  if (owner !== 0) state.owned.removeLevel(what, typeFrom, from, levelFrom);
  if (state.onTrack.used) state.onTrack.move(what, from, to, 1);
}

function moveStack(
  state: State,
  typeFrom: SiteTypeCode,
  from: number,
  typeTo: SiteTypeCode,
  to: number,
  levelTo: number,
  local: number,
  rotation: number,
  value: number,
): void {
  const size = state.stackSize(typeFrom, from);
  for (let level = 0; level < size; level++) {
    const what = state.whatAt(typeFrom, from, level);
    const who = state.whoAt(typeFrom, from, level);
    if (levelTo < 0) {
      const oldState = state.stateAt(typeFrom, from, level);
      const oldRotation = state.rotationAt(typeFrom, from, level);
      state.addPiece(typeTo, to, what, who, oldState, oldRotation, state.valueAt(typeFrom, from, level));
    } else state.insertPiece(typeTo, to, levelTo, what, who, local, rotation, value);
  }
  for (let level = 0; level < size; level++) {
    const what = state.whatAt(typeFrom, from, level);
    if (what !== 0 && state.ownerOf[what] !== 0) state.owned.remove(what, typeFrom, from);
  }
  state.removeStack(typeFrom, from);
  state.addToEmpty(typeFrom, from);
  state.removeFromEmpty(typeTo, to);
  const sizeTo = state.stackSize(typeTo, to);
  for (let level = sizeTo - size; level < sizeTo; level++) {
    const what = state.whatAt(typeTo, to, level);
    if (what !== 0 && state.ownerOf[what] !== 0) state.owned.add(what, typeTo, to, level);
  }
}

/** Applies a `Copy`: a move after which the piece is put back where it came from. */
export function applyCopy(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const typeFrom = resolveType(state, tape, at + 1);
  const from = tape[at + 2]!;
  const levelFrom = tape[at + 3]!;
  const typeTo = resolveType(state, tape, at + 4);
  const to = tape[at + 5]!;
  const count = state.count(typeFrom, from);
  applyMovePiece(c, tape, at);
  const what = state.what(typeTo, to);
  const who = state.who(typeTo, to);
  if (!state.layout.stacking) {
    const oldState = state.state(typeTo, to);
    const oldRotation = state.rotation(typeTo, to);
    state.setSite(typeFrom, from, who, what, count, oldState, oldRotation, state.value(typeTo, to));
    if (what !== 0) state.owned.add(what, typeFrom, from, 0);
    return;
  }
  let level = levelFrom;
  if (levelFrom === -1 || levelFrom === state.stackSize(typeTo, to)) {
    state.addItem(typeFrom, from, what, who);
    level = state.stackSize(typeFrom, from) - 1;
  } else state.insertPiece(typeFrom, from, levelFrom, what, who, tape[at + 7]!, tape[at + 8]!, tape[at + 9]!);
  if (state.stackSize(typeFrom, from) !== 0) state.removeFromEmpty(typeFrom, from);
  if (what !== 0) state.owned.add(what, typeFrom, from, level);
}
