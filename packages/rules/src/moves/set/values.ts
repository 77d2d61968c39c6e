/** `(set Var …)`, `(set Counter …)`, `(set Pot …)`: numbers that belong to the game as a whole. */
import { fixedInt, Int, type IntFn, ludeme, type MovesFn, Text } from '@ludii/functions';
import { consequenceOf, NonDecision, numberOf, ThenPart } from '@ludii/functions/internal';
import { constant, type Rule } from '@ludii/ir';
import { action, attached, emit } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { Op, type Opcode } from '@ludii/state/internal';
import { attachThen } from '../shared/consequence.js';

/** One action with one number. */
const single =
  (opcode: Opcode, value: IntFn | undefined): MovesFn =>
  (c, out) => {
    out.begin(0, -1, -1);
    out.push1(opcode, false, value ? value(c) : -1);
    out.finish();
  };

/** What that means. */
const one = (opcode: Opcode, value: IntFn | undefined): Rule =>
  emit(constant(-1), constant(-1), [action(opcode, false, value ? numberOf(value) : -1)]);

export const setValues = [
  ludeme('set', 'Var', {
    returns: NonDecision,
    args: { name: optional(Text), value: optional(Int), consequence: optional(ThenPart) },
    doc: 'Sets a variable; without a name, the one that has none.',
    example: '(set Var "Origin" (last From))',
    flags: ['mapValue'],
    meaning: ({ name, value, consequence: then }, build) => {
      const number = value ? numberOf(value) : -1;
      const set =
        name === undefined ? action(Op.SetTemp, false, number) : action(Op.SetVar, false, build.text(name), number);
      return attached(emit(constant(-1), constant(-1), [set]), consequenceOf(then));
    },
    compile: ({ name, value, consequence: then }, build): MovesFn => {
      const id = name === undefined ? -1 : build.text(name);
      const number = value ?? fixedInt(-1);
      const attach = attachThen(then);
      return (c, out) => {
        const first = out.length;
        out.begin(0, -1, -1);
        if (id < 0) out.push1(Op.SetTemp, false, number(c));
        else out.push2(Op.SetVar, false, id, number(c));
        out.finish();
        attach(c, out, first);
      };
    },
  }),
  ludeme('set', 'Counter', {
    returns: NonDecision,
    args: { value: optional(Int), consequence: optional(ThenPart) },
    doc: 'Sets the counter of moves; without a number it is 0 on the next turn.',
    example: '(set Counter)',
    // A consequence of this rule is accepted and never happens.
    compile: ({ value }) => single(Op.SetCounter, value),
    meaning: ({ value }) => one(Op.SetCounter, value),
  }),
  ludeme('set', 'Pot', {
    returns: NonDecision,
    args: { value: optional(Int), consequence: optional(ThenPart) },
    doc: 'Sets what is in the pot.',
    example: '(set Pot 10)',
    // A consequence of this rule is accepted and never happens.
    compile: ({ value }) => single(Op.SetPot, value),
    meaning: ({ value }) => one(Op.SetPot, value),
  }),
];
