/** The recorded reference boards: every vertex, edge and cell must be where and in the order the record says. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseBoard } from './ludeme/boardExpression.js';

interface OracleBoard {
  readonly key: string;
  readonly defaultSite: string;
  readonly vertices: readonly (readonly [number, number, number])[];
  readonly edges: readonly (readonly [number, number])[];
  readonly cells: readonly (readonly number[])[];
}

const FILE = join(__dirname, '../../../../shared/oracle/boards/expressions.jsonl.gz');

/** The cycle from its lowest number, in the direction of the lower neighbour: equal for equal cycles. */
function canonical(cycle: readonly number[]): string {
  const n = cycle.length;
  const start = cycle.indexOf(Math.min(...cycle));
  const forwards = cycle.map((_, i) => cycle[(start + i) % n]!);
  const backwards = cycle.map((_, i) => cycle[(start - i + n) % n]!);
  return (forwards[1]! <= backwards[1]! ? forwards : backwards).join(' ');
}

function pairKey([a, b]: readonly [number, number]): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function differences(board: OracleBoard): string[] {
  const spec = parseBoard(board.key);
  const graph = spec.graph(spec.use);
  const found: string[] = [];
  if (spec.use !== board.defaultSite) found.push('defaultSite');
  const near = (p: number, q: number): boolean => Math.abs(p - q) < 0.002;
  if (
    graph.vertices.length !== board.vertices.length ||
    !graph.vertices.every((v, i) => {
      const [x, y, z] = board.vertices[i]!;
      return near(v.x, x) && near(v.y, y) && near(v.z, z);
    })
  )
    found.push('vertices');
  if (graph.edges.map((e) => pairKey([e.a.index, e.b.index])).join() !== board.edges.map(pairKey).join())
    found.push('edges');
  const cells = graph.faces.map((f) => canonical(f.vertices.map((v) => v.index)));
  if (cells.join() !== board.cells.map(canonical).join()) found.push('cells');
  return found;
}

if (existsSync(FILE)) {
  const boards = gunzipSync(readFileSync(FILE))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as OracleBoard);

  test('there are boards to compare', () => {
    expect(boards.length).toBeGreaterThan(200);
  });

  test.each(boards)('$key', (board) => {
    expect(differences(board)).toEqual([]);
  });
} else {
  test('the recorded boards are not here, so there is nothing to compare', () => {
    console.warn(`Not compared with the reference: ${FILE} does not exist.`);
    expect(existsSync(FILE)).toBe(false);
  });
}
