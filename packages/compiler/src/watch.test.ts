/**
 * Watches stand in for end rules while pieces are placed: one may speak up too often, but it must never keep still when
 * its condition holds. Boards are filled at random, past all rings, lines and connections.
 */

import { applyMove, MoveList, SplitMix64 } from '@ludii/state';
import fc from 'fast-check';
import type { Game } from './game.js';
import { built } from './testing/games.js';

function load(board: string, condition: string): Game {
  return built(`(game "Filling" (players 2)
    (equipment { (board ${board}) (piece "Disc" Each) (piece "Dot" Neutral)
      (regions P2 {(sites Right) (sites Left)}) (regions P1 {(sites Bottom) (sites Top)}) })
    (rules (play (move Add (to (sites Empty)))) (end (if ${condition} (result Mover Win)))))`);
}

/** Fills the board with pieces of all kinds; returns how often the condition held and how often the watch spoke up. */
function fill(game: Game, seed: number, kinds: number): { held: number; spoke: number } {
  const follow = game.flow.program?.follow;
  if (!follow) throw new Error('nothing is followed');
  const type = game.shape.board.defaultSite;
  const rule = game.rules.end![0]!;
  const c = game.newContext();
  game.flow.start(c);
  const draws = new SplitMix64(seed, kinds);
  const count = game.shape.board.sizes[type];
  const empty = Array.from({ length: count }, (_, site) => site);
  const move = new MoveList();
  let held = 0;
  let spoke = 0;
  follow.begin();
  while (empty.length > 0) {
    const [site] = empty.splice(draws.nextInt(empty.length), 1);
    const what = 1 + draws.nextInt(kinds);
    move.clear();
    move.addPlacement(c.state.mover, type, site!, what, 0, true);
    applyMove(c, move, 0);
    const speaks = follow.told(site!, what, c.state.mover, empty.length === 0) !== 0;
    const holds = rule(c) !== undefined;
    if (holds && !speaks) throw new Error(`the watch kept still at site ${site}`);
    if (holds) held++;
    if (speaks) spoke++;
    c.state.mover = 3 - c.state.mover;
  }
  return { held, spoke };
}

const hexagons = ['(hex 5)', '(hex Diamond 5)', '(hex Triangle 6)', '(hex 2)'];
const boards = [...hexagons, '(square 6)', '(rectangle 3 5)', '(square 5 diagonals:Alternating)', '(tri 5)'];

test.each([
  ['(is Line 3)', boards],
  ['(is Line 4 exact:True)', boards],
  ['(is Line 3 Orthogonal Mover)', boards],
  ['(is Line 3 whats:{1 3})', boards],
  ['(is Line 3 if:(is Even (to)))', boards],
  ['(or (is Line 4) (is Line 3))', boards],
  ['(and (is Line 3) (is Connected 2 Sides))', boards],
  ['(or (is Line 4) (is Full))', boards],
  ['(and (is Mover P1) (is Line 3))', boards],
  [
    '(or (and (is Mover P1) (is Connected {(sites Top) (sites Left)})) (and (is Mover P2) (is Connected 3 Sides)))',
    boards,
  ],
  ['(or (is Line 3 P1) (is Line 4 Orthogonal All))', boards],
  ['(is Connected Mover)', boards],
  ['(is Connected Next)', boards],
  ['(is Connected 3 Sides)', boards],
  ['(is Connected 2 {(sites Top) (sites Bottom) (sites Left)})', boards],
  ['(is Connected 2 Corners)', boards],
  ['(is Loop)', hexagons],
  ['(or {(is Loop) (is Connected 3 SidesNoCorners) (is Connected 2 Corners)})', hexagons],
] as const)('%s: the watch never keeps still when the condition holds', (condition, onBoards) => {
  let held = 0;
  for (const board of onBoards) {
    const game = load(board, condition);
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 3 }), (seed, kinds) => {
        held += fill(game, seed, kinds).held;
      }),
      { numRuns: 30 },
    );
  }
  expect(held).toBeGreaterThan(0);
});

test.each([
  ['(square 6)', '(is Loop)'],
  ['(hex 4)', '(is Loop surround:Next)'],
  ['(hex 4)', '(is Line 3 contiguous:False)'],
  ['(hex 4)', '(is Line (count Moves))'],
  ['(hex 4)', '(is Connected 2 at:(last From) Sides)'],
  ['(hex 4)', '(or (is Line 3) (is Even (count Moves)))'],
])('%s %s is not watched', (board, condition) => {
  expect(load(board, condition).rules.end![0]!.watch?.()).toBeUndefined();
});

test('a watch is quiet most of the time', () => {
  const game = load('(hex 6)', '(or {(is Loop) (is Connected 3 Sides) (is Line 6)})');
  const { spoke } = fill(game, 1, 3);
  expect(spoke).toBeLessThan(30);
});
