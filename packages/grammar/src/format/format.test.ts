import { format } from './format.js';

const sloppy = `// Title


(define   "Line"
 (is Line 3) // three
)
(game "T" (players 2) // two
  ( "Line" ) (equipment { (board (square 3)) (piece "Disc" Each ("StepToEmpty" (directions {FR FL}) ~)) (regions {0..3}) })

  // the rules
  (rules (play (forEach Piece)) (end (if ("Line") (result Mover Win)))))
(option "Size" <Size> args:{ <n> } { (item "Three" <(square 3)> "Three.")** (item "Four" <> "Four.") })
`;

const tidy = `// Title

(define "Line"
    (is Line 3) // three
)
(game "T"
    (players 2) // two
    ( "Line")
    (equipment {
        (board (square 3))
        (piece "Disc" Each ("StepToEmpty" (directions {FR FL}) ~))
        (regions {0..3})
    })

    // the rules
    (rules (play (forEach Piece)) (end (if ("Line") (result Mover Win))))
)
(option "Size"
    <Size>
    args:{<n>}
    { (item "Three" <(square 3)> "Three.")** (item "Four" <> "Four.") }
)
`;

test('one layout, comments kept, nothing glued or torn apart', () => {
  expect(format(sloppy, { width: 80 })).toBe(tidy);
  expect(format(tidy, { width: 80 })).toBe(tidy);
});

test('clauses stand further in by as much as is asked for', () => {
  expect(format('(x (y 1) (z 2))', { width: 10, indent: 2 })).toBe('(x\n  (y 1)\n  (z 2)\n)\n');
});

test('long lists of words fill their lines', () => {
  const numbers = Array.from({ length: 30 }, (_, i) => i).join(' ');
  expect(format(`(x {${numbers}})`, { width: 40 })).toBe(
    [
      '(x {',
      '    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14',
      '    15 16 17 18 19 20 21 22 23 24 25 26',
      '    27 28 29',
      '})',
      '',
    ].join('\n'),
  );
});

test('strings keep their line breaks', () => {
  const text = '(info "one\n   two"\n)\n';
  expect(format(text)).toBe(text);
});

test('a text that can not be read comes back as it is', () => {
  for (const text of ['(game', '(game }', 'x)', '(game "x)', '']) expect(format(text)).toBe(text);
});
