/** Every graph ludeme: its example is written as declared and makes a board; bad sizes are told to the author. */
import { type GraphExpression, Polygon } from '@ludii/geometry';
import { type Node, parse } from '@ludii/grammar';
import { bind, instantiate, type Kind, LudemeProblem, Registry } from '@ludii/registry';
import type { Build } from '../declare/build.js';
import { Graph, Poly } from '../declare/kinds.js';
import { dims } from '../dim/index.js';
import { floats } from '../float/index.js';
import { graphs } from './index.js';

const registry = new Registry<Build>([...graphs, ...dims, ...floats]);

function made<T>(text: string, kind: Kind<T>): T {
  const { tree } = parse(text, { fragment: true });
  const { bound, diagnostics } = bind(registry, tree as Node, kind);
  if (!bound) throw new Error(`${text}: ${diagnostics[0]?.message}`);
  return instantiate(bound, {} as Build) as T;
}

const board = (text: string): ReturnType<GraphExpression> => made(text, Graph)('Cell');

test.each(graphs.map(({ keyword, example, returns }) => [example ?? keyword, returns] as const))('%s', (text, kind) => {
  const value = made(text, kind);
  if (kind === Poly) expect(value).toBeInstanceOf(Polygon);
  else expect((value as GraphExpression)('Vertex').vertices.length).toBeGreaterThan(0);
});

test('sizes may be worked out', () => {
  expect(board('(square (+ 2 1))').faces).toHaveLength(9);
  expect(board('(shift (/ 1.0 2) 0 (square 2))').vertices[0]?.x).toBe(0.5);
});

test('cells, edges and vertices are named by place or by number', () => {
  expect(board('(remove (square 4) cells:{0 3})').faces).toHaveLength(14);
  expect(board('(remove (square 2) cells:{{{0 0} {0 1} {1 1} {1 0}}})').faces).toHaveLength(3);
  expect(board('(add (square 2) edges:{{0 4}})').edges).toHaveLength(13);
  expect(board('(add (square 2) edges:{{{0 0} {1 1}}})').edges).toHaveLength(13);
});

test('what the geometry refuses is told to the author', () => {
  expect(() => made('(square Rectangle 4)', Graph)).toThrow(LudemeProblem);
  expect(() => made('(square -3)', Graph)).toThrow('at least');
});
