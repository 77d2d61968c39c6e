import { type Node, parse } from '@ludii/compiler/internal';
import fc from 'fast-check';
import { gameFiles, gameText } from '../testing/games.js';
import { read } from './read.js';
import { type Group, groupAt, isGroup, nodeAt, partsOf, type Root, type Syntax } from './tree.js';

/** A tree as nested lists of words. */
function outline(node: Syntax | Root): unknown {
  const label = node.label ? `${node.label.text}:` : '';
  if (node.kind === 'call') return [label, '(', node.keyword ? word(node.keyword) : '', ...node.items.map(outline)];
  if (node.kind === 'list') return [label, '{', ...node.items.map(outline)];
  return isGroup(node) ? node.items.map(outline) : label + word(node);
}
const word = (node: Syntax): string =>
  node.kind === 'text' ? `"${node.value.replace(/\s+/g, ' ')}"` : 'text' in node ? node.text : '';

/** The same of a tree that the real reader made. */
function realOutline(node: Node, name?: string): unknown {
  const label = name === undefined ? '' : `${name}:`;
  switch (node.kind) {
    case 'call':
      return [label, '(', node.keyword, ...node.args.map((arg) => realOutline(arg.value, arg.name))];
    case 'list':
      return [label, '{', ...node.items.map((item) => realOutline(item.value, item.name))];
    case 'string':
      return `${label}"${node.value}"`;
    case 'number':
      return label + node.raw;
    case 'word':
      return label + node.word;
  }
}

test.each(gameFiles())('%s reads as the real reader reads it, once expanded', (file) => {
  const expanded = parse(gameText(file)).expandedText;
  const real = parse(expanded, { fragment: true }).tree;
  expect(real).not.toBeNull();
  expect(outline(read(expanded))).toEqual([realOutline(real!)]);
});

test('defines, options and comments are read as they are written', () => {
  const tree = read(
    '// a\n(define "A" (b #1) ~) (option "O" <Tag> args:{<x>} { (item "I" <(> 1 2) {3}> "D")** })(game <Tag:x>)',
  );
  expect(tree.balanced).toBe(true);
  expect(tree.comments).toEqual([{ start: 0, end: 4 }]);
  expect(outline(tree)).toEqual([
    ['', '(', 'define', '"A"', ['', '(', 'b', '#1'], '~'],
    [
      '',
      '(',
      'option',
      '"O"',
      'Tag',
      ['args:', '{', 'x'],
      [
        '',
        '{',
        [
          '',
          '(',
          'item',
          '"I"',
          [
            ['', '(', '>', '1', '2'],
            ['', '{', '3'],
          ],
          '"D"',
        ],
      ],
    ],
    ['', '(', 'game', 'Tag:x'],
  ]);
});

test('a name takes the value after it, or an empty word', () => {
  expect(outline(read('(a if: (b) to:)'))).toEqual([['', '(', 'a', ['if:', '(', 'b'], 'to:']]);
});

test('where a bracket is missing, the layout tells what stands where', () => {
  const text =
    '(game "G"\n  (players 2\n  (equipment {\n    (board (square 3)\n  })\n  (rules (play (pass)))\n)\n(metadata)';
  const tree = read(text);
  expect(tree.balanced).toBe(false);
  expect(outline(tree)).toEqual([
    [
      '',
      '(',
      'game',
      '"G"',
      ['', '(', 'players', '2'],
      ['', '(', 'equipment', ['', '{', ['', '(', 'board', ['', '(', 'square', '3']]]],
      ['', '(', 'rules', ['', '(', 'play', ['', '(', 'pass']]],
    ],
    ['', '(', 'metadata'],
  ]);
});

test('a quote without a partner ends with its line', () => {
  const tree = read('(game "G"\n  (place "Di)\n  (place "Disc")\n)');
  expect(outline(tree)).toEqual([['', '(', 'game', '"G"', ['', '(', 'place', '"Di"'], ['', '(', 'place', '"Disc"']]]);
});

/** Every node lies inside its parent and after the node before it. */
function checkRanges(group: Group): void {
  let from = group.start;
  for (const part of partsOf(group)) {
    const start = part.label?.start ?? part.start;
    expect(part.parent).toBe(group);
    expect(start).toBeGreaterThanOrEqual(from);
    expect(part.end).toBeGreaterThanOrEqual(part.start);
    expect(part.end).toBeLessThanOrEqual(group.end);
    from = part.end;
    if (isGroup(part)) checkRanges(part);
  }
}

const pieces = fc.constantFrom(
  '(',
  ')',
  '{',
  '}',
  '"',
  '<',
  '>',
  ' ',
  '\n',
  '\n  ',
  'a',
  'if:',
  '#1',
  '//',
  '\\',
  '(item ',
  '~',
  '1..3',
);

test('any text is read, and every range is in order', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const tree = read(text);
      checkRanges(tree);
      for (let offset = 0; offset <= text.length; offset++) {
        const group = groupAt(tree, offset);
        expect(group.start <= offset && offset <= group.end).toBe(true);
        const node = nodeAt(tree, offset);
        if (node) expect((node.label?.start ?? node.start) <= offset && offset <= node.end).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('deep nesting is no danger', () => {
  const tree = read('('.repeat(100_000));
  expect(tree.balanced).toBe(false);
  expect(nodeAt(tree, 50_000)?.kind).toBe('call');
});
