import { Direction } from '../directions/absolute.js';
import type { GraphExpression } from '../expression.js';
import { concentric } from '../generators/concentric.js';
import { hex } from '../generators/hex.js';
import { rectangle } from '../generators/rectangle.js';
import { square } from '../generators/square.js';
import { tiling } from '../generators/tiling.js';
import { tri } from '../generators/tri.js';
import type { SiteType } from '../graph.js';
import { add } from '../operators/add.js';
import { sitesByDistance } from './distances.js';
import { listAt } from './incidence.js';
import { Topology } from './topology.js';

const of = (graph: GraphExpression, use: SiteType = 'Cell'): Topology => new Topology(graph(use));
const list = (array: ArrayLike<number>): number[] => Array.from(array);
const numbers = (text: string): number[] => text.split(' ').map(Number);

describe('a 3×3 square board', () => {
  const topology = of(square(3));

  test('sites know where they are', () => {
    expect(topology.cell(4)).toMatchObject({ label: 'B2', row: 1, column: 1, layer: 0, phase: 0, x: 1.5, y: 1.5 });
    expect(topology.cell(4).vertices).toEqual([5, 9, 10, 6]);
    expect(topology.edge(4).cells).toEqual([0, 1]);
    expect(topology.vertex(5).edges).toEqual([4, 7, 8, 11]);
    expect(() => topology.cell(9)).toThrow('There is no Cell 9');
  });

  test('labels lead back to sites, but never to edges', () => {
    expect(topology.find('Cell', 'C3')).toBe(8);
    expect(topology.find('Cell', 'D4')).toBe(-1);
    expect(topology.find('Vertex', 'D4')).toBe(15);
    expect(topology.find('Edge', '3')).toBe(-1);
  });

  test('regions', () => {
    expect(list(topology.region('Cell', 'corners'))).toEqual([0, 2, 6, 8]);
    expect(list(topology.region('Cell', 'inner'))).toEqual([4]);
    expect(list(topology.region('Cell', 'centre'))).toEqual([4]);
    expect(list(topology.region('Vertex', 'centre'))).toEqual([5, 6, 9, 10]);
    expect(list(topology.region('Edge', 'centre'))).toEqual([8, 11, 12, 15]);
    expect(list(topology.region('Edge', 'horizontal'))).toEqual(numbers('0 1 2 7 8 9 14 15 16 21 22 23'));
    expect(list(topology.side('Cell', 'N'))).toEqual([6, 7, 8]);
    expect(list(topology.side('Cell', 'NE'))).toEqual([]);
    expect(list(topology.sites('Cell').phaseSites(1))).toEqual([1, 3, 5, 7]);
    expect(topology.sites('Edge').rows.slice(0, 2).map(list)).toEqual([
      [0, 1, 2],
      [3, 4, 5, 6],
    ]);
  });

  test('the perimeter runs anticlockwise from the left', () => {
    expect(topology.perimeters.map((walk) => walk.map((v) => v.index))).toEqual([
      numbers('0 1 2 3 7 11 15 14 13 12 8 4'),
    ]);
  });

  test('neighbours go clockwise from north', () => {
    expect(topology.neighbours('Cell', 4)).toEqual([7, 8, 5, 2, 1, 0, 3, 6]);
    expect(topology.neighbours('Cell', 4, 'Orthogonal')).toEqual([7, 5, 1, 3]);
    expect(topology.neighbours('Vertex', 5, 'Adjacent')).toEqual([9, 6, 1, 4]);
    expect(topology.neighbours('Edge', 8)).toEqual([12, 9, 5, 4, 7, 11]);
  });

  test('distances', () => {
    expect(topology.distance('Cell', 0, 8)).toBe(2);
    expect(topology.distance('Cell', 0, 8, 'Orthogonal')).toBe(4);
    expect(list(topology.distancesTo('Cell', 'centre'))).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1]);
  });

  test('radials know their opposites and which of them are distinct', () => {
    const table = topology.radialTable('Cell');
    const row = 4 * table.slots + table.slotOf[Direction.Orthogonal]!;
    const run = (id: number): string => list(table.sites.subarray(table.start[id]!, table.end[id]!)).join('-');
    const ids = Array.from({ length: 4 }, (_, i) => table.offsets[row]! + i);
    expect(table.offsets[row + 1]).toBe(ids[3]! + 1);
    expect(ids.map(run)).toEqual(['4-7', '4-5', '4-1', '4-3']);
    expect(ids.map((id) => run(table.opposite[id]!))).toEqual(['4-1', '4-3', '4-7', '4-5']);
    const distinct = table.distinct.subarray(table.distinctOffsets[row], table.distinctOffsets[row + 1]);
    expect(list(distinct).map(run)).toEqual(['4-7', '4-5']);
  });
});

