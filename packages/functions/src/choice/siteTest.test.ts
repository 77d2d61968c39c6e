/** Tables for conditions on one site agree with the conditions, however these are joined. */
import { Context } from '@ludii/state';
import { Consequences } from '@ludii/state/internal';
import fc from 'fast-check';
import type { BoolFn } from '../declare/compiled.js';
import { toRegister } from '../int/registers.js';
import { shapeOf } from '../testing/shape.js';
import {
  allSiteTests,
  anySiteTest,
  asSiteTest,
  conditionAt,
  negatedSiteTest,
  type SiteDatum,
  siteDatum,
} from './siteTest.js';

const sites = 40;
const shape = shapeOf('Sites', [sites, 0, 0], [1, 2, 2]);

function position(pieces: readonly number[], mover: number): Context {
  const c = new Context({ ...shape, consequences: new Consequences() });
  pieces.forEach((what, site) => {
    if (what > 0) c.state.setSite(0, site, what === 1 ? 1 : 2, what, 1, -1, -1, -1);
  });
  c.state.mover = mover;
  return c;
}

const datum = (name: SiteDatum['name']): SiteDatum | undefined => siteDatum(name, toRegister, 0, { shape });

/** A fresh condition each time: what joins them adds to them. */
const leaves: readonly (() => BoolFn)[] = [
  () =>
    asSiteTest(
      (c) => c.state.who(0, c.to) !== 0 && c.state.who(0, c.to) !== c.state.mover,
      datum('who'),
      (mover, who) => who !== 0 && who !== mover,
    ),
  () =>
    asSiteTest(
      (c) => c.state.isEmpty(0, c.to),
      datum('empty'),
      (_mover, bit) => bit === 1,
    ),
  () =>
    asSiteTest(
      (c) => c.state.what(0, c.to) === 3,
      datum('what'),
      (_mover, what) => what === 3,
    ),
  () => (c) => c.to % 3 === 0,
];

type Tree =
  | { readonly sort: 'leaf'; readonly leaf: number }
  | { readonly sort: 'not' | 'and' | 'or'; readonly of: Tree[] };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ sort: fc.constant('leaf' as const), leaf: fc.nat(leaves.length - 1) }),
    fc.record({ sort: fc.constant('not' as const), of: fc.array(tie('tree'), { minLength: 1, maxLength: 1 }) }),
    fc.record({
      sort: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}));

function conditionOf(node: Tree): BoolFn {
  if (node.sort === 'leaf') return leaves[node.leaf]!();
  const parts = node.of.map(conditionOf);
  switch (node.sort) {
    case 'not':
      return negatedSiteTest((c) => !parts[0]!(c), parts[0]!);
    case 'and':
      return allSiteTests((c) => parts.every((part) => part(c)), parts);
    case 'or':
      return anySiteTest((c) => parts.some((part) => part(c)), parts);
  }
}

test('joined conditions and their tables say the same', () => {
  const pieces = fc.array(fc.nat(3), { minLength: sites, maxLength: sites });
  fc.assert(
    fc.property(tree, pieces, fc.integer({ min: 1, max: 2 }), (node, board, mover) => {
      const c = position(board, mover);
      const condition = conditionOf(node);
      const { test, enough, rest } = conditionAt(condition, toRegister, 0);
      for (let site = 0; site < sites; site++) {
        c.to = site;
        const holds = condition(c);
        if (condition.atSite) expect(condition.atSite.at(c.state, site)).toBe(holds);
        if (enough?.at(c.state, site)) expect(holds).toBe(true);
        expect((!test || test.at(c.state, site)) && (!rest || rest(c))).toBe(holds);
        if (test?.prepare(c.state)) expect(test.bitAt(c.state.words, site)).toBe(test.at(c.state, site) ? 1 : 0);
      }
    }),
  );
});

test('a table follows the state that it is asked about', () => {
  const condition = leaves[1]!();
  const full = position(new Array<number>(sites).fill(1), 1);
  const empty = position([], 1);
  expect(condition.atSite?.at(full.state, 7)).toBe(false);
  expect(condition.atSite?.at(empty.state, 7)).toBe(true);
  expect(condition.atSite?.at(full.state, 7)).toBe(false);
});

test('only registers are looked at', () => {
  expect(siteDatum('who', () => 3, 0, { shape })).toBeUndefined();
  expect(siteDatum('who', toRegister, 1, { shape })).toBeUndefined();
});
