/** The example in the declaration of every ludeme here is written in that form. */
import { type Node, parse } from '@ludii/grammar';
import { bind, type Ludeme, Registry } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { dims } from '../dim/index.js';
import { floats } from '../float/index.js';
import { intLists } from '../ints/index.js';
import { functionLudemes } from '../ludemes.js';
import { StepPart } from '../position/stepRule.js';
import { ranges } from '../range/index.js';
import { ints } from './index.js';

const registry = new Registry<Build>(functionLudemes);
// `(step …)` takes parts that the rules package declares.
const all: readonly Ludeme<Build>[] = [...ints, ...intLists, ...floats, ...dims, ...ranges].filter(
  ({ returns }) => returns !== StepPart,
);

test('every form has an example that binds to its keyword and type word', () => {
  const wrong = all.flatMap(({ keyword, typeWords, returns, example }) => {
    if (example === undefined) return [`${keyword} ${typeWords.join()} has no example`];
    const { bound, diagnostics } = bind(registry, parse(example, { fragment: true }).tree as Node, returns);
    if (bound?.form !== 'call') return [`${example}: ${diagnostics[0]?.message ?? 'no call'}`];
    const same = bound.ludeme.keyword === keyword && bound.ludeme.typeWords.join() === typeWords.join();
    return same ? [] : [`${example} is not (${keyword} ${typeWords.join('|')} …)`];
  });
  expect(all.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
