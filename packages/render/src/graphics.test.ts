import { Graphics } from './graphics.js';
import { lettersOf, lookOf } from './look.js';
import { small } from './testing/games.js';

const piece = (game: ReturnType<typeof small>, index: number, more = {}) => ({
  component: game.compiled.components[index]!,
  container: 0,
  state: 0,
  value: 0,
  ...more,
});

test('the first item that fits answers: by role, by name, by state', () => {
  const game = small({
    graphics: `(piece Scale P1 0.5) (piece Scale "Stone" 0.7) (piece Colour "Stone" state:1 fillColour:(colour Red))
      (piece Colour fillColour:(colour Blue))`,
  });
  const graphics = new Graphics(game);
  expect(graphics.pieceScale(piece(game, 1))).toEqual([0.5, 0.5]);
  expect(graphics.pieceScale(piece(game, 2))).toEqual([0.7, 0.7]);
  expect(graphics.pieceColours(piece(game, 1)).fill).toEqual({ r: 0, g: 127, b: 255, a: 1 });
  expect(graphics.pieceColours(piece(game, 1, { state: 1 })).fill).toEqual({ r: 255, g: 0, b: 0, a: 1 });
});

test('renamed and extended names', () => {
  const game = small({ graphics: '(piece Rename piece:"Stone1" "Tiger") (piece ExtendName P2 "_black")' });
  const graphics = new Graphics(game);
  expect(graphics.pictureName(piece(game, 1))).toBe('Tiger');
  expect(graphics.pictureName(piece(game, 2))).toBe('Stone_black');
});

test('metadata that make no sense are passed over', () => {
  const game = small({
    graphics: '(board Style Nowhere) (board Colour Phase0 (colour Nothing)) (stackType) (show Symbol) (piece)',
  });
  expect(lookOf(game, 'light').style).toBe('board');
  expect(new Graphics(game).boardColour('Phase0')).toBeUndefined();
});

test('letters of names differ as far as they can', () => {
  const letters = lettersOf(['FlyingOx', 'FlyingOrc', 'Marshal', 'Miner', '7']);
  expect([...letters.values()]).toEqual(['FO', 'F', 'M', 'Mi', '7']);
});
