/** Trials: one battery of invariants that every game must pass, and what single calls promise. */
import { EngineError } from './errors.js';
import type { Game } from './game.js';
import { gameFromText } from './gameFromText.js';
import { generator } from './seeds.js';
import * as games from './testing/games.js';
import type { Trial } from './trial.js';
import { readTrial, writeTrial } from './trialText.js';

// Patience on busy machines.
jest.setTimeout(120_000);

/** Everything that can be seen of a trial. */
function look(trial: Trial): string {
  // Words of a hash are worked out when somebody asks for it: the position is one before that and after.
  const { store } = trial.position.context.state;
  return JSON.stringify([
    trial.mover,
    trial.isOver,
    trial.winner,
    trial.ranking(),
    trial.returns(),
    String(trial.hash),
    String(trial),
    trial.legalMoves().map((move) => move.text),
    trial.moves().map((move) => move.text),
    [...store.words.subarray(0, store.size)],
  ]);
}

/** Plays at random, at most so many moves, and calls back before each. */
function walk(trial: Trial, seed: number, moves: number, each: () => void = () => {}): void {
  const random = generator(seed, 0, 5);
  for (let k = 0; k < moves && !trial.isOver; k++) {
    each();
    trial.apply(random.nextInt(trial.legalCount));
  }
}

const compiled = new Map<string, Game>();
function load(name: string, text: string): Game {
  const known = compiled.get(name) ?? gameFromText(text);
  compiled.set(name, known);
  return known;
}

describe.each(Object.entries(games))('%s', (name, text) => {
  const game = (): Game => load(name, text);

  test('a move made by its number, unseen, is the one that the list tells', () => {
    // Of a game of its own: nobody has looked back at the moves of another of its trials.
    const own = gameFromText(text);
    const random = generator(6, 0, 5);
    for (let seed = 0; seed < 5; seed++) {
      const unseen = own.start(seed);
      const seen = game().start(seed);
      for (let k = 0; k < 40 && !unseen.isOver; k++) {
        const moves = seen.legalMoves();
        expect(unseen.legalMoves().length).toBe(moves.length);
        const i = random.nextInt(moves.length);
        unseen.apply(i);
        seen.apply(moves[i]!);
        expect([unseen.hash, unseen.mover, unseen.isOver]).toEqual([seen.hash, seen.mover, seen.isOver]);
      }
      expect(unseen.moves().map(({ text: full }) => full)).toEqual(seen.moves().map(({ text: full }) => full));
      // Looking back has changed how trials of the game begin.
      own.looksBack = false;
    }
  });

  test('undo goes back step by step to exactly what was', () => {
    const trial = game().start(3);
    const seen: string[] = [];
    walk(trial, 4, 60, () => seen.push(look(trial)));
    const end = look(trial);
    const choices = trial.choices();
    for (const expected of seen.reverse()) {
      expect(trial.undo()).toBe(true);
      expect(look(trial)).toBe(expected);
    }
    expect(trial.undo()).toBe(false);
    for (const choice of choices) trial.apply(choice);
    expect(look(trial)).toBe(end);
  });

  test('moves that nobody has looked at are told when somebody does', () => {
    const rules = game();
    const play = (looksBack: boolean): [Trial, Trial] => {
      rules.looksBack = looksBack;
      rules.takesBack = false;
      const trial = rules.start(8);
      walk(trial, 9, 5);
      const clone = trial.clone();
      walk(trial, 10, 30);
      walk(clone, 11, 30);
      return [trial, clone];
    };
    const recorded = play(true);
    const told = play(false);
    for (const [i, trial] of told.entries()) {
      expect(trial.moves().map(({ text }) => text)).toEqual(recorded[i]!.moves().map(({ text }) => text));
      expect(look(trial)).toBe(look(recorded[i]!));
    }
  });

  test('a clone goes its own way, and back before the cloning', () => {
    const trial = game().start(5);
    walk(trial, 6, 7);
    const before = look(trial);
    const clone = trial.clone();
    expect(look(clone)).toBe(before);
    walk(clone, 7, 30);
    expect(look(trial)).toBe(before);
    while (clone.length > trial.length - 2) clone.undo();
    trial.undo();
    trial.undo();
    expect(look(clone)).toBe(look(trial));
  });

  test('a saved trial comes back, from the short text and from a trial file', () => {
    const trial = game().start(8);
    walk(trial, 9, 200);
    expect(look(game().parse(trial.serialise()))).toBe(look(trial));
    if (trial.isOver || trial.game.mode === 'alternating') {
      const again = readTrial(game(), writeTrial(trial));
      expect(look(again)).toBe(look(trial));
      expect(writeTrial(again)).toBe(writeTrial(trial));
    }
  });

  test('the same seed gives the same game, whatever is played in between', () => {
    const one = game().start(10);
    const two = game().start(10);
    const other = game().start(11);
    const random = generator(1, 0, 0);
    walk(one, 12, 40);
    walk(two, 12, 40, () => {
      if (!other.isOver) other.apply(random.nextInt(other.legalCount));
    });
    expect(look(two)).toBe(look(one));
  });

  test('every legal move can be given by its number, itself or its text', () => {
    const trial = game().start(13);
    walk(trial, 14, 5);
    for (const move of trial.legalMoves()) {
      const results = [move.index, move, move.text].map((choice) => look(trial.clone().apply(choice)));
      // Rules may give the same move twice: then the first of them is meant.
      const first = trial.legalMoves().find(({ text: each }) => each === move.text);
      if (first?.index === move.index) expect(new Set(results).size).toBe(1);
      expect(results[1]).toBe(results[0]);
    }
  });

  test('returns are between −1 and 1 and balanced at the end', () => {
    const trial = game().start(15);
    expect(trial.returns().every((value) => value === 0)).toBe(true);
    walk(trial, 16, 5000);
    expect(trial.isOver).toBe(true);
    expect(trial.legalCount).toBe(0);
    const returns = trial.returns().slice(1);
    expect(returns.every((value) => value >= -1 && value <= 1)).toBe(true);
    expect(returns.reduce((a, b) => a + b, 0)).toBeCloseTo(0);
    expect(() => trial.apply(0)).toThrow(EngineError);
  });
});

