import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles, findGame } from './gameFiles.js';
import { directory, noughts } from './testing/capture.js';

const home = realpathSync(directory());
mkdirSync(join(home, 'games/space'), { recursive: true });
mkdirSync(join(home, 'deep'));
const path = join(home, 'games/space/three-in-a-row.lud');
const before = process.cwd();

beforeAll(() => {
  const { writeFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  writeFileSync(path, noughts());
  process.chdir(join(home, 'deep'));
});
afterAll(() => process.chdir(before));

test.each(['three-in-a-row', 'Three in a Row', 'THREEINAROW'])('a game is found by its name: %s', (name) => {
  expect(findGame(name)).toBe(path);
});

test('a path is taken as it is, a name nearby is suggested', () => {
  expect(findGame(path)).toBe(path);
  expect(() => findGame('three-in-a-rwo')).toThrow('Did you mean "three-in-a-row"?');
  expect(() => findGame('../games')).toThrow('is a directory');
});

test('directories stand for their files, each once', () => {
  expect(findFiles(['../games', path])).toEqual(['../games/space/three-in-a-row.lud', path]);
  expect(findFiles([path, path])).toEqual([path]);
  expect(() => findFiles(['.'])).toThrow('There are no .lud files');
});
