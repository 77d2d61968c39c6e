/** `(is Even …)`, `(is Odd …)`, `(is AnyDie …)`: numbers. */
import { compare, constant, math } from '@ludii/ir';
import { optional } from '@ludii/registry';
import { currentDie, diceCount, diceHands } from '@ludii/state/internal';
import { fail, ludeme } from '../../declare/build.js';
import type { IntFn } from '../../declare/compiled.js';
import { Bool, Int } from '../../declare/kinds.js';
import { numberOf } from '../../declare/meaning.js';

const given = (value: IntFn | undefined, word: string): IntFn =>
  value ?? fail('missing-value', `\`(is ${word} …)\` needs a number.`);

export const isEven = ludeme('is', 'Even', {
  returns: Bool,
  args: { value: optional(Int) },
  doc: 'True if a number is even.',
  example: '(is Even (mover))',
  meaning: ({ value }) => compare('=', math('&', numberOf(given(value, 'Even')), constant(1)), constant(0)),
});

export const isOdd = ludeme('is', 'Odd', {
  returns: Bool,
  args: { value: optional(Int) },
  doc: 'True if a number is odd.',
  example: '(is Odd (count Moves))',
  meaning: ({ value }) => compare('!=', math('&', numberOf(given(value, 'Odd')), constant(1)), constant(0)),
});

export const isAnyDie = ludeme('is', 'AnyDie', {
  returns: Bool,
  args: { value: optional(Int) },
  flags: ['stochastic'],
  doc: 'True if a die that was not used yet shows a number. A used die shows 0.',
  example: '(is AnyDie 6)',
  compile: ({ value }) => {
    const number = given(value, 'AnyDie');
    return (c) => {
      const wanted = number(c);
      const { state } = c;
      if (diceHands(state) === 0) return false;
      const count = diceCount(state, 0);
      for (let die = 0; die < count; die++) if (currentDie(state, 0, die) === wanted) return true;
      return false;
    };
  },
});
