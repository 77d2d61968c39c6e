/** Whether every start of a game is worked out anew. */
import { moveText, SplitMix64 } from '@ludii/state';
import { compile } from './compile.js';

/** The number of different starts among twenty. */
function differentStarts(start: string, { equipment = '', keepsFirst = false } = {}): number {
  const { game, diagnostics } = compile(`(game "Start" (players 2)
    (equipment { (board (square 5)) (piece "Disc" Each) ${equipment} })
    (rules (start ${start}) (play (move Add (to (sites Empty)))) (end (if (is Line 3) (result Mover Win)))))`);
  expect(diagnostics).toEqual([]);
  const rng = new SplitMix64(1, 1);
  const c = game!.newContext(rng);
  game!.flow.keepsFirstStart = keepsFirst;
  const seen = new Set<string>();
  for (let i = 0; i < 20; i++) {
    game!.flow.start(c);
    seen.add(moveText(c.trial.moves, 0, c.game.strings));
  }
  return seen.size;
}

test('a start with chance in it differs from time to time, wherever the chance is', () => {
  expect(differentStarts('(place "Disc1" 3)')).toBe(1);
  expect(differentStarts('(place Random {"Disc1"})')).toBeGreaterThan(5);
  expect(differentStarts('(place "Disc1" (sites Random num:1))')).toBeGreaterThan(5);
  expect(differentStarts('(place "Disc1" (value Random (range 0 24)))')).toBeGreaterThan(5);
});

const loop = '(forEach Value min:1 max:2 (place Random {"Disc1"}))';

test('chance that no rule tells of is seen when it draws: in loops over values, and in the shuffle of a deck', () => {
  expect(differentStarts(loop)).toBeGreaterThan(5);
  expect(differentStarts('(deal Cards 2)', { equipment: '(deck) (hand Each size:2)' })).toBeGreaterThan(5);
});

test('recorded games keep their first start there', () => {
  expect(differentStarts(loop, { keepsFirst: true })).toBe(1);
  expect(differentStarts('(place Random {"Disc1"})', { keepsFirst: true })).toBeGreaterThan(5);
});
