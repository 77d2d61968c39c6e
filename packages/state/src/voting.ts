/** Propositions and votes. */
import { listIndexOf, listLength, listPush, listTruncate, listValues } from './lists.js';
import type { State } from './state.js';
import { PropositionsList, VotesList } from './words.js';

/** Appends a proposition. */
export function propose(state: State, proposition: number): void {
  listPush(state.store, PropositionsList, proposition);
}

/** Appends a vote. When all players have voted, a majority decides and both lists are emptied. */
export function castVote(state: State, vote: number): void {
  listPush(state.store, VotesList, vote);
  const { players } = state.shape;
  if (listLength(state.store, VotesList) !== players) return;
  const counts = new Map<number, number>();
  let best = -1;
  let most = 0;
  for (const value of listValues(state.store, VotesList)) {
    const n = (counts.get(value) ?? 0) + 1;
    counts.set(value, n);
    if (n > most) {
      most = n;
      best = value;
    }
  }
  if (most > Math.floor(players / 2)) state.isDecided = best;
  listTruncate(state.store, PropositionsList, 0);
  listTruncate(state.store, VotesList, 0);
}

/** The propositions so far. */
export function propositions(state: State): number[] {
  return listValues(state.store, PropositionsList);
}
/** True if something has been proposed. */
export function hasProposition(state: State, proposition: number): boolean {
  return listIndexOf(state.store, PropositionsList, proposition) >= 0;
}
/** The votes so far. */
export function votes(state: State): number[] {
  return listValues(state.store, VotesList);
}
