/** `(remember …)`, `(forget …)`: lists of values, and positions, that rules keep in mind. */
import { Bool, Int, ludeme, type MovesFn, Text } from '@ludii/functions';
import { consequenceOf, NonDecision, numberOf, ThenPart } from '@ludii/functions/internal';
import { constant } from '@ludii/ir';
import { action, attached, emit, interpreted } from '@ludii/ir/internal';
import { named, optional, words } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { isRemembered, NoName, Op, rememberedValues } from '@ludii/state/internal';
import { attachThen } from './shared/consequence.js';
import { hashOrder } from './shared/hashOrder.js';

const nowhere = constant(-1);

const AllWord = words('ForgetValueAllType', ['All']);

const rememberValue = ludeme('remember', 'Value', {
  returns: NonDecision,
  args: {
    name: optional(Text),
    value: Int,
    unique: named(optional(Bool)),
    consequence: optional(ThenPart),
  },
  doc: 'Adds a value to a list that is kept in mind; not twice if it must be unique.',
  example: '(remember Value "Visited" (last To) unique:True)',
  flags: ['rememberingValues'],
  compile: ({ name, value, unique, consequence: then }, build): MovesFn => {
    const id = name === undefined ? NoName : build.text(name);
    const attach = attachThen(then);
    return (c, out) => {
      const number = value(c);
      if (unique?.(c) && isRemembered(c.state, id, number)) return;
      const first = out.length;
      out.begin(0, -1, -1);
      out.push2(Op.RememberValue, false, id, number);
      out.finish();
      attach(c, out, first);
    };
  },
});

const rememberState = ludeme('remember', 'State', {
  returns: NonDecision,
  args: { consequence: optional(ThenPart) },
  doc: 'Keeps the position in mind, for `(is Cycle)` and its like.',
  example: '(remember State)',
  flags: ['storedState'],
  meaning: ({ consequence: then }) =>
    attached(interpreted(emit(nowhere, nowhere, [action(Op.StoreState, false)])), consequenceOf(then)),
});

const forgetValue = ludeme('forget', 'Value', {
  returns: NonDecision,
  args: { name: optional(Text), value: Int, consequence: optional(ThenPart) },
  doc: 'Removes a value from a list that is kept in mind.',
  example: '(forget Value "Visited" (last To))',
  flags: ['rememberingValues'],
  meaning: ({ name, value, consequence: then }, build) => {
    const id = name === undefined ? NoName : build.text(name);
    const forget = emit(nowhere, nowhere, [action(Op.ForgetValue, false, id, numberOf(value))]);
    return attached(interpreted(forget), consequenceOf(then));
  },
});

/** Forgets the values of one list, in the open move. */
function forgetList(c: Context, out: MoveList, id: number): void {
  const values = rememberedValues(c.state, id);
  for (let k = 0; k < values.length; k++) out.push2(Op.ForgetValue, false, id, values[k]!);
}

const forgetAll = ludeme('forget', 'Value', {
  returns: NonDecision,
  args: { name: optional(Text), all: AllWord, consequence: optional(ThenPart) },
  doc: 'Empties a list that is kept in mind; without a name, every list.',
  example: '(forget Value "Visited" All)',
  flags: ['rememberingValues'],
  compile: ({ name, consequence: then }, build): MovesFn => {
    const attach = attachThen(then);
    const id = name === undefined ? NoName : build.text(name);
    return (c, out) => {
      const first = out.length;
      out.begin(0, 0, 0);
      const empty = out.end;
      forgetList(c, out, id);
      if (name === undefined) {
        const { strings } = build.shape;
        const named: number[] = [];
        for (let other = NoName + 1; other < strings.size; other++) {
          if (rememberedValues(c.state, other).length > 0) named.push(other);
        }
        for (const other of hashOrder(named, (each) => strings.text(each))) forgetList(c, out, other);
      }
      // Nothing to forget: there is no move, and nothing follows from it.
      if (out.end === empty) out.abandon();
      else out.finish();
      attach(c, out, first);
    };
  },
});

export const remembering = [rememberValue, rememberState, forgetValue, forgetAll];
