/**
 * Emitted programs play the games of the library as their rules say: every random move is one of the listed moves, and
 * leaves the very same words and the same move on the tape behind as the closures of the rules do. And each legal move
 * comes up as often as any other.
 */
import { compile } from '@ludii/compiler';
import { isOver, MoveWord, SplitMix64 } from '@ludii/compiler/internal';
import { programText } from '@ludii/rules/internal';
import type { Context } from '@ludii/state';
import { equalMovesOnTape } from '@ludii/state/internal';
import { isSame } from '../agree/same.js';
import { load } from './golden.js';
import { libraryGame, libraryGames } from './library.js';

const MOVES = Number(process.env.EMITTED_MOVES ?? 30);

type Game = NonNullable<ReturnType<typeof compile>['game']>;

function gameOf(name: string): Game | null {
  return compile(libraryGame(name).text, { file: name, backend: 'emitted' }).game;
}

const programs = libraryGames()
  .filter(({ kind }) => kind !== 'match')
  .map(({ name }) => name)
  .filter((name) => gameOf(name)?.flow.program);

/** Whether a listed move, made by closures, gives what the program has made of the same position. */
function isMade({ flow }: Game, made: Context, before: Context, i: number): boolean {
  const list = flow.legalMoves(before);
  const { tape } = made.trial.moves;
  const start = made.trial.lastStart();
  for (const word of [MoveWord.From, MoveWord.To])
    if (list.tape[list.start(i) + word] !== tape[start + word]) return false;
  before.mark();
  flow.apply(before, list, i, false);
  const moves = before.trial.moves;
  let same = equalMovesOnTape(moves.tape, before.trial.lastStart(), tape, start);
  const { size } = made.state.store;
  for (let w = 0; w < size && same; w++) same = made.state.words[w] === before.state.words[w];
  before.rollback();
  return same;
}

test('most games of the library have a program', () => {
  expect(programs.length).toBeGreaterThanOrEqual(35);
});

test('stacks, dice that are used up and large pieces are played by programs', () => {
  const names = ['backgammon', 'goose', 'snakes-and-ladders', 'lasca', 'tower-of-hanoi', 'l-game', 'pentominoes'];
  expect(names.filter((name) => !programs.some((program) => program.includes(name)))).toEqual([]);
});

test.each(programs)('the program of %s makes listed moves as the rules do', (name) => {
  const game = gameOf(name)!;
  const { flow } = game;
  expect(flow.program).not.toBeNull();
  for (const seed of [1, 2]) {
    const made = game.newContext(new SplitMix64(7, seed));
    const before = game.newContext(new SplitMix64(7, seed));
    const draws = new SplitMix64(seed, 99);
    flow.start(made);
    flow.start(before);
    for (let move = 0; move < MOVES && !isOver(made.state); move++) {
      // By way of the flow, which has the program free the memory that a list of moves may still be in.
      flow.playOut(made, draws, 1);
      const { length } = flow.legalMoves(before);
      let found = 0;
      while (found < length && !isMade(game, made, before, found)) found++;
      expect({ move, found: found < length }).toEqual({ move, found: true });
      flow.apply(before, flow.legalMoves(before), found, false);
    }
  }
});

test.each(programs)('a game of %s that is not recorded goes as it does when it is', (name) => {
  const game = gameOf(name)!;
  const { flow } = game;
  const play = (forgets: boolean) => {
    const c = game.newContext(new SplitMix64(7, 3));
    flow.start(c);
    return { c, moves: flow.playOut(c, new SplitMix64(3, 99), 300, forgets) };
  };
  const [kept, forgotten] = [play(false), play(true)];
  expect(forgotten.moves).toBe(kept.moves);
  // The same board and the same pieces of each owner; in the index of pieces they may stand in another order.
  expect(isSame(kept.c, forgotten.c)).toBe(true);
});

test.each(['backgammon', 'ludo', 'twenty-squares'])(
  'the program of %s lists the moves after a throw of dice',
  (name) => {
    const game = gameOf(name)!;
    const { flow } = game;
    const c = game.newContext(new SplitMix64(7, 4));
    const draws = new SplitMix64(4, 99);
    flow.start(c);
    for (let move = 0; move < 20; move++) {
      flow.playOut(c, draws, 1);
      expect(flow.program!.list!(c, c.acquire())).toBeGreaterThan(0);
    }
  },
);

