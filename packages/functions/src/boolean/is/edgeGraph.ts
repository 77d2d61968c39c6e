/** The graph that some edges of the board form, for questions about trees, degrees and paths. */
import type { Topology } from '@ludii/geometry';

/** Edges of the board as a graph on its vertices. */
export class EdgeGraph {
  /** Numbers of the edges, ascending. */
  readonly edges: number[] = [];
  /** Edges at each vertex, ascending. */
  readonly at: readonly number[][];
  /** Different neighbours of each vertex, ascending. */
  readonly neighbours: readonly number[][];
  readonly #ends: Int32Array;

  /** The graph of the edges that pass a test. */
  constructor(topology: Topology, includes: (edge: number) => boolean) {
    const vertices = topology.count('Vertex');
    // Every edge has two ends, so the lists of ends lie two by two.
    this.#ends = topology.incidence('Edge', 'Vertex').items;
    this.at = Array.from({ length: vertices }, () => []);
    this.neighbours = Array.from({ length: vertices }, () => []);
    for (let edge = 0; edge < topology.count('Edge'); edge++) {
      if (!includes(edge)) continue;
      this.edges.push(edge);
      const a = this.a(edge);
      const b = this.b(edge);
      this.at[a]!.push(edge);
      this.at[b]!.push(edge);
      if (!this.neighbours[a]!.includes(b)) {
        this.neighbours[a]!.push(b);
        this.neighbours[b]!.push(a);
      }
    }
    for (const list of this.neighbours) list.sort((x, y) => x - y);
  }

  /** First end of an edge. */
  a(edge: number): number {
    return this.#ends[2 * edge]!;
  }
  /** Second end of an edge. */
  b(edge: number): number {
    return this.#ends[2 * edge + 1]!;
  }
  /** The end of an edge that is not the given one. */
  other(edge: number, end: number): number {
    const a = this.a(edge);
    return a === end ? this.b(edge) : a;
  }

  /** True if there is no cycle. */
  isForest(): boolean {
    const parent = this.at.map((_, vertex) => vertex);
    const root = (vertex: number): number => {
      let v = vertex;
      while (parent[v] !== v) {
        parent[v] = parent[parent[v]!]!;
        v = parent[v]!;
      }
      return v;
    };
    for (const edge of this.edges) {
      const a = root(this.a(edge));
      const b = root(this.b(edge));
      if (a === b) return false;
      parent[a] = b;
    }
    return true;
  }

  /** Length in edges of the longest way from a vertex that does not begin with an edge. Only for forests. */
  reach(vertex: number, without: number): number {
    let longest = 0;
    for (const edge of this.at[vertex]!) {
      if (edge !== without) longest = Math.max(longest, 1 + this.reach(this.other(edge, vertex), edge));
    }
    return longest;
  }
}
