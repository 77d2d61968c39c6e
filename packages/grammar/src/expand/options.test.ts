import { parse } from '../parse.js';

const game = `
(game "Test" (board (square <Board:size>)) <Rules> (name "<Board:name>"))
(option "Board" <Board> args:{ <size> <name> } {
  (item "Small" <3> <small> "A small board.")
  (item "Medium" <5> <medium> "The usual board.")**
  (item "Large" <(if (> 1 2) 9)> <> "A large board.")*
})
(option "Rules" <Rules> args:{ <rules> } { (item "Plain" <(play)> "Plain.") (item "None" <> "None.") })
`;

test('stars choose the default, in the order of priority', () => {
  const result = parse(game);
  expect(result.expandedText).toBe('(game "Test" (board (square 5)) (play) (name "medium"))');
  expect(result.chosen).toEqual(['Board/Medium', 'Rules/Plain']);
  expect(result.options.map((option) => [option.heading, option.tag, option.defaultItem?.name])).toEqual([
    ['Board', 'Board', 'Medium'],
    ['Rules', 'Rules', 'Plain'],
  ]);
  expect(result.options[0]?.items[1]).toMatchObject({
    description: 'The usual board.',
    priority: 2,
    selector: 'Board/Medium',
  });
  expect(result.diagnostics).toEqual([]);
});

test('a selection replaces the default; comparisons and empty texts are fine', () => {
  const result = parse(game, { options: ['Rules/None', 'Board/Large'] });
  expect(result.expandedText).toBe('(game "Test" (board (square (if (> 1 2) 9))) (name ""))');
});

test('a selection that does not exist is an error with a suggestion, and the defaults are used', () => {
  const result = parse(game, { options: ['Board/Lrage', 'Rules/None'] });
  expect(result.chosen).toEqual(['Board/Medium', 'Rules/Plain']);
  expect(result.diagnostics).toMatchObject([
    { code: 'unknown-option', severity: 'error', hint: 'Did you mean "Board/Large"?' },
  ]);
  expect(parse(game, { options: ['Size/3'] }).diagnostics[0]?.message).toContain('no option "Size/3"');
  expect(parse(game, { options: ['Board/Small', 'Board/Large'] }).diagnostics[0]?.message).toContain(
    'second selection',
  );
  expect(parse('(game "X")', { options: ['A/B'] }).diagnostics[0]?.message).toContain('no options');
});

test('nodes that came out of an option say so', () => {
  const { tree } = parse(game, { options: ['Board/Small'] });
  const board = tree?.args[1]?.value;
  const square = board?.kind === 'call' ? board.args[0]?.value : undefined;
  const size = square?.kind === 'call' ? square.args[0]?.value : undefined;
  expect(size && game.slice(size.span.start, size.span.end)).toBe('<Board:size>');
  expect(size?.origin).toMatchObject([{ kind: 'option', name: 'Board/Small' }]);
  const inside = size?.origin[0]?.span;
  expect(inside && game.slice(inside.start, inside.end)).toBe('3');
});

test('broken options are told about', () => {
  const codes = (text: string) => parse(text).diagnostics.map((d) => `${d.severity} ${d.code}`);
  expect(codes('(game "X") (option "A/B" <T> args:{ <a> } { (item "C" <1> "d") })')).toEqual(['error bad-option']);
  expect(codes('(game "X") (option "A" args:{ <a> } { (item "C" <1> "d") })')).toEqual(['warning bad-option']);
  expect(codes('(game "X") (option "A" <T> args:{ <a> } { (item "C" <1> <2> "d") })')).toEqual(['warning bad-option']);
  const twice = '(option "A" <T> args:{ <a> } { (item "C" <1> "d") (item "C" <2> "d") })';
  expect(codes(`(game "X") ${twice} ${twice}`)).toEqual([
    'warning duplicate-option',
    'warning duplicate-option',
    'warning duplicate-option',
  ]);
  expect(codes('(game "X" <T:b>) (option "A" <T> args:{ <a> } { (item "C" <1> "d") })')).toEqual([
    'error unresolved-tag',
  ]);
});
