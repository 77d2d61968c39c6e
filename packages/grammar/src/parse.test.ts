import { describeGame } from './describe.js';
import { parse } from './parse.js';

function codes(text: string): string[] {
  return parse(text).diagnostics.map((d) => d.code);
}

test('a small game, from text to tree', () => {
  const text = '(game "Tic" (players 2) (equipment { (board (square 3)) }))';
  const { tree, diagnostics } = parse(text, { file: 'tic.lud' });
  expect(diagnostics).toEqual([]);
  expect(tree).toMatchObject({
    kind: 'call',
    keyword: 'game',
    args: [
      { name: undefined, value: { kind: 'string', value: 'Tic' } },
      { value: { kind: 'call', keyword: 'players', args: [{ value: { kind: 'number', value: 2, integer: true } }] } },
      { value: { keyword: 'equipment', args: [{ value: { kind: 'list' } }] } },
    ],
  });
  expect(tree?.span).toEqual({ file: 'tic.lud', start: 0, end: text.length });
  expect(tree?.keywordSpan).toEqual({ file: 'tic.lud', start: 1, end: 5 });
  expect(tree?.origin).toEqual([]);
});

test('what is not a description is answered clearly', () => {
  expect(codes('')).toEqual(['empty']);
  expect(codes(' \n\t')).toEqual(['empty']);
  expect(codes('\u0000\u0001\u0002(')).toEqual(['binary']);
  expect(codes('PK\u0003\u0004 (')).toEqual(['binary']);
  expect(codes('hello')).toEqual(['not-a-description']);
  expect(codes('(board (square 3))')).toEqual(['not-a-description']);
  expect(codes('(metadata (info))')).toEqual(['not-a-description']);
  expect(codes('(game "A") (game "B")')).toEqual(['ignored-clause']);
});

test('hopeless texts are answered quickly', () => {
  // processor time: the machine may be busy with other things
  const before = process.cpuUsage();
  expect(codes('('.repeat(50_000_000))).toEqual(['too-large']);
  expect(codes('(a '.repeat(1_000_000))).toContain('too-deep');
  expect(codes(`(game "G" ${'{1..1000} '.repeat(2000)})`)).toContain('too-large');
  expect(codes(`(game "G" {${'"A1".."Z30" '.repeat(2000)}})`)).toContain('too-large');
  expect(codes(`(game "G" ${'(a b) '.repeat(400_000)})`)).toContain('too-large');
  expect(codes(`(game "G" ${'"'.repeat(999_999)}`)).toContain('unclosed-string');
  expect(codes('(define "A" ("A" '.repeat(50_000))).toContain('unbalanced-bracket');
  expect(codes('(game "G" ("SameTurn")) (metadata (info { ')).toContain('unbalanced-bracket');
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000);
});

test('a match is read like a game', () => {
  const { tree, diagnostics } = parse(
    '(match "M" (players 2) (games { (subgame "Chess" next:1) }) (end (if True (result P1 Win))))',
  );
  expect(tree?.keyword).toBe('match');
  expect(diagnostics).toEqual([]);
});

test('options, rulesets and metadata are listed without expanding anything', () => {
  const game = describeGame(`(game "Listed" ("NotDefined"))
    (option "Size" <S> args:{ <n> } { (item "Three" <3> "Three.")* })
    (rulesets { (ruleset "Ruleset/Old" {"Size/Three"}) })
    (metadata (info { (description "Text.") }))`);
  expect(game.name).toBe('Listed');
  expect(game.options.map((option) => option.heading)).toEqual(['Size']);
  expect(game.rulesets.map((ruleset) => ruleset.name)).toEqual(['Ruleset/Old']);
  expect(game.metadata?.keyword).toBe('metadata');
  expect(describeGame('nothing')).toEqual({ name: undefined, options: [], rulesets: [], metadata: null });
});
