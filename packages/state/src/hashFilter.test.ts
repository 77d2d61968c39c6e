/** A quick look at the hashes of earlier positions never misses one of them. */
import { createState } from './createState.js';
import { piecesOf, pieceWeight } from './hashFilter.js';
import { hasHash, pushHash } from './history.js';
import { sampleGame } from './samples.js';
import { parseState, serialiseState } from './serialise.js';

const shape = { ...sampleGame({ cells: 4, pieces: [1, 2] }) };
const game = { ...shape, flags: { ...shape.flags, repeatPositionalInGame: true } };

test('what was remembered is found after marks, copies and reading it back; nothing else is', () => {
  const state = createState(game);
  expect(state.earlier).toBeDefined();
  const has = (other: typeof state, low: number, high: number): boolean => hasHash(other, 'game', low, high);
  expect(has(state, 1, 2)).toBe(false);
  for (let k = 0; k < 300; k++) pushHash(state, 'game', k * 7919, k);
  for (let k = 0; k < 300; k++) expect(has(state, k * 7919, k)).toBe(true);
  // The same bit of the filter, another hash.
  expect(has(state, 7919 + (1 << 14), 1)).toBe(false);
  state.mark();
  pushHash(state, 'game', -5, 6);
  expect(has(state, -5, 6)).toBe(true);
  state.rollback();
  expect(has(state, -5, 6)).toBe(false);
  const other = createState(game);
  expect(has(other, 7919, 1)).toBe(false);
  other.copyFrom(state);
  expect(has(other, 7919, 1)).toBe(true);
  pushHash(other, 'game', 11, 12);
  expect([has(other, 11, 12), has(state, 11, 12)]).toEqual([true, false]);
  const read = parseState(game, serialiseState(other));
  expect([has(read, 11, 12), has(read, 7919, 1), has(read, 8, 1)]).toEqual([true, true, false]);
  other.reset();
  expect(has(other, 7919, 1)).toBe(false);
});

test('numbers of pieces of earlier positions are known from the first one on', () => {
  const state = createState(game);
  const place = (site: number, piece: number): void => {
    state.setSite(0, site, piece, piece, 1, -1, -1, -1);
    state.owned.add(piece, 0, site, 0);
    pushHash(state, 'game', state.hashLow, state.hashHigh);
  };
  const has = (other: typeof state, one: number, two: number): boolean =>
    other.earlier!.mayHavePieces(other, (one * pieceWeight(1) + two * pieceWeight(2)) | 0);
  pushHash(state, 'game', state.hashLow, state.hashHigh);
  expect([has(state, 0, 0), has(state, 1, 0), has(state, 0, 1)]).toEqual([true, false, false]);
  place(0, 1);
  place(1, 1);
  expect(piecesOf(state)).toBe((2 * pieceWeight(1)) | 0);
  place(2, 2);
  expect([has(state, 1, 0), has(state, 2, 0), has(state, 2, 1)]).toEqual([true, true, true]);
  expect([has(state, 1, 1), has(state, 0, 1), has(state, 3, 0)]).toEqual([false, false, false]);
  // Of positions that others have played nothing is known.
  const copy = createState(game);
  copy.copyFrom(state);
  expect([has(copy, 1, 1), has(copy, 2, 1)]).toEqual([true, true]);
});
