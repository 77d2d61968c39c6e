/** Each feature on a text small enough to see what is right. */
import { applyEdits, Document } from '../document.js';
import { Library, standardText, standardUri } from '../library.js';
import { at, gameFiles, gameText } from '../testing/games.js';
import { colours, colourTexts } from './colours.js';
import { diagnose } from './diagnose.js';
import { folds } from './fold.js';
import { inlayHints } from './hints.js';
import { hover } from './hover.js';
import { formatDocument, formatRange, formatTyped } from './layout.js';
import { codeLenses } from './lenses.js';
import { definition, highlights, prepareRename, references, rename } from './navigate.js';
import { selectionRanges } from './selection.js';
import { signatureHelp } from './signature.js';
import { documentSymbols } from './symbols.js';
import { semanticTokens } from './tokens.js';

const small = `// Three in a row.
// For two.
(define "Free" (is Empty (to)))
(game "Small"
    (players 2)
    (equipment {
        (board (square <Size>))
        (piece "Disc" Each (move Step (to if:"Free")))
        (regions "Home" P1 (sites Bottom))
        (regions "Home" P2 (sites Top))
    })
    (rules
        (start { (place "Disc1" (sites P1 "Home")) (place "Disc2" (sites P2 "Home")) })
        (play (if "Free" (forEach Piece) ("HopSequenceCapture")))
        (end (if (is Line 3) (result Mover Win)))
    )
)
(option "Size" <Size> args:{<side>} { (item "Three" <3> "Small.")* (item "Four" <4> "Large.") })
(rulesets { (ruleset "Ruleset/Large" {"Size/Four"}) })
`;
const document = new Document(small);
const on = (text: string, into = 1): number => small.indexOf(text) + into;
const texts = (ranges: readonly { start: number; end: number }[]): string[] =>
  ranges.map(({ start, end }) => small.slice(start, end));

test('what is wrong, with what mends it', () => {
  const right = gameText('war/chess.lud');
  const wrong = new Document(right.replace('Mover Win', 'Mover Wim'));
  const [finding] = diagnose(wrong);
  expect(wrong.text.slice(finding!.start, finding!.end)).toContain('Wim');
  expect(finding).toMatchObject({ severity: 'error' });
  const [fix] = finding!.fixes;
  expect(applyEdits(wrong.text, fix!.edits)).toBe(right);
});

test.each(
  gameFiles()
    .filter((file) => !file.startsWith('match/'))
    .slice(0, 6),
)('%s has nothing wrong', (file) => {
  expect(diagnose(new Document(gameText(file)))).toEqual([]);
});

test('files of defines are no games, and nothing is said against them', () => {
  expect(diagnose(new Document('(define "A" (to))'))).toEqual([]);
});

test('hover: the page of a ludeme, of a word, of a named argument, of a define, of a name', () => {
  expect(hover(document, on('(is Line'))?.markdown).toContain('(is Line');
  expect(hover(document, on('Mover Win'))?.markdown).toMatch(/RoleType/);
  expect(hover(document, on('if:"Free"'))?.markdown).toContain('`if:` of `(to …)`');
  expect(hover(document, on('"Free"))'))?.markdown).toContain('(define "Free" (is Empty (to)))');
  expect(hover(document, on('"Free"))'))?.markdown).toContain('Three in a row.');
  expect(hover(document, on('"HopSequenceCapture"'))?.markdown).toContain('standard define');
  expect(hover(document, on('"Disc1"'))?.markdown).toContain('(piece "Disc" Each');
  expect(hover(document, on('\n(game', 0))).toBeUndefined();
});

