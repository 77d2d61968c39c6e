import { readContents } from './contents.js';
import { collected, small } from './testing/games.js';
import { boardScene, positionView } from './view.js';

test('a scene and a view are plain data: they survive being sent to a page', () => {
  const game = collected('war/chess');
  const data = { scene: boardScene(game), view: positionView(game.start()) };
  expect(structuredClone(data)).toEqual(data);
  expect(data.scene.sites).toHaveLength(64);
  expect(data.scene.sites[0]).toMatchObject({ key: 'C0', label: 'A1', row: 7, column: 0 });
  expect(data.view.pieces).toHaveLength(32);
  expect(data.view.contents.C0).toBe('Rook of player 1');
  expect(data.view.moves.find(({ notation }) => notation === 'E2-E4')).toMatchObject({
    from: 'C12',
    to: 'C28',
    kind: 'move',
  });
});

test('moves that only have one place have a target and no start', () => {
  const [move] = positionView(small({}).start()).moves;
  expect(move).toMatchObject({ to: 'C0', kind: 'move' });
  expect(move).not.toHaveProperty('from');
});

test('a winning line is named', () => {
  const trial = collected('space/tic-tac-toe').start();
  for (const move of ['A1', 'A2', 'B1', 'B2', 'C1']) {
    trial.apply(trial.legalMoves().find(({ to }) => trial.game.coordinate(to) === move)!);
  }
  const { win, isOver, winner, last, status } = positionView(trial);
  expect([...win].sort()).toEqual(['C0', 'C1', 'C2']);
  expect({ isOver, winner, last: last?.to, status }).toEqual({
    isOver: true,
    winner: 1,
    last: 'C2',
    status: 'Player 1 wins.',
  });
});

test('a pile is described with its number, an empty site not at all', () => {
  const { contents } = positionView(collected('sow/kalah').start());
  expect(contents.V1).toMatch(/^\d × Stone$/);
  expect(contents.V0).toBeUndefined();
});

test('dice show the throw that is being played', () => {
  const game = collected('race/backgammon');
  for (let seed = 0; seed < 5; seed++) {
    const trial = game.start(seed);
    const dice = Object.values(positionView(trial).contents).filter((text) => text.startsWith('die'));
    const after = trial.clone();
    after.apply(0);
    const { state } = after.position.current;
    const { first } = game.compiled.shape.containers.find(({ role }) => role === 'dice')!;
    expect(dice).toEqual([0, 1].map((k) => `die showing ${state.state(0, first + k) + 1}`));
  }
});

test('a die that was used already is told apart from those that are left', () => {
  const trial = collected('race/backgammon').start(3);
  const faded = (): number =>
    readContents(trial.position, 0).filter(({ levels }) => levels.some(({ spent }) => spent)).length;
  expect(faded()).toBe(0);
  for (let move = 0; move < 40; move++) {
    const { mover } = trial;
    trial.apply(0);
    if (trial.mover === mover) break;
  }
  expect(faded()).toBe(1);
});

test('the picture is as high as its stacks', () => {
  const trial = small({
    equipment: '(board (square 2)) (piece "Stone" Each)',
    start: '(start (place Stack items:{"Stone1" "Stone2" "Stone1" "Stone2" "Stone1"} 2))',
  }).start();
  const { box, pieces } = positionView(trial);
  expect(pieces).toHaveLength(5);
  expect(Math.min(...pieces.map(({ y }) => y)) - 50).toBeGreaterThanOrEqual(box.y);
});

test('stacks rise upwards, also on a board that is turned round', () => {
  const start = '(start (place Stack "Stone1" 0 count:5))';
  const { pieces, box, turned } = positionView(small({ start }).start());
  expect(pieces.map(({ upright }) => upright?.y)).toEqual([undefined, -20, -40, -60, -80]);
  expect(pieces[4]!.y).toBe(pieces[0]!.y - 80);
  // The corner of the first site is below on the board as it is, and above when it is turned.
  expect(turned).toEqual({ ...box, y: expect.any(Number), height: expect.any(Number) });
  const top = 2 * box.y + box.height - pieces[0]!.y - 80 - 50;
  expect(turned!.y).toBe(Math.min(box.y, top));
  expect(turned!.height).toBeGreaterThan(box.height);
});

test('moves of a puzzle say in words what they say of a value', () => {
  const trial = collected('puzzle/mini-sudoku').start();
  const labels = () => positionView(trial).moves.map(({ label }) => label);
  expect(labels()).toEqual(expect.arrayContaining(['B1 = 2', 'B1 not 2', 'B1 not 1']));
  trial.apply(positionView(trial).moves.find(({ label }) => label === 'B1 not 2')!.index);
  expect(labels()).toContain('B1 may be 2');
  expect(labels()).not.toContain('B1 not 2');
});
