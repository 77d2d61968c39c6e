/** What is looked for in the search of the site. */
import MiniSearch from 'minisearch';
import { lookedFor, searchOptions } from './client.js';

test.each([
  ['by', null],
  ['The', null],
  ['Jumping', 'jump'],
  ['hopping', 'hop'],
  ['capturing', 'captur'],
  ['ring', 'ring'],
  ['is Line', 'is line'],
])('%s', (word, looked) => {
  expect(lookedFor(word)).toBe(looked);
});

test('small words do not count, and words are found in other forms', () => {
  const search = new MiniSearch(searchOptions);
  const add = (id: number, title: string, text: string): void =>
    search.add({ id, path: `${id}`, page: title, title, text });
  add(1, 'byScore', 'By the scores.');
  add(2, 'hop', 'Jumps over a piece.');
  expect(search.search('capture by jumping').map(({ id }) => id)).toEqual([2]);
});
