/** Legal moves are written when somebody looks at them: a game is the same whether somebody does or not. */
import { type Context, isOver, SplitMix64 } from '@ludii/state';
import type { Game } from './game.js';
import { load } from './testing/games.js';

/** The game of some drawn choices, as it stands on the tape; `look` does something with the position before each of them. */
function played(game: Game, look: (c: Context, other: Context) => void): readonly number[] {
  const c = game.newContext();
  const other = game.newContext();
  const draws = new SplitMix64(3, 4);
  game.flow.start(c);
  for (let step = 0; step < 60 && !isOver(c.state); step++) {
    look(c, other);
    const legal = game.flow.legalMoves(c);
    c.rest();
    game.flow.apply(c, legal, draws.nextInt(legal.length));
  }
  const { moves } = c.trial;
  return Array.from(moves.tape.subarray(0, moves.end));
}

describe.each([
  'space/hex.lud',
  'space/reversi.lud',
  'race/breakthrough.lud',
  'war/chess.lud',
  'war/english-draughts.lud',
  'sow/kalah.lud',
  'race/backgammon.lud',
])('%s', (file) => {
  const game = load(file, { backend: 'interpreted' });
  const unseen = played(game, () => {});

  test('all moves are looked at', () => {
    expect(played(game, (c) => void game.flow.legalMoves(c).tape)).toEqual(unseen);
  });

  test('another game finds its moves before one is made', () => {
    const look = (c: Context, other: Context): void => {
      game.flow.legalMoves(c);
      game.flow.start(other);
      game.flow.legalMoves(other);
    };
    expect(played(game, look)).toEqual(unseen);
  });

  test('moves are made and taken back before one is made for good', () => {
    const look = (c: Context): void => {
      const legal = game.flow.legalMoves(c);
      const { high, low } = c.rng;
      c.markReal();
      game.flow.apply(c, legal, 0);
      game.flow.legalMoves(c);
      c.rollback();
      c.rng.setState(high, low);
      c.trial.legal = legal;
    };
    expect(played(game, look)).toEqual(unseen);
  });
});

test('moves of a position that is gone are not written', () => {
  const game = load('space/hex.lud', { backend: 'interpreted' });
  const [c, other] = [game.newContext(), game.newContext()];
  game.flow.start(c);
  const legal = game.flow.legalMoves(c);
  game.flow.start(c);
  game.flow.start(other);
  game.flow.legalMoves(other);
  expect(legal).toHaveLength(0);
});
