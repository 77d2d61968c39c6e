/** The program of a game lists and makes the same moves as the rules themselves, and holds nothing of a description's text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programText } from '@ludii/rules/internal';
import { type Context, isOver, type MoveList, SplitMix64 } from '@ludii/state';
import { moveTextOnTape } from '@ludii/state/internal';
import type { Game } from './game.js';
import { built } from './testing/games.js';

const games = join(__dirname, '../../../games');
const emitted = (file: string): Game => built(readFileSync(join(games, file), 'utf8'), { file, backend: 'emitted' });

const words = ({ tape }: MoveList, start: number): string => tape.slice(start, start + tape[start]!).join();
const all = (list: MoveList): string[] => Array.from({ length: list.length }, (_, i) => words(list, list.start(i)));

/** A copy that is played by the rules themselves: each of its actions is looked at. */
function byRules(c: Context): Context {
  const copy = c.copy();
  copy.trial.legal = undefined;
  copy.guard = () => {};
  return copy;
}

const last = (c: Context): string =>
  `${moveTextOnTape(c.trial.moves.tape, c.trial.lastStart(), c.game.strings)} ${c.state.positionHash()} ${c.state.mover} ${isOver(c.state)}`;

test.each([
  ['race/breakthrough.lud', 60],
  ['war/english-draughts.lud', 60],
  ['war/chess.lud', 120],
  ['war/los-alamos-chess.lud', 120],
  ['space/reversi.lud', 60],
  ['space/amazons.lud', 20],
  ['sow/kalah.lud', 60],
  ['hunt/hnefatafl.lud', 20],
  ['space/go.lud', 120],
  ['space/atari-go.lud', 60],
] as const)('%s: the program lists the moves of the rules and makes them', (file, steps) => {
  const game = emitted(file);
  const c = game.newContext();
  const draws = new SplitMix64(3, 4);
  game.flow.start(c);
  for (let step = 0; step < steps && !isOver(c.state); step++) {
    const legal = game.flow.legalMoves(c);
    expect(legal.keys === undefined && legal.length > 1).toBe(false);
    const ruled = byRules(c);
    const own = game.flow.legalMoves(ruled);
    expect(own.keys).toBeUndefined();
    expect(all(legal)).toEqual(all(own));
    const i = draws.nextInt(legal.length);
    game.flow.apply(c, legal, i);
    game.flow.apply(ruled, own, i);
    expect(last(c)).toBe(last(ruled));
  }
});

test('how many pieces of a pile move is worked out before the first of them does', () => {
  const game = built(
    `(game "Shares" (players 2)
      (equipment { (board (rectangle 1 5)) (piece "Seed" Shared) })
      (rules (start (set Count 9 to:(sites { 0 2 })))
        (play (move (from (sites Occupied by:Shared)) (to (sites Empty)) count:(max 1 (- (count at:(from)) 3))))
        (end (if (>= (count Moves) 6) (result Mover Win)))))`,
    { backend: 'emitted' },
  );
  const c = game.newContext();
  game.flow.start(c);
  for (let step = 0; !isOver(c.state); step++) {
    const legal = game.flow.legalMoves(c);
    expect(legal.keys === undefined && legal.length > 1).toBe(false);
    const ruled = byRules(c);
    game.flow.apply(ruled, game.flow.legalMoves(ruled), step % legal.length);
    game.flow.apply(c, legal, step % legal.length);
    expect(last(c)).toBe(last(ruled));
    for (let site = 0; site < 5; site++) expect(c.state.count(0, site)).toBe(ruled.state.count(0, site));
  }
});

test.each([
  'race/royal-game-of-ur.lud',
  'race/twenty-squares.lud',
  'race/ludo.lud',
  'race/horse-race.lud',
  'race/senet-dash.lud',
])('%s: the program throws the dice when and as the rules do', (file) => {
  const game = emitted(file);
  const c = game.newContext(new SplitMix64(5, 6));
  const draws = new SplitMix64(3, 4);
  game.flow.start(c);
  for (let step = 0; step < 80 && !isOver(c.state); step++) {
    const [copy, ruled] = [c.copy(), byRules(c)];
    copy.trial.legal = undefined;
    const before = [...c.state.words];
    const [legal, own] = [game.flow.legalMoves(copy), game.flow.legalMoves(ruled)];
    expect(legal.keys).toBeDefined();
    // A throw is part of the moves: the position is the one before it.
    expect([...copy.state.words.subarray(0, before.length)]).toEqual(before);
    expect([copy.rng.high, copy.rng.low]).toEqual([ruled.rng.high, ruled.rng.low]);
    expect(all(legal)).toEqual(all(own));
    const i = draws.nextInt(legal.length);
    const clone = copy.copy();
    for (const each of [copy, clone]) game.flow.apply(each, game.flow.legalMoves(each), i);
    game.flow.apply(ruled, own, i);
    expect([last(copy), last(clone)]).toEqual([last(ruled), last(ruled)]);
    expect(all(game.flow.legalMoves(clone))).toEqual(all(game.flow.legalMoves(ruled)));
    game.flow.apply(c, game.flow.legalMoves(c), draws.nextInt(game.flow.legalMoves(c).length));
  }
});

