/** Parts of a graph that hang together without any single edge that could be cut. */

/** Neighbours of each vertex, each neighbour once. */
export type Neighbours = readonly (readonly number[])[];

/**
 * The vertices of the bridgeless part with one vertex, if another is in it too; else nothing. Bridges are found by the
 * lowest visit number that can be reached from below them (Tarjan).
 */
export function bridgelessPart(neighbours: Neighbours, first: number, second: number): ReadonlySet<number> {
  const order = new Map<number, number>();
  const low = new Map<number, number>();
  const bridges = new Set<string>();
  const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const visit = (vertex: number, parent: number): number => {
    const number = order.size;
    let lowest = number;
    order.set(vertex, number);
    for (const next of neighbours[vertex]!) {
      if (next === parent) continue;
      const known = order.get(next);
      if (known !== undefined) {
        lowest = Math.min(lowest, known);
        continue;
      }
      const below = visit(next, vertex);
      lowest = Math.min(lowest, below);
      if (below > number) bridges.add(key(vertex, next));
    }
    low.set(vertex, lowest);
    return lowest;
  };
  visit(first, -1);
  const part = new Set([first]);
  for (const vertex of part) {
    for (const next of neighbours[vertex]!) if (!bridges.has(key(vertex, next))) part.add(next);
  }
  return part.has(second) ? part : new Set();
}
