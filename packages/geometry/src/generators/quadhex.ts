/** Hexagons divided into quadrilaterals, in six sections or in thirds. */

import { expression, type GraphExpression } from '../expression.js';
import { lerp, type Point, ROOT3 } from '../geometry2d.js';
import { Graph } from '../graph.js';
import { size } from '../sizes.js';
import { cosine, sine } from '../trigonometry.js';

function turned({ x, y }: Point, angle: number): Point {
  const cos = cosine(angle);
  const sin = sine(angle);
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function sixSections(n: number): Graph {
  const graph = new Graph();
  const at = ({ x, y }: Point) => graph.findOrAddVertex(x, y);
  const height = (n * ROOT3) / 2;
  const a = { x: 0, y: 0 };
  const b = { x: 0, y: height };
  const c = { x: n / 2, y: height };
  const d = { x: (c.x + n) / 2, y: height / 2 };
  for (let k = 0; k < 6; k++) {
    const angle = (k * Math.PI) / 3;
    for (let row = 0; row < n; row++)
      for (let column = 0; column < n; column++) {
        const p0 = turned(lerp(row / n, a, d), angle);
        const p1 = turned(lerp((row + 1) / n, a, d), angle);
        const q0 = turned(lerp(row / n, b, c), angle);
        const q1 = turned(lerp((row + 1) / n, b, c), angle);
        const c0 = column / n;
        const c1 = (column + 1) / n;
        const v1 = at(lerp(c0, p0, q0));
        const v2 = at(lerp(c1, p0, q0));
        const v3 = at(lerp(c1, p1, q1));
        graph.findOrAddEdge(v1, v2);
        graph.findOrAddEdge(v2, v3);
        if (row === n - 1) graph.findOrAddEdge(v3, at(lerp(c0, p1, q1)));
      }
  }
  return graph;
}

/** One third: a section and its mirror image. */
function third(n: number): Graph {
  const section = new Graph();
  const h = (n * ROOT3) / 2;
  const o = { x: 0, y: 0 };
  const a = { x: -n / 2, y: -h };
  const c = { x: -n, y: 0 };
  const e = { x: 0, y: -h };
  const q = n / (n + 0.5);
  const f = lerp(q, e, o);
  const g = lerp(q / 2, a, c);
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++) {
      const a0 = lerp(row / n, a, e);
      const a1 = lerp((row + 1) / n, a, e);
      const g0 = lerp(row / n, g, f);
      const g1 = lerp((row + 1) / n, g, f);
      const c0 = column / n;
      const c1 = (column + 1) / n;
      const corners = [lerp(c0, a0, g0), lerp(c1, a0, g0), lerp(c0, a1, g1), lerp(c1, a1, g1)];
      for (const mirror of [1, -1]) {
        const [p1, p2, p3, p4] = corners.map(({ x, y }) => section.findOrAddVertex(mirror * x, y));
        section.findOrAddEdge(p1!, p2!);
        section.findOrAddEdge(p3!, p4!);
        section.findOrAddEdge(p1!, p3!);
        section.findOrAddEdge(p2!, p4!);
      }
    }
  return section;
}

function thirds(n: number): Graph {
  const graph = new Graph();
  const section = third(n);
  const k = section.vertices.length;
  const angle = (2 * Math.PI) / 3;
  for (let rotation = 0; rotation < 3; rotation++) {
    const first = graph.vertices.length;
    for (const v of section.vertices) graph.addVertex(v.x, v.y);
    for (const e of section.edges)
      graph.findOrAddEdge(graph.vertices[first + e.a.index]!, graph.vertices[first + e.b.index]!);
    section.transform((v) => {
      const p = turned(v, angle);
      v.x = p.x;
      v.y = p.y;
    });
  }
  const join = (s: number, i: number, t: number, j: number): void =>
    void graph.findOrAddEdge(graph.vertices[s * k + i]!, graph.vertices[t * k + j]!);
  const inner = n * (2 * n + 3);
  for (let s = 0; s < 3; s++) join(s, inner, (s + 1) % 3, inner);
  for (let s = 0; s < 3; s++) join(s, 4 * n + 2, (s + 1) % 3, 4 * n);
  return graph;
}

/**
 * A hexagon of quadrilaterals with so many layers; `thirds` leaves a triangle in the middle.
 *
 * @example
 * ```ts
 * quadhex(2)().faces.length;                    // 24
 * quadhex(3, { thirds: true })().faces.length;  // 58
 * ```
 */
export function quadhex(layers: number, options: { readonly thirds?: boolean | undefined } = {}): GraphExpression {
  const inThirds = options.thirds ?? false;
  size(inThirds ? 'the layers of a quadhex in thirds' : 'the layers of a quadhex', layers, inThirds ? 2 : 1);
  return expression(() => {
    const graph = inThirds ? thirds(layers) : sixSections(layers);
    graph.makeFaces(true);
    graph.tag('QuadHex', 'Hexagon');
    graph.dim = [layers];
    graph.reorder();
    return graph;
  });
}
