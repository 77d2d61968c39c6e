/** Numbers and conditions mean the same to the interpreter and to the emitter, in any position. */
import { Context, type PlayableGame, sampleGame } from '@ludii/state';
import { Consequences } from '@ludii/state/internal';
import fc from 'fast-check';
import { conditionFn } from '../interpret/conditions.js';
import { valueFn } from '../interpret/values.js';
import { and, compare, constant, empty, fixedSites, isIn, math, mover, next, not, or, register } from '../make.js';
import type { CompareSign, Condition, MathSign, Sites, Value } from '../nodes.js';
import { programGame } from '../testing/programGame.js';
import { Emission, emptyScope } from './emission.js';
import { conditionText, valueText } from './values.js';

const sites = 9;
const game: PlayableGame = { ...sampleGame({ cells: sites, pieces: [1, 2, 1, 2] }), consequences: new Consequences() };
const shape = programGame(game, sites);
const { layout } = shape;
/** The sites behind one, up to the first piece. */
const alongRow = (from: Value): Sites => ({
  k: 'alongSites',
  from,
  lines: {
    offsets: Int32Array.from({ length: sites + 1 }, (_, s) => s),
    start: Int32Array.from({ length: sites }, (_, s) => s),
    end: new Int32Array(sites).fill(sites),
    sites: Int32Array.from({ length: sites }, (_, s) => s),
  },
  stop: not(empty(0, register('to'), sites)),
});

const site = fc.constantFrom<Value>(register('to'), register('from'), constant(4), constant(-1), constant(100));
const values = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer({ min: -3, max: 12 }).map(constant),
    fc.constantFrom(mover, next, register('to'), register('between')),
    fc
      .tuple(fc.constantFrom('what' as const, 'who' as const), site)
      .map(([datum, at]): Value => ({ k: 'read', datum, type: 0, site: at, limit: sites })),
    fc.tuple(fc.constantFrom<MathSign>('+', '-', '*'), tie('value'), tie('value')).map(([s, a, b]) => math(s, a, b)),
    tie('value').map((of): Value => ({ k: 'table', of, values: [5, 6, 7], otherwise: -1 })),
    site.map((from): Value => ({ k: 'sum', sites: alongRow(from), register: 'site', of: register('site') })),
    tie('value').map((of): Value => ({ k: 'owned', of, components: [[], [1, 3], [2, 4]] })),
  ),
})).value;
const conditions = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc
      .tuple(fc.constantFrom<CompareSign>('=', '!=', '<', '<=', '>', '>='), values, values)
      .map(([s, a, b]) => compare(s, a, b)),
    site.map((at) => empty(0, at, sites)),
    site.map((at) => isIn(at, fixedSites([1, 4, 8]))),
    values.map((player) => isIn(register('to'), { k: 'sitesOf', player, sites: [[0], [1, 2], [3, 4, 5]] })),
    fc.constant<Condition>({ k: 'full', type: 0 }),
    fc.tuple(site, site).map(([at, from]) => isIn(at, alongRow(from))),
    tie('condition').map(not),
    fc.array(tie('condition'), { maxLength: 3 }).map((parts) => and(...parts)),
    fc.array(tie('condition'), { maxLength: 3 }).map((parts) => or(...parts)),
  ),
})).condition;

/** A position: pieces on some sites, the iterators anywhere on the board or off it. */
const positions = fc.record({
  pieces: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: sites, maxLength: sites }),
  mover: fc.integer({ min: 1, max: 2 }),
  to: fc.integer({ min: 0, max: sites - 1 }),
  from: fc.integer({ min: -1, max: sites }),
});

function contextOf(position: { pieces: number[]; mover: number; to: number; from: number }): Context {
  const c = new Context(game, undefined, layout);
  position.pieces.forEach((piece, s) => {
    if (piece > 0) c.state.setSite(0, s, shape.owners[piece]!, piece, 1, -1, -1, -1);
    if (piece > 0) c.state.owned.add(piece, 0, s, 0);
  });
  c.state.mover = position.mover;
  c.state.next = 3 - position.mover;
  c.to = position.to;
  c.from = position.from;
  c.between = 2;
  return c;
}

/** Runs the text of an expression, with `to` in a variable that is known to hold a site. */
function run(c: Context, write: (g: Emission, scope: ReturnType<typeof emptyScope>) => string): unknown {
  const g = new Emission(shape);
  const scope = { ...emptyScope(c.state.mover), registers: { to: 't0' } };
  const text = write(g, scope);
  const constants = g.constants.map((_, i) => `const K${i}=K[${i}];`).join('');
  const body = `"use strict";let Z=0;${constants}${[...g.functions.values()].join('\n')}const t0=c.to,LF=-1,LT=-1;let W=c.state.words;return ${text}`;
  return (new Function('c', 'K', body) as (c: Context, constants: unknown[]) => unknown)(c, g.constants);
}

test('a number is the same for the interpreter and the emitter', () => {
  fc.assert(
    fc.property(values, positions, (node, position) => {
      const c = contextOf(position);
      expect(run(c, (g, scope) => valueText(g, node, scope))).toBe(valueFn(node)(c));
    }),
  );
});

test('a condition is the same for the interpreter and the emitter', () => {
  fc.assert(
    fc.property(conditions, positions, (node, position) => {
      const c = contextOf(position);
      expect(run(c, (g, scope) => conditionText(g, node, scope))).toBe(conditionFn(node)(c));
    }),
  );
});

test('what is known is folded', () => {
  const g = new Emission(shape);
  const scope = emptyScope(1);
  expect(conditionText(g, compare('=', mover, constant(1)), scope)).toBe('true');
  expect(valueText(g, { k: 'table', of: mover, values: [0, 7, 8], otherwise: -1 }, scope)).toBe('7');
  expect(and(compare('<', constant(2), constant(1)), empty(0, register('to'), sites))).toEqual({
    k: 'known',
    holds: false,
  });
});
