import { layoutOf } from './layoutOf.js';
import { collected, small } from './testing/games.js';

test('a site is 100 wide on every board', () => {
  for (const board of ['(square 4)', '(hex 3)', '(tri 4)']) {
    const { sites } = layoutOf(small({ equipment: `(board ${board}) (piece "Stone" Each)` }));
    const least = Math.min(...sites[0].map(({ radius }) => radius));
    expect(least).toBeCloseTo(50, 5);
  }
});

test('rows and columns have names where they are straight', () => {
  const { grid } = layoutOf(small({ equipment: '(board (rectangle 2 3)) (piece "Stone" Each)' }));
  expect(grid?.rows.map(({ label }) => label)).toEqual(['2', '1']);
  expect(grid?.columns.map(({ label }) => label)).toEqual(['A', 'B', 'C']);
  expect(layoutOf(collected('space/hex')).grid).toBeUndefined();
});

test('hands of two players are above and below the board, dice at its side', () => {
  const game = small({ equipment: '(board (square 3)) (piece "Stone" Each) (hand Each size:2) (dice d:6 num:2)' });
  const { board, containers, at } = layoutOf(game);
  const [one, two, dice] = containers;
  expect(one!.box.y).toBeGreaterThan(board.y + board.height);
  expect(two!.box.y + two!.box.height).toBeLessThan(board.y);
  expect(dice!.box.x).toBeGreaterThan(board.x + board.width);
  expect(at(0, one!.shape.first)?.container).toBe(one!.index);
});

test('the points of a backgammon board leave a bar between the halves', () => {
  const { sites, style } = layoutOf(collected('race/backgammon'));
  expect(style).toBe('backgammon');
  expect(sites[1][0]!.y).toBeGreaterThan(sites[1][13]!.y);
  expect(sites[1][1]!.x - sites[1][0]!.x).toBe(100);
});
