import fc from 'fast-check';
import { parse } from '../parse.js';
import { matchGrammar } from './grammar.js';
import { print, printIndented } from './print.js';

function read(text: string): string {
  const { expandedText, diagnostics } = parse(text, { fragment: true });
  return diagnostics.some((d) => d.severity === 'error')
    ? `error ${diagnostics.map((d) => d.code).join(' ')}`
    : expandedText;
}

test.each([
  ['(a b:(c) {1 -2.5 "x y"})', '(a b:(c) { 1 -2.5 "x y" })'],
  ['( a\n\tb: c )', '(a b:c)'],
  ['((is Line 3))', '(is Line 3)'],
  ['(x ((a) (b)))', '(x (a) (b))'],
  ['(x if:((a) b (c)))', '(x if:(a) b (c))'],
  ['(x () ( ) y)', '(x y)'],
  ['(from: (value))', '(from (value))'],
  ['(x "A""B"(y)Z)', '(x "A" "B" (y) Z)'],
  ['(x a: )', '(x)'],
  ['(x "a  b:  c ( d )")', '(x "a b:c (d)")'],
  ['(x "say \\"hi\\"")', `(x "say 'hi'")`],
  ['words (x) more', '(x)'],
  ['(< 1 2)', '(< 1 2)'],
  ['((a) b)', 'error double-bracket not-a-description'],
  ['(x ((a) b))', 'error double-bracket'],
  ['(x, y)', 'error bad-character'],
  ['(x a :b)', 'error bad-character'],
  ['(x [3])', 'error bad-character bad-character'],
  ['(and(x) (y))', 'error bad-keyword'],
  ['(piece"A" x)', 'error bad-keyword'],
  ['({a})', 'error bad-keyword'],
  ['(x a"b c")', 'error unclosed-string unclosed-string'],
  ['(x "y\n // z\n)', 'error unclosed-string'],
  ['" (x // y\n) "z', 'error unclosed-string'],
  ['"" (x) " (y // "z\n)"', 'error unclosed-string'],
  ['(x y:', 'error unbalanced-bracket'],
  ['(x))', 'error unbalanced-bracket'],
  ['(x (y)', 'error unbalanced-bracket'],
  ['(x {y)', 'error unbalanced-bracket'],
  ['(x {y))', 'error wrong-bracket'],
  ['(x "y)', 'error unclosed-string'],
  ['(x #1 ~)', 'error unresolved-parameter unresolved-parameter'],
])('%s reads as %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test('numbers keep integers and floats apart', () => {
  const numbers = ['3', '+3', '-3', '3.0', '.5', '1.', '1e3', '4d', '99999999999', 'NaN'];
  const { tree } = parse(`(x ${numbers.join(' ')} 0x3 Infinity)`, { fragment: true });
  const values = tree?.args.map(({ value }) => (value.kind === 'number' ? [value.value, value.integer] : value.kind));
  expect(values).toEqual([
    [3, true],
    [3, true],
    [-3, true],
    [3, false],
    [0.5, false],
    [1, false],
    [1000, false],
    [4, false],
    [99999999999, false],
    [Number.NaN, false],
    'word',
    'word',
  ]);
});

/** Random trees as text, in a sloppy hand. */
const space = fc.constantFrom(' ', '  ', '\n', '\t');
const word = fc.constantFrom('a', 'Mover', '3', '-1', '0.5', '>=', '"A b"', 'P1', '.5');
const { clause } = fc.letrec<{ value: string; clause: string; list: string; arg: string }>((tie) => ({
  clause: fc
    .tuple(fc.constantFrom('a', 'is', '+', 'forEach'), fc.array(tie('arg'), { maxLength: 4 }), space)
    .map(([k, args, s]) => `(${k}${args.map((a) => s + a).join('')}${s})`),
  list: fc.tuple(fc.array(tie('arg'), { maxLength: 4 }), space).map(([items, s]) => `{${s}${items.join(s)}}`),
  arg: fc.tuple(fc.constantFrom('', '', 'if:', 'to: '), tie('value')).map(([n, v]) => n + v),
  value: fc.oneof(
    { maxDepth: 4 },
    word,
    tie('clause'),
    tie('list'),
    tie('clause').map((c) => `(${c})`),
  ),
}));

test('printing then reading is identity, on one line and on many', () => {
  fc.assert(
    fc.property(clause, fc.integer({ min: 1, max: 80 }), (text, width) => {
      const { tree } = parse(text, { fragment: true });
      if (!tree) throw new Error(`unreadable ${text}`);
      const printed = print(tree);
      expect(read(printed)).toBe(printed);
      expect(read(printIndented(tree, width))).toBe(printed);
    }),
    { numRuns: 300 },
  );
});

test('the Ohm grammar reads the same trees, and refuses what the reader refuses', () => {
  fc.assert(
    fc.property(clause, fc.nat(), fc.constantFrom('', '(', ')', '{', '}', '"', ',', ':', ' '), (text, at, extra) => {
      const cut = at % (text.length + 1);
      const mutated = text.slice(0, cut) + extra + text.slice(cut);
      // ranges are expanded, and quotes counted, before the grammar has its turn
      if (/\d\.\.\d|\\/.test(mutated) || mutated.split('"').length % 2 === 0) return;
      const result = parse(mutated, { fragment: true });
      const refused = result.tree === null || result.diagnostics.some((d) => d.severity === 'error');
      const { clauses } = matchGrammar(mutated);
      if (refused)
        expect(clauses?.[0] === undefined || result.diagnostics.some((d) => d.code === 'unknown-define')).toBe(true);
      else expect(clauses?.map(print)[0]).toBe(result.expandedText);
    }),
    { numRuns: 150 },
  );
});
