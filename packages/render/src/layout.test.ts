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

test('higher layers of a pyramid lie over the lower ones, a little further up', () => {
  const { sites, layered, board } = layoutOf(collected('space/summit'));
  expect(layered).toBe(false);
  const { vertices } = collected('space/summit').compiled.board.graph;
  const top = sites[1][vertices.reduce((best, { z }, i) => (z > vertices[best]!.z ? i : best), 0)]!;
  expect(top.x).toBeCloseTo(board.x + board.width / 2, 5);
  expect(top.y).toBeLessThan(board.y + board.height / 2 - 10);
  expect(board.width).toBeCloseTo(board.height, 5);
});

test('the sums of a crossword of numbers are inside the picture', () => {
  const { board, clues } = layoutOf(collected('puzzle/kakuro'));
  const cells = [...clues!.values()];
  expect(cells).not.toHaveLength(0);
  for (const { x, y } of cells) {
    expect(x - 50).toBeGreaterThanOrEqual(board.x);
    expect(y - 50).toBeGreaterThanOrEqual(board.y);
  }
});

test('a background that is larger than the board makes room for itself, and hands stand beside it', () => {
  const equipment = '(board (square 3)) (piece "Stone" Each) (hand Each)';
  const plain = layoutOf(small({ equipment }));
  const large = layoutOf(small({ equipment, graphics: '(board Background image:"square" scale:1.3)' }));
  expect(large.board.width).toBeCloseTo(390, 5);
  expect(large.board.width).toBeGreaterThan(plain.board.width);
  expect(large.containers[0]!.box.y).toBeGreaterThan(large.board.y + large.board.height);
});

test('an edge is marked along its whole length', () => {
  const { sites, frame } = layoutOf(collected('space/dots-and-boxes'));
  const { edges } = collected('space/dots-and-boxes').compiled.board.graph;
  const [x, y] = frame.place(edges[0]!.a);
  expect(sites[2][0]!.outline).toMatch(new RegExp(`^M${x} ${y}L`));
  expect(sites[2][0]!.outline.match(/L/g)).toHaveLength(5);
});
