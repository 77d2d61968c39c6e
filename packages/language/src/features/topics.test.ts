import { metadataRegistry } from '@ludii/compiler';
import { formsAbout } from './topics.js';

const names = (query: string): string[] => [
  ...new Set(
    formsAbout(query, metadataRegistry.ludemes).map(({ keyword, typeWords }) => [keyword, ...typeWords].join(' ')),
  ),
];

test('what is called so comes first, then what is explained by it', () => {
  const capture = names('capture');
  expect(capture.slice(0, 8)).toEqual(expect.arrayContaining(['max Captures', 'remove', 'custodial', 'enclose']));
  expect(capture.indexOf('custodial')).toBeLessThan(capture.indexOf('surakartaBoard'));
  expect(names('capturing')).toEqual(capture);
  expect(names('promote').slice(0, 2)).toEqual(expect.arrayContaining(['promote']));
  expect(names('jump')[0]).toMatch(/Hop|hop/);
});

test('nothing for what is too short or means nothing, also with signs', () => {
  expect(names('a')).toEqual([]);
  expect(names('qwertz')).toEqual([]);
  expect(names('((*+?[')).toEqual([]);
});
