/** Hashes of earlier positions, the situation hash, and the sites visited in a turn. */
import { listLength, listPush, listStart, listTruncate } from './lists.js';
import { score } from './standing.js';
import { hashText, type State } from './state.js';
import {
  ActiveWord,
  MoverWord,
  NextWord,
  PassesWord,
  PendingHighWord,
  PendingLowWord,
  PreviousInTurnList,
  PreviousList,
  PrevWord,
  SameTurnWord,
  StalematedWord,
  StoredHighWord,
  StoredLowWord,
  TriggeredWord,
} from './words.js';
import { mixHigh, mixLow } from './zobrist.js';

/** Which list of earlier positions. */
export type HistoryList = 'game' | 'turn';

function header(list: HistoryList): number {
  return list === 'game' ? PreviousList : PreviousInTurnList;
}

/** Appends a hash. */
export function pushHash(state: State, list: HistoryList, low: number, high: number): void {
  listPush(state.store, header(list), low);
  listPush(state.store, header(list), high);
  if (list === 'game') state.earlier?.add(state, low);
}
/** Forgets the hashes of a list. */
export function clearHashes(state: State, list: HistoryList): void {
  listTruncate(state.store, header(list), 0);
}
/** Number of hashes in a list. */
export function hashCount(state: State, list: HistoryList): number {
  return listLength(state.store, header(list)) >> 1;
}
/** True if a hash is in a list. */
export function hasHash(state: State, list: HistoryList, low: number, high: number): boolean {
  if (list === 'game' && state.earlier?.mayHave(state, low) === false) return false;
  const { words } = state;
  const start = listStart(state.store, header(list));
  const end = start + listLength(state.store, header(list));
  for (let i = end - 2; i >= start; i -= 2) if (words[i] === low && words[i + 1] === high) return true;
  return false;
}
/** Hash number `i` of a list as its two halves. */
export function hashAt(state: State, list: HistoryList, i: number): [number, number] {
  const at = listStart(state.store, header(list)) + 2 * i;
  return [state.words[at]!, state.words[at + 1]!];
}

const SituationKey = 0x73697475;

/** What the situation hash adds to the position hash, as one half. */
function situation(state: State, mix: (key: number, value: number) => number, pending: number): number {
  const { words, shape } = state;
  let h = words[pending]!;
  h ^= mix(SituationKey, words[MoverWord]! + 1);
  h ^= mix(SituationKey + 1, words[NextWord]! + 1);
  h ^= mix(SituationKey + 2, words[PrevWord]! + 1);
  h ^= mix(SituationKey + 3, words[ActiveWord]!);
  h ^= mix(SituationKey + 4, words[TriggeredWord]!);
  h ^= mix(SituationKey + 5, words[StalematedWord]!);
  const same = words[SameTurnWord]!;
  h ^= same < 16 ? mix(SituationKey + 6, same) : mix(SituationKey + 7, (same % 16) + 1);
  const passes = words[PassesWord]!;
  const bound = 2 * shape.players + 1;
  h ^= passes < bound ? mix(SituationKey + 8, passes) : mix(SituationKey + 9, (passes % bound) + 1);
  if (shape.flags.hashScores) {
    for (let p = 1; p <= shape.players; p++) {
      const s = score(state, p);
      const exact = s >= 0 && s <= 1024;
      h ^= mix(SituationKey + 16 + 2 * p + (exact ? 0 : 1), exact ? s : (Math.abs(s) % 1024) + 1);
    }
  }
  return h;
}

/** Low half of the situation hash (position, players and turn). */
export function situationLow(state: State): number {
  return state.hashLow ^ situation(state, mixLow, PendingLowWord);
}
/** High half of the situation hash. */
export function situationHigh(state: State): number {
  return state.hashHigh ^ situation(state, mixHigh, PendingHighWord);
}

/** Stores the present position for a later comparison. */
export function storePosition(state: State): void {
  if (!state.layout.hashing) state.refreshHash();
  state.store.set(StoredLowWord, state.hashLow);
  state.store.set(StoredHighWord, state.hashHigh);
}
/** The stored position as text, comparable with `positionHash()`. */
export function storedPosition(state: State): string {
  return hashText(state.words[StoredLowWord]!, state.words[StoredHighWord]!);
}
/** True if the present position is the stored one. */
export function isStoredPosition(state: State): boolean {
  if (!state.layout.hashing) state.refreshHash();
  return state.words[StoredLowWord] === state.hashLow && state.words[StoredHighWord] === state.hashHigh;
}

/** True if a site was visited in this turn. */
export function isVisited(state: State, site: number): boolean {
  const { offset, length } = state.layout.visited;
  return site >= 0 && site >> 5 < length && ((state.words[offset + (site >> 5)]! >>> (site & 31)) & 1) !== 0;
}
/** Marks a site as visited. */
export function visit(state: State, site: number): void {
  const { offset, length } = state.layout.visited;
  if (site < 0 || site >> 5 >= length) return;
  const word = offset + (site >> 5);
  state.store.set(word, state.words[word]! | (1 << (site & 31)));
}

/** Marks a site as not visited; numbers without a mark are ignored. */
export function unvisit(state: State, site: number): void {
  const { offset, length } = state.layout.visited;
  if (site < 0 || site >> 5 >= length) return;
  const word = offset + (site >> 5);
  state.store.set(word, state.words[word]! & ~(1 << (site & 31)));
}

/** Forgets the visited sites. */
export function clearVisited(state: State): void {
  const { offset, length } = state.layout.visited;
  for (let i = 0; i < length; i++) state.store.set(offset + i, 0);
}
