/** `(set Var …)`, `(set Counter …)`, `(set Pot …)`: numbers that belong to the game as a whole. */
import { Int, type IntFn, ludeme, Text } from '@ludii/functions';
import { consequenceOf, NonDecision, numberOf, ThenPart } from '@ludii/functions/internal';
import { constant, type Rule } from '@ludii/ir';
import { action, attached, emit } from '@ludii/ir/internal';
import { optional } from '@ludii/registry';
import { Op, type Opcode } from '@ludii/state/internal';

/** One action with one number. */
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
  }),
  ludeme('set', 'Counter', {
    returns: NonDecision,
    args: { value: optional(Int), consequence: optional(ThenPart) },
    doc: 'Sets the counter of moves; without a number it is 0 on the next turn.',
    example: '(set Counter)',
    // A consequence of this rule is accepted and never happens.
    meaning: ({ value }) => one(Op.SetCounter, value),
  }),
  ludeme('set', 'Pot', {
    returns: NonDecision,
    args: { value: optional(Int), consequence: optional(ThenPart) },
    doc: 'Sets what is in the pot.',
    example: '(set Pot 10)',
    // A consequence of this rule is accepted and never happens.
    meaning: ({ value }) => one(Op.SetPot, value),
  }),
];
