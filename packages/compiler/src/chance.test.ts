/**
 * Random play in games of chance and in games with tiles, large pieces and sowing chooses moves without listing them all.
 * What it plays must do what one of the legal moves does after the same throw, and each must come up equally often.
 */
import { type Context, isOver, type MoveList, SplitMix64 } from '@ludii/state';
import { actionLength, firstAction, MoveWord, moveEnd, Op, opcodeOf } from '@ludii/state/internal';
import type { Game } from './game.js';
import { built } from './testing/games.js';

const race = (moves: string, play: string): string => `(game "Race" (players 2)
  (equipment {
    (board (rectangle 2 6) { (track "One" "0,E,N,W" P1 directed:True) (track "Two" "11,W,S,E" P2 directed:True) })
    (dice d:3 num:2) (hand Each)
    (piece "Runner" Each ${moves}) })
  (rules
    (start { (place "Runner1" {0 2}) (place "Runner2" {11 9}) (place "Runner1" (handSite P1)) (place "Runner2" (handSite P2)) })
    (play ${play})
    (end (if (= 0 (count Pieces Mover)) (result Mover Win)))))`;

const step = `(if (!= -1 (trackSite Move steps:(+ (face 14) (face 15))))
  (move (from) (to (trackSite Move steps:(+ (face 14) (face 15))) if:(not (is Friend (who at:(to))))
    (apply if:(is Enemy (who at:(to))) (fromTo (from (to)) (to (handSite Next)))))
    (then (if (is Even (last To)) (moveAgain))))
  (move Remove (from)))`;
const byDie = `(forEach Die replayDouble:True if:(!= 0 (pips))
  (move (from) (to (trackSite Move steps:(pips)) if:(not (is Friend (who at:(to)))))))`;

// `(forEach Level …)` leaves its iterator at the last level, which the moves by the other dice see.
const stacks = `(game "Stacks" (players 2)
  (equipment { (board (rectangle 2 6)) (dice d:3 num:2) (piece "Runner" Each
    (forEach Die (move (from (from) level:(level)) (to (+ 6 (% (level) 6))
      (apply (forEach Level (from) FromTop (if (= (who at:(from) level:(level)) 0) (addScore Mover 1)))))))) })
  (rules (start { (place Stack "Runner1" {2 3} count:3) (place Stack "Runner2" {4 5} count:2) })
    (play (do (roll) next:(forEach Piece)))
    (end (if (> (count Moves) 30) (result Mover Draw)))))`;

const sowing = `(game "Sowing" (players 2)
  (equipment { (mancalaBoard 2 4 (track "Track" "1,2,3,4,8,7,6,5" loop:True)) (piece "Seed" Shared)
    (regions P1 (sites Bottom)) (regions P2 (sites Top)) })
  (rules (start (set Count 3 to:(sites Board)))
    (play (move Select (from (sites Mover) if:(is Occupied (from)))
      (then (sow if:(is Even (count at:(to))) apply:(and (remove (to)) (addScore Mover (count at:(to)))) backtracking:True))))
    (end (if (> (count Moves) 40) (byScore)))))`;

const large = `(game "Large" (players 2)
  (equipment { (board (square 4)) (tile "Bar" Each { F F }) })
  (rules (start { (place "Bar1" coord:"A1" state:0) (place "Bar2" coord:"D1" state:0) })
    (play (move (from (sites Occupied by:Mover)) (to (union (sites Empty) (sites Occupied by:Mover)))))
    (end (if (or (no Moves Next) (> (count Moves) 40)) (result Mover Win)))))`;

const tiles = (condition: string): string => `(game "Tiles" (players 2)
  (equipment { (boardless Square 15) (hand Shared size:2)
    (tile "Cross" numSides:4 { (path from:0 to:2 colour:1) (path from:1 to:3 colour:2) })
    (tile "Bend" numSides:4 { (path from:3 to:0 colour:2) (path from:1 to:2 colour:1) }) })
  (rules (meta (automove))
    (start { (place "Cross" (handSite Shared)) (place "Bend" (handSite Shared 1)) })
    phases:{
      (phase "First" (play (move (from (handSite Shared)) (to (centrePoint) (rotations {N E})) copy:True)) (nextPhase "Rest"))
      (phase "Rest" (play (do
        (or (move (from (handSite Shared)) (to (sites Around (sites Occupied by:All) Orthogonal if:(is Empty (to))) (rotations {N E})) copy:True)
            (move (from (handSite Shared 1)) (to (sites Around (sites Occupied by:All) Orthogonal if:(is Empty (to))) (rotations Orthogonal)) copy:True))
        ifAfterwards:${condition})))
    }
    (end (if (> (count Moves) 12) (result Mover Draw)))))`;

