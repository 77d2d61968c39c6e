/** Rules that try things out one after the other: `seq`, `while`, `avoidStoredState`. */
import { Bool, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { afterMoves, keeping, NonDecision } from '@ludii/functions/internal';
import { list } from '@ludii/registry';
import { applyMove, LimitExceeded, type MoveList } from '@ludii/state';
import { applyNested, storedPosition } from '@ludii/state/internal';
import { effect, unheeded } from '../shared/declare.js';

/** A `(while …)` that runs longer than this never ends. */
const mostRounds = 10_000;

const seq = ludeme('seq', {
  returns: NonDecision,
  args: { rules: list(Moves) },
  doc: 'Effects one after the other: each sees what the earlier ones have done.',
  example: '(seq {(remove 4) (if (is Empty 4) (moveAgain))})',
  compile: ({ rules }): MovesFn =>
    keeping(afterMoves, (c, out) => {
      c.mark();
      for (const rule of rules) {
        const moves = c.acquire();
        rule(c, moves);
        for (let i = 0; i < moves.length; i++) {
          applyMove(c, moves, i);
          out.copyTape(c.trial.moves.tape, c.trial.lastStart());
        }
        c.release(moves);
      }
      c.rollback();
    }),
});

const whileMoves = effect('while', {
  args: { condition: Bool, moves: Moves },
  doc: 'Repeats effects while a condition holds.',
  example: '(while (is Empty 4) (add (to 4)))',
  meaning: ({ condition, moves }) =>
    keeping(afterMoves, (c, out) => {
      c.mark();
      for (let round = 0; condition(c); round++) {
        if (round > mostRounds) throw new LimitExceeded('steps', round, mostRounds);
        const found = c.acquire();
        const applied = c.acquire();
        moves(c, found);
        applied.begin(0, -1, -1);
        for (let i = 0; i < found.length; i++) {
          applyNested(c, found, found.start(i), applied);
          out.copyMove(found, i);
        }
        applied.abandon();
        c.release(applied);
        c.release(found);
      }
      c.rollback();
    }),
});

/** Whether a move leads to a position. */
const leadsTo = keeping(afterMoves, (c, list: MoveList, i: number, position: string): boolean => {
  c.mark();
  applyMove(c, list, i);
  const same = c.state.positionHash() === position;
  c.rollback();
  return same;
});

const avoidStoredState = effect('avoidStoredState', {
  args: { moves: Moves, ...unheeded },
  doc: 'Only moves that do not lead back to the remembered position.',
  example: '(avoidStoredState (forEach Piece))',
  flags: ['storedState'],
  meaning:
    ({ moves }) =>
    (c, out) => {
      const candidates = c.acquire();
      moves(c, candidates);
      const stored = storedPosition(c.state);
      for (let i = 0; i < candidates.length; i++) if (!leadsTo(c, candidates, i, stored)) out.copyMove(candidates, i);
      c.release(candidates);
    },
});

export const sequence = [seq, whileMoves, avoidStoredState];
