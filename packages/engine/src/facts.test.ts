/** What the rules remember can be read by name. */
import { factsOf } from './facts.js';
import { gameFromText } from './gameFromText.js';

const game = gameFromText(`(game "Memory" (players 2)
  (equipment { (board (square 3)) (piece "Disc" Each) })
  (rules
    (play (move Add (to (sites Empty)) (then (and (set Var "Steps" (count Moves)) (remember Value "Places" (last To))))))
    (end (if (is Line 3) (result Mover Win)))))`);

test('turn, variables and remembered values', () => {
  const trial = game.start().apply(4).apply(0);
  const facts = new Map(factsOf(trial).map(({ name, value }) => [name, value]));
  expect(facts.get('Mover')).toBe('1');
  expect(facts.get('Moves played')).toBe('2');
  expect(facts.get('Steps')).toBe('2');
  expect(facts.get('Remembered as Places')).toBe('4, 0');
});
