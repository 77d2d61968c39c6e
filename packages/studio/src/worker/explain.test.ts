import { explain } from './explain.js';

const titles = (query: string): string[] => explain(query).map(({ title }) => title);

test('a ludeme is found by its name, and before what speaks of it', () => {
  expect(titles('hop')[0]).toMatch(/hop/i);
  expect(titles('is line')[0]).toBe('(is Line …)');
  expect(titles('promote')[0]).toMatch(/promote|Promote/);
});

test('a topic brings the ludemes that do it first, and not boards whose page mentions it', () => {
  const found = titles('capture');
  expect(found.slice(0, 12)).toEqual(expect.arrayContaining(['(custodial …)', '(remove …)', '(enclose …)']));
  expect(found.indexOf('(custodial …)')).toBeLessThan(
    found.findIndex((title) => title.includes('surakartaBoard')) >>> 0,
  );
});

test('without a word everything, for nonsense nothing', () => {
  expect(titles('').length).toBeGreaterThan(30);
  expect(titles('qwertz')).toEqual([]);
  expect(titles('<script>')).toEqual([]);
});
