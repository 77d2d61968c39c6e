/** Captures of groups mean the same to the interpreter and to the emitter, and what is foretold of a placement comes true. */
import { Context, MoveList, type PlayableGame, sampleGame } from '@ludii/state';
import { Consequences, MoveWord, Op } from '@ludii/state/internal';
import fc from 'fast-check';
import { ruleFn } from '../interpret/rules.js';
import { and, compare, constant, mover, not, or, register } from '../make.js';
import type { Condition, EncloseRule, Relation, Rule, Value } from '../nodes.js';
import { programGame } from '../testing/programGame.js';
import { Emission, emptyScope } from './emission.js';
import { isMutual } from './enclose.js';
import { Foretold, foretoldCall } from './foretold.js';
import { movesText } from './rules.js';
import { reachSink } from './sinks.js';

const [columns, rows] = [4, 4];
const sites = columns * rows;
const game: PlayableGame = { ...sampleGame({ cells: sites, pieces: [1, 2] }), consequences: new Consequences() };
const shape = programGame(game, sites);
const { layout } = shape;

const relation = (lists: readonly (readonly number[])[]): Relation => ({
  offsets: Int32Array.from([0, ...lists.map((_, i) => lists.slice(0, i + 1).flat().length)]),
  items: Int32Array.from(lists.flat()),
});

const orthogonal = relation(
  Array.from({ length: sites }, (_, s) => [
    ...(s + columns < sites ? [s + columns] : []),
    ...(s % columns < columns - 1 ? [s + 1] : []),
    ...(s >= columns ? [s - columns] : []),
    ...(s % columns > 0 ? [s - 1] : []),
  ]),
);

const who: Value = { k: 'read', datum: 'who', type: 0, site: register('between'), limit: sites };
const isEnemy = and(compare('!=', who, constant(0)), compare('!=', who, mover));
/** The same, said in a way that no set of components tells. */
const seenEnemy = and(
  isEnemy,
  or(not({ k: 'in', site: register('between'), sites: { k: 'fixedSites', sites: [0] } }), isEnemy),
);

const captures = (inside: Condition): EncloseRule => ({
  k: 'enclose',
  site: register('to'),
  type: 0,
  limit: sites,
  beside: orthogonal,
  inside,
  rule: {
    k: 'emit',
    from: register('between'),
    to: register('between'),
    between: 'none',
    effect: undefined,
    actions: [{ op: Op.Remove, decision: false, operands: [constant(0), register('between'), constant(-1)] }],
  },
});

const positions = fc.record({
  pieces: fc.array(fc.constantFrom(0, 1, 1, 2, 2), { minLength: sites, maxLength: sites }),
  to: fc.integer({ min: 0, max: sites - 1 }),
});

function contextOf({ pieces, to }: { pieces: readonly number[]; to: number }): Context {
  const c = new Context(game, undefined, layout);
  pieces.forEach((piece, s) => {
    if (piece > 0) c.state.setSite(0, s, piece, piece, 1, -1, -1, -1);
    if (piece > 0) c.state.owned.add(piece, 0, s, 0);
  });
  c.state.mover = 1;
  c.state.next = 2;
  c.to = to;
  return c;
}

/** A function of a context with `to` in t0. */
function made(write: (g: Emission) => string): (c: Context) => unknown {
  const g = new Emission(shape);
  const text = write(g);
  const constants = g.constants.map((_, i) => `const K${i}=K[${i}];`).join('');
  const body = `"use strict";let Z=0;${constants}${[...g.functions.values()].join('\n')}const st=c.state;const t0=c.to;let W=st.words;${text}`;
  const fn = new Function('c', 'K', body) as (c: Context, constants: unknown[]) => unknown;
  return (c) => fn(c, g.constants);
}

const captured = (c: Context, rule: Rule): number[] => {
  const out = new MoveList();
  ruleFn(rule)(c, out);
  return Array.from({ length: out.length }, (_, i) => out.tape[out.start(i) + MoveWord.To]!);
};

test.each([
  ['told by a set of components', isEnemy],
  ['asked site by site', seenEnemy],
] as const)('the sites that are captured are the same, and in the same order: groups %s', (_name, inside) => {
  const rule = captures(inside);
  const list = made((g) => {
    const scope = { ...emptyScope(1), registers: { to: 't0' } };
    const body = movesText(g, rule, scope, {
      move: (_g, _emit, inner) => `found.push(${inner.registers.between});`,
      count: undefined,
    });
    return `const found=[];${body}return found`;
  });
  fc.assert(
    fc.property(positions, (position) => {
      const c = contextOf(position);
      expect(list(c)).toEqual(captured(c, rule));
    }),
    { numRuns: 300 },
  );
});

test('a group may have another among its captures only where the interpreter says so', () => {
  const oneWay = relation(Array.from({ length: sites }, (_, s) => (s + 1 < sites ? [s + 1] : [])));
  expect([isMutual(orthogonal), isMutual(oneWay)]).toEqual([true, false]);
  const emit = (rule: Rule) =>
    movesText(new Emission(shape), rule, { ...emptyScope(1), registers: { to: 't0' } }, reachSink('t0'));
  expect(() => emit({ ...captures(isEnemy), beside: oneWay })).toThrow('interpreter');
  expect(() => emit({ ...captures(isEnemy), rule: captures(isEnemy) })).toThrow('interpreter');
});

test('what is foretold of a placement is what comes of it', () => {
  const lastTo: Value = { k: 'last', end: 'to' };
  const then = captures(isEnemy);
  const place = {
    k: 'emit' as const,
    from: register('to'),
    to: register('to'),
    between: 'none' as const,
    effect: undefined,
    actions: [
      {
        op: Op.Add,
        decision: true,
        operands: [
          constant(0),
          register('to'),
          constant(-1),
          constant(1),
          constant(1),
          ...[-1, -1, -1, 0].map(constant),
        ],
      },
    ],
  };
  const breathes = compare('>', { k: 'liberties', type: 0, site: lastTo, beside: orthogonal }, constant(0));
  const foretold = made((g) => {
    g.kindOf(place, { chain: [{ id: 0, rule: { ...then, site: lastTo } }], mover: 1 }, undefined);
    return `return ${foretoldCall(g, g.kinds[0]!, [breathes], 't0')}`;
  });
  const seen = new Set<number>();
  fc.assert(
    fc.property(positions, ({ pieces, to }) => {
      const before = pieces.map((piece, s) => (s === to ? 0 : piece));
      const said = foretold(contextOf({ pieces: before, to })) as number;
      seen.add(said);
      const after = contextOf({ pieces: before.map((piece, s) => (s === to ? 1 : piece)), to });
      // With a capture it is left open.
      if (captured(after, then).length > 0) expect(said).toBe(Foretold.Unknown);
      else expect(said).toBe(breath(after, to) ? Foretold.Allowed : Foretold.Refused);
    }),
    { numRuns: 600 },
  );
  expect(seen.size).toBe(3);
});

/** Whether the group on a site has an empty site beside it. */
function breath({ state }: Context, start: number): boolean {
  const group = [start];
  for (const site of group) {
    for (const near of orthogonal.items.subarray(orthogonal.offsets[site], orthogonal.offsets[site + 1])) {
      if (state.what(0, near) === 0) return true;
      if (state.what(0, near) === state.what(0, start) && !group.includes(near)) group.push(near);
    }
  }
  return false;
}
