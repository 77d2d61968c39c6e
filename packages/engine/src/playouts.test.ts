/** Many random games: the same on any number of workers, with progress, and they can be stopped. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { gameFromText } from './gameFromText.js';
import { loadGame } from './loadGame.js';
import { type Policy, playout } from './playout.js';
import { type PlayoutsSummary, playouts } from './playouts.js';
import { BatchPlayer, emptyTally } from './tally.js';
import * as games from './testing/games.js';
import { playoutWorkerFile } from './workerFile.js';

// Tests run the sources; worker threads need one built file.
jest.mock('./workerFile.js', () => ({ playoutWorkerFile: jest.fn() }));
// Patience on busy machines: every worker thread compiles its game.
jest.setTimeout(120_000);
const folder = mkdtempSync(join(tmpdir(), 'ludii-engine-'));

beforeAll(() => {
  const packages = ['compiler', 'functions', 'geometry', 'grammar', 'registry', 'rules', 'state'];
  const outfile = join(folder, 'playoutWorker.mjs');
  buildSync({
    entryPoints: [join(__dirname, 'playoutWorker.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    alias: Object.fromEntries(packages.map((name) => [`@ludii/${name}`, resolve(__dirname, `../../${name}/src`)])),
  });
  jest.mocked(playoutWorkerFile).mockReturnValue(pathToFileURL(outfile));
});
afterAll(() => rmSync(folder, { recursive: true }));

const noughts = gameFromText(games.noughts);

function numbers(summary: PlayoutsSummary): unknown {
  return JSON.parse(JSON.stringify(summary));
}

test.each(['breakthrough', 'english-draughts', 'kalah', 'ludo'])(
  '%s goes on in the same way wherever it was interrupted',
  (name) => {
    const game = loadGame(name);
    const played = (step: number): readonly number[] => {
      const player = new BatchPlayer(game, { seed: 5, maxMoves: 10_000, record: false });
      const tally = emptyTally(game.players);
      for (let i = 0; i < 5; i++) {
        player.begin(i);
        while (!player.advance(step));
        player.finish(tally);
      }
      return [tally.moves, ...tally.wins];
    };
    const whole = played(Number.POSITIVE_INFINITY);
    for (const step of [1, 7, 32]) expect(played(step)).toEqual(whole);
  },
);

const match = gameFromText(
  `
(match "Two Games"
  (players 2)
  (games { (subgame "runners" result:1) (subgame "race" result:1) })
  (end { (if (= (matchScore P1) 3) (result P1 Win)) (if (= (matchScore P2) 3) (result P2 Win)) }))`,
  { games: new Map(Object.entries(games)) },
);

describe.each([...[games.noughts, games.race, games.hands].map((text) => gameFromText(text)), match])(
  '$name',
  (game) => {
    test('the same on no, one and four workers, game by game', async () => {
      const run = (workers: number): Promise<PlayoutsSummary> => playouts(game, 40, { seed: 7, workers, record: true });
      const here = await run(0);
      for (const workers of [1, 4]) {
        const there = await run(workers);
        expect(numbers(there)).toEqual(numbers(here));
        for (let i = 0; i < 40; i++) expect(there.trial(i).serialise()).toBe(here.trial(i).serialise());
      }
      expect(new Set(Array.from({ length: 40 }, (_, i) => here.trial(i).serialise())).size).toBeGreaterThan(5);
    });

    test('one playout is the first of many', async () => {
      const first = await playouts(game, 1, { seed: 3 });
      const { moves, returns } = playout(game, { seed: 3 });
      expect({ moves, returns }).toEqual({ moves: first.moves, returns: first.returns });
    });

    test('recorded games are those that were counted', async () => {
      const recorded = await playouts(game, 30, { seed: 3, record: true });
      const trials = Array.from({ length: 30 }, (_, i) => recorded.trial(i));
      const lengths = trials.map(({ length }) => length);
      expect(recorded.moves).toBe(lengths.reduce((sum, n) => sum + n, 0));
      expect([recorded.shortest, recorded.longest]).toEqual([Math.min(...lengths), Math.max(...lengths)]);
      for (const player of [1, 2]) {
        expect(recorded.wins[player]).toBe(trials.filter(({ winner }) => winner === player).length);
      }
    });
  },
);

test('counts add up', async () => {
  const {
    playouts: count,
    wins,
    draws,
    unfinished,
    moves,
    meanMoves,
    shortest,
    longest,
    returns,
  } = await playouts(noughts, 500, { seed: 1 });
  expect(count).toBe(500);
  expect(wins[1]! + wins[2]! + draws + unfinished).toBe(500);
  expect(moves / 500).toBe(meanMoves);
  expect([shortest, longest]).toEqual([5, 11]);
  expect(wins[1]!).toBeGreaterThan(wins[2]!);
  expect(returns[1]).toBeCloseTo((wins[1]! - wins[2]!) / 500);
});

test('games that are broken off have no winner', async () => {
  const { unfinished, wins, longest, returns } = await playouts(noughts, 20, { maxMoves: 3 });
  expect([unfinished, wins, longest, returns]).toEqual([20, [0, 0, 0], 3, [0, 0, 0]]);
  expect(playout(noughts, { maxMoves: 3 })).toMatchObject({ isOver: false, winner: -1, moves: 3 });
});

test('a policy chooses the moves', async () => {
  const first: Policy = () => 0;
  const { shortest, longest, wins } = await playouts(noughts, 5, { policy: first });
  expect([shortest, longest, wins[1]]).toEqual([7, 7, 5]);
  const wrong: Policy = ({ legal }) => legal.length;
  await expect(playouts(noughts, 5, { policy: wrong })).rejects.toMatchObject({ code: 'illegal-move' });
  await expect(playouts(noughts, 5, { policy: first, workers: 1 })).rejects.toMatchObject({ code: 'bad-option' });
});

test.each([{ count: -1 }, { count: 1.5 }, { workers: -1 }, { seed: 0.5 }, { maxMoves: -1 }])(
  '%p is refused',
  async (wrong) => {
    const { count = 1, ...options }: { count?: number; workers?: number } = wrong;
    await expect(playouts(noughts, count, options)).rejects.toMatchObject({ code: 'bad-option' });
  },
);

describe.each([0, 2])('with %p workers', (workers) => {
  test('progress goes up to the end', async () => {
    const seen: number[] = [];
    await playouts(noughts, 100, { workers, onProgress: (done, total) => seen.push(done / total) });
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  test('a signal stops everything', async () => {
    const controller = new AbortController();
    const run = playouts(noughts, 1e9, { workers, signal: controller.signal, onProgress: () => controller.abort() });
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    await expect(playouts(noughts, 1, { workers, signal: controller.signal })).rejects.toThrow();
  });
});

test('an error in a worker, or in the callback, comes out', async () => {
  const source = { text: '(game "Broken")', options: {} };
  const broken = Object.create(noughts, { source: { value: source } }) as typeof noughts;
  await expect(playouts(broken, 5, { workers: 2 })).rejects.toThrow(/description is not right/);
  const onProgress = (): void => {
    throw new Error('enough');
  };
  await expect(playouts(noughts, 500, { workers: 2, onProgress })).rejects.toThrow('enough');
  await expect(playouts(noughts, 500, { onProgress })).rejects.toThrow('enough');
});

test('a batch player keeps the memory of one game', () => {
  const player = new BatchPlayer(noughts, { seed: 1, maxMoves: 100, record: false });
  const tally = emptyTally(2);
  for (let k = 0; k < 2000; k++) player.play(k, tally);
  const before = process.memoryUsage().arrayBuffers;
  for (let k = 0; k < 5000; k++) player.play(k, tally);
  expect(process.memoryUsage().arrayBuffers).toBeLessThanOrEqual(before + 10_000);
});

test('a result for a player whom the game does not have is refused, and shared first places are draws', async () => {
  const withResult = (role: string): string => `
(game "Nobody" (players 2)
  (equipment { (board (square 2)) (piece "Stone" Each) })
  (rules (play (move Add (to (sites Empty)))) (end (if (no Moves Next) (result ${role})))))`;
  for (const role of ['P3 Win', 'P16 Loss']) {
    expect(() => gameFromText(withResult(role))).toThrow(
      expect.objectContaining({ code: 'bad-description', message: expect.stringContaining('There is no player') }),
    );
  }
  for (const role of ['All Win', 'All Draw', 'P1 Win', 'Mover Loss']) {
    const { wins, draws, unfinished } = await playouts(gameFromText(withResult(role)), 20, { maxMoves: 100 });
    expect(wins[1]! + wins[2]! + draws + unfinished).toBe(20);
  }
});

test('games that only the limit of turns ends are counted as such', async () => {
  const endless = gameFromText(`(game "Endless"
    (players 2)
    (equipment { (board (rectangle 1 5)) (piece "Man" Each (move Step (to if:(is Empty (to))))) })
    (rules
      (start { (place "Man1" 0) (place "Man2" 4) })
      (play (forEach Piece))
      (end (if (no Pieces Next) (result Mover Win)))))`);
  expect(await playouts(endless, 2, { seed: 1 })).toMatchObject({ draws: 2, limited: 2, unfinished: 0 });
  expect(await playouts(endless, 2, { seed: 1, maxMoves: 10 })).toMatchObject({ draws: 0, limited: 0, unfinished: 2 });
  expect(await playouts(noughts, 5, { seed: 1 })).toMatchObject({ limited: 0 });
});
