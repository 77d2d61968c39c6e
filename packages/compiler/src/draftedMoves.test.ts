/**
 * Moves that are noted down, and moves that are written for one site, must be those of the rule itself, whatever
 * consequences, priorities and longest turns there are around them; and asking whether there is one must tell the same.
 */
import type { MovesFn } from '@ludii/functions';
import { DraftList, draftCandidates, draftMoves, SiteSet } from '@ludii/functions/internal';
import { applyMove, type Context, isOver, MoveList, SplitMix64, score } from '@ludii/state';
import { built, contents, positions } from './testing/games.js';

/**
 * What comes of each move of a list when it is made: all words of the move in the trial, and the position. Moves that are
 * noted down may be written in another form, since they are going to be made.
 */
const outcomes = (c: Context, list: MoveList): string[] =>
  Array.from({ length: list.length }, (_, i) => {
    c.mark();
    applyMove(c, list, i);
    const { tape } = c.trial.moves;
    const start = c.trial.lastStart();
    const words = tape.subarray(start, start + tape[start]!).join();
    const outcome = `${words} ${c.state.next} ${c.state.positionHash()}`;
    c.rollback();
    return outcome;
  }).sort();

/** The moves that a rule notes down, or those of its candidates that have one. */
function written(c: Context, play: MovesFn, note: typeof draftMoves): MoveList {
  const drafts = new DraftList();
  note(c, play, drafts);
  const out = new MoveList();
  for (let i = 0; i < drafts.length; i++) {
    const before = out.length;
    drafts.complete(c, i, out);
    expect(out.length - before).toBeLessThanOrEqual(1);
  }
  return out;
}

function bySite(c: Context, { bySite: moves }: MovesFn): MoveList | undefined {
  if (!moves) return undefined;
  const sites = new SiteSet();
  moves.sites(c, sites);
  const out = new MoveList();
  for (const site of sites) {
    const before = out.length;
    expect(moves.write(c, site, out)).toBe(out.length > before);
  }
  return out;
}

test.each([
  ['war/english-draughts.lud', 80],
  ['war/international-draughts.lud', 80],
  ['war/russian-draughts.lud', 80],
  ['war/turkish-draughts.lud', 80],
  ['war/lasca.lud', 60],
  ['war/alquerque.lud', 60],
  ['war/fanorona.lud', 60],
  ['war/surakarta.lud', 80],
  ['war/konane.lud', 40],
  ['war/hasami-shogi.lud', 40],
  ['hunt/fox-and-geese.lud', 40],
  ['race/chinese-checkers.lud', 40],
  ['space/reversi.lud', 62],
] as const)('%s: moves noted down, by site and all together are the same', (file, steps) => {
  for (const { game, c, play, all } of positions(file, steps)) {
    expect(outcomes(c, written(c, play, draftMoves))).toEqual(outcomes(c, all));
    expect(outcomes(c, written(c, play, draftCandidates))).toEqual(outcomes(c, all));
    const placed = bySite(c, play);
    if (placed) expect(contents(placed)).toEqual(contents(all));
    expect(game.flow.canMoveWith(c, play)).toBe(all.length > 0);
  }
});

test('pieces with one move each are candidates, whether they can make it or not', () => {
  const game = built(`(game "Files" (players 2)
    (equipment { (board (square 5)) (hand Each)
      (piece "Runner" Each (if (is In (from) (sites Top)) (move Remove (from))
        (if (not (is Friend (who at:(ahead (from) N)))) (move (from) (to (ahead (from) N))))))
      (piece "King" Each ("StepToEmpty")) })
    (rules
      (start { (place "Runner1" (sites {0 1 5 6 22})) (place "Runner2" (sites {2 3 7})) (place "King1" 12) })
      (play (or (forEach Piece) (forEach Piece container:(mover)) (then (set Var "Moved" (last To)))))
      (end (if (no Pieces Mover) (result Mover Win)))))`);
  const c = game.newContext(new SplitMix64(5, 6));
  const draws = new SplitMix64(1, 2);
  game.flow.start(c);
  const { play } = game.rules.phases[0]!;
  const drafts = new DraftList();
  draftCandidates(c, play, drafts);
  const all = new MoveList();
  play(c, all);
  expect([drafts.length, all.length]).toEqual([11, 9]);
  for (let step = 0; step < 30 && !isOver(c.state); step++) {
    all.clear();
    play(c, all);
    expect(outcomes(c, written(c, play, draftCandidates))).toEqual(outcomes(c, all));
    game.flow.playRandom(c, draws);
  }
});

test('moves joined by append are written site by site', () => {
  const game = built(`(game "Turning" (players 2)
    (equipment { (board (square 6)) (piece "Coin" Neutral (flips 1 2)) })
    (rules
      (start { (place "Coin0" {14 21} state:1) (place "Coin0" {15 20} state:2) })
      (play (forEach Site (sites Empty)
        (append
          (custodial (from (site))
            (between if:(= (state at:(between)) (- 3 (mover)))
              (apply (allCombinations (add (piece "Coin0" state:(mover)) (to (site))) (flip (between)))))
            (to if:(= (state at:(to)) (mover))))
          (then (set Score Mover (count Sites in:(sites State (mover))))))))
      (end (if (all Passed) (byScore)))))`);
  const c = game.newContext(new SplitMix64(5, 6));
  const draws = new SplitMix64(3, 4);
  game.flow.start(c);
  const { play } = game.rules.phases[0]!;
  for (let step = 0; step < 32 && !isOver(c.state); step++) {
    const all = new MoveList();
    play(c, all);
    expect(contents(bySite(c, play) ?? new MoveList())).toEqual(contents(all));
    const { mover } = c.state;
    game.flow.playRandom(c, draws);
    let own = 0;
    for (let site = 0; site < 36; site++) if (c.state.state(0, site) === mover) own++;
    if (all.length > 0) expect(score(c.state, mover)).toBe(own);
  }
});
