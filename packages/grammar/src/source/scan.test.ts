import { commentRanges, matchingBracket, matchingQuote } from './scan.js';

test('brackets match their own kind, outside strings', () => {
  expect(matchingBracket('(a { ")" } b)', 0)).toBe(12);
  expect(matchingBracket('(a { ) }', 0)).toBe(5);
  expect(matchingBracket('(a', 0)).toBe(-1);
  expect(matchingBracket('(a "b)', 0)).toBe(-1);
});

test('comparisons do not count as option brackets', () => {
  expect(matchingBracket('<(> a b) (< c d)>', 0)).toBe(16);
});

test('an escaped quote does not close a string', () => {
  expect(matchingQuote('"a\\"b"', 0)).toBe(5);
  expect(matchingQuote('"a', 0)).toBe(-1);
});

test('comments end with their line, and strings may hold slashes', () => {
  const text = '(a "http://x" // one "\n b) // two';
  expect(commentRanges(text).map(([start, end]) => text.slice(start, end))).toEqual(['// one "', '// two']);
  expect(commentRanges('a "b // c')).toEqual([]);
});

test('very many comments are found soon, also when the function has become hot', () => {
  const text = `${'// x\n'.repeat(300_000)}(game "Many")`;
  const start = process.cpuUsage();
  for (let n = 0; n < 5; n++) expect(commentRanges(text).length).toBe(300_000);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3000);
});