describe('one game of noughts and crosses', () => {
  const game = load('noughts', games.noughts);

  test('a readable board, coordinates and the result', () => {
    const trial = game.start();
    for (const move of ['B2', 'a1', 'C1', 'A3', 'A2', 'C2']) trial.apply(move);
    expect(String(trial)).toBe('c . .\nN N c\nc . N\nPlayer 1 to move.\n');
    expect(trial.undo()).toBe(true);
    trial.apply('B1').apply('C2');
    expect(String(trial)).toBe('c . .\nN N N\nc c N\nPlayer 1 wins.\n');
    expect([trial.winner, trial.endType, trial.ranking(), trial.returns()]).toEqual([
      1,
      'NaturalEnd',
      [0, 1, 2],
      [0, 1, -1],
    ]);
    expect(trial.moves().map(String)).toEqual(['B2', 'A1', 'C1', 'A3', 'A2', 'B1', 'C2']);
    expect(trial.moves()[0]?.text).toBe('[Move:mover=1,from=4,to=4,actions=[Add:type=Cell,to=4,what=1,decision=true]]');
    expect([game.coordinate(5), game.site('c2'), game.site('Z9')]).toEqual(['C2', 5, -1]);
  });

  test('a draw', () => {
    const trial = game.start();
    for (const move of ['B2', 'A1', 'C1', 'A3', 'A2', 'C2', 'B1', 'B3', 'C3', 'Pass']) trial.apply(move);
    if (!trial.isOver) trial.apply('Pass');
    expect([trial.isOver, trial.winner, trial.ranking(), trial.returns()]).toEqual([true, 0, [0, 1.5, 1.5], [0, 0, 0]]);
  });

  test.each([
    [9, 'illegal-move'],
    [0.5, 'illegal-move'],
    ['D9', 'illegal-move'],
  ])('%p is refused', (choice, code) => {
    const trial = game.start();
    expect(() => trial.apply(choice)).toThrow(expect.objectContaining({ code }));
    expect(trial.length).toBe(0);
  });

  test('a move of another position is refused unless it is legal now', () => {
    const trial = game.start();
    const centre = trial.legalMoves()[4]!;
    trial.apply(0);
    expect(() => trial.apply(centre)).toThrow(expect.objectContaining({ code: 'illegal-move' }));
  });

  test('a notation that several moves share is refused with their texts', () => {
    const trial = load('threeTakers', games.threeTakers).start();
    expect(() => trial.apply('A1')).toThrow(expect.objectContaining({ code: 'ambiguous-move' }));
  });

  test.each([
    ['', 'malformed-trial'],
    ['{}', 'malformed-trial'],
    ['{"game":"Nim","rng":[0,0,0,0,0,0,0,0],"choices":[],"check":""}', 'other-game'],
    ['{"game":"Noughts and Crosses","rng":[0,0,0,0,0,0,0,0],"choices":[9],"check":""}', 'malformed-trial'],
    ['{"game":"Noughts and Crosses","rng":[0,0,0,0,0,0,0,0],"choices":[1],"check":"x"}', 'malformed-trial'],
    ['{"game":"Noughts and Crosses","rng":[0,0,0,0,0,0,0,0],"choices":[-1],"check":"x"}', 'malformed-trial'],
  ])('the text %p is refused', (text, code) => {
    expect(() => game.parse(text)).toThrow(expect.objectContaining({ code }));
  });

  test('a trial file with a move that is not legal, or another result, is refused', () => {
    const trial = game.start();
    for (const move of ['A1', 'A2', 'B1', 'B2', 'C1']) trial.apply(move);
    const file = writeTrial(trial);
    const wrong = [
      file.replace('mover=2,from=4,to=4', 'mover=2,from=0,to=0').replace('to=4,what=2', 'to=0,what=2'),
      file.replace('winner=1', 'winner=2'),
      file.replace('numInitialPlacementMoves=0', 'numInitialPlacementMoves=1'),
      file.replace('game=', 'gam='),
    ];
    for (const text of wrong) {
      expect(text).not.toBe(file);
      expect(() => readTrial(game, text)).toThrow(expect.objectContaining({ code: 'malformed-trial' }));
    }
  });
});