test('on a board where positions nearly come back all the time the program lists and makes the moves of the rules', () => {
  const game = built(
    `(game "Tiny Go" (players 2)
      (equipment { (board (square 3) use:Vertex) (piece "Stone" Each) })
      (rules (meta { (no Repeat Positional) })
        (play (or (do (move Add (to (sites Empty)) (then (enclose (from (last To)) Orthogonal
            (between if:(is Enemy (who at:(between))) (apply (and (addScore Mover 1) (remove (between))))))))
          ifAfterwards:(< 0 (count Liberties Orthogonal))) (move Pass)))
        (end (if (all Passed) (byScore)))))`,
    { backend: 'emitted' },
  );
  const draws = new SplitMix64(8, 9);
  let refused = 0;
  for (let k = 0; k < 12; k++) {
    const c = game.newContext();
    game.flow.start(c);
    for (let step = 0; step < 60 && !isOver(c.state); step++) {
      const legal = game.flow.legalMoves(c);
      const ruled = byRules(c);
      const own = game.flow.legalMoves(ruled);
      expect(legal.keys).toBeDefined();
      expect(all(legal)).toEqual(all(own));
      const empties = 9 - c.state.owned.length(1) - c.state.owned.length(2);
      refused += empties + 1 - legal.length;
      // The pass, which comes last in most lists, would soon end the game.
      const i = draws.nextInt(Math.max(1, legal.length - 1));
      game.flow.apply(c, legal, i);
      game.flow.apply(ruled, own, i);
      expect(last(c)).toBe(last(ruled));
    }
  }
  expect(refused).toBeGreaterThan(100);
});

test('a random move on such a board is one of those listed, each with the same chance', () => {
  const game = built(
    `(game "Tiny Go" (players 2)
      (equipment { (board (square 3) use:Vertex) (piece "Stone" Each) })
      (rules (meta { (no Repeat Positional) }) (start { (place "Stone1" { 8 }) (place "Stone2" { 1 3 4 5 }) })
        (play (or (do (move Add (to (sites Empty)) (then (enclose (from (last To)) Orthogonal
            (between if:(is Enemy (who at:(between))) (apply (remove (between)))))))
          ifAfterwards:(> (count Liberties Orthogonal) 0)) (move Pass)))
        (end (if (all Passed) (result Mover Draw)))))`,
    { backend: 'emitted' },
  );
  const c = game.newContext();
  game.flow.start(c);
  const legal = game.flow.legalMoves(c);
  const listed = Array.from({ length: legal.length }, (_, i) =>
    moveTextOnTape(legal.tape, legal.start(i), c.game.strings),
  );
  expect(listed).toHaveLength(3);
  const counts = new Map(listed.map((text) => [text, 0]));
  const draws = new SplitMix64(1, 2);
  const rounds = 3000;
  for (let k = 0; k < rounds; k++) {
    const copy = c.copy();
    game.flow.playOut(copy, draws, 1);
    const { moves } = copy.trial;
    const made = moveTextOnTape(moves.tape, copy.trial.lastStart(), c.game.strings);
    const [site] = made.split(' ');
    const text = listed.find((each) => each === made || each.startsWith(site!));
    expect(text).toBeDefined();
    counts.set(text!, counts.get(text!)! + 1);
  }
  const wanted = rounds / listed.length;
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - wanted) ** 2 / wanted, 0);
  // Beyond this lies one in ten thousand samples, for three degrees of freedom or fewer.
  expect(chi).toBeLessThan(21.1);
});

