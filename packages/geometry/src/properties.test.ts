/** What holds for every graph, tried on random ones. */

import fc from 'fast-check';
import { GeometryError } from './errors.js';
import type { GraphExpression } from './expression.js';
import { brick } from './generators/brick.js';
import { celtic } from './generators/celtic.js';
import { concentric } from './generators/concentric.js';
import { hex } from './generators/hex.js';
import { quadhex } from './generators/quadhex.js';
import { rectangle } from './generators/rectangle.js';
import { regular } from './generators/regular.js';
import { spiral } from './generators/spiral.js';
import { square } from './generators/square.js';
import { TILING_NAMES, tiling } from './generators/tiling.js';
import { tri } from './generators/tri.js';
import { wedge } from './generators/wedge.js';
import type { Graph, SiteType } from './graph.js';
import { add } from './operators/add.js';
import { clip } from './operators/clip.js';
import { complete } from './operators/complete.js';
import { dual } from './operators/dual.js';
import { hole } from './operators/hole.js';
import { intersect } from './operators/intersect.js';
import { keep } from './operators/keep.js';
import { layers } from './operators/layers.js';
import { makeFaces } from './operators/makeFaces.js';
import { merge } from './operators/merge.js';
import { remove } from './operators/remove.js';
import { renumber } from './operators/renumber.js';
import { rotate } from './operators/rotate.js';
import { scale } from './operators/scale.js';
import { shift } from './operators/shift.js';
import { skew } from './operators/skew.js';
import { splitCrossings } from './operators/splitCrossings.js';
import { subdivide } from './operators/subdivide.js';
import { trim } from './operators/trim.js';
import { union } from './operators/union.js';
import { poly } from './polygon.js';

const small = fc.integer({ min: 1, max: 3 });
const use = fc.constantFrom<SiteType>('Vertex', 'Edge', 'Cell');
const amount = fc.integer({ min: -8, max: 8 }).map((n) => n / 4);
const polygon = fc
  .array(fc.tuple(amount, amount), { minLength: 0, maxLength: 6 })
  .map((corners) => poly(corners.map(([x, y]) => [x, y])));

/** Generators whose graphs are connected and planar, with every hole a cell. */
const planar: fc.Arbitrary<GraphExpression> = fc.oneof(
  fc.tuple(small, small).map(([a, b]) => rectangle(a, b)),
  fc
    .tuple(small, fc.constantFrom('Alternating' as const, 'Solid' as const))
    .map(([n, diagonals]) => square(n, { diagonals })),
  fc.tuple(fc.constantFrom('Square' as const, 'Diamond' as const), small).map(([s, n]) => square(s, n)),
  fc.tuple(fc.constantFrom('Hexagon' as const, 'Prism' as const, 'Star' as const), small).map(([s, n]) => hex(s, n)),
  fc.tuple(fc.constantFrom('Triangle' as const, 'Hexagon' as const, 'Star' as const), small).map(([s, n]) => tri(s, n)),
  fc.tuple(fc.constantFrom(...TILING_NAMES), fc.integer({ min: 1, max: 2 })).map(([name, n]) => tiling(name, n)),
  small.map((n) => brick(n)),
  small.map((n) => quadhex(n)),
  small.map((n) => celtic(n)),
);

const sized: fc.Arbitrary<GraphExpression> = fc.oneof(
  planar,
  fc.tuple(small, small).map(([a, b]) => wedge(a, b + 1)),
  fc.integer({ min: 1, max: 7 }).map((n) => regular('Star', n)),
  fc.integer({ min: 1, max: 30 }).map((sites) => spiral({ turns: 3, sites })),
  small.map((rings) => concentric('Square', { rings })),
  fc.array(fc.integer({ min: -4, max: 6 }), { maxLength: 4 }).map((counts) => concentric(counts)),
);

// Outlines grow from layer to layer, so these make other graphs below `layers` than a finished graph does.
const generator: fc.Arbitrary<GraphExpression> = fc.oneof(
  sized,
  fc.array(fc.integer({ min: -3, max: 4 }), { minLength: 1, maxLength: 6 }).map((sides) => square(sides)),
  fc.array(fc.integer({ min: -3, max: 4 }), { minLength: 1, maxLength: 6 }).map((sides) => hex(sides)),
);

const { nested } = fc.letrec<{ nested: GraphExpression }>((tie) => {
  const inner = tie('nested');
  return {
    nested: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      generator,
      fc.tuple(amount, amount, inner).map(([x, y, g]) => shift(x, y, g)),
      fc.tuple(amount, amount, inner).map(([x, y, g]) => scale(x, y, g)),
      fc.tuple(amount, inner).map(([a, g]) => rotate(a * 45, g)),
      fc.tuple(amount, inner).map(([a, g]) => skew(a, g)),
      inner.map((g) => dual(g)),
      fc.tuple(inner, small).map(([g, min]) => subdivide(g, { min })),
      inner.map((g) => trim(g)),
      inner.map((g) => renumber(g)),
      inner.map((g) => makeFaces(g)),
      inner.map((g) => complete(g, { eachCell: true })),
      inner.map((g) => splitCrossings(g)),
      fc.tuple(small, inner).map(([n, g]) => layers(n, g)),
      fc.tuple(inner, polygon).map(([g, p]) => keep(g, p)),
      fc.tuple(inner, polygon).map(([g, p]) => clip(g, p)),
      fc.tuple(inner, polygon).map(([g, p]) => hole(g, p)),
      fc.tuple(inner, polygon).map(([g, p]) => remove(g, p)),
      fc
        .tuple(inner, fc.array(fc.nat(9), { maxLength: 4 }))
        .map(([g, numbers]) => remove(g, { cells: numbers, vertices: numbers })),
      fc.tuple(inner, amount, amount).map(([g, x, y]) => add(g, { vertices: [[x, y]], connect: true })),
      fc.tuple(inner, inner, fc.boolean()).map(([g, h, connect]) => merge([g, h], { connect })),
      fc.tuple(inner, inner, fc.boolean()).map(([g, h, connect]) => union([g, h], { connect })),
      fc.tuple(inner, inner).map(([g, h]) => intersect([g, h])),
    ),
  };
});

