/** Ways of playing are compared alike everywhere, and what differs is found. */
import { compile, type Game } from '@ludii/compiler';
import type { Context } from '@ludii/state';
import { libraryGame } from '../games/library.js';
import { compare, type Extent } from './agree.js';

const extent: Extent = { games: 1, moves: 30, everywhere: false, playouts: 1, playoutMoves: 60, steps: 100_000 };
const load = (text: string): Game => compile(text, { backend: 'emitted' }).game!;
const ticTacToe = (): Game => load(libraryGame('tic-tac-toe').text);

/** A game in which something is done in another way than its flow does it. */
function changed(game: Game, other: (flow: Game['flow']) => Partial<Game['flow']>): Game {
  const flow = Object.create(game.flow);
  return Object.assign(Object.create(game), { flow: Object.assign(flow, other(game.flow)) });
}

test('a comparison is the same each time, and asks in positions until the end of the game', () => {
  const [first, second] = [compare(ticTacToe(), 1, extent), compare(ticTacToe(), 1, extent)];
  expect(second).toEqual(first);
  expect(first).toMatchObject({ wrong: [], playouts: 1, left: undefined });
  expect(first.positions).toBeGreaterThanOrEqual(5);
});

test('random play that makes other moves than the rules allow is found', () => {
  const game = changed(ticTacToe(), (flow) => ({
    playRandom: (c: Context) => flow.apply(c, flow.legalMoves(c), 0, false),
    canMove: () => false,
  }));
  expect(compare(game, 1, extent).wrong).toEqual(['seed 1, move 0: someMove: canMove says false, there are moves']);
});

test('a list that changes when it is made again is found', () => {
  let lists = 0;
  const game = changed(ticTacToe(), (flow) => ({
    legalMoves: (c: Context) => {
      if (!c.trial.legal && ++lists > 1) c.state.setSite(0, lists % 9, 1, 1, 1, -1, -1, -1);
      return flow.legalMoves(c);
    },
  }));
  expect(compare(game, 1, extent).wrong[0]).toMatch(/again: 9 moves, then 8/);
});

// By what the language means, some rules leave iterators elsewhere. Between moves they have no value.
test('what a list leaves behind is not seen by the next', () => {
  const checked = (c: Context): void => {
    if (c.to >= 0) throw new Error('an iterator has a value between moves');
  };
  const game = changed(ticTacToe(), (flow) => ({
    legalMoves: (c: Context) => {
      if (!c.trial.legal) checked(c);
      const list = flow.legalMoves(c);
      c.to = 4;
      return list;
    },
    apply: (c, list, index, records) => {
      checked(c);
      flow.apply(c, list, index, records);
    },
  }));
  expect(compare(game, 1, extent).wrong).toEqual([]);
});

test('what takes too many steps is left out, and said to be', () => {
  const { wrong, left, positions, playouts } = compare(ticTacToe(), 1, { ...extent, steps: 0 });
  expect({ wrong, left, positions, playouts }).toEqual({
    wrong: [],
    left: 'seed 1, move 0: more than 0 steps',
    positions: 0,
    playouts: 0,
  });
});
