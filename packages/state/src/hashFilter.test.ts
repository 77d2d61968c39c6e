/** A quick look at the hashes of earlier positions never misses one of them. */
import { createState } from './createState.js';
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
