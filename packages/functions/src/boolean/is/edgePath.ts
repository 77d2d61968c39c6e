/** Paths and cycles of edges of one player. */
import type { Topology } from '@ludii/geometry';
import type { Context } from '@ludii/state';
import { Edge } from '@ludii/state/internal';
import { bridgelessPart } from './bridges.js';
import { EdgeGraph } from './edgeGraph.js';

/** The edges of a player, asked for paths through one of them. */
export class EdgePath {
  readonly #graph: EdgeGraph;

  constructor(topology: Topology, c: Context, owner: number) {
    this.#graph = new EdgeGraph(topology, (edge) => c.state.who(Edge, edge) === owner);
  }

  /** True if an edge closes a cycle. */
  isClosed(edge: number, least: number, most: number): boolean {
    const graph = this.#graph;
    const a = graph.a(edge);
    const b = graph.b(edge);
    const part = bridgelessPart(graph.neighbours, a, b);
    const size = part.size;
    const edges = graph.edges.filter((e) => part.has(graph.a(e)) && part.has(graph.b(e))).length;
    if (least === most) {
      if (size === edges && size === least) return true;
    } else if (most > 2 && size <= most && size === edges && size > 2) return true;
    if (edges <= size) return false;
    // A part with chords holds several cycles: the one that the search finds counts, and shorter ones do for any bound.
    const length = 1 + this.#stepsAround(a, b);
    return (least === most && length === least) || (most > 2 && length <= most);
  }

  /**
   * Steps of a way between two vertices that does not use the edge between them. The vertex with the least number is
   * always looked at next and only once, so the way need not be the shortest.
   */
  #stepsAround(a: number, b: number): number {
    const { neighbours } = this.#graph;
    const distance = new Array<number>(neighbours.length).fill(Number.POSITIVE_INFINITY);
    const previous = new Array<number>(neighbours.length).fill(0);
    const expanded = new Uint8Array(neighbours.length);
    distance[a] = 0;
    previous[a] = a;
    const queue = new Set([a]);
    while (queue.size > 0) {
      const vertex = Math.min(...queue);
      queue.delete(vertex);
      if (vertex === b) break;
      if (expanded[vertex] === 1) continue;
      expanded[vertex] = 1;
      for (const next of neighbours[vertex]!) {
        if ((vertex === a && next === b) || (vertex === b && next === a)) continue;
        if (distance[next]! <= distance[vertex]! + 1) continue;
        distance[next] = distance[vertex]! + 1;
        previous[next] = vertex;
        queue.add(next);
      }
    }
    let steps = 0;
    for (let vertex = b; previous[vertex] !== vertex && steps <= neighbours.length; vertex = previous[vertex]!) steps++;
    return steps;
  }

  /** True if the edges connected with an edge form a plain path. */
  isOpen(edge: number, least: number, most: number): boolean {
    const graph = this.#graph;
    const a = graph.a(edge);
    const b = graph.b(edge);
    if (bridgelessPart(graph.neighbours, a, b).size !== 0) return false;
    // A walk into a cycle elsewhere would go on for ever, and be longer than any length asked for.
    if (this.#leadsToCycle(a)) return false;
    const limit = 2 * (least === most ? least : most);
    const seen = new Set<number>();
    // Without a cycle the walks are those of a tree, and the marked depths are all up to the deepest.
    const depth = (from: number, vertex: number, at: number): number => {
      if (at >= limit) return at - 1;
      let deepest = at;
      for (const next of graph.at[vertex]!) {
        if (next === from) continue;
        seen.add(next);
        deepest = Math.max(deepest, depth(next, graph.other(next, vertex), at + 1));
      }
      return deepest;
    };
    const length = Math.max(0, depth(edge, a, 0)) + Math.max(0, depth(edge, b, 0)) + 1;
    const isPlain = seen.size + 1 === length;
    return isPlain && (least === most ? length === least : length <= most);
  }

  /** True if the edges connected with a vertex form a cycle. */
  #leadsToCycle(vertex: number): boolean {
    const { neighbours, at } = this.#graph;
    const reached = new Set([vertex]);
    let ends = 0;
    for (const v of reached) {
      ends += at[v]!.length;
      for (const next of neighbours[v]!) reached.add(next);
    }
    return ends / 2 >= reached.size;
  }
}
