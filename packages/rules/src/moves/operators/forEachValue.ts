/** `(forEach Value …)`: moves for every value of a list or range. */
import { Int, Ints, ludeme, Moves, type MovesFn } from '@ludii/functions';
import { consequenceOf, keeping, NonDecision, numberOf, ruleOf, ThenPart } from '@ludii/functions/internal';
import { attached } from '@ludii/ir/internal';
import { named, optional } from '@ludii/registry';
import { spend } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

export const forEachValue = [
  ludeme('forEach', 'Value', {
    returns: NonDecision,
    args: { values: Ints, moves: Moves, consequence: optional(ThenPart) },
    doc: 'Moves for every value of a list.',
    example: '(forEach Value (values Remembered) (remove (value)))',
    compile: ({ values, moves, consequence: then }): MovesFn => {
      const attach = attachThen(then);
      return keeping(['value'], (c, out) => {
        const first = out.length;
        const list: number[] = [];
        values(c, list);
        for (let i = 0; i < list.length; i++) {
          spend();
          c.value = list[i]!;
          moves(c, out);
        }
        attach(c, out, first);
      });
    },
  }),
  ludeme('forEach', 'Value', {
    returns: NonDecision,
    args: { min: named(Int), max: named(Int), moves: Moves, consequence: optional(ThenPart) },
    doc: 'Moves for every value from one number to another.',
    example: '(forEach Value min:1 max:5 (move Bet Mover (exact (value))))',
    meaning: ({ min, max, moves, consequence: then }) =>
      attached({ k: 'values', min: numberOf(min), max: numberOf(max), rule: ruleOf(moves) }, consequenceOf(then)),
  }),
];
