import { at } from '../testing/games.js';
import { type CompletionItem, complete, completionPage } from './complete.js';

const offered = (marked: string): readonly CompletionItem[] => {
  const { document, offset } = at(marked);
  return complete(document, offset).items;
};
const labels = (marked: string, most = 10): string[] =>
  offered(marked)
    .slice(0, most)
    .map(({ label }) => label);

const game = (rules: string, before = '', pieces = '(piece "Disc" Each)'): string =>
  `${before}(game "G" (players 2) (equipment { (board (square 3)) ${pieces} (regions "Home" P1 (sites Bottom)) }) (rules ${rules}))`;

test('clauses that may stand in a game, and only those', () => {
  expect(labels('(game "G" (players 2) |)', 99)).toEqual(
    expect.arrayContaining(['(equipment …)', '(rules …)', '(mode …)']),
  );
  expect(labels('(game "G" (players 2) |)', 99)).not.toContain('(board …)');
});

test('at the top: the game, defines, options and metadata', () => {
  expect(labels('|')).toEqual(expect.arrayContaining(['(game …)', '(define …)', '(option …)', '(metadata)']));
});

test('after an opening bracket only the rest of the clause is inserted', () => {
  const [first] = offered('(game "G" (equipment { (board (squ|');
  expect(first).toMatchObject({ label: '(square …)', text: 'square )', filter: 'square' });
});

test('a keyword that has arguments already is changed alone', () => {
  const { document, offset } = at(game('(play (forEa| Piece)) (end (if (no Moves Next) (result Mover Win)))'));
  const { start, end, items } = complete(document, offset);
  expect(document.text.slice(start, end)).toBe('forEa');
  expect(items[0]).toMatchObject({ text: 'forEach', snippet: 'forEach' });
});

test('type words, words of enumerations, named arguments', () => {
  expect(labels(game('(play (move | (to (sites Empty))))'))).toContain('Add');
  expect(labels(game('(play (move Step |))'))).toEqual(expect.arrayContaining(['Orthogonal', 'Forward']));
  expect(labels(game('(play (move Step (to |)))'))).toContain('if:');
  expect(labels(game('(end (if (is Full) (result | Draw)))'))).toEqual(expect.arrayContaining(['Mover', 'All']));
});

test('a condition after if:, whether or not something follows', () => {
  const foe = '(define "Foe" (is Enemy (who at:(to))))';
  expect(labels(game('(play (move Step (to if:|)))', foe))).toEqual(expect.arrayContaining(['"Foe"', '(is Empty …)']));
  const followed = labels(game('(play (move Step (to if:| (apply (remove (to))))))', foe));
  expect(followed).toEqual(expect.arrayContaining(['"Foe"', '(is Empty …)']));
  expect(followed).not.toContain('if:');
});

test('names of pieces with the numbers of their owners, of regions where regions are wanted', () => {
  expect(labels(game('(start (place "|" (sites Bottom)))'))).toEqual(
    expect.arrayContaining(['Disc', 'Disc1', 'Disc2']),
  );
  expect(labels(game('(play (move Add (to (sites Mover |))))'))).toContain('Home');
});

test('a define is offered only where its body fits, with places for its arguments', () => {
  const go = '(define "Go" (move Step #1 (to if:(is Empty (to)))))';
  const [item] = offered(game('(play |)', go)).filter(({ label }) => label.includes('"Go"'));
  expect(item).toMatchObject({ label: '("Go" …)', kind: 'define', text: '("Go" )' });
  expect(item?.snippet).toMatch(/^\("Go" \$\{1:\w+\}\)$/);
  expect(labels(game('(end (if | (result Mover Win)))', go), 200)).not.toContain('("Go" …)');
});

test('inside a define: what its calls are used for', () => {
  const text = game('(play (move Step (to if:"Foe")))', '(define "Foe" |)');
  expect(labels(text)).toEqual(expect.arrayContaining(['(is Enemy …)', '(is Empty …)']));
});

test('arguments of a define: what its parameters are used for', () => {
  const text = game('(play ("Go" |))', '(define "Go" (move Step #1 (to if:(is Empty (to)))))');
  expect(labels(text)).toEqual(expect.arrayContaining(['Forward', 'Orthogonal']));
});

test('texts of options: what stands where their tag does', () => {
  const option = '(option "Size" <Size> args:{ <side> } { (item "Three" <|> "Small.")* })';
  expect(labels(`(game "G" (equipment { (board (square <Size>)) }))${option}`)).toContain('8');
  expect(labels(`(game "G" (equipment { (board (|)) }))${option.replace('|', '3')}`)).toContain('(square …)');
});

test('nothing in comments, nothing for names that are made up', () => {
  expect(labels('// (game |')).toEqual([]);
  expect(labels('(define "|')).toEqual([]);
});

test('what was typed chooses, in any order of likelihood', () => {
  expect(labels(game('(play (move Add (to (sites Em|))))'))[0]).toBe('Empty');
  expect(labels(game('(end (if (is Fu|'))).toContain('Full');
});

test('snippets name what must be given', () => {
  const item = offered(game('(end (if |))')).find(({ filter }) => filter === 'is Line');
  expect(item?.snippet).toMatch(/^\(is Line \$\{1:length\}\)$/);
  const { document } = at(game('|'));
  expect(completionPage(document, item!)).toContain('(is Line');
});

test('rows of numbers and coordinates go on', () => {
  expect(labels(game('(start (place "Disc" { 3 5 | }))'), 3)).toContain('7');
  expect(labels(game('(start (place "Disc" { "B1" "D1" | }))'), 3)).toContain('F1');
});

test('metadata has a vocabulary too', () => {
  expect(labels('(metadata |)')).toEqual(expect.arrayContaining(['(info …)', '(graphics …)']));
  expect(labels('(metadata (graphics { (board |) }))', 60)).toEqual(expect.arrayContaining(['Style', 'Colour']));
  expect(labels('(metadata (graphics { (player Colour P1 (colour |)) }))', 60)).toContain('Red');
});
