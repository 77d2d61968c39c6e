/** Programs of games with dice that moves use up leave the same words and the same tape behind as the rules do. */
import { type Context, isOver, SplitMix64 } from '@ludii/state';
import { equalMovesOnTape } from '@ludii/state/internal';
import { built } from './testing/games.js';

const description = (stack: boolean, doubled: boolean, combined: boolean): string => `
  (game "Run" (players 2)
    (equipment { (board (rectangle 1 30) (track "Way" "0,E" directed:True)) (dice d:3 num:2)
      (piece "Man" Each (forEach Die combined:${combined ? 'True' : 'False'} replayDouble:${doubled ? 'True' : 'False'} if:(!= (pips) 0)
        (move (from) (to (trackSite Move from:(from) steps:(pips)) if:(not (is Enemy (who at:(to))))
          (apply if:(is Friend (who at:(to))) (remove (to)))) (then (if (not (all DiceUsed)) (moveAgain)))))) })
    (rules
      (start { ${stack ? '(place Stack "Man1" 0 count:3) (place Stack "Man2" 1 count:3)' : '(place "Man1" {0 2 4}) (place "Man2" {1 3 5})'} })
      (play (if (is Prev Mover) (forEach Piece) (do (roll) next:(forEach Piece))))
      (end (if (is In (last To) (sites Right)) (result Mover Win)))))`;

const cases: [boolean, boolean, boolean][] = [
  [false, false, false],
  [false, true, false],
  [false, false, true],
  [true, true, true],
];

test.each(cases)('stacks %s, doubles %s, dice together %s', (...given) => {
  const game = built(description(...given), { backend: 'emitted' });
  const { flow } = game;
  const program = flow.program!;
  const words = ({ state }: Context): string => state.words.slice(0, state.store.size).join();
  const last = ({ trial }: Context): number => trial.lastStart();
  for (const seed of [1, 2, 3]) {
    const [made, before] = [game.newContext(new SplitMix64(7, seed)), game.newContext(new SplitMix64(7, seed))];
    const draws = new SplitMix64(seed, 99);
    flow.start(made);
    flow.start(before);
    for (let move = 0; move < 40 && !isOver(made.state); move++) {
      program.playOut(made, draws, 1);
      const isMade = (i: number): boolean => {
        before.mark();
        flow.apply(before, flow.legalMoves(before), i, false);
        const tape = before.trial.moves.tape;
        const same =
          words(before) === words(made) && equalMovesOnTape(tape, last(before), made.trial.moves.tape, last(made));
        before.rollback();
        return same;
      };
      const { length } = flow.legalMoves(before);
      let found = 0;
      while (found < length && !isMade(found)) found++;
      expect({ move, found: found < length }).toEqual({ move, found: true });
      flow.apply(before, flow.legalMoves(before), found, false);
    }
  }
});
