/** `(set Var …)`, `(set Counter …)`, `(set Pot …)`: numbers that belong to the game as a whole. */
import { Int, type IntFn, numberOf, Text } from '@ludii/functions';
import { optional } from '@ludii/registry';
import { Op } from '@ludii/state/internal';
import { effect, unheeded } from '../shared/declare.js';
import { setting } from '../shared/writing.js';

const given = (value: IntFn | undefined) => (value ? numberOf(value) : -1);

export const setValues = [
  effect('set Var', {
    args: { name: optional(Text), value: optional(Int) },
    doc: 'Sets a variable; without a name, the one that has none.',
    example: '(set Var "Origin" (last From))',
    flags: ['mapValue'],
    meaning: ({ name, value }, build) =>
      name === undefined
        ? setting(Op.SetTemp, false, given(value))
        : setting(Op.SetVar, false, build.text(name), given(value)),
  }),
  effect('set Counter', {
    args: { value: optional(Int), ...unheeded },
    doc: 'Sets the counter of moves; without a number it is 0 on the next turn.',
    example: '(set Counter)',
    meaning: ({ value }) => setting(Op.SetCounter, false, given(value)),
  }),
  effect('set Pot', {
    args: { value: optional(Int), ...unheeded },
    doc: 'Sets what is in the pot.',
    example: '(set Pot 10)',
    meaning: ({ value }) => setting(Op.SetPot, false, given(value)),
  }),
];
