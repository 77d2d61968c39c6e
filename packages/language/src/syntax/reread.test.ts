/** Texts that change a little: the changed tree is that of the new text, whatever was typed. */
import fc from 'fast-check';
import { gameFiles, gameText } from '../testing/games.js';
import { read } from './read.js';
import { difference, reread } from './reread.js';
import { isGroup, partsOf, type Root, type Syntax } from './tree.js';

/** A tree as plain data, with the parents checked. */
function plain(node: Syntax | Root): unknown {
  if (!isGroup(node)) return { ...node, parent: undefined };
  for (const part of partsOf(node)) if (part.parent !== node) throw new Error('a node has another parent');
  const keyword = node.kind === 'call' && node.keyword ? plain(node.keyword) : undefined;
  return { ...node, parent: undefined, keyword, items: node.items.map(plain) };
}

const typed = [
  '(',
  ')',
  '{',
  '}',
  '"',
  ' ',
  '\n',
  '\n(',
  ':',
  '<',
  '>',
  '//',
  'x',
  '7',
  '\\',
  '*',
  'if:',
  '(item ',
  ') (',
];

test('a changed tree is the tree of the changed text', () => {
  const texts = gameFiles()
    .map(gameText)
    .filter((text) => text.length < 6000);
  let changed = 0;
  let asked = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(), fc.oneof(fc.constant(0), fc.nat(30)), fc.constantFrom('', ...typed)), {
        minLength: 1,
        maxLength: 8,
      }),
      (start, edits) => {
        let text = start;
        let root = read(text);
        for (const [at, length, written] of edits) {
          const from = at % (text.length + 1);
          const next = text.slice(0, from) + written + text.slice(from + length);
          asked++;
          const change = reread(root, next, difference(text, next));
          if (change) changed++;
          else root = read(next);
          expect(plain(root)).toEqual(plain(read(next)));
          text = next;
        }
      },
    ),
    { numRuns: Number(process.env.LUDII_EDITS ?? 150) },
  );
  expect(changed / asked).toBeGreaterThan(0.5);
});

test('what stands elsewhere stays the same node', () => {
  const text = '(define "A" (is Full))\n(game "G" (players 2)\n  (rules (play (move Pass))))\n(define "B" 3)\n';
  const root = read(text);
  const [first, game, last] = root.items;
  const next = text.replace('Pass', 'Pass (then (moveAgain))');
  const change = reread(root, next, difference(text, next))!;
  expect(next.slice(change.now[0]!.start, change.now[0]!.end)).toBe('(move Pass (then (moveAgain)))');
  expect(root.items).toEqual([first, game, last]);
  expect(next.slice(last!.start, last!.end)).toBe('(define "B" 3)');
});

test('a bracket that is opened and not closed costs its own clause only', () => {
  const text = '(define "A" (is Full))\n(define "B" (is Empty))\n';
  const root = read(text);
  const [first] = root.items;
  const next = text.replace('Empty', '(Empty');
  expect(reread(root, next, difference(text, next))).toBeDefined();
  expect(root.items[0]).toBe(first);
  expect(root.balanced).toBe(false);
});
