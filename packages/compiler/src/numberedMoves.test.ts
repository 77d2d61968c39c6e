/**
 * Rules have several ways to tell of their moves: all of them, one by its number, whether one ends on a site, whether
 * there is any. In every position of some games, all of these must agree.
 */
import type { MovesFn } from '@ludii/functions';
import { endsOn, someMove } from '@ludii/functions/internal';
import { type Context, MoveList } from '@ludii/state';
import { contents, load, positions } from './testing/games.js';

/** The moves of a rule by number; undefined if it cannot number them. */
function numbered(c: Context, { slots }: MovesFn): MoveList | undefined {
  const count = slots ? slots.count(c) : -1;
  if (!slots || count < 0) return undefined;
  const out = new MoveList();
  for (let slot = 0; slot < count; slot++) {
    const before = out.length;
    const found = slots.write(c, slot, out);
    expect(out.length - before).toBe(found ? 1 : 0);
  }
  return out;
}

test.each([
  ['war/chess.lud', 60],
  ['war/shogi.lud', 25],
  ['war/xiangqi.lud', 40],
  ['war/los-alamos-chess.lud', 60],
  ['war/shatranj.lud', 40],
  ['race/breakthrough.lud', 60],
  ['space/amazons.lud', 40],
  ['hunt/hnefatafl.lud', 30],
  ['puzzle/sudoku.lud', 5],
  ['puzzle/kakuro.lud', 20],
  ['puzzle/futoshiki.lud', 20],
] as const)('%s: moves by number, by site and all together are the same', (file, steps) => {
  for (const { game, c, play, all } of positions(file, steps)) {
    const byNumber = numbered(c, play);
    if (byNumber) expect(contents(byNumber)).toEqual(contents(all));
    expect(someMove(c, play, () => true)).toBe(all.length > 0);
    expect(game.flow.canMoveWith(c, play)).toBe(all.length > 0);
    const targets = new Set(Array.from(all, ({ recordedTo }) => recordedTo));
    for (let site = 0; site < game.shape.board.sizes[game.shape.board.defaultSite]; site += 3) {
      expect(endsOn(c, play, site)).toBe(targets.has(site));
    }
  }
});

test('the moves of chess, shogi, amazons and sudoku have numbers', () => {
  for (const file of ['war/chess.lud', 'war/shogi.lud', 'space/amazons.lud', 'puzzle/sudoku.lud']) {
    const game = load(file);
    const c = game.newContext();
    game.flow.start(c);
    expect(numbered(c, game.rules.phases[0]!.play)?.length).toBeGreaterThan(0);
  }
});
