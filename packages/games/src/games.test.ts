import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { goldenTrials } from './golden.js';
import { findGame, games, gameText } from './index.js';

const library = join(__dirname, '../../../games');

test('every description of the collection is there, word for word, with its metadata', () => {
  const files = readdirSync(library, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.lud'));
  expect(games).toHaveLength(files.length);
  for (const { name, kind, text, title, description, rules, origin } of games) {
    expect(text).toBe(readFileSync(join(library, kind, `${name}.lud`), 'utf8'));
    for (const said of [title, description, rules, origin]) expect(said).not.toBe('');
    expect(text).toContain(`"${title}"`);
  }
});

test('games are found by name and title', () => {
  for (const name of ['tic-tac-toe', 'Tic-Tac-Toe', 'TicTacToe', 'TIC TAC TOE']) {
    expect(findGame(name)?.name).toBe('tic-tac-toe');
  }
  expect(findGame('no such game')).toBeUndefined();
  expect(() => gameText('no such game')).toThrow(RangeError);
});

test('golden trials belong to games', () => {
  expect(goldenTrials.size).toBeGreaterThan(70);
  for (const [name, text] of goldenTrials) {
    expect(findGame(name)?.name).toBe(name);
    expect(text).toContain('Move=');
  }
});
