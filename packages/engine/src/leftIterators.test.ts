/**
 * Some questions leave iterators elsewhere, by what the language means, and conditions on the way see those of the way before.
 * Games that ask such things are played by their programs, if they have one, as by their rules.
 */
import { readGame } from './gameFromText.js';

/** What is asked, with `to`, `from`, `site` or `between` read behind it where a game is given below. */
const questions: Readonly<Record<string, string>> = {
  'a line without a piece': '(not (is Line 3 through:(site) P2))',
  'a line with gaps': '(not (is Line 3 through:(site) P2 contiguous:False))',
  'all groups': '(not (all Groups if:(= 1 (count Sites in:(sites)))))',
  'a territory': '(!= 3 (size Territory P1))',
  'the biggest line': '(< (count SizeBiggestLine) 9)',
  'a number made of territories': '(<= 0 (max (array { (size Territory Mover) (size Territory Next) })))',
  'a region by a territory': '(< 0 (count Sites in:(forEach (sites Board) if:(<= 0 (size Territory Mover)))))',
  'a placement that is not possible': '(not (can Move (move Add (to 3 if:(is Even (to))))))',
  'a step from elsewhere': '(not (can Move (move Step (from 3 if:(is Even (from))) (to if:(is Empty (to))))))',
  'a slide from elsewhere': '(not (can Move (move Slide (from 3 if:(is Even (from))))))',
  'sites without moves':
    '(not (can Move (forEach Site (sites Top) (if (= 99 (site)) (move Pass)) noMoveYet:(if (= 99 (site)) (move Pass)))))',
  'a piece that is only thought of': '(not (is Threatened (id "Disc" Mover) at:(to)))',
  'a line through the iterator': '(not (is Line 3 through:(to)))',
  'all iterators': '(= 0 (% (+ 9 (+ (from) (+ (to) (between)))) 2))',
};

/** Where it is asked. */
const places = (asked: string): Readonly<Record<string, string>> => ({
  target: `(forEach Site (sites Occupied by:Mover) (move (from (site)) (to (sites Board)
    if:(and (not (is Friend (who at:(to)))) ${asked}) (apply if:(is Enemy (who at:(to))) (remove (to))))))`,
  placement: `(move Add (to (sites Empty) if:(and ${asked} (!= (to) 5))))`,
  step: `(forEach Piece (move Step (to if:(and ${asked} (is Empty (to))))))`,
  hop: `(forEach Piece (or
    (move Hop (between if:(and ${asked} (is Enemy (who at:(between)))) (apply (remove (between)))) (to if:(and ${asked} (is Empty (to)))))
    (move Step (to if:(is Empty (to))))))`,
  rule: `(forEach Site (sites Empty) (if (and ${asked} (is Empty (to))) (move Add (to (to)))))`,
  consequence: `(move Add (to (sites Empty)) (then
    (if ${asked} (if (is Occupied (to)) (remove (to)) (addScore Mover 1)))))`,
  capture: `(move Add (to (sites Empty)) (then (custodial
    (between if:(and ${asked} (is Enemy (who at:(between)))) (apply (remove (between)))) (to if:(and ${asked} (is Friend (who at:(to))))))))`,
});

const games = (play: string) =>
  (['emitted', 'interpreted'] as const).map((backend) => {
    const text = `(game "Left" (players 2) (equipment { (board (square 5)) (piece "Disc" Each) (hand Each) })
      (rules (start { (place "Disc1" (sites Bottom)) (place "Disc2" (sites Top)) }) (play ${play})
        (end (if (is Full) (result All Draw)))))`;
    const { game, diagnostics } = readGame(text, { backend });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    return game!;
  });

describe.each(Object.entries(questions))('%s', (_, asked) => {
  test.each(Object.entries(places(asked)))('in a %s', (_place, play) => {
    const [emitted, interpreted] = games(play);
    for (let seed = 0; seed < 3; seed++) {
      const [a, b] = [emitted!.start(seed), interpreted!.start(seed)];
      for (let n = 0; n < 20 && !b.isOver; n++) {
        expect(a.legalMoves().map(String)).toEqual(b.legalMoves().map(String));
        const choice = (seed * 7919 + n * 104_729) % b.legalCount;
        a.apply(choice);
        b.apply(choice);
        expect([String(a), a.mover, a.isOver]).toEqual([String(b), b.mover, b.isOver]);
      }
    }
  });
});
