/** Rules that make one move of several: `append`, `allCombinations`. */
import { ludeme, Moves, type MovesFn } from '@ludii/functions';
import { NonDecision, ThenPart } from '@ludii/functions/internal';
import { optional } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { decisionAction, MoveHeader, MoveWord, Reading, readDecision } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

/** Sets the sites of the open move to those of the decision of another. */
function sitesOfDecision(out: MoveList, list: MoveList, i: number): void {
  const start = list.start(i);
  out.setFrom(readDecision(list.tape, start, Reading.From));
  out.setTo(readDecision(list.tape, start, Reading.To));
}

const append = ludeme('append', {
  returns: NonDecision,
  args: { moves: NonDecision, consequence: optional(ThenPart) },
  doc: 'All moves of a rule together as one move.',
  example: '(append (custodial (between (exact 2) if:(= 2 (state at:(between))) (apply (flip (between))))))',
  compile: ({ moves, consequence: then }): MovesFn => {
    const attach = attachThen(then);
    const generate = (c: Context, out: MoveList): void => {
      const first = out.length;
      const parts = c.acquire();
      moves(c, parts);
      if (parts.length > 0) {
        // One decision is enough: the first part keeps it.
        let decided = false;
        for (let i = 0; i < parts.length; i++) {
          parts.setDecision(i, !decided);
          decided ||= decisionAction(parts.tape, parts.start(i)) >= 0;
        }
        out.begin(c.state.mover, -1, -1);
        sitesOfDecision(out, parts, 0);
        const { tape } = parts;
        const start = parts.start(0);
        for (let k = 0; k < tape[start + MoveWord.Betweens]!; k++) out.between(tape[start + MoveHeader + k]!);
        for (let i = 0; i < parts.length; i++) out.nest(parts, i);
        out.finish();
      }
      c.release(parts);
      attach(c, out, first);
    };
    return Object.assign(generate, { single: true as const });
  },
});

const allCombinations = ludeme('allCombinations', {
  returns: NonDecision,
  args: { a: Moves, b: Moves, consequence: optional(ThenPart) },
  doc: 'Every move of one rule together with every move of another.',
  example: '(allCombinations (add (to (sites Empty))) (flip (between)))',
  compile: ({ a, b, consequence: then }): MovesFn => {
    const attach = attachThen(then);
    return (c, out) => {
      const first = out.length;
      const left = c.acquire();
      a(c, left);
      const right = c.acquire();
      b(c, right);
      for (let i = 0; i < left.length; i++) {
        for (let k = 0; k < right.length; k++) {
          out.begin(0, -1, -1);
          sitesOfDecision(out, left, i);
          out.nest(left, i);
          out.nest(right, k);
          out.finish();
        }
      }
      c.release(right);
      c.release(left);
      attach(c, out, first);
    };
  },
});

export const combine = [append, allCombinations];
