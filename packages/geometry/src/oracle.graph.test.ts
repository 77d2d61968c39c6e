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

const ORACLE = join(__dirname, '../../../../shared/oracle');

function lines<T>(file: string): T[] {
  return gunzipSync(readFileSync(join(ORACLE, file)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** The first board ludeme of a game. */
function boardText(game: string): string | null {
  const start = /\((board|boardless|mancalaBoard|surakartaBoard)\s/.exec(game)?.index;
  if (start === undefined) return null;
  let depth = 0;
  for (let i = start; i < game.length; i++) {
    if (game[i] === '"') i = game.indexOf('"', i + 1);
    if (game[i] === '(') depth++;
    if (game[i] === ')' && --depth === 0) return game.slice(start, i + 1);
  }
  return null;
}

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

function differences(board: OracleBoard, text: string): string[] {
  const spec = parseBoard(text);
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

if (existsSync(ORACLE)) {
  const boards = lines<OracleBoard>('boards/expressions.jsonl.gz');

  test('there are boards to compare', () => {
    expect(boards.length).toBeGreaterThan(200);
  });

  test.each(boards)('$key', (board) => {
    expect(differences(board, board.key)).toEqual([]);
  });

  test('the boards of games', () => {
    const games = new Map<string, string>();
    for (const { lud, selected, expanded } of lines<{ lud: string; selected: unknown[]; expanded: string }>(
      'expanded.jsonl.gz',
    ))
      if (selected.length === 0) games.set(lud, expanded);
    const wrong: Record<string, string[]> = {};
    let compared = 0;
    for (const board of lines<OracleBoard>('boards/games.jsonl.gz')) {
      const text = boardText(games.get(board.key) ?? '');
      if (text === null) continue;
      compared++;
      const found = differences(board, text);
      if (found.length > 0) wrong[board.key] = found;
    }
    expect(wrong).toEqual({});
    expect(compared).toBeGreaterThan(900);
  }, 60_000);
} else {
  test('the recorded boards are not here, so there is nothing to compare', () => {
    console.warn(`Not compared with the reference: ${ORACLE} does not exist.`);
    expect(existsSync(ORACLE)).toBe(false);
  });
}