test('after a swap the agent plays the other colour', () => {
  const trial = load('bridges', games.bridges).start();
  trial.apply('D4');
  expect([trial.mover, trial.agent]).toEqual([2, 2]);
  trial.apply('Swap');
  expect([trial.mover, trial.agent]).toEqual([2, 1]);
  expect(String(trial.moves()[1])).toBe('Swap');
});

test('players who move at once choose one after the other', () => {
  const trial = load('hands', games.hands).start();
  expect(trial.mover).toBe(1);
  trial.apply('Hand1:0-A1');
  expect([trial.mover, trial.isOver]).toEqual([2, false]);
  trial.apply('Hand2:2-B1');
  expect([trial.isOver, trial.winner, trial.moves().length, trial.length]).toEqual([true, 1, 1, 2]);
});

test('dice are not foreseen by a playout, and a playout leaves the trial alone', () => {
  const trial = load('race', games.race).start(1);
  const before = look(trial);
  const results = [1, 1, 2, 3, 4, 5].map((seed) => JSON.stringify(trial.playout({ seed })));
  expect(results[0]).toBe(results[1]);
  expect(new Set(results).size).toBeGreaterThan(1);
  expect(look(trial)).toBe(before);
});

describe('chance of its own', () => {
  const game = (): Game => load('race', games.race);
  /** The throws that a trial sees when the first move is always played. */
  const throws = (trial: Trial): string => {
    const seen: string[] = [];
    for (let k = 0; k < 8 && !trial.isOver; k++) {
      trial.apply(0);
      seen.push(trial.legalMoves()[0]?.text ?? '');
    }
    return seen.join(' ');
  };

  test('a clone with a seed sees the throw being played, but not the throws to come', () => {
    const trial = game().start(4);
    const present = trial.legalMoves().map(({ text }) => text);
    const real = throws(trial.clone());
    const seen = Array.from({ length: 20 }, (_, seed) => {
      const clone = trial.clone({ seed });
      expect(clone.legalMoves().map(({ text }) => text)).toEqual(present);
      return throws(clone);
    });
    expect(new Set(seen).size).toBeGreaterThan(15);
    expect(seen.filter((each) => each === real).length).toBeLessThan(3);
    expect(throws(trial.clone({ seed: 3 }))).toBe(seen[3]);
    expect(throws(trial)).toBe(real);
  });

  test('a trial that was seeded anew is taken back, cloned and saved with its throws', () => {
    const trial = game().start(4);
    walk(trial, 1, 3);
    trial.reseed(9);
    const after = look(trial);
    walk(trial, 2, 4);
    const end = look(trial);
    expect(look(game().parse(trial.serialise()))).toBe(end);
    expect(() => writeTrial(trial)).toThrow(expect.objectContaining({ code: 'bad-option' }));
    const clone = trial.clone();
    for (const each of [trial, clone]) {
      while (each.length > 3) each.undo();
      expect(look(each)).toBe(after);
      walk(each, 2, 4);
      expect(look(each)).toBe(end);
      while (each.length > 2) each.undo();
      expect(each.isReseeded).toBe(false);
    }
  });

  test('a seed that is none is refused', () => {
    const trial = game().start(4);
    const before = look(trial);
    for (const seed of [0.5, Number.NaN, Infinity]) {
      expect(() => trial.reseed(seed)).toThrow(expect.objectContaining({ code: 'bad-option' }));
      expect(() => trial.clone({ seed })).toThrow(expect.objectContaining({ code: 'bad-option' }));
    }
    expect(look(trial)).toBe(before);
  });
});

describe('the throw being played', () => {
  test('is shown before the move, also where the state still holds the one before', () => {
    const trial = load('race', games.race).start(1);
    walk(trial, 3, 12, () => {
      const shown = Number(/Dice0: (\d)/.exec(String(trial))?.[1]);
      const [move] = trial.legalMoves();
      const thrown = /SetStateAndUpdateDice:site=\d+,state=(\d)/.exec(move?.text ?? '');
      expect(shown).toBe(Number(thrown?.[1]) + 1);
      const clone = trial.clone().apply(0);
      if (!move?.isPass && move) expect(Math.abs(move.to - move.from)).toBeLessThanOrEqual(shown);
      expect(clone.length).toBe(trial.length + 1);
    });
  });
});

