import { parse } from '../parse.js';

function expand(text: string, defines: Record<string, string> = {}): string {
  return parse(text, { defines: new Map(Object.entries(defines)) }).expandedText;
}

function codes(text: string): string[] {
  return parse(text).diagnostics.map((d) => `${d.severity} ${d.code}`);
}

test.each([
  ['called with brackets', '(define "A" (x #1 #2)) (game "G" ("A" 1 {2 3}))', '(game "G" (x 1 { 2 3 }))'],
  ['called bare', '(define "A" (x #1)) (game "G" "A")', '(game "G" (x))'],
  [
    'missing and left out parameters',
    '(define "A" (x #1 a #2)) (game "G" ("A" ~ 2) ("A"))',
    '(game "G" (x a 2) (x a))',
  ],
  ['half of a word', '(define "One" 1) (game "G" P"One" "One".."Four") (define "Four" 4)', '(game "G" P1 1 2 3 4)'],
  ['several tokens', '(define "A" 1 2 b:3) (game "G" {"A"} (f "A"))', '(game "G" { 1 2 b:3 } (f 1 2 b:3))'],
  ['nothing', '(define "A") (game "G" "A" (f "A"))', '(game "G" (f))'],
  [
    'inside each other',
    '(define "A" (a #1)) (define "B" ("A" ("A" #1))) (game "G" ("B" ("A" 1)))',
    '(game "G" (a (a (a 1))))',
  ],
  [
    'calls itself in its arguments',
    '(define "A" (a #1 #2)) (game "G" ("A" ("A" ~ 1) ("A" 2)))',
    '(game "G" (a (a 1) (a 2)))',
  ],
  ['declared in a body', '(define "A" (define "B" (b 3)) (a)) (game "G" "A" ("B"))', '(game "G" (a) (b 3))'],
  ['the first of two is used', '(define "A" 1) (define "A" 2) (game "G" "A")', '(game "G" 1)'],
  ['named argument with a bracket', '(define "A" (a #1 #2)) (game "G" ("A" if:(b c) 2))', '(game "G" (a if:(b c) 2))'],
  ['the name of the game is safe', '(define "G" 1) (game "G" "G")', '(game "G" 1)'],
  [
    'a label captures what follows a missing value',
    '(define "A" (a n:#1 #2)) (game "G" ("A" ~ 2))',
    '(game "G" (a n:2))',
  ],
  ['a gap in the numbers ends the filling', '(define "A" (a "#2")) (game "G" ("A" 1 2))', '(game "G" (a "#2"))'],
])('defines: %s', (_, text, expected) => {
  expect(expand(text)).toBe(expected);
});

test('known defines hide standard ones, local ones hide both, and known bodies prefer known names', () => {
  expect(expand('(game "G" ("SameTurn"))')).toBe('(game "G" (is Prev Mover))');
  expect(expand('(game "G" ("SameTurn"))', { SameTurn: '(same)' })).toBe('(game "G" (same))');
  expect(expand('(game "G" ("SameTurn"))', { 'any.def': '// why\n(define "SameTurn" (same) // because\n)' })).toBe(
    '(game "G" (same))',
  );
  expect(expand('(define "SameTurn" (mine)) (game "G" ("SameTurn"))', { SameTurn: '(same)' })).toBe(
    '(game "G" (mine))',
  );
  expect(expand('(define "B" (mine)) (game "G" ("A") ("B"))', { A: '("B")', B: '(known)' })).toBe(
    '(game "G" (known) (mine))',
  );
  expect(expand('(define "Columns" 6) (game "G" ("OppositePit" 3))')).toBe(
    '(game "G" (if (is Mover P1) (+ 3 6) (- 3 6)))',
  );
});

test('known defines are not expanded in metadata, local ones are; text after it is dropped', () => {
  const { metadata, tree, diagnostics } = parse('(define "A" 1) (game "G") (metadata (info "A" "SameTurn")) (stray');
  expect(metadata?.args[0]?.value).toMatchObject({
    keyword: 'info',
    args: [{ value: { value: 1 } }, { value: { value: 'SameTurn' } }],
  });
  expect(tree?.keyword).toBe('game');
  expect(diagnostics).toEqual([]);
});

test('nodes know the chain of defines that they came through', () => {
  const text = '(define "A" (a #1)) (define "B" (b ("A" #1))) (game "G" ("B" 7))';
  const { tree } = parse(text);
  const b = tree?.args[1]?.value;
  const a = b?.kind === 'call' ? b.args[0]?.value : undefined;
  const seven = a?.kind === 'call' ? a.args[0]?.value : undefined;
  const written = (span: { start: number; end: number } | undefined) => span && text.slice(span.start, span.end);
  expect(written(a?.span)).toBe('("B" 7)');
  expect(a?.origin.map((step) => [step.name, written(step.span)])).toEqual([
    ['A', '(a #1)'],
    ['B', '("A" #1)'],
  ]);
  expect(written(seven?.span)).toBe('7');
  expect(seven?.origin).toEqual([]);
});

test('mistakes in defines are told', () => {
  expect(codes('(define "A" 1) (define "A" 2) (game "G")')).toEqual(['warning duplicate-define']);
  expect(codes('(define "a" 1) (game "G")')).toEqual(['warning lowercase-define', 'warning unused-define']);
  expect(codes('(define "A" (x #1)) (game "G" ("A" 1 2))')).toEqual(['warning define-arguments']);
  expect(codes('(game "G" ("SameTrun"))')).toEqual(['error unknown-define']);
  expect(codes('(define "A" ("A")) (game "G" ("A"))')).toEqual(['error runaway-define']);
  expect(codes('(define "A" ("B")) (define "B" ("A")) (game "G" ("A"))')).toEqual(['error runaway-define']);
  expect(codes('(define "A" "B" "B") (define "B" "A" "A") (game "G" "A")')).toEqual(['error runaway-define']);
  expect(codes('(define "A" "A" (x)) (game "G" "A" "A")')).toEqual(['error runaway-define']);
  expect(codes('(define NoName) (game "G")')).toEqual(['error bad-define']);
});
