/** Chance that is chosen, moves at once, hidden pieces filled in, and positions as numbers. */
import { join } from 'node:path';
import { UctAgent } from './agents/index.js';
import type { Game } from './game.js';
import { gameFromText } from './gameFromText.js';
import { loadGame } from './loadGame.js';
import { generator } from './seeds.js';
import * as games from './testing/games.js';
import type { Trial } from './trial.js';

jest.setTimeout(120_000);
const library = join(__dirname, '../../../games');
const race = (): Game => gameFromText(games.race);

/** A throw of the dice follows from each move. */
const dicey = `
(game "Dicey" (players 2)
  (equipment { (board (square 3)) (dice d:3 num:2) (piece "Stone" Each) })
  (rules
    (play (move Add (to (sites Empty)) (then (roll))))
    (end (if (= (count Pips) 6) (result Mover Win)))))`;

describe.each([
  ['a throw for the next move', games.race, 4],
  ['a throw that follows from a move', dicey, 9],
])('%s', (_, text, count) => {
  test('waits, and its outcomes add up', () => {
    const trial = gameFromText(text).start(0, { chance: 'explicit' });
    const random = generator(5, 0, 0);
    for (let k = 0; k < 40 && !trial.isOver; k++) {
      const before = [trial.isChance, trial.length, trial.position.setupText()];
      if (trial.isChance) {
        const outcomes = trial.chanceOutcomes();
        expect([trial.mover, trial.legalCount, trial.legalMoves().length, outcomes.length]).toEqual([0, 0, 0, count]);
        expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
        // Each outcome can be tried and taken back.
        for (const outcome of outcomes) {
          trial.apply(outcome);
          trial.undo();
          expect([trial.isChance, trial.length, trial.position.setupText()]).toEqual(before);
        }
        expect(() => trial.apply('A1')).toThrow(expect.objectContaining({ code: 'illegal-move' }));
        expect(() => trial.apply(outcomes.length)).toThrow(expect.objectContaining({ code: 'illegal-move' }));
        trial.apply(random.nextInt(outcomes.length));
      } else {
        expect(() => trial.apply({ index: 0, probability: 1, draws: [0] })).toThrow(
          expect.objectContaining({ code: 'illegal-move' }),
        );
        trial.apply(random.nextInt(trial.legalCount));
      }
    }
    const again = gameFromText(text).parse(trial.serialise());
    expect([again.hash, again.length, again.isChance]).toEqual([trial.hash, trial.length, trial.isChance]);
    expect(trial.clone().position.setupText()).toBe(trial.position.setupText());
    expect(trial.playout({ seed: 1 }).moves).toBeGreaterThanOrEqual(0);
    while (trial.undo());
    expect(trial.position.setupText()).toBe(gameFromText(text).start(0, { chance: 'explicit' }).position.setupText());
  });
});

test('chosen throws are the throws that are played', () => {
  const trial = race().start(0, { chance: 'explicit' });
  for (const face of [0, 1, 2, 3]) {
    trial.apply({ index: face, probability: 0.25, draws: [face] });
    expect(trial.observe(1).dice).toEqual([face + 1]);
    trial.undo();
  }
});

test('a sampled trial never waits for chance; matches and moves at once are played sampled only', () => {
  const trial = race().start(3);
  expect([trial.isChance, trial.chanceOutcomes()]).toEqual([false, []]);
  expect(() => gameFromText(games.hands).start(0, { chance: 'explicit' })).toThrow(
    expect.objectContaining({ code: 'bad-option' }),
  );
});

test('an agent cannot tell the throw to come', () => {
  // The same position and throw with different chance to come: whoever knew it would move for it.
  const trial = race().start(7);
  const random = generator(2, 0, 0);
  const uct = new UctAgent({ iterations: 60 });
  for (let k = 0; k < 6 && !trial.isOver; k++) {
    const chosen = [1, 2, 3, 4].map((seed) => uct.selectMove(trial.clone({ seed }), { seed: 5 }).text);
    expect(new Set(chosen).size).toBe(1);
    trial.apply(random.nextInt(trial.legalCount));
  }
});

describe('moves at once', () => {
  const start = (): Trial => gameFromText(games.hands).start();
  test('as one joint move, by player, and one after the other', () => {
    const trial = start();
    expect(trial.choosers).toEqual([1, 2]);
    const [first, second] = [1, 2].map((player) => trial.legalMovesOf(player).map(String));
    expect([first?.length, second?.length]).toEqual([3, 3]);
    expect(second).toContain('Hand2:2-B1');
    trial.applyJoint([undefined, 'Hand1:0-A1', 'Hand2:2-B1']);
    expect([trial.isOver, trial.winner, trial.choosers]).toEqual([true, 1, []]);
    const one = start().apply('Hand1:0-A1').apply('Hand2:2-B1');
    expect(one.hash).toBe(trial.hash);
    // The text of the joint move plays it again.
    expect(start().apply(trial.moves()[0]!.text).hash).toBe(trial.hash);
  });
  test('if one of them is refused, none is played', () => {
    const trial = start();
    for (const choices of [[], [undefined, 0], [undefined, 0, 'B9'], [undefined, 99, 0], 7 as never]) {
      expect(() => trial.applyJoint(choices)).toThrow(expect.objectContaining({ name: 'EngineError' }));
      expect([trial.length, trial.mover]).toEqual([0, 1]);
    }
    expect(() => trial.legalMovesOf(3)).toThrow(expect.objectContaining({ code: 'bad-option' }));
  });
});

