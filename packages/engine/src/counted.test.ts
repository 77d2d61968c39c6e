/** Loops that play by numbers do without lists and share a position: nobody may see that. */
import type { Game } from './game.js';
import { loadGame } from './loadGame.js';

/** With its program from the first list on. */
const load = (name: string): Game => loadGame(name, { backend: 'emitted' });

/** Placements with and without a swap, steps, hops, slides, captures on lines, longest turns, positions that must not come back. */
const names = [
  'tic-tac-toe',
  'hex',
  'yavalath',
  'breakthrough',
  'chess',
  'english-draughts',
  'international-draughts',
  'reversi',
  'go',
  'fanorona',
  'surakarta',
  'kalah',
  'amazons',
];

/** Numbers for moves that look as if chosen at random. */
function numbers(): (limit: number) => number {
  let x = 7;
  return (limit) => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) >>> 0;
    return (x >>> 8) % limit;
  };
}

test.each(names)('%s: games by counting are those by lists', (name) => {
  const game = load(name);
  const other = loadGame(name, { backend: 'interpreted' });
  for (let seed = 0; seed < 3; seed++) {
    const draw = numbers();
    const counted = game.start(seed);
    const listed = other.start(seed);
    while (!listed.isOver && listed.length < 150) {
      const count = listed.legalMoves().length;
      expect(counted.legalMoves().length).toBe(count);
      const choice = draw(count + seed) % count;
      counted.apply(choice);
      listed.apply(listed.legalMoves()[choice]!);
      expect(counted.isOver).toBe(listed.isOver);
      expect(counted.mover).toBe(listed.mover);
    }
    expect(counted.winner).toBe(listed.winner);
    expect(counted.hash).toBe(listed.hash);
    if (seed === 2) {
      expect(counted.moves().map(String)).toEqual(listed.moves().map(String));
      expect(counted.toString()).toBe(listed.toString());
    }
  }
});

test('a game that is over can be asked for everything when the next one has begun', () => {
  const game = load('tic-tac-toe');
  const first = game.start();
  const lists = [0, 0, 0, 0, 0, 0].map(() => {
    const moves = first.legalMoves();
    first.apply(0);
    return moves;
  });
  while (!first.isOver) first.apply(0);
  const alone = load('tic-tac-toe').start();
  while (!alone.isOver) alone.apply(0);

  const second = game.start();
  second.apply(8);
  expect(first.isOver).toBe(true);
  expect([first.winner, first.endType, first.length]).toEqual([alone.winner, alone.endType, alone.length]);
  expect(first.legalMoves()).toHaveLength(0);
  expect(() => first.apply(0)).toThrow('The game is over.');
  expect(first.limits).toEqual(alone.limits);
  expect(lists.map((moves) => moves.map(({ to }) => to))).toEqual(
    lists.map((_, k) => Array.from({ length: 9 - k }, (_unused, i) => i + k)),
  );
  expect(first.ranking()).toEqual(alone.ranking());
  expect(first.mover).toBe(alone.mover);
  expect(first.toString()).toBe(alone.toString());
  expect(first.serialise()).toBe(alone.serialise());
  expect(first.undo()).toBe(true);
  expect(first.isOver).toBe(false);
  expect(first.legalMoves()).toHaveLength(9 - first.length);

  expect(second.length).toBe(1);
  expect(second.at(8).what).not.toBe(0);
  expect(second.at(0).what).toBe(0);
});

test('a game that is not over keeps its position when others begin', () => {
  const game = load('breakthrough');
  const draw = numbers();
  const trials = [0, 1, 2].map((seed) => game.start(seed));
  const played: number[][] = [[], [], []];
  for (let k = 0; k < 60; k++) {
    const i = draw(3);
    const trial = trials[i]!;
    if (trial.isOver) continue;
    const choice = draw(trial.legalMoves().length);
    trial.apply(choice);
    played[i]!.push(choice);
  }
  const other = load('breakthrough');
  for (const [i, trial] of trials.entries()) {
    const again = other.start(i);
    for (const choice of played[i]!) again.apply(choice);
    expect(trial.hash).toBe(again.hash);
    expect(trial.toString()).toBe(again.toString());
  }
});

test('moves are found again when another game has needed the memory in between', () => {
  const [one, other] = [load('breakthrough'), load('chess')];
  for (const game of [one, other]) {
    const warm = game.start();
    for (let k = 0; k < 100 && !warm.isOver; k++) warm.apply(k % warm.legalCount);
  }
  const draw = numbers();
  const [a, b] = [one.start(), other.start()];
  const [c, d] = [load('breakthrough').start(), load('chess').start()];
  for (let k = 0; k < 40 && !a.isOver && !b.isOver; k++) {
    const [m, n] = [a.legalMoves().length, b.legalMoves().length];
    const [i, j] = [draw(m), draw(n)];
    a.apply(i);
    b.apply(j);
    c.apply(i);
    d.apply(j);
  }
  expect(a.hash).toBe(c.hash);
  expect(b.hash).toBe(d.hash);
});

test('a number that is no move is refused, and the trial stays as it was', () => {
  const trial = load('hex').start();
  const { length } = trial.legalMoves();
  for (const wrong of [-1, length, 0.5, Number.NaN]) expect(() => trial.apply(wrong)).toThrow('There is no move');
  expect(trial.length).toBe(0);
  expect(trial.apply(length - 1).length).toBe(1);
  // The swap is the last of the moves that follow.
  const swapped = trial.apply(trial.legalMoves().length - 1);
  expect(swapped.moves()[1]!.isSwap).toBe(true);
});