test('a list whose moves use dice up tells captures that the position decides about', () => {
  const text = `(game "Blots" (players 2)
    (equipment { (board (rectangle 1 24)) (dice d:6 num:2)
      (regions "Home" P1 (sites {20 21 22 23})) (regions "Home" P2 (sites {8 9 10 11}))
      (piece "Man" Each (forEach Die if:(!= (pips) 0)
        (move (from (from)) (to (% (+ (from) (pips)) 24) if:(not (is Friend (who at:(to))))
          (apply (if (is Enemy (who at:(to))) (fromTo (from (to)) (to (regionSite (sites Next "Home") index:0))))))
          (then (if (not (all DiceUsed)) (moveAgain)))))) })
    (rules (start { (place "Man1" {0 1 2}) (place "Man2" {4 12 13}) })
      (play (do (if (not (is Prev Mover)) (roll)) next:(forEach Piece)))
      (end (if (no Pieces Next) (result Mover Win)))))`;
  const [emitted, plain] = (['emitted', 'interpreted'] as const).map((backend) => {
    const game = compile(text, { backend }).game!;
    const c = game.newContext(new SplitMix64(7, 4));
    game.flow.start(c);
    const words = (): string[] => {
      const list = game.flow.legalMoves(c);
      return Array.from(list, (_, i) => {
        const start = list.start(i);
        return list.tape.subarray(start, start + list.tape[start]!).join();
      });
    };
    return { game, c, words };
  }) as [{ game: Game; c: Context; words: () => string[] }, { game: Game; c: Context; words: () => string[] }];
  expect(emitted.game.flow.program!.list).toBeDefined();
  for (let move = 0; move < 40 && !isOver(plain.c.state); move++) {
    const listed = plain.words();
    expect(emitted.words()).toEqual(listed);
    const chosen = (7 * move) % listed.length;
    for (const { game, c } of [emitted, plain]) game.flow.apply(c, game.flow.legalMoves(c), chosen);
  }
});

/** The value that chi-square with so many degrees of freedom exceeds in one of 10,000 cases (Wilson and Hilferty). */
function limit(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.72 * Math.sqrt(spread)) ** 3;
}

test.each(programs)('a random move of %s is any of the legal ones with the same chance', (name) => {
  const game = gameOf(name)!;
  const { flow } = game;
  const c = game.newContext();
  const draws = new SplitMix64(5, 6);
  flow.start(c);
  flow.program!.playOut(c, draws, 4);
  if (isOver(c.state)) return;
  const list = flow.legalMoves(c);
  const legal = list.length;
  const key = (tape: Int32Array, at: number): string => `${tape[at + MoveWord.From]}-${tape[at + MoveWord.To]}`;
  const listed = new Map<string, number>();
  for (let i = 0; i < legal; i++) {
    const name = key(list.tape, list.start(i));
    listed.set(name, (listed.get(name) ?? 0) + 1);
  }
  const counts = new Map<string, number>();
  const times = Math.max(5, Math.min(40, Math.floor(1500 / legal)));
  const rounds = times * legal;
  for (let i = 0; i < rounds; i++) {
    c.mark();
    flow.program!.playOut(c, draws, 1);
    const played = key(c.trial.moves.tape, c.trial.lastStart());
    counts.set(played, (counts.get(played) ?? 0) + 1);
    c.rollback();
  }
  let chi = 0;
  for (const [name, twins] of listed) {
    const expected = times * twins;
    chi += ((counts.get(name) ?? 0) - expected) ** 2 / expected;
  }
  expect([...counts.keys()].filter((name) => !listed.has(name))).toEqual([]);
  if (listed.size > 1) expect(chi).toBeLessThan(limit(listed.size - 1));
});

test('the closures of the rules play on where no program is wanted', () => {
  const { game } = compile(libraryGame('breakthrough').text, { backend: 'interpreted' });
  expect(game!.flow.program).toBeNull();
  expect(load(libraryGame('breakthrough')).players).toBe(2);
});

test('nothing of a description enters the text of its program', () => {
  const { text } = libraryGame('breakthrough');
  const programOf = (description: string): string => {
    const { game } = compile(description);
    return programText(game!.rules, game!.shape, game!.layout)!.text;
  };
  const hostile = text.replaceAll('Runner', ['Run*/ner$', '{x}`\u2028//'].join(''));
  expect(hostile).not.toBe(text);
  expect(programOf(hostile)).toBe(programOf(text));
});

test('a consequence may ask whether the next player is stuck', () => {
  const { game } = compile(
    `(game "Squeeze" (players 2)
      (equipment { (board (square 5)) (piece "Man" Each (move Slide Orthogonal
        (then (custodial Orthogonal (between if:(is Enemy (who at:(between))) (apply (remove (between)))) (to if:(no Moves Next)))))) })
      (rules (start { (place "Man1" (sites Bottom)) (place "Man2" (sites Top)) }) (play (forEach Piece))
        (end (if (no Moves Next) (result Mover Win)))))`,
    { backend: 'emitted' },
  );
  expect(game!.flow.program).toBeDefined();
  const c = game!.newContext(new SplitMix64(1, 1));
  game!.flow.start(c);
  expect(game!.flow.playOut(c, new SplitMix64(2, 2), 60)).toBeGreaterThan(5);
});
