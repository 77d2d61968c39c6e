import type { Diagnostic } from '@ludii/grammar';
import { compile } from '../compile.js';

const game = ({
  board = '(board (square 3))',
  pieces = '(piece "Disc" Each)',
  start = '',
  play = '(move Add (to (sites Empty)))',
  end = '(if (is Line 3) (result Mover Win))',
}) => `
(game "Example" (players 2)
  (equipment { ${board} ${pieces} })
  (rules ${start} (play ${play}) (end ${end})))`;

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

test.each([
  [
    '(piece "Disc" Each)',
    '"Disc"',
    '(id "Disc" Mover)',
    'With the numbers of their owners they are called Disc1, Disc2.',
  ],
  ['(piece "Disc" Neutral)', '"Disc"', '"Disc0"', 'With the numbers of their owners they are called Disc0.'],
  ['(piece "Disc" Each) (regions "Home" {0})', '"Home"', undefined, 'The pieces are Disc1, Disc2.'],
])('a rule that names a piece that nobody has: %s and %s', (pieces, name, instead, hint) => {
  const text = game({ pieces, play: `(move Add (piece ${name}) (to (sites Empty)))` });
  const { game: made, diagnostics } = compile(text);
  expect(made).not.toBeNull();
  expect(diagnostics).toMatchObject([
    { code: 'no-such-piece', severity: 'warning', message: `There is no piece ${name}: this does nothing.`, hint },
  ]);
  const [{ span, fixes }] = diagnostics as [Diagnostic];
  expect(text.slice(span.start, span.end)).toBe(name);
  expect(fixes[0]?.edits[0]?.text).toBe(instead);
  if (instead !== undefined)
    expect(warnings(text.replace(`(piece ${name}) (to`, `(piece ${instead}) (to`))).toEqual([]);
});

test('rules of pieces are looked at too, names of places and of owned pieces are right', () => {
  const own = '(piece "Disc" Each (move Add (piece "Boat") (to (sites Empty)))) (hand Each)';
  expect(warnings(game({ pieces: own })).map(([, at]) => at)).toEqual(['"Boat"']);
  expect(warnings(game({ play: '(move Add (piece { "Disc1" "Disc2" }) (to (sites Empty)))' }))).toEqual([]);
  for (const promote of ['move Promote', 'promote']) {
    const play = `(move Add (to (sites Empty)) (then (${promote} (last To) (piece "Disc") Next)))`;
    expect(
      warnings(game({ play: promote === 'promote' ? play : '(move Promote (last To) (piece "Disc") Mover)' })),
    ).toEqual([]);
  }
});

test('a site where a player is asked for', () => {
  const hop = (who: string) =>
    game({ play: `(forEach Piece (move Hop (between if:(is Enemy ${who})) (to if:(is Empty (to)))))` });
  const text = hop('(between)');
  expect(warnings(text)).toEqual([['`is Enemy` asks about a player, and `(between)` is a site.', '(between)']]);
  const [{ hint, fixes }] = compile(text).diagnostics as [Diagnostic];
  expect(hint).toBe('The player whose piece is there is (who at:(between)).');
  expect(fixes[0]?.edits[0]?.text).toBe('(who at:(between))');
  expect(warnings(hop('(who at:(between))'))).toEqual([]);
  expect(warnings(game({ end: '(if (is Mover P1) (result Mover Win))' }))).toEqual([]);
  expect(warnings(game({ end: '(if (is Friend (last To)) (result Mover Win))' })).map(([, at]) => at)).toEqual([
    '(last To)',
  ]);
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

test('what is missing altogether is told at the first word, not all over the text', () => {
  const text = '(game "Example" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) }))';
  const { diagnostics } = compile(text);
  expect(diagnostics.map(({ message, span }) => [message, text.slice(span.start, span.end)])).toEqual([
    ['The game has no rules.', 'game'],
  ]);
});