describe('hidden pieces filled in', () => {
  test('the player sees the same, others may not be where they were', () => {
    const trial = loadGame(join(library, 'war/hidden-armies.lud')).start(1);
    const random = generator(3, 0, 0);
    for (let k = 0; k < 8 && !trial.isOver; k++) trial.apply(random.nextInt(trial.legalCount));
    const seen = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const guess = trial.determinise(1, seed);
      expect(guess.observe(1).key).toBe(trial.observe(1).key);
      const pieces = (each: Trial): string[] =>
        each
          .observe(0)
          .occupied()
          .map(({ piece }) => piece)
          .sort();
      expect(pieces(guess)).toEqual(pieces(trial));
      seen.add(guess.observe(0).key);
      for (let k = 0; k < 5 && !guess.isOver; k++) guess.apply(random.nextInt(guess.legalCount));
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(() => trial.determinise(0, 1)).toThrow(expect.objectContaining({ code: 'bad-option' }));
    expect(() => trial.determinise(1, 0.5)).toThrow(expect.objectContaining({ code: 'bad-option' }));
  });
});

describe('cards', () => {
  const game = loadGame(join(library, 'space/six-tricks.lud'));
  test('a player sees the cards in hand, and the backs of the others', () => {
    const trial = game.start(2);
    const cards = (player: number, observer: number): string[] =>
      trial
        .observe(observer)
        .occupied()
        .filter(({ name }) => name.startsWith(`Hand${player}`))
        .flatMap(({ levels }) => levels.map(({ piece }) => piece));
    expect(cards(1, 1)).toEqual(cards(1, 0));
    expect(cards(1, 1)).toHaveLength(6);
    expect(cards(2, 1)).toEqual(['?', '?', '?', '?', '?', '?']);
    expect(cards(1, 2)).toEqual(['?', '?', '?', '?', '?', '?']);
  });
  test.each([1, 2])('player %d can search on hands that may be', (player) => {
    const trial = game.start(2).apply(0);
    const worlds = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const guess = trial.determinise(player, seed);
      expect(guess.observe(player).key).toBe(trial.observe(player).key);
      const all = (each: Trial): string[] =>
        each
          .observe(0)
          .occupied()
          .flatMap(({ levels }) => levels.map(({ piece }) => piece))
          .sort();
      expect(all(guess)).toEqual(all(trial));
      worlds.add(guess.observe(0).key);
      while (!guess.isOver) guess.apply(0);
      expect(guess.length + trial.length).toBe(12);
    }
    expect(worlds.size).toBeGreaterThan(1);
  });
});

describe('positions as numbers', () => {
  test('planes of noughts and crosses', () => {
    const game = gameFromText(games.noughts);
    const planes = game.observation();
    expect(planes.names.slice(0, 2)).toEqual(['Nought1', 'Cross2']);
    expect([planes.shape, planes.grid?.rows, planes.grid?.columns]).toEqual([[7, 9], 3, 3]);
    const trial = game.start().apply('B2').apply('A1');
    const out = planes.write(trial.position);
    expect([...out.subarray(0, 18)]).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect([...out.subarray(63, 65)]).toEqual([1, 0]);
    const relative = game.observation({ relative: true });
    expect(relative.names.slice(0, 4)).toEqual(['own Nought', 'own Cross', 'next Nought', 'next Cross']);
    const batch = new Float32Array(2 * relative.size + 1);
    relative.write(trial.position, batch, 0, relative.size);
    expect(batch[relative.size + 4]).toBe(1);
    expect(batch.subarray(0, relative.size).every((n) => n === 0)).toBe(true);
  });
  test('stacks, dice, hidden pieces and boards without rows', () => {
    const stacks = loadGame(join(library, 'war/lasca.lud'));
    expect(stacks.observation({ levels: 2 }).names).toContain('Soldier1/1');
    const trial = race().start(0);
    const planes = race().observation();
    expect(planes.globals.at(-1)).toBe('die 1');
    const own = trial.game.observation();
    expect(own.write(trial.position).at(-1)).toBe(trial.observe(0).dice[0]);
    const hidden = loadGame(join(library, 'war/hidden-armies.lud'));
    const seen = hidden.observation();
    const start = hidden.start(1);
    const plane = seen.names.indexOf('hidden') * seen.sites;
    const masked = (player: number): number =>
      seen
        .write(start.position, undefined, player)
        .subarray(plane, plane + seen.sites)
        .reduce((a, b) => a + b, 0);
    expect(masked(0)).toBe(0);
    expect(masked(1) + masked(2)).toBeGreaterThan(0);
  });
  test('arrays and positions that do not fit are refused', () => {
    const game = gameFromText(games.noughts);
    const planes = game.observation();
    const { position } = game.start();
    for (const run of [
      () => planes.write(position, new Float32Array(3)),
      () => planes.write(position, [] as never),
      () => planes.write(position, undefined, 3),
      () => planes.write(race().start().position),
      () => gameFromText(games.noughts).observation().write(position),
    ]) {
      expect(run).toThrow(expect.objectContaining({ name: 'EngineError' }));
    }
  });
});

test('a search sees everything that chance can make of a move, and takes it back', () => {
  const position = gameFromText(games.race).start(3).position.copy({ seed: 1 });
  const before = position.hash;
  const seen: number[] = [];
  expect(position.forEachOutcome(0, 4, (probability) => seen.push(probability))).toBe(true);
  expect(seen).toEqual([0.25, 0.25, 0.25, 0.25]);
  expect(position.hash).toBe(before);
  // Too much to look at.
  expect(position.forEachOutcome(0, 3, () => seen.push(0))).toBe(false);
  expect(seen).toHaveLength(4);
  expect(position.hash).toBe(before);
});
