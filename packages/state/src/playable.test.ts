/** The playable area of a boardless game, and pieces on tracks that pass a site twice. */
import { applyMove } from './applyMove.js';
import { Context } from './context.js';
import { MoveList } from './moveList.js';
import { parseMove } from './moveText.js';
import { sampleGame } from './samples.js';
import { intLists } from './shape.js';

function apply(context: Context, action: string): void {
  const list = new MoveList();
  parseMove(`[Move:mover=1,actions=${action}]`, list, context.game.strings);
  applyMove(context, list, 0);
}

/** Cells in a row, each next to the one before and behind it. */
const row = (n: number) => intLists(Array.from({ length: n }, (_, i) => [i - 1, i + 1].filter((j) => j >= 0 && j < n)));

describe('playable cells', () => {
  const game = (stacking: boolean): Context =>
    new Context(
      sampleGame({
        cells: 7,
        flags: { boardless: true, stacking, value: true },
        board: { adjacentCells: row(7), centreCell: 3 },
      }),
    );
  const area = ({ state }: Context): string =>
    Array.from({ length: 7 }, (_, site) => (state.isPlayable(site) ? 'o' : '.')).join('');

  test('are the centre at first, then the neighbours of pieces', () => {
    const c = game(false);
    expect(area(c)).toBe('...o...');
    apply(c, '[Add:type=Cell,to=3,what=1]');
    expect(area(c)).toBe('..o.o..');
    apply(c, '[Add:type=Cell,to=4,what=2]');
    expect(area(c)).toBe('..o..o.');
    apply(c, '[Remove:type=Cell,to=3]');
    expect(area(c)).toBe('...o.o.');
    c.mark();
    apply(c, '[Remove:type=Cell,to=4]');
    expect(area(c)).toBe('.......');
    c.rollback();
    expect(area(c)).toBe('...o.o.');
  });

  test('do not follow a piece that is placed with a value', () => {
    const c = game(false);
    apply(c, '[Add:type=Cell,to=3,what=1,value=2]');
    expect(area(c)).toBe('...o...');
  });

  test('do not shrink again in stacking games', () => {
    const c = game(true);
    apply(c, '[Add:type=Cell,to=3,what=1]');
    expect(area(c)).toBe('..o.o..');
    apply(c, '[Remove:type=Cell,to=3]');
    expect(area(c)).toBe('..o.o..');
  });
});

test('pieces on a track with an inner loop are counted by index', () => {
  const c = new Context(
    sampleGame({
      cells: 6,
      flags: { track: true, internalLoopInTrack: true },
      more: { tracks: [{ name: 'T', owner: 0, loop: false, sites: Int32Array.of(0, 1, 2, 1, 5) }] },
    }),
  );
  const counts = (what: number): number[] => [0, 1, 2, 3, 4].map((i) => c.state.onTrack.count(0, what, i));
  apply(c, '[Add:type=Cell,to=0,what=1]');
  expect(counts(1)).toEqual([1, 0, 0, 0, 0]);
  apply(c, '[Move:typeFrom=Cell,from=0,typeTo=Cell,to=2]');
  apply(c, '[Move:typeFrom=Cell,from=2,typeTo=Cell,to=1]');
  expect(counts(1)).toEqual([0, 0, 0, 1, 0]);
  apply(c, '[Remove:type=Cell,to=1]');
  expect(counts(1)).toEqual([0, -1, 0, 0, 0]);
  apply(c, '[Add:type=Cell,to=4,what=2]');
  apply(c, '[Move:typeFrom=Cell,from=4,typeTo=Cell,to=1]');
  expect(counts(2)).toEqual([0, 1, 0, 0, 0]);
});

test('a large piece takes and frees the sites that it covers', () => {
  const cover = { states: 1, sites: intLists([[0, 1], [1, 2], [2, 3], [3, 4], [], [5]]) };
  const base = sampleGame({ cells: 6, hands: [1], flags: { largePiece: true, siteState: true } });
  const components = base.components.map((piece) => (piece.index === 1 ? { ...piece, cover } : piece));
  const c = new Context({ ...base, components });
  const empty = (): string => Array.from({ length: 6 }, (_, s) => (c.state.isEmpty(0, s) ? '.' : '#')).join('');
  apply(c, '[Add:type=Cell,to=1,what=1,state=0]');
  expect([empty(), c.state.what(0, 2), c.state.count(0, 2)]).toEqual(['.##...', 0, 1]);
  apply(c, '[Move:typeFrom=Cell,from=1,typeTo=Cell,to=3,state=0]');
  expect(empty()).toBe('...##.');
  apply(c, '[Remove:type=Cell,to=3]');
  // Only the root is cleared.
  expect(empty()).toBe('....#.');
});