function built(board: GraphExpression, type: SiteType): Graph | null {
  try {
    return board(type);
  } catch (error) {
    if (error instanceof GeometryError) return null;
    throw error;
  }
}

function record(g: Graph): string {
  return JSON.stringify([
    g.vertices.map((v) => [v.x, v.y, v.z, v.pivot?.index, v.edges.map((e) => e.index), v.faces.map((f) => f.index)]),
    g.edges.map((e) => [e.a.index, e.b.index, e.left?.index, e.right?.index]),
    g.faces.map((f) => [f.x, f.y, ...f.vertices.map((v) => v.index)]),
    [g.basis, g.shape, g.dim],
  ]);
}

/** Everything that is wrong with the links of a graph. */
function faults(g: Graph): string[] {
  const wrong: string[] = [];
  const check = (fine: boolean, what: string): void => {
    if (!fine) wrong.push(what);
  };
  for (const list of [g.vertices, g.edges, g.faces])
    list.forEach((item, i) => {
      check(item.index === i, `number ${item.index} at ${i}`);
    });
  for (const v of g.vertices) {
    check(
      v.edges.every((e) => g.edges[e.index] === e && (e.a === v || e.b === v)),
      `edges of vertex ${v.index}`,
    );
    check(
      v.faces.every((f) => g.faces[f.index] === f && f.vertices.includes(v)),
      `faces of vertex ${v.index}`,
    );
  }
  for (const e of g.edges) {
    check(g.vertices[e.a.index] === e.a && g.vertices[e.b.index] === e.b, `ends of edge ${e.index}`);
    check(e.a.edges.includes(e) && e.b.edges.includes(e), `edge ${e.index} at its ends`);
    for (const side of [e.left, e.right]) check(side === null || g.faces[side.index] === side, `sides of ${e.index}`);
  }
  for (const f of g.faces) {
    check(f.vertices.length === f.edges.length, `sides of face ${f.index}`);
    f.vertices.forEach((v, n) => {
      const next = f.vertices[(n + 1) % f.vertices.length]!;
      check(f.edges[n]!.joins(v, next) && g.edges[f.edges[n]!.index] === f.edges[n], `side ${n} of face ${f.index}`);
      check(v.faces.includes(f), `face ${f.index} at vertex ${v.index}`);
    });
  }
  return wrong;
}

test("Euler's formula", () => {
  fc.assert(
    fc.property(planar, (board) => {
      const { vertices, edges, faces } = board('Cell');
      return vertices.length - edges.length + faces.length === 1;
    }),
    { numRuns: 100 },
  );
});

test('nested expressions make sound graphs, the same each time', () => {
  fc.assert(
    fc.property(nested, use, (board, type) => {
      const g = built(board, type);
      if (g === null) return;
      expect(faults(g)).toEqual([]);
      expect(record(board(type)) === record(g)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('operators leave their argument alone and treat a finished graph like its expression', () => {
  const operators: ((g: GraphExpression | Graph) => GraphExpression)[] = [
    (g) => shift(1, 2, g),
    (g) => scale(-2, g),
    (g) => rotate(30, g),
    (g) => skew(1, g),
    (g) => dual(g),
    (g) => subdivide(g),
    (g) => trim(g),
    (g) => renumber(g),
    (g) => makeFaces(g),
    (g) => complete(g, { eachCell: true }),
    (g) => splitCrossings(g),
    (g) => layers(2, g),
    (g) => remove(g, { cells: [0], edges: [[0, 1]], vertices: [0] }),
    (g) => add(g, { vertices: [[9, 9]], connect: true }),
    (g) => merge([g, shift(1, 0, g)], { connect: true }),
    (g) => union([g, g]),
    (g) => intersect([g, shift(1, 0, g)]),
    (g) =>
      keep(
        g,
        poly([
          [0, 0],
          [0, 2],
          [2, 2],
          [2, 0],
        ]),
      ),
    (g) =>
      clip(
        g,
        poly([
          [0, 0],
          [0, 2],
          [2, 2],
          [2, 0],
        ]),
      ),
    (g) =>
      hole(
        g,
        poly([
          [0, 0],
          [0, 2],
          [2, 2],
          [2, 0],
        ]),
      ),
  ];
  fc.assert(
    fc.property(sized, use, fc.constantFrom(...operators), (board, type, operator) => {
      const g = built(board, type);
      if (g === null) return;
      const before = record(g);
      const made = built(operator(g), type);
      expect(record(g)).toBe(before);
      const again = built(operator(board), type);
      expect(made === null ? null : record(made)).toBe(again === null ? null : record(again));
    }),
    { numRuns: 300 },
  );
});

test('renumbering twice is renumbering once', () => {
  fc.assert(
    fc.property(nested, (board) => {
      const once = built(renumber(board), 'Cell');
      const twice = built(renumber(renumber(board)), 'Cell');
      return once === null || twice === null || record(once) === record(twice);
    }),
    { numRuns: 60 },
  );
});
