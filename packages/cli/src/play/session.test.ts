import { join } from 'node:path';
import { loadGame } from '@ludii/engine';
import { captured, directory, file, ludii, noughts } from '../testing/capture.js';
import { readPlayers } from './players.js';
import { Session } from './session.js';

const game = loadGame(file(noughts()));

async function after(session: Session, ...lines: readonly string[]): Promise<string> {
  const { out } = await captured(async () => {
    for (const line of lines) session.enter(line);
    return 0;
  });
  return out;
}

const people = (): Session => new Session(game, readPlayers('', 2, {}), 0);

test('people play in turn; a wrong move changes nothing', async () => {
  const session = people();
  expect(session.prompt).toBe('P1> ');
  expect(await after(session, 'b2', 'b2', 'xyz')).toContain('"b2" is no legal move now');
  expect(session.trial.length).toBe(1);
  expect(session.prompt).toBe('P2> ');
});

test('a program answers, and undo takes its move back too', async () => {
  const session = new Session(game, readPlayers('p2=random', 2, {}), 1);
  expect(await after(session, 'B2')).toMatch(/Random plays [ABC]\d for player 2\./);
  expect(session.trial.length).toBe(2);
  await after(session, 'undo');
  expect(session.trial.length).toBe(0);
  expect(await after(session, 'undo')).toContain('There is no move to take back.');
});

test('undo does not let a program that begins lose its move', async () => {
  const session = new Session(game, readPlayers('p1=random', 2, {}), 1);
  await captured(async () => {
    session.proceed();
    return 0;
  });
  expect(session.trial.length).toBe(1);
  expect(await after(session, 'undo')).toContain('There is no move to take back.');
  expect(session.trial.length).toBe(1);
});

test('games are saved and loaded', async () => {
  const path = join(directory(), 'a game.trl');
  const session = people();
  expect(await after(session, 'A1', 'B1', `save ${path}`)).toContain('Saved 2 moves');
  const other = people();
  await after(other, `load ${path}`);
  expect(other.trial.moves().join(' ')).toBe('A1 B1');
  expect(await after(other, 'save')).toContain('save <file>');
  expect(await after(other, 'load /nowhere/x.trl')).toContain('it does not exist');
  expect(other.trial.length).toBe(2);
});

test('help, moves, board, hint, new and quit', async () => {
  const session = people();
  expect(await after(session, 'help')).toContain('take back');
  expect(await after(session, 'moves')).toContain('#8 C3');
  expect(await after(session, 'board')).toContain('A B C');
  await after(session, 'A1', 'A2', 'B1', 'B2');
  expect(await after(session, 'hint')).toBe('C1\n');
  expect(await after(session, 'C1')).toContain('Player 1 wins.');
  expect(session.prompt).toBe('over> ');
  expect(await after(session, 'A3', 'hint')).toContain('The game is over');
  await after(session, 'new');
  expect(session.trial.length).toBe(0);
  await after(session, 'quit');
  expect(session.finished).toBe(true);
});

test('moves and commands are completed', () => {
  const session = people();
  expect(session.complete('a')).toEqual([['A1', 'A2', 'A3'], 'a']);
  expect(session.complete('un')[0]).toEqual(['undo']);
});

test('programs alone play to the end', async () => {
  const { code, out } = await ludii('play', file(noughts()), '--ai', 'all=random', '--seed', '4');
  expect(code).toBe(0);
  expect(out).toMatch(/(wins|Nobody wins)\.\n$/);
});

test('what is wrong with --ai is told', () => {
  expect(() => readPlayers('p1=uct2', 2, {})).toThrow('Did you mean uct?');
  expect(() => readPlayers('p3=uct', 2, {})).toThrow('There is no player 3');
  expect(() => readPlayers('me', 2, {})).toThrow('p1=human');
  expect(readPlayers('1=mc, p2=HUMAN', 2, {}).map((player) => player?.name)).toEqual([
    undefined,
    'Flat Monte Carlo',
    undefined,
  ]);
});
