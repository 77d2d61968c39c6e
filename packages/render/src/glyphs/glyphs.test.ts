import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { characters, shogiCharacters, xiangqiCharacters } from './characters.js';
import { icons } from './icons.js';
import { pictureOf, pieceGlyph } from './index.js';
import { shogiLetters, xiangqiLetters } from './lettered.js';

test('names find their pictures, whatever their case; long names by what they contain; others not at all', () => {
  expect(pictureOf('Knight')).toHaveProperty('glyph');
  expect(pictureOf('TIGER')).toHaveProperty('icon');
  expect(pictureOf('FreeTiger')).toEqual(pictureOf('tiger'));
  expect(pictureOf('Quux')).toBeUndefined();
  expect(pictureOf('constructor')).toBeUndefined();
  expect(pictureOf('')).toBeUndefined();
});

test('a king among men is a man on a man, among chessmen a king', () => {
  expect(pieceGlyph('King', new Set(['man', 'king']))).not.toEqual(pictureOf('king'));
  expect(pieceGlyph('King', new Set(['pawn', 'man', 'king', 'rook']))).toEqual(pictureOf('king'));
});

test('icons are plain path data, and the credits name their source and licence', () => {
  for (const path of Object.values(icons)) expect(path).toMatch(/^[mlhvcsqtaz\d\s-]+$/);
  const credits = readFileSync(join(__dirname, '../../CREDITS.md'), 'utf8');
  expect(credits).toContain('CC BY 3.0');
  expect(credits).toContain('game-icons.net');
  expect(credits).toContain('tiger-head');
});

test('every piece of shogi and xiangqi that has a letter has a character too', () => {
  for (const [name, letter] of Object.entries(shogiLetters)) {
    expect([name, letter, characters[shogiCharacters[name]!]]).toEqual([name, letter, expect.stringMatching(/^M/)]);
  }
  for (const letter of new Set(Object.values(xiangqiLetters))) {
    const [first, second] = xiangqiCharacters[letter]!;
    expect([characters[first], characters[second]]).toEqual([expect.stringMatching(/^M/), expect.stringMatching(/^M/)]);
  }
});
