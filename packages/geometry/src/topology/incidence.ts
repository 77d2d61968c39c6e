/** Which vertices, edges and cells touch each other, as lists in one flat array. */
import type { Graph, SiteType } from '../graph.js';

/** Lists of numbers in one array: list `i` is `items[offsets[i]]` up to `items[offsets[i + 1] - 1]`. */
export interface Lists {
  readonly offsets: Int32Array;
  readonly items: Int32Array;
}

/**
 * One list of a set of lists, as a view.
 *
 * @internal
 */
export function listAt({ offsets, items }: Lists, i: number): Int32Array {
  return items.subarray(offsets[i]!, offsets[i + 1]!);
}

/**
 * Puts lists into one array.
 *
 * @internal
 */
export function packLists(lists: readonly ArrayLike<number>[]): Lists {
  const offsets = new Int32Array(lists.length + 1);
  lists.forEach((list, i) => {
    offsets[i + 1] = offsets[i]! + list.length;
  });
  const items = new Int32Array(offsets[lists.length]!);
  lists.forEach((list, i) => {
    items.set(list, offsets[i]!);
  });
  return { offsets, items };
}

/**
 * The cells at each edge, ascending. They are asked for their borders: of two cells that run along an edge in the same
 * sense, as the outer ones of a celtic board do, the edge knows only the later as its left or right one.
 */
function cellsOfEdges(graph: Graph): number[][] {
  const cells = graph.edges.map((): number[] => []);
  for (const face of graph.faces) for (const { index } of face.edges) cells[index]!.push(face.index);
  return cells;
}

/**
 * The sites of type `to` at each site of type `from`: corners and borders in the order of the cell, ends of an edge in
 * its own order, everything around a vertex or edge ascending. A site's own type gives only itself.
 *
 * @internal
 */
export function buildIncidence(graph: Graph, from: SiteType, to: SiteType): Lists {
  const elements = graph.elements(from);
  if (from === to) return packLists(elements.map((e) => [e.index]));
  const numbers = (list: readonly { index: number }[]): number[] => list.map((e) => e.index);
  const ascending = (list: readonly { index: number }[]): number[] => numbers(list).sort((a, b) => a - b);
  switch (from) {
    case 'Vertex':
      return packLists(graph.vertices.map((v) => ascending(to === 'Edge' ? v.edges : v.faces)));
    case 'Edge':
      return packLists(to === 'Vertex' ? graph.edges.map(({ a, b }) => numbers([a, b])) : cellsOfEdges(graph));
    case 'Cell':
      return packLists(graph.faces.map((f) => numbers(to === 'Vertex' ? f.vertices : f.edges)));
    default: {
      const unknown: never = from;
      throw new RangeError(`Unknown site type ${String(unknown)}.`);
    }
  }
}
