import { loadGame } from '@ludii/engine';
import { drawTrial } from './boardView.js';
import { noughts } from './testing/capture.js';

test('rows and columns are named at the edge', () => {
  const trial = loadGame(noughts(), { options: ['Board/Four'] })
    .start()
    .apply('B3');
  expect(drawTrial(trial)).toBe('4 . . . .\n3 . N . .\n2 . . . .\n1 . . . .\n  A B C D\nPlayer 2 to move.\n');
});

test('elsewhere empty sites show their names, and pieces stand in brackets', () => {
  const hex = noughts().replace('(square <Board:size>)', '(hex 2)');
  const trial = loadGame(hex).start();
  const [move] = trial.legalMoves();
  const drawn = drawTrial(trial.apply(0));
  expect(drawn).toContain('[N]');
  expect(drawn).not.toContain(String(move));
  for (const other of trial.legalMoves()) expect(drawn).toContain(String(other));
});
