import { GeometryError } from './errors.js';
import { square } from './generators/square.js';
import { Graph } from './graph.js';

function triangle(): Graph {
  const g = new Graph();
  const [a, b, c] = [g.addVertex(0, 0), g.addVertex(1, 0), g.addVertex(0, 1)];
  g.findOrAddEdge(a, b);
  g.findOrAddEdge(b, c);
  g.findOrAddEdge(c, a);
  return g;
}

test('find or add', () => {
  const g = triangle();
  expect(g.findOrAddVertex(0.0004, 0.0005)).toBe(g.vertices[0]);
  expect(g.findOrAddVertex(0.0004, 0.0007)).toBe(g.vertices[3]);
  expect(g.findVertex(0.0004, 0.0003)).toBe(g.vertices[0]);
  expect(g.findVertex(0, 0, 1)).toBeNull();
  expect(g.findOrAddEdge(g.vertices[1]!, g.vertices[0]!)).toBe(g.edges[0]);
});

test('the lowest number wins among vertices at one place, whatever is moved or renumbered', () => {
  const g = new Graph();
  g.addVertex(5, 5);
  g.addVertex(1, 1);
  g.addVertex(1, 1);
  expect(g.findVertex(1, 1)?.index).toBe(1);
  g.reorder();
  expect(g.findVertex(1, 1)?.index).toBe(0);
  expect(g.findVertex(5, 5)?.index).toBe(2);
  g.translate(1, 0);
  expect(g.findVertex(2, 1)?.index).toBe(0);
  g.removeVertex(g.vertices[0]!);
  expect(g.findVertex(2, 1)?.index).toBe(0);
  expect(g.vertices).toHaveLength(2);
});

test('finding agrees with a plain scan near the borders of buckets', () => {
  const g = new Graph();
  let seed = 1;
  const random = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  for (let n = 0; n < 500; n++) g.addVertex(Math.round(random() * 50) / 1000, Math.round(random() * 50) / 1000);
  for (let n = 0; n < 1000; n++) {
    const x = random() * 0.05;
    const y = random() * 0.05;
    const first = g.vertices.find((v) => Math.abs(v.x - x) + Math.abs(v.y - y) < 0.001) ?? null;
    if (g.findVertex(x, y) !== first) throw new Error(`differs at ${x}, ${y}`);
  }
});

test('edges round a vertex go counter-clockwise from just after west', () => {
  const g = square(3)();
  expect(g.vertices[5]!.edges.map((e) => e.index)).toEqual([4, 8, 11, 7]);
});

test('faces are clockwise, with left and right of their edges', () => {
  const g = square(3)();
  expect(String(g.faces[0])).toBe('[0 4 5 1]');
  expect(g.faces[0]!.edges.map((e) => e.index)).toEqual([3, 7, 4, 0]);
  expect([g.edges[4]!.left?.index, g.edges[4]!.right?.index]).toEqual([0, 1]);
  expect(g.edges[0]!.right).toBeNull();
  expect(g.edges[4]!.otherFace(g.faces[0]!)).toBe(g.faces[1]);
});

test('dead ends at two corners hide a face; at one corner the walk that starts there still finds it', () => {
  const g = triangle();
  g.addEdge(g.vertices[0]!, g.addVertex(0.2, 0.2));
  g.makeFaces();
  expect(String(g)).toBe('4/4/1');
  g.addEdge(g.vertices[1]!, g.addVertex(0.5, 0.2));
  g.makeFaces();
  expect(String(g)).toBe('5/5/0');
});

test('holes of more than 32 sides are no faces', () => {
  const ring = (n: number): number => {
    const g = new Graph();
    for (let i = 0; i < n; i++) g.addVertex(Math.cos((2 * Math.PI * i) / n), Math.sin((2 * Math.PI * i) / n));
    for (let i = 0; i < n; i++) g.addEdge(g.vertices[i]!, g.vertices[(i + 1) % n]!);
    g.makeFaces();
    return g.faces.length;
  };
  expect([ring(32), ring(33), ring(34)]).toEqual([1, 0, 0]);
});

test('a face needs its edges', () => {
  const g = triangle();
  const d = g.addVertex(2, 2);
  expect(g.findOrAddFace([g.vertices[0]!, g.vertices[1]!, d])).toBeNull();
  const face = g.findOrAddFace([g.vertices[0]!, g.vertices[2]!, g.vertices[1]!]);
  expect(g.findOrAddFace([g.vertices[1]!, g.vertices[0]!, g.vertices[2]!])).toBe(face);
  expect(g.findOrAddFace([g.vertices[0]!, g.vertices[1]!, g.vertices[2]!])).toBe(face);
});

test('a copy is equal and independent', () => {
  const g = square(3)();
  const copy = g.clone();
  expect(copy.edges.join()).toBe(g.edges.join());
  expect(copy.faces.join()).toBe(g.faces.join());
  copy.translate(1, 1);
  copy.removeVertex(copy.vertices[0]!);
  expect(String(g)).toBe('16/24/9');
  expect(g.vertices[0]!.x).toBe(0);
});

test('places must be finite', () => {
  expect(() => new Graph().addVertex(Number.NaN, 0)).toThrow(GeometryError);
});
