/** Rules that try things out one after the other: `seq`, `while`, `avoidStoredState`. */
import { Bool, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { NonDecision, ThenPart } from '@ludii/functions/internal';
import { list, optional } from '@ludii/registry';
import { applyMove, LimitExceeded } from '@ludii/state';
import { applyNested, storedPosition } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';
import { endQuestion } from './question.js';

/** A `(while …)` that runs longer than this never ends. */
const mostRounds = 10_000;

const seq = ludeme('seq', {
  returns: NonDecision,
  args: { rules: list(Moves) },
  doc: 'Effects one after the other: each sees what the earlier ones have done.',
  example: '(seq {(remove 4) (if (is Empty 4) (moveAgain))})',
  compile:
    ({ rules }): MovesFn =>
    (c, out) => {
      const { from, to, site, level } = c;
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
      endQuestion(c, from, to, site, level);
    },
});

const whileMoves = ludeme('while', {
  returns: NonDecision,
  args: { condition: Bool, moves: Moves, consequence: optional(ThenPart) },
  doc: 'Repeats effects while a condition holds.',
  example: '(while (is Empty 4) (add (to 4)))',
  compile: ({ condition, moves, consequence: then }): MovesFn => {
    const attach = attachThen(then);
    return (c, out) => {
      const first = out.length;
      const { from, to, site, level } = c;
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
      endQuestion(c, from, to, site, level);
      attach(c, out, first);
    };
  },
});

const avoidStoredState = ludeme('avoidStoredState', {
  returns: NonDecision,
  args: { moves: Moves, consequence: optional(ThenPart) },
  doc: 'Only moves that do not lead back to the remembered position.',
  example: '(avoidStoredState (forEach Piece))',
  flags: ['storedState'],
  compile:
    ({ moves }): MovesFn =>
    (c, out) => {
      const candidates = c.acquire();
      moves(c, candidates);
      const stored = storedPosition(c.state);
      const { from, to, site, level } = c;
      for (let i = 0; i < candidates.length; i++) {
        c.mark();
        applyMove(c, candidates, i);
        const same = c.state.positionHash() === stored;
        endQuestion(c, from, to, site, level);
        if (!same) out.copyMove(candidates, i);
      }
      c.release(candidates);
    },
});

export const sequence = [seq, whileMoves, avoidStoredState];