test('what is taken by the way decides nothing, by the program as by the rules', () => {
  const game = built(
    `(game "Prisoners" (players 2)
      (equipment { (board (square 4)) (hand Each)
        (piece "Guard" Each (move Step (to if:(not (is Friend (who at:(to))))
          (apply (if (is Enemy (who at:(to))) (move (from (to)) (to (handSite Mover)))))))) })
      (rules (start { (place "Guard1" (sites Bottom)) (place "Guard2" (sites Row 1)) }) (play (forEach Piece))
        (end (if (no Pieces Next) (result Mover Win)))))`,
    { backend: 'emitted' },
  );
  const c = game.newContext();
  game.flow.start(c);
  const legal = game.flow.legalMoves(c);
  expect(legal.keys).toBeDefined();
  for (let i = 0; i < legal.length; i++) {
    const [made, ruled] = [c.copy(), byRules(c)];
    game.flow.apply(made, game.flow.legalMoves(made), i);
    game.flow.apply(ruled, game.flow.legalMoves(ruled), i);
    expect(last(made)).toBe(last(ruled));
  }
});

test('moves are made and taken back by the program under a mark', () => {
  const game = emitted('war/chess.lud');
  const c = game.newContext();
  game.flow.start(c);
  const perft = (depth: number): number => {
    const { length } = game.flow.legalMoves(c);
    if (depth === 1) return length;
    let total = 0;
    for (let i = 0; i < length; i++) {
      c.mark();
      game.flow.apply(c, game.flow.legalMoves(c), i);
      total += perft(depth - 1);
      c.rollback();
    }
    return total;
  };
  expect(perft(3)).toBe(8902);
});

/** Two walkers on a small board; the first one's can only go up. */
const walkers = (name: string, piece: string, region: string, end: string): string => `
(game "${name}" (players { (player N) (player S) })
  (equipment { (board (square 4))
    (piece "${piece}" P1 (move Step Forward (to if:(is Empty (to)))))
    (piece "Ox" P2 (move Step Orthogonal (to if:(is Empty (to)))))
    (regions "${region}" P1 (sites Top)) })
  (rules (start { (place "${piece}1" (sites Bottom)) (place "Ox2" (sites { 13 })) }) (play (forEach Piece)) (end ${end})))`;

test('a player without a move passes in random play', () => {
  const game = built(walkers('Uphill', 'Goat', 'Pasture', '(if (no Pieces Next) (result Mover Win))'), {
    backend: 'emitted',
  });
  expect(game.flow.program).not.toBeNull();
  const c = game.newContext();
  game.flow.start(c);
  expect(game.flow.playOut(c, new SplitMix64(1, 2), 200)).toBe(200);
});

test('a hostile description emits the same code as a harmless one', () => {
  const textOf = (name: string, piece: string, region: string): string | undefined => {
    const end = '(if (is In (last To) (sites Mover)) (result Mover Win))';
    const { rules, shape, layout } = built(walkers(name, piece, region, end), { backend: 'emitted' });
    return programText(rules, shape, layout)?.text;
  };
  const harmless = textOf('Uphill', 'Goat', 'Pasture');
  expect(harmless).toBeDefined();
  expect(textOf("*/ alert('x') /*", `\`$${'{process.exit(1)}'}\``, "';throw 1;//")).toBe(harmless);
  expect(textOf('a\u2028b\u2029c', '</script>\u2028', 'return {playOut}')).toBe(harmless);
});

test('random games leave no memory behind', () => {
  const game = emitted('race/breakthrough.lud');
  const c = game.newContext();
  const play = (games: number): number => {
    for (let k = 0; k < games; k++) {
      game.flow.start(c);
      game.flow.playOut(c, new SplitMix64(k, 1), 10_000);
    }
    return c.state.store.size + c.trial.moves.tape.length;
  };
  const early = play(500);
  expect(play(2000)).toBe(early);
});

test('a position of more moves than a program can note is listed and played by the rules', () => {
  const game = built(
    `(game "Towers" (players 2)
      (equipment { (board (square 60)) (piece "Tower" Each (move Slide)) })
      (rules
        (start { (place "Tower1" (difference (sites Phase 0) (sites Row 0))) (place "Tower2" (sites Row 0)) })
        (play (or { (forEach Piece) (forEach Piece) (forEach Piece) (forEach Piece) (forEach Piece) }))
        (end (if (no Moves Next) (result Mover Win)))))`,
    { backend: 'emitted' },
  );
  const c = game.newContext();
  game.flow.start(c);
  const legal = game.flow.legalMoves(c);
  expect(legal.length).toBeGreaterThan(1 << 15);
  expect(all(legal)).toEqual(all(game.flow.legalMoves(byRules(c))));
  expect(game.flow.playOut(c, new SplitMix64(1, 2), 3)).toBe(3);
});
