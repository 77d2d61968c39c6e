/** Room and bit widths: data that a game does not use take none. */
import { createState } from './createState.js';
import { layoutOf } from './layout.js';
import { chessSample, goSample, raceSample, sampleGame, sudokuSample } from './samples.js';
import { flagsOf, hasCounts, needsComponents, stateKind, storedTypes } from './shape.js';

const bytes = (game: ReturnType<typeof goSample>): number => createState(game).store.size * 4;

test('stones on 361 points: two bits for the piece and two for its owner', () => {
  const layout = layoutOf(goSample());
  expect([layout.what.bits, layout.who.bits, layout.count.present, layout.state.present]).toEqual([2, 2, false, false]);
  expect([layout.stored, layout.ownedKind, layout.hashing]).toEqual([[false, true, false], 'vertices', true]);
  expect(bytes(goSample())).toBeLessThan(1000);
});

test('a game whose pieces are told apart by their owner stores the owner alone', () => {
  const layout = layoutOf(sampleGame({ cells: 64 }));
  expect(layout.what).toBe(layout.who);
  expect([layout.who.bits, layout.plain, layout.hashing]).toEqual([2, true, false]);
});

test('pieces on 64 cells: four bits for twelve kinds', () => {
  const layout = layoutOf(chessSample());
  expect([layout.what.bits, layout.who.bits, layout.state.bits]).toEqual([4, 2, 4]);
  // With room for all pieces in the lists of who owns what, which every game fills.
  expect(bytes(chessSample())).toBeLessThan(1100);
});

test('a race of stacks: nine bits for a level', () => {
  const { slots, kind, dice } = layoutOf(raceSample());
  expect([kind, slots.words, slots.what.mask, slots.who.mask, slots.state.mask]).toEqual(['stack', 1, 7, 3, 15]);
  expect(dice[0]!.length).toBe(2);
  expect(bytes(raceSample())).toBeLessThan(2000);
});

test('a puzzle of nine values: sixteen bits for a cell', () => {
  const { domains } = layoutOf(sudokuSample());
  expect([domains[0]!.bits, domains[0]!.values, domains[1], domains[2]]).toEqual([16, 10, undefined, undefined]);
  expect(bytes(sudokuSample())).toBeLessThan(1000);
});

test('which kind of memory, which types, which data', () => {
  const stacked = sampleGame({ flags: { stacking: true } });
  expect(stateKind(stacked)).toBe('stack');
  expect(stateKind({ ...stacked, flags: flagsOf({ card: true }) })).toBe('largeStack');
  expect(stateKind(sampleGame({ board: { largeStack: true } }))).toBe('largeStack');
  expect(stateKind(sudokuSample())).toBe('puzzle');
  expect(storedTypes(sampleGame({ defaultSite: 2, edges: 5, flags: { edge: true } }))).toEqual([false, false, true]);
  expect(storedTypes(sampleGame({ flags: { graph: true, vertex: true } }))).toEqual([true, true, true]);
  expect([hasCounts(sampleGame({ hands: [3] })), hasCounts(stacked), hasCounts(sampleGame())]).toEqual([
    true,
    false,
    false,
  ]);
  expect(needsComponents(sampleGame({ pieces: [1, 1] }))).toBe(true);
  expect(needsComponents(sampleGame({ pieces: [0, 1] }))).toBe(true);
  expect(needsComponents(sampleGame({ pieces: [1, 2] }))).toBe(false);
});

test('what is not stored reads as nothing', () => {
  const state = createState(sampleGame({ defaultSite: 1, cells: 4, vertices: 9, edges: 12 }));
  expect([state.what(0, 3), state.what(2, 11), state.state(1, 8), state.rotation(1, 8), state.value(1, 8)]).toEqual([
    0, 0, 0, 0, 0,
  ]);
  expect([state.isEmpty(0, 3), state.isEmpty(2, 3), state.isEmpty(1, 3)]).toEqual([true, true, true]);
});

test('sites of hands follow those of the board, in the empty bits at a fresh word', () => {
  const state = createState(sampleGame({ cells: 4, vertices: 9, defaultSite: 1, hands: [3, 2] }));
  const { layout } = state;
  expect([layout.boardSites, layout.totalSites, [...layout.containerOf].join('')]).toEqual([9, 14, '00000000011122']);
  state.removeFromEmpty(0, 12);
  const empty = Array.from({ length: 14 }, (_, site) => state.isEmpty(0, site));
  expect(empty.slice(9)).toEqual([true, true, true, false, true]);
  expect(state.words[state.emptyOffset(0)]).toBe(0b1111);
  expect(state.words[state.emptyOffset(1)]).toBe(0b111111111);
  expect(state.emptyWords(1)).toBe(1);
});
