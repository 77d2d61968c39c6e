import { compile } from '../compile.js';

const game = ({
  board = '(board (square 3))',
  pieces = '(piece "Disc" Each)',
  start = '',
  end = '(if (is Line 3) (result Mover Win))',
}) => `
(game "Example" (players 2)
  (equipment { ${board} ${pieces} })
  (rules ${start} (play (move Add (to (sites Empty)))) (end ${end})))`;

/** The warnings of a text that compiles: message, and the text that it points at. */
function warnings(text: string): [string, string][] {
  const { game: made, diagnostics } = compile(text);
  expect(made).not.toBeNull();
  return diagnostics.map(({ message, span, severity }) => {
    expect(severity).toBe('warning');
    return [message, text.slice(span.start, span.end)];
  });
}

test('nothing is said of a sound game', () => {
  expect(warnings(game({ start: '(start (place "Disc1" coord:"A1"))' }))).toEqual([]);
});

test.each([
  [{ start: '(start (place "Disc1" coord:"Z9"))' }, 'The board has no place "Z9".', '"Z9"'],
  [{ end: '(if (is In (last To) (sites Row 11)) (result Mover Win))' }, 'The board has no row 11: the last row is 2.', '11'], // biome-ignore format: one line reads best
  [{ board: '(board (square 3)) (board (hex 3))' }, 'A game has one board: this one is not used.', '(board (hex 3))'],
  [{ board: '' }, 'There is no board: the game is played on a square of 3 by 3.', 'equipment'],
  [{ pieces: '(piece "Disc" P1) (piece "Disc" P1)' }, 'There are two pieces called "Disc" for P1.', '"Disc"'],
  [{ end: '(if (is Line 3))' }, 'This end rule has no result: nothing happens when it comes true.', ')'],
])('%j', (parts, message, at) => {
  expect(warnings(game(parts))).toEqual([[message, at]]);
});

test('a site that is not there is an error', () => {
  const { game: made, diagnostics } = compile(game({ start: '(start (place "Disc1" 99))' }));
  expect(made).toBeNull();
  expect(diagnostics[0]?.message).toContain('99');
});

test.each(['99', '-1'])('%s players', (number) => {
  const text = game({}).replace('(players 2)', `(players ${number})`);
  const { game: made, diagnostics } = compile(text);
  expect(made).toBeNull();
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `A game has 1 to 16 players (or none, as a simulation), not ${number}.`,
  ]);
});

test('a define that is never used', () => {
  const text = `(define "Goal" (is Line 3))\n(define "Used" (is Line 3))${game({ end: '(if "Used" (result Mover Win))' })}`;
  expect(warnings(text)).toEqual([['The define "Goal" is never used.', '"Goal"']]);
});

test('pieces for players need players', () => {
  const text = game({}).replace('(players 2)', '(players 0)');
  const { game: made, diagnostics } = compile(text);
  expect(made).toBeNull();
  expect(diagnostics.map(({ message, span }) => [message, text.slice(span.start, span.end)])).toEqual([
    ['With 0 players nobody can own the piece "Disc".', '0'],
  ]);
});