test('what is no move at all is refused, and the trial stays as it was', () => {
  const trial = load('noughts', games.noughts).start();
  const before = look(trial);
  for (const choice of [
    {},
    [],
    null,
    undefined,
    true,
    Symbol('x'),
    { index: 0 },
    -1,
    Number.NaN,
    1e9,
    '',
    '[',
    '[Move:',
  ]) {
    expect(() => trial.apply(choice as never)).toThrow(expect.objectContaining({ code: 'illegal-move' }));
    expect(look(trial)).toBe(before);
  }
});

test('a move as JSON tells what it is', () => {
  const trial = load('runners', games.runners).start();
  const [move] = trial.legalMoves();
  expect(JSON.parse(JSON.stringify(move))).toEqual({
    index: 0,
    mover: 1,
    from: 6,
    to: 12,
    notation: 'A2-A3',
    text: move?.text,
  });
});

describe('lists of legal moves', () => {
  const game = load('noughts', games.noughts);

  test('can be looked at when the game has gone on, or gone back and another way', () => {
    const trial = game.start(1);
    const lists: [readonly { readonly text: string }[], string[]][] = [];
    const keep = (): void => {
      lists.push([
        trial.legalMoves(),
        trial
          .clone()
          .legalMoves()
          .map(({ text }) => text),
      ]);
    };
    keep();
    for (const choice of [4, 0, 1]) {
      trial.apply(choice);
      keep();
    }
    trial.undo();
    trial.undo();
    trial.apply(3);
    keep();
    trial.apply(2);
    for (const [moves, texts] of lists) expect(moves.map(({ text }) => text)).toEqual(texts);
  });

  test('of a clone are its own', () => {
    const trial = game.start(1).apply(4);
    const clone = trial.clone();
    const moves = trial.legalMoves();
    trial.apply(0).apply(0);
    expect(clone.legalMoves().map(({ text }) => text)).toEqual(moves.map(({ text }) => text));
    clone.apply(3).undo();
    expect(clone.legalMoves().map(({ text }) => text)).toEqual(moves.map(({ text }) => text));
    clone.undo();
    expect(clone.legalMoves()).toHaveLength(9);
    expect(trial.length).toBe(3);
  });
});

describe('a trial of which no move was taken back yet', () => {
  const fresh = (): Trial => gameFromText(games.noughts).start(1);

  test('goes back to its start', () => {
    const trial = fresh();
    const start = look(trial);
    trial.apply(4);
    expect(trial.undo()).toBe(true);
    expect(look(trial)).toBe(start);
    expect(trial.undo()).toBe(false);
  });

  test('notes from then on how moves are taken back, and so do later trials and clones', () => {
    const game = gameFromText(games.noughts);
    const trial = game.start(1);
    const back: number[] = [];
    const watch = (each: Trial): void => {
      const { position } = each;
      each.undo();
      // A position that was played up to again is another one.
      back.push(each.position === position ? 0 : 1);
      each.apply(0);
    };
    trial.apply(4).apply(0).apply(0);
    watch(trial);
    watch(trial);
    watch(trial.clone());
    watch(game.start(2).apply(3));
    expect(back).toEqual([1, 0, 0, 0]);
  });

  test('makes the moves of a list that nobody had looked at, whatever was played since', () => {
    const trial = fresh();
    const first = trial.legalMoves();
    trial.apply(4);
    const second = trial.legalMoves();
    trial.apply(0);
    expect([first.length, second.length]).toEqual([9, 8]);
    expect(first[4]!.notation).toBe(trial.moves()[0]!.notation);
    expect(second.map(({ to }) => to)).toEqual([0, 1, 2, 3, 5, 6, 7, 8]);
  });
});

test('where every empty site has a move, the moves count the empty sites in order', () => {
  const game = gameFromText(
    '(game "Fill" (players 2) (equipment { (board (square 12)) (piece "Stone" Each) }) ' +
      '(rules (play (move Add (to (sites Empty)))) (end (if (is Line 12) (result Mover Win)))))',
  );
  const random = generator(8, 0, 5);
  const trial = game.start(1);
  const empty = Array.from({ length: 144 }, (_, site) => site);
  const placed: number[] = [];
  // The first moves are made without a program.
  for (let k = 0; k < 140 && !trial.isOver; k++) {
    expect(trial.legalCount).toBe(empty.length);
    const i = random.nextInt(empty.length);
    trial.apply(i);
    placed.push(...empty.splice(i, 1));
  }
  expect(trial.moves().map(({ to }) => to)).toEqual(placed);
  expect(placed.length).toBeGreaterThan(100);
});
