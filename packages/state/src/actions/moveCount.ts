/** `Move` with a count: part of a pile goes to another site (sowing). `StackMove`: the top pieces of a stack do. */
import type { Context } from '../context.js';
import { checkSite, dataType, resolveType } from './site.js';

/** Applies a `Move` with a count. */
export function applyMoveCount(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const from = tape[at + 2]!;
  const to = tape[at + 4]!;
  const typeFrom = dataType(state, resolveType(state, tape, at + 1), from);
  const typeTo = dataType(state, resolveType(state, tape, at + 3), to);
  checkSite(state, typeFrom, from);
  checkSite(state, typeTo, to);
  const n = tape[at + 5]!;
  const what = state.what(typeFrom, from);
  const who = state.ownerOf[what]!;
  const left = state.count(typeFrom, from) - n;
  if (left <= 0) state.removePiece(typeFrom, from);
  else state.setSite(typeFrom, from, -1, -1, left, -1, -1, -1);
  const there = state.count(typeTo, to);
  if (there === 0) state.setSite(typeTo, to, who, what, n, -1, -1, -1);
  else if (state.what(typeTo, to) === what && there + n <= state.shape.maxCount) {
    state.setSite(typeTo, to, -1, -1, there + n, -1, -1, -1);
  }
  if (what !== 0 && who !== 0) {
    if (state.count(typeFrom, from) === 0) state.owned.remove(what, typeFrom, from);
    state.owned.add(what, typeTo, to, 0);
  }
  if (state.onTrack.used) state.onTrack.move(what, from, to, n);
}

/** Applies a `StackMove`. */
export function applyStackMove(c: Context, tape: Int32Array, at: number): void {
  const { state } = c;
  const from = tape[at + 2]!;
  const to = tape[at + 4]!;
  const typeFrom = dataType(state, resolveType(state, tape, at + 1), from);
  const typeTo = dataType(state, resolveType(state, tape, at + 3), to);
  checkSite(state, typeFrom, from);
  checkSite(state, typeTo, to);
  const n = tape[at + 5]!;
  if (state.what(typeFrom, from) === 0 || state.stackSize(typeFrom, from) < n) return;
  const wasEmpty = state.stackSize(typeTo, to) === 0;
  const taken: number[] = [];
  for (let i = 0; i < n; i++) {
    const what = state.what(typeFrom, from);
    taken.push(what, state.who(typeFrom, from), state.state(typeFrom, from));
    taken.push(state.rotation(typeFrom, from), state.value(typeFrom, from));
    if (what !== 0) state.owned.removeLevel(what, typeFrom, from, state.stackSize(typeFrom, from) - 1);
    state.removePiece(typeFrom, from);
  }
  if (state.stackSize(typeFrom, from) === 0) state.addToEmpty(typeFrom, from);
  for (let i = (n - 1) * 5; i >= 0; i -= 5) {
    const what = taken[i]!;
    state.addPiece(typeTo, to, what, taken[i + 1]!, taken[i + 2]!, taken[i + 3]!, taken[i + 4]!);
    if (what !== 0) state.owned.add(what, typeTo, to, state.stackSize(typeTo, to) - 1);
  }
  if (wasEmpty && n > 0) state.removeFromEmpty(typeTo, to);
}
