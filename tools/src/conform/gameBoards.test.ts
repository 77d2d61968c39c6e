import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardResolver } from './gameBoards.js';

describe('boards by name', () => {
  const corpus = mkdtempSync(join(tmpdir(), 'corpus-'));
  const resolve = boardResolver(corpus);
  beforeAll(() => {
    mkdirSync(join(corpus, 'lud/space'), { recursive: true });
    const game = (rules: string) =>
      `(game "Four" (players 2) (equipment { (board (square 4)) (piece "Disc" Each) }) (rules (play ${rules}) (end (if (is Full) (result Mover Draw)))))`;
    writeFileSync(join(corpus, 'lud/space/Four.lud'), game('(move Add (to (sites Empty)))'));
    writeFileSync(join(corpus, 'lud/space/Bad.lud'), game('(mov Add)'));
  });
  afterAll(() => rmSync(corpus, { recursive: true }));

  test('an expression is built as it stands', () => {
    expect(resolve('(board (square 3))').topology.count('Cell')).toBe(9);
  });

  test('a path is the board of that game', () => {
    expect(resolve('space/Four.lud').topology.count('Cell')).toBe(16);
  });

  test('what is wrong is told', () => {
    expect(() => resolve('space/Bad.lud')).toThrow('Unknown ludeme `mov`');
    expect(() => resolve('space/None.lud')).toThrow('There is no game space/None.lud');
  });
});
