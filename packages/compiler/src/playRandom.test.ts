/** Random play takes shortcuts: what it plays must be one of the legal moves, and every legal move must come up. */
import { type Context, isOver, type MoveList, SplitMix64 } from '@ludii/state';
import { isPassMove, MoveWord } from '@ludii/state/internal';
import fc from 'fast-check';
import type { CompileOptions } from './compile.js';
import type { Game } from './game.js';
import { built, load } from './testing/games.js';

/** Mover, sites and number of actions say enough to tell the moves of one position apart. */
function essence(list: MoveList, start: number): string {
  const { tape } = list;
  return [MoveWord.Mover, MoveWord.From, MoveWord.To].map((word) => tape[start + word]).join();
}

test.each([
  'space/tic-tac-toe.lud',
  'space/go.lud',
  'space/hex.lud',
  'space/reversi.lud',
  'war/chess.lud',
  'war/english-draughts.lud',
  'race/breakthrough.lud',
  'race/backgammon.lud',
  'sow/kalah.lud',
])('%s: random play plays legal moves', (file) => {
  const game = load(file);
  const c = game.newContext(new SplitMix64(7, 7));
  const draws = new SplitMix64(1, 2);
  game.flow.start(c);
  for (let step = 0; step < 60 && !isOver(c.state); step++) {
    const legal = game.flow.legalMoves(c);
    const known = new Set(Array.from({ length: legal.length }, (_, i) => essence(legal, legal.start(i))));
    if (!game.shape.flags.stochastic) c.trial.legal = undefined;
    game.flow.playRandom(c, draws);
    expect(known).toContain(essence(c.trial.moves, c.trial.lastStart()));
  }
});

test('every legal first move comes up about equally often', () => {
  const game = load('space/tic-tac-toe.lud');
  const c = game.newContext();
  const draws = new SplitMix64(3, 4);
  const counts = new Map<string, number>();
  for (let n = 0; n < 1800; n++) {
    game.flow.start(c);
    game.flow.playRandom(c, draws);
    const played = essence(c.trial.moves, c.trial.lastStart());
    counts.set(played, (counts.get(played) ?? 0) + 1);
  }
  expect(counts.size).toBe(9);
  for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
});

test('a player whose moves are all refused passes', () => {
  const text = `(game "Refusal" (players 2)
    (equipment { (board (square 3)) (piece "Disc" Each) })
    (rules (play (do (move Add (to (sites Empty))) ifAfterwards:(is Even (count Moves))))
      (end (if (no Moves Next) (result Mover Draw)))))`;
  const game = built(text);
  const c = game.newContext();
  game.flow.start(c);
  game.flow.playRandom(c, new SplitMix64(5, 6));
  const { tape } = c.trial.moves;
  expect(isPassMove(tape, c.trial.lastStart())).toBe(true);
});

/** Plays on move by move until the game is over or enough moves are played; returns their number. */
function playStepwise(game: Game, c: Context, draws: SplitMix64, most: number): number {
  let steps = 0;
  for (; steps < most && !isOver(c.state); steps++) game.flow.playRandom(c, draws);
  return steps;
}

/** A game by its program and by the interpreter. */
const both = (make: (options: CompileOptions) => Game) => ({
  atOnce: make({ backend: 'auto' }),
  byRules: make({ backend: 'interpreted' }),
});

const placements = ['tic-tac-toe', 'hex', 'havannah', 'yavalath', 'gomoku', 'y', 'connect6', 'col'];
const inOneGo = [
  ...placements.map((name) => [name, () => both((options) => load(`space/${name}.lud`, options))] as const),
  ...[
    ['a swap among three', 3, '(meta (swap))', '(hex 3)', '(move Add (to (sites Empty)))', '(is Line 4)'],
    ['a rule without a watch', 2, '', '(square 4)', '(move Add (to (sites Empty)))', '(>= (count Pieces Mover) 5)'],
    [
      'a changing piece',
      2,
      '',
      '(square 4)',
      '(move Add (piece (+ 1 (% (count Pieces) 3))) (to (sites Empty)))',
      '(is Line 3)',
    ],
    ['a line that loses', 3, '', '(square 5)', '(move Add (to (sites Empty)))', '(is Line 3)', 'Loss'],
    [
      'a watched and another rule',
      2,
      '',
      '(tri 5)',
      '(move Add (to (sites Empty)))',
      '(and (is Connected 2 Sides) (is Even (count Moves)))',
    ],
  ].map(
    ([name, players, meta, board, play, condition, result = 'Win']) =>
      [
        `${name}`,
        () =>
          both((options) =>
            built(
              `(game "Placing" (players ${players})
            (equipment { (board ${board}) (piece "Disc" Each) (piece "Dot" Neutral) })
            (rules ${meta} (play ${play}) (end (if ${condition} (result Mover ${result})))))`,
              options,
            ),
          ),
      ] as const,
  ),
] as const;

/** Plays the same moves, each as one of the legal moves that the rules list. */
function playAgain(game: Game, c: Context, { moves }: Context['trial']): void {
  while (c.trial.length < moves.length) {
    const legal = game.flow.legalMoves(c);
    legal.settle();
    const wanted = essence(moves, moves.start(c.trial.length));
    const found = Array.from({ length: legal.length }, (_, i) => essence(legal, legal.start(i))).indexOf(wanted);
    expect(found).toBeGreaterThanOrEqual(0);
    game.flow.apply(c, legal, found);
  }
}

test.each(inOneGo)('%s: a game played in one go can be played move by move', (_name, make) => {
  const { atOnce: game, byRules } = make();
  const atOnce = game.newContext();
  const stepwise = byRules.newContext();
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 80 }),
      (seed, before, most) => {
        game.flow.start(atOnce);
        byRules.flow.start(stepwise);
        const draws = new SplitMix64(seed, 1);
        const first = playStepwise(game, atOnce, draws, before);
        const moves = game.flow.playOut(atOnce, draws, most);
        expect(atOnce.trial.moveNumber).toBe(first + moves);
        playAgain(byRules, stepwise, atOnce.trial);
        expect(isOver(stepwise.state)).toBe(isOver(atOnce.state));
        expect(atOnce.state.store.equals(stepwise.state.store)).toBe(true);
      },
    ),
    { numRuns: 15 },
  );
});

test('a move that was found when the last turn ended is still known when others are drawn and refused', () => {
  const game = built(
    `(game "Spoil" (players 2)
      (equipment { (board (square 6)) (piece "Disc" Each) })
      (rules
        (play (move Add (to (sites Empty) if:(= 0 (state at:(to))))
          (then (forEach Site (sites Around (last To) includeSelf:True) (set State at:(site) 1)))))
        (end (if (no Moves Next) (result Mover Loss)))))`,
    { backend: 'emitted' },
  );
  for (let seed = 1; seed <= 40; seed++) {
    const played = game.newContext();
    game.flow.start(played);
    game.flow.playOut(played, new SplitMix64(seed, 5), 40);
    const again = game.newContext();
    again.guard = () => {};
    game.flow.start(again);
    playAgain(game, again, played.trial);
    expect(isOver(again.state)).toBe(true);
  }
});
