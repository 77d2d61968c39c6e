import './allIcons.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { characters, shogiCharacters, xiangqiCharacters } from './characters.js';
import { extentOf } from './extent.js';
import { circle } from './glyph.js';
import { icons } from './icons.js';
import { namesIcon, pictureOf, pieceGlyph } from './index.js';
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

test('a text tells whether it needs icons: by what stands between quotes', () => {
  expect(namesIcon('(piece "Disc" Each) (piece "Cross" Each)')).toBe(false);
  expect(namesIcon('(piece "FreeTiger" Each)')).toBe(true);
  expect(namesIcon('(piece "Gaja" Each)')).toBe(true);
  expect(namesIcon('(sites Ant)')).toBe(false);
});

test('the extent of path data: lines, curves and arcs of circles', () => {
  expect(extentOf('M-38 -38H38V38H-38Z')).toEqual({ x: -38, y: -38, width: 76, height: 76 });
  expect(extentOf(circle(42))).toEqual({ x: -42, y: -42, width: 84, height: 84 });
  expect(extentOf('M0 0L10 20')).toEqual({ x: 0, y: 0, width: 10, height: 20 });
});
