/** What neighbours suggest: numbers of rows and columns, ranges there and back, squares of the same rank. */
import { Document } from '../document.js';
import { complete } from './complete.js';

/** The first offers at the mark `|` of a text. */
function offered(text: string, first = 10): readonly string[] {
  const at = text.indexOf('|');
  const document = new Document(text.replace('|', ''));
  return complete(document, at, { limit: first }).items.map(({ filter }) => filter);
}

const game = (equipment: string, start = ''): string =>
  `(game "Some" (players 2) (equipment { ${equipment} }) (rules (start { ${start} }) (play (forEach Piece)) (end (if (no Moves Next) (result Mover Win)))))`;

test.each([
  ['between two numbers', '(regions "Camp" P1 (sites { 3 | 7 }))', '5'],
  ['before a number', '(regions "Camp" P1 (sites { | 7 13 }))', '6'],
  ['a range on the way back', '(board (square 10) (track "Climb" {0..9 19..10 20..29 | 40..49}))', '39..30'],
  ['the same range the other way round', '(track "A" {0..5 12..7} P1) (track "B" {5..0 |} P2)', '7..12'],
  ['a step of other clauses', '(hints { (hint {8 13}) (hint {4 9}) (hint {11 6}) (hint {12 |}) })', '17'],
])('%s', (_what, equipment, wanted) => {
  expect(offered(game(`(board (square 5)) ${equipment}`))).toContain(wanted);
});

test.each([
  ['the file of the other side', '(place "Rook1" { "A1" "I1" }) (place "Rook2" { "A9" | })', 'I9'],
  ['the column of a table', '(set { {1 3} {4 5} {| 6} {8 4} })', '6'],
  ['before a square', '(place "Rook1" { "B1" "E1" }) (place "Rook2" { | "E6" })', 'B6'],
])('%s', (_what, start, wanted) => {
  expect(offered(game('(board (square 9)) (piece "Rook" Each)', start))).toContain(wanted);
});

test('the number in the name of an item', () => {
  const text = `${game('(board (square <Size>)) (piece "Rook" Each)')} (option "Size" <Size> args:{ <side> } { (item "17" <|> "Large.") })`;
  expect(offered(text, 3)).toContain('17');
});
