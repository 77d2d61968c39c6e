/** Values of the state alone are worked out once for each state of it. */
import type { Context } from '@ludii/state';
import { Store } from '@ludii/state/internal';
import type { Build } from '../declare/build.js';
import { fixedInt, type IntFn } from '../declare/compiled.js';
import { ofStateIf, remembered } from './remembered.js';

const contextOf = (store: Store): Context => ({ state: { store } }) as unknown as Context;
const build = (): Build => ({}) as unknown as Build;

test('a value is worked out again only after the state has changed', () => {
  const store = new Store(16, false);
  const c = contextOf(store);
  let asked = 0;
  const word: IntFn = ofStateIf(() => {
    asked++;
    return store.words[5]!;
  }, 'word');
  const kept = remembered(word, build());
  expect([kept(c), kept(c), asked]).toEqual([0, 0, 1]);
  store.mark();
  store.set(5, 7);
  expect([kept(c), kept(c), asked]).toEqual([7, 7, 2]);
  store.rollback();
  expect([kept(c), asked]).toEqual([0, 3]);
  expect(kept(contextOf(new Store(16, false)))).toBe(0);
  expect(asked).toBe(4);
});

test('equal values of one game are kept together', () => {
  const one = build();
  const part = (): IntFn => ofStateIf(() => 3, 'part');
  const sum = (a: IntFn, b: IntFn): IntFn => ofStateIf((c) => a(c) + b(c), '+', a, b);
  expect(remembered(sum(part(), fixedInt(2)), one)).toBe(remembered(sum(part(), fixedInt(2)), one));
  expect(remembered(sum(part(), fixedInt(2)), one)).not.toBe(remembered(sum(part(), fixedInt(1)), one));
  expect(remembered(part(), one)).not.toBe(remembered(part(), build()));
});

test('what depends on more than the state is left alone', () => {
  const free: IntFn = (c) => c.from;
  expect(ofStateIf(free, 'twice', free)).toBe(free);
  expect(free.ofState).toBeUndefined();
  expect(remembered(free, build())).toBe(free);
  const known = fixedInt(4);
  expect(remembered(known, build())).toBe(known);
});
