import { parse } from '../parse.js';

function list(text: string): string {
  return parse(`(game "G" {${text}})`).expandedText.slice('(game "G" { '.length, -' })'.length);
}

test.each([
  ['1..4', '1 2 3 4'],
  ['4..1', '4 3 2 1'],
  ['1..2', '1 2'],
  ['5..5', '5 5'],
  ['1..3..5', '1 2 3 4 5'],
  ['-2..1', '-2 1'],
  ['"A1".."B2"', '"A1" "A2" "B1" "B2"'],
  ['"a1".."A2" "C1".."D1"', '"A1" "A2" "C1" "D1"'],
])('%s', (text, expected) => {
  expect(list(text)).toBe(expected);
});

test('every number of a range points at the range', () => {
  const text = '(game "G" {10..13})';
  const { tree } = parse(text);
  const items = tree?.args[1]?.value.kind === 'list' ? tree.args[1].value.items : [];
  expect(items.map((item) => text.slice(item.span.start, item.span.end))).toEqual(['10', '10..13', '10..13', '13']);
  expect(items[1]?.origin).toMatchObject([{ kind: 'range', name: '10..13' }]);
});

test('bad ranges', () => {
  const codes = (text: string) => parse(`(game "G" {${text}})`).diagnostics.map((d) => `${d.severity} ${d.code}`);
  expect(codes('1..5000')).toEqual(['error bad-range']);
  expect(codes('"AA1".."B2"')).toEqual(['error bad-range']);
  expect(codes('"B2".."A1"')).toEqual(['warning bad-range']);
  expect(codes('"A1".."Z99"')).toEqual(['error bad-range']);
});
