/** The playable area of boardless games: the cells next to pieces. */
import type { State } from './state.js';
import { chunkWords } from './vector.js';

function setPlayable(state: State, site: number, playable: boolean): void {
  const vector = state.layout.playable;
  const word = vector.word(0, site);
  const value = vector.replaced(state.words[word]!, site, playable ? 1 : 0);
  if (state.layout.kind === 'flat') state.store.setHashed(word, value, word);
  else state.store.set(word, value);
}

function hasOccupiedNeighbour(state: State, site: number): boolean {
  const adjacent = state.shape.board.adjacentCells;
  if (!adjacent) return false;
  for (let i = adjacent.starts[site]!; i < adjacent.starts[site + 1]!; i++) {
    if (state.isOccupied(0, adjacent.items[i]!)) return true;
  }
  return false;
}

/** Only the centre is playable at first. */
export function startPlayable(state: State): void {
  const centre = state.shape.board.centreCell;
  if (state.layout.playable.present && centre !== undefined && !state.isOccupied(0, centre)) {
    setPlayable(state, centre, true);
  }
}

/** A site became occupied: its free neighbours become playable. */
export function placePlayable(state: State, site: number): void {
  setPlayable(state, site, false);
  const adjacent = state.shape.board.adjacentCells;
  if (!adjacent) return;
  for (let i = adjacent.starts[site]!; i < adjacent.starts[site + 1]!; i++) {
    const near = adjacent.items[i]!;
    if (!state.isOccupied(0, near)) setPlayable(state, near, true);
  }
}

/** A site became empty: it and its neighbours are judged anew. */
export function vacatePlayable(state: State, site: number): void {
  judge(state, site, true);
  const adjacent = state.shape.board.adjacentCells;
  if (!adjacent) return;
  for (let i = adjacent.starts[site]!; i < adjacent.starts[site + 1]!; i++) judge(state, adjacent.items[i]!, true);
}

/** A piece was removed: the free ones among the site and its neighbours are judged anew. */
export function removePlayable(state: State, site: number): void {
  judge(state, site, false);
  const adjacent = state.shape.board.adjacentCells;
  if (!adjacent) return;
  for (let i = adjacent.starts[site]!; i < adjacent.starts[site + 1]!; i++) judge(state, adjacent.items[i]!, false);
}

function judge(state: State, site: number, alsoOccupied: boolean): void {
  if (!state.isOccupied(0, site)) setPlayable(state, site, hasOccupiedNeighbour(state, site));
  else if (alsoOccupied) setPlayable(state, site, false);
}

/** Makes all cells unplayable. */
export function clearPlayable(state: State): void {
  const { playable, kind } = state.layout;
  if (!playable.present) return;
  const first = playable.offsets[0]!;
  const end = first + chunkWords(playable.lengths[0]!, playable.bits);
  for (let word = first; word < end; word++) {
    if (kind === 'flat') state.store.setHashed(word, 0, word);
    else state.store.set(word, 0);
  }
}

/** Makes a cell playable or not (dominoes and line-of-play games do so themselves). */
export function writePlayable(state: State, site: number, playable: boolean): void {
  if (state.layout.playable.present && site < state.layout.playable.lengths[0]!) setPlayable(state, site, playable);
}
