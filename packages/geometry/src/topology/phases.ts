/** Phases: a colouring of the sites of each type, such as the two shades of a chess board or the three of a hex board. */
import type { Edge, Face, Graph, Vertex } from '../graph.js';

/** Phases of all vertices: neighbours are joined by an edge. */
export function vertexPhases(graph: Graph): Uint8Array {
  return colour(graph.vertices, (v: Vertex) => v.edges.map((e) => e.other(v).index));
}

/** Phases of all edges: neighbours share an end. */
export function edgePhases(graph: Graph): Uint8Array {
  return colour(graph.edges, (e: Edge) =>
    [e.a, e.b].flatMap((v) => v.edges.filter((other) => other !== e).map((other) => other.index)),
  );
}

/** Phases of all cells: neighbours share an edge. */
export function cellPhases(graph: Graph): Uint8Array {
  return colour(graph.faces, (f: Face) =>
    f.edges.flatMap((e) => {
      const other = e.otherFace(f);
      return other ? [other.index] : [];
    }),
  );
}

/**
 * Greedy colouring in breadth-first order, with one twist: sites whose neighbours already show several colours jump
 * the queue, which keeps regular patterns regular.
 */
function colour<T>(elements: readonly T[], neighboursOf: (element: T) => number[]): Uint8Array {
  const phase = new Uint8Array(elements.length);
  const visited = new Uint8Array(elements.length);
  const seen = new Uint8Array(elements.length); // phases shown by the neighbours, a bit each
  for (let start = 0; start < elements.length; start++) {
    if (visited[start]) continue;
    const queue = new Deque();
    queue.pushBack(start);
    for (let g = queue.popFront(); g >= 0; g = queue.popFront()) {
      if (visited[g]) continue;
      let p = 0;
      while (p < 4 && seen[g]! & (1 << p)) p++;
      phase[g] = p;
      visited[g] = 1;
      const neighbours = neighboursOf(elements[g]!);
      for (const x of neighbours) seen[x]! |= 1 << p;
      for (const x of neighbours) {
        if (visited[x]) continue;
        if (seen[x]! & (seen[x]! - 1)) queue.pushFront(x);
        else queue.pushBack(x);
      }
    }
  }
  return phase;
}

/** A queue of site numbers with two ends: a stack in front of a list. */
class Deque {
  readonly #front: number[] = [];
  readonly #back: number[] = [];
  #head = 0;

  pushFront(value: number): void {
    this.#front.push(value);
  }

  pushBack(value: number): void {
    this.#back.push(value);
  }

  /** The first value, or -1 if there is none. */
  popFront(): number {
    return this.#front.pop() ?? this.#back[this.#head++] ?? -1;
  }
}
