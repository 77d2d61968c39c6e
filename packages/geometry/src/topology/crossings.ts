/** Which edges cross each other in the drawing of the board, away from their ends. */
import { segmentsIntersect } from '../geometry2d.js';
import type { Edge, Graph, Vertex } from '../graph.js';
import { type Lists, packLists } from './incidence.js';
import { averageEdgeLength } from './naming.js';

const SAME_END = 0.001;

function meet(a: Vertex, b: Vertex): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy) < SAME_END;
}

function cross(e: Edge, f: Edge): boolean {
  if (meet(e.a, f.a) || meet(e.a, f.b) || meet(e.b, f.a) || meet(e.b, f.b)) return false;
  return segmentsIntersect(e.a, e.b, f.a, f.b);
}

/** The edges that cross each edge, ascending. Edges are compared only within the squares of a grid that they touch. */
export function buildCrossings(graph: Graph): Lists {
  const size = averageEdgeLength(graph) || 1;
  const squares = new Map<string, Edge[]>();
  const crossings: Set<number>[] = graph.edges.map(() => new Set());
  for (const e of graph.edges) {
    const range = (p: number, q: number): [number, number] => [
      Math.floor((Math.min(p, q) - SAME_END) / size),
      Math.floor((Math.max(p, q) + SAME_END) / size),
    ];
    const [x0, x1] = range(e.a.x, e.b.x);
    const [y0, y1] = range(e.a.y, e.b.y);
    for (let x = x0; x <= x1; x++) {
      for (let y = y0; y <= y1; y++) {
        const key = `${x},${y}`;
        const here = squares.get(key) ?? [];
        for (const f of here) {
          if (!crossings[e.index]!.has(f.index) && cross(e, f)) {
            crossings[e.index]!.add(f.index);
            crossings[f.index]!.add(e.index);
          }
        }
        here.push(e);
        squares.set(key, here);
      }
    }
  }
  return packLists(crossings.map((set) => [...set].sort((a, b) => a - b)));
}
