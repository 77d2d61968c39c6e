/** Named variables, remembered values and notes: lists of (name, value) in the store, with names as ids. */
import { listGet, listIndexOf, listLength, listPush, listRemove, listSet } from './lists.js';
import type { State } from './state.js';
import { NotesList, RememberedList, VariablesList } from './words.js';

/** Value of a variable, −1 if it was never set. */
export function variable(state: State, name: number): number {
  const { store } = state;
  const n = listLength(store, VariablesList);
  for (let i = 0; i < n; i += 2) {
    if (listGet(store, VariablesList, i) === name) return listGet(store, VariablesList, i + 1);
  }
  return -1;
}

/** Sets a variable. */
export function setVariable(state: State, name: number, value: number): void {
  const { store } = state;
  const n = listLength(store, VariablesList);
  for (let i = 0; i < n; i += 2) {
    if (listGet(store, VariablesList, i) === name) {
      listSet(store, VariablesList, i + 1, value);
      return;
    }
  }
  listPush(store, VariablesList, name);
  listPush(store, VariablesList, value);
}

/** All variables as (name id, value), in the order of their first setting. */
export function variables(state: State): [number, number][] {
  const result: [number, number][] = [];
  const n = listLength(state.store, VariablesList);
  for (let i = 0; i < n; i += 2) {
    result.push([listGet(state.store, VariablesList, i), listGet(state.store, VariablesList, i + 1)]);
  }
  return result;
}

/** Appends a value to a remembered list (name 0 = the unnamed one). */
export function remember(state: State, name: number, value: number): void {
  listPush(state.store, RememberedList, name);
  listPush(state.store, RememberedList, value);
}

/** Removes the first such value from a remembered list. */
export function forget(state: State, name: number, value: number): void {
  const at = rememberedAt(state, name, value);
  if (at >= 0) listRemove(state.store, RememberedList, at, 2);
}

function rememberedAt(state: State, name: number, value: number): number {
  const { store } = state;
  const n = listLength(store, RememberedList);
  for (let i = 0; i < n; i += 2) {
    if (listGet(store, RememberedList, i + 1) === value && listGet(store, RememberedList, i) === name) return i;
  }
  return -1;
}

/** True if a remembered list has a value. */
export function isRemembered(state: State, name: number, value: number): boolean {
  return rememberedAt(state, name, value) >= 0;
}

/** The values of a remembered list, in order. */
export function rememberedValues(state: State, name: number): number[] {
  const result: number[] = [];
  const { store } = state;
  const n = listLength(store, RememberedList);
  for (let i = 0; i < n; i += 2) {
    if (listGet(store, RememberedList, i) === name) result.push(listGet(store, RememberedList, i + 1));
  }
  return result;
}

/** All remembered lists by the id of their name, in the order of their first value. */
export function remembered(state: State): Map<number, number[]> {
  const lists = new Map<number, number[]>();
  const { store } = state;
  const n = listLength(store, RememberedList);
  for (let i = 0; i < n; i += 2) {
    const name = listGet(store, RememberedList, i);
    const values = lists.get(name) ?? [];
    lists.set(name, values);
    values.push(listGet(store, RememberedList, i + 1));
  }
  return lists;
}

/** A note written to a player at a move. */
export interface NoteEntry {
  readonly move: number;
  readonly player: number;
  /** Id of the text. */
  readonly message: number;
}

/** Writes a note; a later one for the same move and player replaces it. */
export function addNote(state: State, move: number, player: number, message: number): void {
  const { store } = state;
  const n = listLength(store, NotesList);
  for (let i = 0; i < n; i += 3) {
    if (listGet(store, NotesList, i) === move && listGet(store, NotesList, i + 1) === player) {
      listSet(store, NotesList, i + 2, message);
      return;
    }
  }
  listPush(store, NotesList, move);
  listPush(store, NotesList, player);
  listPush(store, NotesList, message);
}

/** All notes in the order of writing. */
export function notes(state: State): NoteEntry[] {
  const result: NoteEntry[] = [];
  const { store } = state;
  for (let i = 0; i < listLength(store, NotesList); i += 3) {
    result.push({
      move: listGet(store, NotesList, i),
      player: listGet(store, NotesList, i + 1),
      message: listGet(store, NotesList, i + 2),
    });
  }
  return result;
}

/** True if a list of single words has a value. */
export function listHas(state: State, header: number, value: number): boolean {
  return listIndexOf(state.store, header, value) >= 0;
}
