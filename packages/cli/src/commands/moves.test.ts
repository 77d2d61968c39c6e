import { file, ludii, noughts } from '../testing/capture.js';

const path = file(noughts());

test('the moves at the start, below the board with its coordinates', async () => {
  const { code, out } = await ludii('moves', path);
  expect(code).toBe(0);
  expect(out).toContain('3 . . .\n2 . . .\n1 . . .\n  A B C\n');
  expect(out).toContain('9 legal moves:\n  #0 A1  #1 B1');
});

test('moves are played by notation, in any case, and by number', async () => {
  const { out } = await ludii('moves', path, '--play', 'b2 #0', '--json');
  const shown = JSON.parse(out) as { played: string[]; mover: number; moves: { index: number; text: string }[] };
  expect(shown.played).toEqual(['B2', 'A1']);
  expect(shown.mover).toBe(1);
  expect(shown.moves).toHaveLength(7);
  expect(shown.moves[0]?.text).toContain('[Move:mover=1,from=1,to=1');
});

test('full moves, and a game that is over', async () => {
  expect((await ludii('moves', path, '--full')).out).toContain('#8  [Move:mover=1,from=8,to=8');
  const { out } = await ludii('moves', path, '--play', 'A1 A2 B1 B2 C1');
  expect(out).toMatch(/Player 1 wins\.\n$/);
});

test('an illegal move is told with what is legal', async () => {
  const near = await ludii('moves', path, '--play', 'A1 A1');
  expect(near.code).toBe(1);
  expect(near.err).toMatch(/"A1" is no legal move now\. Did you mean [ABC]\d\?/);
  expect((await ludii('moves', path, '--play', 'zzzz')).err).toContain('Legal: A1 B1');
  expect((await ludii('moves', path, '--play', '#99')).err).toContain('no legal move');
  expect((await ludii('moves', path, '--play', 'A1 A2 B1 B2 C1 C2')).err).toContain('The game is over');
});

test('a move that can be several is asked for by number', async () => {
  const pieces = '(piece "Coin" Each) (piece "Disc" Each)';
  const play =
    '(or (move Add (piece (id "Coin" Mover)) (to (sites Empty))) (move Add (piece (id "Coin" Mover)) (to (sites Empty)) (then (moveAgain))))';
  const { err } = await ludii('moves', file(noughts({ pieces, play })), '--play', 'A1=Coin1');
  expect(err).toContain('can be one of several moves');
  expect(err).toMatch(/#0 .*\n.*#9 /);
});

describe('what is hidden', () => {
  const secret = file(`(game "Secret" (players 2)
    (equipment { (board (square 2)) (piece "Disc" Each) })
    (rules
      (start { (place "Disc1" 0) (place "Disc2" 3) (set Hidden at:3 to:P1) (set Hidden at:0 to:P2) })
      (play (forEach Piece (move Step (to if:(is Empty (to))))))
      (end (if (no Moves Next) (result Mover Win)))))`);

  test('the board is shown as the player to move sees it', async () => {
    expect((await ludii('moves', secret)).out).toContain('2 . ?\n1 D .\n');
  });

  test('another view is shown on request', async () => {
    expect((await ludii('moves', secret, '--as', 'P2')).out).toContain('2 . d\n1 ? .\n');
    // What another player may do tells what they have.
    expect((await ludii('moves', secret, '--as', 'P2')).out).toContain('What player 1 can do is hidden from player 2.');
    expect(JSON.parse((await ludii('moves', secret, '--as', 'P2', '--json')).out)).toMatchObject({
      hidden: true,
      moves: [],
    });
    expect((await ludii('moves', secret, '--as', 'all')).out).toContain('2 . d\n1 D .\n');
    expect((await ludii('moves', secret, '--as', 'P3')).err).toContain('There is no player 3');
  });
});
