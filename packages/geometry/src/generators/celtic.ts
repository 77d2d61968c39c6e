/** Knotwork boards: squares standing on a corner, with rounded loops around the border. */

import { joinUnitNeighbours } from '../assemble.js';
import { GeometryError } from '../errors.js';
import { expression, type GraphExpression } from '../expression.js';
import { type Point, unit } from '../geometry2d.js';
import { checkVertices, Graph, type Shape, type Vertex } from '../graph.js';
import { checkOutline, fill, isOutline, type Outline, rightAngledOutline, type Steps, windowOf } from '../outline.js';
import { Polygon } from '../polygon.js';
import { checkWindow, size } from '../sizes.js';

const S = 1 / Math.SQRT2;

function lattice(row: number, column: number): Point {
  return { x: column * 2 * S, y: row * 2 * S };
}

const OFFSETS = [
  { x: S, y: 0 },
  { x: 0, y: S },
  { x: -S, y: 0 },
  { x: 0, y: -S },
];

const COUNTERCLOCKWISE: Steps = [
  { x: Math.SQRT2, y: 0 },
  { x: 0, y: Math.SQRT2 },
  { x: -Math.SQRT2, y: 0 },
  { x: 0, y: -Math.SQRT2 },
];

/** The outer border, counter-clockwise from the leftmost vertex. */
function border(graph: Graph): Vertex[] {
  let start = graph.vertices[0];
  if (start === undefined) return [];
  for (const v of graph.vertices) if (v.x < start.x) start = v;
  let edge = start.edges[0];
  if (edge === undefined) return [start];
  const steepness = (w: Vertex): number => Math.atan2(w.x - start.x, -(w.y - start.y));
  for (const e of start.edges) if (steepness(e.other(start)) < steepness(edge.other(start))) edge = e;
  const line: Vertex[] = [];
  let v = start;
  do {
    line.push(v);
    const from = v;
    v = edge.other(from);
    const at = v.edges.indexOf(edge);
    for (let n = 1; n < v.edges.length; n++) {
      edge = v.edges[(at + n) % v.edges.length]!;
      if (edge.other(v) !== from) break;
    }
  } while (v !== start && line.length <= 2 * graph.edges.length);
  return line;
}

function curve(graph: Graph, a: Vertex, b: Vertex, tangentA: Point, tangentB: Point): void {
  const edge = graph.addEdge(a, b);
  edge.tangentA = tangentA;
  edge.tangentB = tangentB;
}

function scaled(v: Point, by: number): Point {
  return { x: v.x * by, y: v.y * by };
}

function towards(from: Point, to: Point): Point {
  return unit(to.x - from.x, to.y - from.y);
}

/** Where loops go: at every convex corner, and at every second vertex along straight borders. */
function keyPoints(line: readonly Vertex[], turn: (i: number) => number): number[] {
  const keys: number[] = [];
  let run = 0;
  for (let i = 0; i < line.length; i++) {
    if (turn(i) > Math.PI / 4) {
      keys.push(i);
      run = 0;
    } else if (Math.abs(turn(i)) < Math.PI / 10) {
      run++;
      if (run % 2 === 0) keys.push(i);
    }
  }
  return keys;
}

function addLoops(graph: Graph): void {
  const line = border(graph);
  const at = (i: number): Vertex => line[(i + line.length) % line.length]!;
  const turn = (i: number): number => {
    const [p, q, r] = [at(i - 1), at(i), at(i + 1)];
    const ux = q.x - p.x;
    const uy = q.y - p.y;
    const wx = r.x - q.x;
    const wy = r.y - q.y;
    return Math.atan2(ux * wy - uy * wx, ux * wx + uy * wy);
  };
  for (const i of keyPoints(line, turn)) {
    const [b, c, d, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (turn(i + 1) < -Math.PI / 4) {
      curve(graph, c, e, scaled(towards(d, e), 1.25), scaled(towards(d, c), 1.25));
      graph.findOrAddFace([d, c, e]);
      continue;
    }
    const straight = Math.abs(turn(i)) < Math.PI / 10;
    const t = straight ? { x: d.y - c.y, y: -(d.x - c.x) } : { x: c.x - b.x, y: c.y - b.y };
    const middle = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
    const tip = graph.addVertex(middle.x + 0.9 * t.x, middle.y + 0.9 * t.y);
    const inside = { x: middle.x + 0.5 * t.x, y: middle.y + 0.5 * t.y };
    const outward = scaled(unit(t.x, t.y), 1.333);
    curve(graph, c, tip, outward, towards(inside, c));
    curve(graph, tip, d, towards(inside, d), outward);
    graph.findOrAddFace([c, tip, d]);
  }
}

function knot(centres: readonly Point[], shape: Shape, dim: readonly number[]): Graph {
  if (centres.length === 0)
    throw new GeometryError('degenerate-polygon', 'The outline of a celtic board holds no crossing: make it larger.');
  const graph = new Graph();
  for (const c of centres) for (const o of OFFSETS) graph.findOrAddVertex(c.x + o.x, c.y + o.y);
  joinUnitNeighbours(graph);
  graph.makeFaces(true);
  addLoops(graph);
  graph.tag('Celtic', shape);
  graph.dim = dim;
  graph.reorder();
  return graph;
}

/**
 * A knotwork board by rows and columns, by polygon or by side lengths.
 *
 * @example
 * ```ts
 * celtic(2)().faces.length;     // 13
 * celtic(1, 3)().faces.length;  // 11
 * ```
 */
export function celtic(rows: number, columns?: number): GraphExpression;
export function celtic(outline: Outline): GraphExpression;
export function celtic(rows: number | Outline, columns?: number): GraphExpression {
  if (isOutline(rows)) {
    const outline = checkOutline('a celtic board', rows);
    const polygon = outline instanceof Polygon ? outline : rightAngledOutline(outline, COUNTERCLOCKWISE);
    return expression(({ pass }) => {
      const grown = polygon.inflated(pass + 1);
      return knot(fill(grown, windowOf('a celtic board', grown, 1), lattice), 'NoShape', []);
    });
  }
  size('the rows of a celtic board', rows, 1);
  size('the columns of a celtic board', columns ?? 1, 1);
  const across = columns ?? rows;
  checkWindow('a celtic board', rows, across);
  return expression(() => {
    checkVertices(rows * across);
    const centres: Point[] = [];
    for (let r = 0; r < rows; r++) for (let c = 0; c < across; c++) centres.push(lattice(r, c));
    return knot(
      centres,
      columns === undefined ? 'Square' : 'Rectangle',
      columns === undefined ? [rows] : [rows, across],
    );
  });
}
