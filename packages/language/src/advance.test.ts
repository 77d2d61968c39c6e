/** A document that takes the place of another: what it has taken over is what it would have worked out itself. */
import fc from 'fast-check';
import { complete } from './complete/complete.js';
import { Document } from './document.js';
import { highlights, references } from './features/navigate.js';
import { semanticTokens } from './features/tokens.js';
import { gameFiles, gameText } from './testing/games.js';

const texts = gameFiles()
  .map(gameText)
  .filter((text) => text.length < 6000);
const typed = [
  '(',
  ')',
  '"',
  ' ',
  '\n',
  ':',
  '//',
  'x',
  '7',
  'if:',
  '(is Empty ',
  '"Disc"',
  '(piece "X" P1) ',
  '(define "A" #1)',
];

/** Everything that is known of a text by way of what is handed on. */
function known(document: Document, offset: number): unknown {
  const { names, usage, defines } = document;
  return {
    mentions: names.mentions.map(({ kind, name, declares, start, end }) => [kind, name, declares, start, end]),
    declared: (['piece', 'region', 'define', 'option', 'item', 'tag'] as const).map((kind) => names.all(kind)),
    defines: [...defines.values()].map(({ name, parameters, document: own, call }) => [
      name,
      parameters,
      own === document,
      call.start,
      call.end,
    ]),
    standing: new Map([...usage.standing()].sort().map((each) => [each, usage.of(each)])),
    total: usage.total,
    tokens: semanticTokens(document),
    some: semanticTokens(document, { start: offset, end: offset + 200 }),
    highlights: highlights(document, offset),
    references: references(document, offset),
    completion: complete(document, offset),
  };
}

test('whatever is typed, a document knows the same as one that begins with its text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(), fc.oneof(fc.constant(0), fc.nat(20)), fc.constantFrom('', ...typed)), {
        minLength: 1,
        maxLength: 5,
      }),
      (start, edits) => {
        let document = new Document(start);
        known(document, 0);
        for (const [at, length, written] of edits) {
          const { text } = document;
          const from = at % (text.length + 1);
          document = document.advance(text.slice(0, from) + written + text.slice(from + length));
          expect(known(document, from)).toEqual(known(new Document(document.text), from));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('a document that has handed on what it knew can still be asked', () => {
  const text =
    '(game "G" (players 2) (equipment { (board (square 3)) (piece "Disc" Each) }) (rules (play (move Pass))))';
  const before = new Document(text);
  const known = before.names.mentions.map(({ name, start }) => [name, start]);
  const after = before.advance(text.replace('(square 3)', '(rectangle 3 5)'));
  expect(after.names.all('piece')).toEqual(['Disc']);
  expect(before.names.mentions.map(({ name, start }) => [name, start])).toEqual(known);
  expect(before.text.slice(before.tree.items[0]!.start, before.tree.items[0]!.end)).toBe(text);
});

test('a keystroke leaves what it does not touch as it is', () => {
  const text = `(define "A" (is Full))\n${gameText('war/chess.lud')}`;
  const before = new Document(text);
  const [names, usage, defines] = [before.names, before.usage, before.defines];
  const after = before.advance(text.replace('(rules', '(rules '));
  expect([after.names, after.usage, after.defines].map((each, i) => each === [names, usage, defines][i])).toEqual([
    true,
    true,
    true,
  ]);
});
