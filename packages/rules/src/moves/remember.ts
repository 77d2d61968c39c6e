/** `(remember …)`, `(forget …)`: lists of values, and positions, that rules keep in mind. */
import { Bool, type Build, Int, numberOf, Text } from '@ludii/functions';
import { interpreted } from '@ludii/ir/internal';
import { named, optional, words } from '@ludii/registry';
import type { Context, MoveList } from '@ludii/state';
import { isRemembered, NoName, Op, rememberedValues } from '@ludii/state/internal';
import { effect } from './shared/declare.js';
import { hashOrder } from './shared/hashOrder.js';
import { setting, writeMove } from './shared/writing.js';

const AllWord = words('ForgetValueAllType', ['All']);

/** The number of a list; one has no name. */
const listNamed = (name: string | undefined, build: Build): number => (name === undefined ? NoName : build.text(name));

const rememberValue = effect('remember Value', {
  args: { name: optional(Text), value: Int, unique: named(optional(Bool)) },
  doc: 'Adds a value to a list that is kept in mind; not twice if it must be unique.',
  example: '(remember Value "Visited" (last To) unique:True)',
  flags: ['rememberingValues'],
  meaning: ({ name, value, unique }, build) => {
    const id = listNamed(name, build);
    return (c, out) => {
      const number = value(c);
      if (unique?.(c) && isRemembered(c.state, id, number)) return;
      writeMove(out, 0, -1, Op.RememberValue, false, id, number);
    };
  },
});

const rememberState = effect('remember State', {
  doc: 'Keeps the position in mind, for `(is Cycle)` and its like.',
  example: '(remember State)',
  flags: ['storedState'],
  meaning: () => interpreted(setting(Op.StoreState, false)),
});

const forgetValue = effect('forget Value', {
  args: { name: optional(Text), value: Int },
  doc: 'Removes a value from a list that is kept in mind.',
  example: '(forget Value "Visited" (last To))',
  flags: ['rememberingValues'],
  meaning: ({ name, value }, build) =>
    interpreted(setting(Op.ForgetValue, false, listNamed(name, build), numberOf(value))),
});

/** Forgets the values of one list, in the open move. */
function forgetList(c: Context, out: MoveList, id: number): void {
  for (const value of rememberedValues(c.state, id)) out.push2(Op.ForgetValue, false, id, value);
}

const forgetAll = effect('forget Value', {
  args: { name: optional(Text), all: AllWord },
  doc: 'Empties a list that is kept in mind; without a name, every list.',
  example: '(forget Value "Visited" All)',
  flags: ['rememberingValues'],
  meaning: ({ name }, build) => {
    const id = listNamed(name, build);
    return (c, out) => {
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
    };
  },
});

export const remembering = [rememberValue, rememberState, forgetValue, forgetAll];