const descriptions: readonly (readonly [string, string])[] = [
  ['a throw before every move', race(step, '(do (roll) next:(or (forEach Piece) (forEach Piece container:(mover))))')],
  [
    'a throw at every turn',
    race(
      byDie,
      '(do (if (not (is Prev Mover)) (roll)) next:(max Distance "One" P1 (forEach Piece (then (if (not (all DiceUsed)) (moveAgain))))))',
    ),
  ],
  [
    'dice for sites',
    race(
      step,
      '(do (roll) next:(forEach Die (forEach Site (sites Occupied by:Mover) (move (from (site)) (to (trackSite Move from:(site) steps:(pips)) if:(is Empty (to)))) noMoveYet:(move Pass))))',
    ),
  ],
  ['dice and levels', stacks],
  ['sowing', sowing],
  ['large pieces', large],
  ['tiles', tiles('(is SidesMatch)')],
];

/** What the position is after a move, as far as the rules can tell. */
function result({ state }: Context): string {
  state.refreshHash();
  const pieces = Array.from({ length: state.owned.components.length }, (_, owner) => state.owned.total(owner));
  return [state.hashLow, state.hashHigh, state.mover, state.next, isOver(state), ...pieces].join();
}

/** The results of all legal moves of a copy of a position, which throws the same dice. */
function legalResults(game: Game, c: Context): string[] {
  const before = c.copy();
  before.trial.legal = undefined;
  const legal = game.flow.legalMoves(before);
  return Array.from({ length: legal.length }, (_, i) => {
    const after = before.copy();
    game.flow.apply(after, legal, i);
    return result(after);
  });
}

test.each(descriptions)('%s: what is played does what a legal move does', (_, text) => {
  const game = built(text);
  for (let seed = 1; seed <= 2; seed++) {
    const c = game.newContext(new SplitMix64(seed, 7));
    const draws = new SplitMix64(1, seed);
    game.flow.start(c);
    for (let n = 0; n < 25 && !isOver(c.state); n++) {
      c.trial.legal = undefined;
      const results = legalResults(game, c);
      game.flow.playRandom(c, draws);
      expect(results).toContain(result(c));
    }
  }
});

test.each(descriptions)('%s: all legal moves come up equally often', (_, text) => {
  const game = built(text);
  const c = game.newContext(new SplitMix64(3, 4));
  const draws = new SplitMix64(5, 6);
  game.flow.start(c);
  for (let n = 0; n < 3; n++) game.flow.playRandom(c, draws);
  c.trial.legal = undefined;
  const expected = new Map<string, number>();
  const results = legalResults(game, c);
  for (const each of results) expected.set(each, (expected.get(each) ?? 0) + 1);
  const rounds = 60;
  const counts = new Map<string, number>();
  for (let n = 0; n < results.length * rounds; n++) {
    const again = c.copy();
    again.trial.legal = undefined;
    game.flow.playRandom(again, draws);
    counts.set(result(again), (counts.get(result(again)) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [key, count] of counts) {
    const mean = expected.get(key)! * rounds;
    expect(Math.abs(count - mean)).toBeLessThan(6 * Math.sqrt(mean));
  }
});

test('a throw is written once, in front of the move, and is what the dice show', () => {
  const game = built(descriptions[0]![1]);
  const c = game.newContext(new SplitMix64(3, 4));
  const draws = new SplitMix64(5, 6);
  game.flow.start(c);
  c.trial.legal = undefined;
  for (let n = 0; n < 30 && !isOver(c.state); n++) {
    game.flow.playRandom(c, draws);
    const { tape } = c.trial.moves;
    const start = c.trial.lastStart();
    const throws: number[] = [];
    const others: number[] = [];
    for (let at = firstAction(tape, start); at < moveEnd(tape, start); at += actionLength(tape[at]!)) {
      const isThrow = opcodeOf(tape[at]!) === Op.SetDie;
      (isThrow ? throws : others).push(at);
    }
    expect(throws.map((at) => tape[at + 1])).toEqual([14, 15]);
    expect(throws.map((at) => tape[at + 2])).toEqual([c.state.state(0, 14), c.state.state(0, 15)]);
    expect(throws[1]!).toBeLessThan(others[0]!);
  }
});

test('tiles fit as they do when they are laid', () => {
  const essence = (list: MoveList): string[] =>
    Array.from({ length: list.length }, (_, i) =>
      list.tape.slice(list.start(i), list.start(i) + list.tape[list.start(i)]!).join(),
    );
  const told = built(tiles('(is SidesMatch)'));
  const tried = built(tiles('(is SidesMatch (last To))'));
  const [a, b] = [told, tried].map((game) => game.newContext(new SplitMix64(1, 1)));
  const draws = new SplitMix64(8, 9);
  told.flow.start(a!);
  tried.flow.start(b!);
  for (let n = 0; n < 12; n++) {
    const legal = told.flow.legalMoves(a!);
    const other = tried.flow.legalMoves(b!);
    expect(essence(legal)).toEqual(essence(other));
    const i = draws.nextInt(legal.length);
    expect(legal.tape[legal.start(i) + MoveWord.To]).toBeGreaterThan(0);
    told.flow.apply(a!, legal, i);
    tried.flow.apply(b!, other, i);
  }
});
