import { LineIndex, lineColumn } from './span.js';

test('offsets convert to lines and columns and back', () => {
  const text = 'ab\ncd\r\n\nx';
  const index = new LineIndex(text);
  expect(index.at(0)).toEqual({ line: 1, column: 1 });
  expect(index.at(4)).toEqual({ line: 2, column: 2 });
  expect(index.at(8)).toEqual({ line: 4, column: 1 });
  expect(index.at(99)).toEqual({ line: 4, column: 2 });
  expect(index.lineCount).toBe(4);
  expect(index.line(2)).toBe('cd');
  expect(index.line(3)).toBe('');
  for (let offset = 0; offset < text.length; offset++) {
    const { line, column } = index.at(offset);
    expect(index.offset(line, column)).toBe(offset);
  }
  expect(lineColumn(text, 3)).toEqual({ line: 2, column: 1 });
});
