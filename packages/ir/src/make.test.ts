import { constant, emit, interpreted } from './make.js';

test('a rule is left to the interpreter if nothing else is said, and not for a reason that is not given', () => {
  const rule = emit(constant(0), constant(1), []);
  const reason: { readonly listed?: boolean } = {};
  expect(interpreted(rule)).toEqual({ k: 'interpreted', rule });
  expect(interpreted(rule, true)).toEqual({ k: 'interpreted', rule });
  expect(interpreted(rule, reason.listed)).toBe(rule);
});