describe('other boards', () => {
  test('a hexagon of hexagons', () => {
    const topology = of(hex(2));
    expect(topology.sites('Cell').labels).toEqual('A1 B1 A2 B2 C2 B3 C3'.split(' '));
    expect(topology.neighbours('Cell', 0, 'Diagonal')).toEqual([5, 4]);
    expect(list(topology.side('Cell', 'E'))).toEqual([4]);
    expect(topology.supported('Cell', 'Orthogonal')).toEqual('NNE E SSE SSW W NNW'.split(' '));
    expect(list(topology.region('Edge', 'corners'))).toEqual([0, 3, 13, 16, 26, 29]);
  });

  test('triangles, whose labels come from plain coordinates', () => {
    const topology = of(tri(3));
    expect(topology.sites('Cell').labels).toEqual('A1 C1 E1 B2 D2 B3 D3 C4 C5'.split(' '));
    expect(topology.neighbours('Cell', 5, 'OffDiagonal')).toEqual([6, 1]);
    expect(topology.radials('Cell', 2, 'Orthogonal')).toEqual([[2, 4]]);
    expect(topology.radials('Cell', 2, 'WNW')).toEqual([[2, 4, 5]]);
    expect(topology.sites('Cell').columns.map(list)).toEqual([[0], [3, 5], [1, 7, 8], [4, 6], [2]]);
  });

  test('a column of squares has its columns counted from the middle', () => {
    expect(of(rectangle(5, 1)).sites('Cell').labels).toEqual('C1 B2 A3 B4 C5'.split(' '));
  });

  test('radials bend a little', () => {
    const topology = of(tiling('T3464', 2));
    expect(topology.radials('Cell', 0, 'NNE')).toEqual([numbers('0 8 20 25 31 43 55')]);
    expect(topology.radials('Cell', 0, 'Diagonal')).toEqual([[0, 8, 20]]);
  });

  test('a line round a wide circle stops before it comes back', () => {
    const wide = of(concentric([30]), 'Vertex');
    const [there, back] = wide.radials('Vertex', 7, 'All');
    expect(there).toHaveLength(30);
    expect(back).toEqual([7, ...there!.slice(1).reverse()]);
    // Tighter circles bend too much to be lines at all.
    expect(of(concentric([20]), 'Vertex').radials('Vertex', 7, 'All')[0]).toHaveLength(2);
  });

  test('circles have directions of their own', () => {
    const topology = of(concentric([1, 4, 4]), 'Vertex');
    expect(topology.supported('Vertex')).toEqual('N Out CW NE In CCW E SE S SW W NW'.split(' '));
    expect(topology.radials('Vertex', 1, 'CW')).toEqual([[1, 4, 3, 2]]);
    expect(topology.radials('Vertex', 1, 'Rotational')).toEqual([
      [1, 4, 3, 2],
      [1, 0, 3, 7],
      [1, 2, 3, 4],
      [1, 5],
    ]);
    const table = topology.radialTable('Vertex');
    const row = table.slotOf[Direction.Out]!;
    const distinct = list(table.distinct.subarray(table.distinctOffsets[row], table.distinctOffsets[row + 1]));
    expect(distinct.map((id) => list(table.sites.subarray(table.start[id], table.end[id])))).toEqual([
      [0, 4, 8],
      [0, 3, 7],
    ]);
  });

  test('a pyramid has layers and directions between them', () => {
    const topology = of(square(3, { pyramidal: true }), 'Vertex');
    expect(topology.vertex(0).label).toBe('A1/0');
    expect(topology.radials('Vertex', 0, 'UNE')).toEqual([[0, 3, 7]]);
    expect(topology.radials('Vertex', 4, 'Downward')).toEqual([
      [4, 8],
      [4, 2],
      [4, 1],
      [4, 6],
    ]);
    expect(topology.sites('Vertex').layers.map((l) => l.length)).toEqual([9, 4, 1]);
  });

  test('far sites with low numbers can be missing from the lists by distance', () => {
    const topology = of(rectangle(1, 4));
    const lists = (site: number): number[][] => {
      const found = sitesByDistance(topology.distanceTable('Cell'), site);
      return Array.from({ length: found.offsets.length - 1 }, (_, i) => list(listAt(found, i)));
    };
    expect(lists(0)).toEqual([[0], [1], [2], [3]]);
    expect(lists(2)).toEqual([[2], [1, 3]]);
    expect(lists(3)).toEqual([[3], [2], [1]]);
  });

  test('edges cross away from their ends', () => {
    const topology = of(square(3, { diagonals: 'SolidNoSplit' }), 'Vertex');
    const { edges } = topology.graph;
    const crossing = edges.filter((e) => listAt(topology.crossings, e.index).length > 0);
    expect(crossing).toHaveLength(8);
    for (const e of crossing) {
      const [other] = listAt(topology.crossings, e.index);
      expect(listAt(topology.crossings, other!)).toContain(e.index);
      expect(list(topology.region('Edge', 'angled'))).toContain(e.index);
    }
  });

  test('rows can be taken by plain height', () => {
    const rotated = new Topology(hex('Diamond', 3)('Cell'), { exactRows: true });
    expect(rotated.sites('Cell').rows.map(list)).toEqual([[0], [1, 2], [3, 4, 5], [6, 7], [8]]);
    expect(of(hex('Diamond', 3)).sites('Cell').rows.map(list)).toEqual([
      [0, 2, 5],
      [1, 4, 7],
      [3, 6, 8],
    ]);
  });

  test('an edge from a point to itself is no part of the outline', () => {
    const looped = of(add(square(2), { edges: [[0, 0]] }), 'Vertex');
    expect(looped.graph.edges).toHaveLength(of(square(2), 'Vertex').graph.edges.length + 1);
    expect(list(looped.region('Vertex', 'perimeter')).sort()).toEqual(
      list(of(square(2), 'Vertex').region('Vertex', 'perimeter')).sort(),
    );
  });
});