test('signature help: the form and the argument', () => {
  const { document: typing, offset } = at('(game "G" (rules (end (if (is Line |');
  const help = signatureHelp(typing, offset)!;
  const [first] = help.signatures;
  const { start, end } = first!.parameters[first!.activeParameter]!;
  expect(first!.label).toMatch(/^\(is Line/);
  expect(first!.label.slice(start, end)).toMatch(/SiteType|int\(\)/);
  const define = at('(define "Go" (move Step #1 (to if:#2)))(game "G" (rules (play ("Go" Forward |');
  expect(signatureHelp(define.document, define.offset)?.signatures[0]).toMatchObject({
    label: '("Go" #1 #2)',
    activeParameter: 1,
  });
});

test('go to definition: defines, pieces with a number, regions of both players, options, standard defines', () => {
  expect(texts(definition(document, on('"Free"))')))).toEqual(['Free']);
  expect(texts(definition(document, on('"Disc2"')))).toEqual(['Disc']);
  expect(definition(document, on('"Home"))')).map(({ start }) => small.slice(start - 1, start + 8))).toEqual([
    '"Home" P1',
    '"Home" P2',
  ]);
  expect(texts(definition(document, on('<Size>))')))).toEqual(['Size']);
  expect(texts(definition(document, on('"Size/Four"', 8)))).toEqual(['Four']);
  const [standard] = definition(document, on('"HopSequenceCapture"'));
  expect(standard?.uri).toBe(standardUri('HopSequenceCapture'));
  expect(standardText(standard!.uri)?.slice(standard!.start, standard!.end)).toBe('HopSequenceCapture');
});

test('references, highlights and rename keep what belongs to a name apart from it', () => {
  expect(texts(references(document, on('"Disc" Each')))).toEqual(['Disc', 'Disc', 'Disc']);
  expect(highlights(document, on('"Free"))')).length).toBe(3);
  const renamed = rename(document, on('"Disc2"'), 'Stone');
  if ('refused' in renamed) throw new Error(renamed.refused);
  const after = applyEdits(small, renamed[0]!.edits);
  expect(after).toContain('(piece "Stone" Each');
  expect(after).toContain('(place "Stone2"');
  const size = rename(document, on('(option "Size"', 9), 'Board');
  if ('refused' in size) throw new Error(size.refused);
  expect(applyEdits(small, size[0]!.edits)).toContain('"Board/Four"');
});

test('rename refuses what would change the meaning', () => {
  expect(prepareRename(document, on('"HopSequenceCapture"'))).toMatchObject({
    refused: expect.stringContaining('standard'),
  });
  expect(rename(document, on('"Disc2"'), 'a"b')).toMatchObject({ refused: expect.any(String) });
  expect(rename(document, on('"Disc2"'), 'Free')).toMatchObject({ refused: expect.stringContaining('define') });
  expect(rename(document, on('players'), 'x')).toMatchObject({ refused: expect.any(String) });
});

test('a define of a folder is known in every text, and renamed in all of them', () => {
  const library = new Library(new Map([['file:///defs/Go.def', '(define "Go" (move Step))']]));
  const one = new Document('(game "A" (rules (play "Go")))', { uri: 'file:///a.lud', library });
  const two = new Document('(game "B" (rules (play ("Go"))))', { uri: 'file:///b.lud', library });
  expect(definition(one, one.text.indexOf('Go'))).toEqual([{ uri: 'file:///defs/Go.def', start: 9, end: 11 }]);
  const renamed = rename(one, one.text.indexOf('Go'), 'Walk', [one, two]);
  if ('refused' in renamed) throw new Error(renamed.refused);
  expect(renamed.map(({ uri }) => uri).sort()).toEqual(['file:///a.lud', 'file:///b.lud', 'file:///defs/Go.def']);
});

test('the outline', () => {
  const [define, game, option] = documentSymbols(document);
  expect([define?.name, game?.name, option?.name]).toEqual(['Free', 'Small', 'Size']);
  expect(game?.children.map(({ name }) => name)).toEqual(['players', 'equipment', 'rules']);
  expect(game?.children[1]?.children.map(({ name }) => name)).toEqual(['board', 'Disc', 'Home', 'Home']);
});

test('folds: clauses of several lines and blocks of comments', () => {
  const found = folds(document);
  expect(found[0]).toMatchObject({ kind: 'comment', start: 0 });
  expect(found.filter(({ kind }) => kind === 'clause').map(({ start }) => small.slice(start, start + 6))).toEqual([
    '(game ',
    '(equip',
    '{\n    ',
    '(rules',
  ]);
});

test('selections grow from a word to the whole', () => {
  expect(texts(selectionRanges(document, on('"Free"))'))).slice(0, 4)).toEqual([
    'Free',
    '"Free"',
    'if:"Free"',
    'to if:"Free"',
  ]);
});

test('colouring tells defines, names, words and unknown ludemes apart', () => {
  const tokens = semanticTokens(new Document('// c\n(define "A" (to)) (game "G" (blah "A" if:3 Mover #1 "x"))'));
  expect(tokens.map(({ type }) => type)).toEqual([
    'comment',
    'keyword',
    'define',
    'keyword',
    'keyword',
    'name',
    'unknown',
    'define',
    'label',
    'number',
    'word',
    'parameter',
    'string',
  ]);
});

test('formatting changes white space only, and can be done in parts', () => {
  const messy = new Document('(game "G"   (players   2)\n(rules\n(play (forEach   Piece))\n))\n');
  const tidy = applyEdits(messy.text, formatDocument(messy));
  expect(tidy).toBe('(game "G" (players 2) (rules (play (forEach Piece))))\n');
  const part = applyEdits(messy.text, formatRange(messy, { start: 0, end: 24 }));
  expect(part).toBe('(game "G" (players 2)\n(rules\n(play (forEach   Piece))\n))\n');
  expect(formatDocument(new Document('(game "G"'))).toEqual([]);
  expect(applyEdits(small, formatDocument(document, { indent: 4 }))).toBe(small);
});

test('a new line is indented, a closing bracket moves under its clause', () => {
  const typed = (marked: string, key: string): string => {
    const { document: text, offset } = at(marked);
    return applyEdits(text.text, formatTyped(text, offset, key));
  };
  expect(typed('(game "G"\n|)', '\n')).toBe('(game "G"\n)');
  expect(typed('(game "G"\n|', '\n')).toBe('(game "G"\n    ');
  expect(typed('(game "G"\n    (rules\n|\n    )\n)', '\n')).toBe('(game "G"\n    (rules\n        \n    )\n)');
  expect(typed('(game "G"\n    (rules\n        )|\n)', ')')).toBe('(game "G"\n    (rules\n    )\n)');
});

test('names of arguments before bare numbers', () => {
  const { document: text } = at('(game "G" (equipment { (board (rectangle 3 5)) (hand Each size:2) }))|');
  expect(inlayHints(text).map(({ label, offset }) => label + text.text[offset])).toEqual(['dimA:3', 'dimB:5']);
});

test('colours', () => {
  const text = new Document(
    '(metadata (graphics { (player Colour P1 (colour 255 0 0)) (board Style (colour "#00FF80") (colour Gold)) }))',
  );
  expect(colours(text).map(({ colour }) => colour)).toEqual([
    [255, 0, 0, 255],
    [0, 255, 128, 255],
    [212, 175, 55, 255],
  ]);
  expect(colourTexts([255, 0, 0, 255])).toEqual(['(colour Red)', '(colour 255 0 0)', '(colour "#FF0000")']);
});

test('play and validate above the game', () => {
  expect(codeLenses(document).map(({ command }) => command)).toEqual(['play', 'validate']);
  expect(codeLenses(new Document('(define "A" (to))'))).toEqual([]);
});
