import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BoardJson, boardToJson, buildBoard, parseBoard } from '@ludii/geometry';
import { type BoardRecord, compareBoards, runBoards } from './boards.js';

const resolve = (key: string) => buildBoard(parseBoard(key));
const KEY = '(board (square 3) (track "Track" "0,E,N,W" loop:True))';
const json = (): BoardJson => boardToJson(resolve(KEY));
const record = (change: (board: BoardRecord) => void = () => {}): BoardRecord => {
  const board = { key: KEY, ...json() };
  change(board);
  return board;
};
const fields = (change: (board: BoardRecord) => void): string[] =>
  compareBoards(json(), record(change)).map((d) => d.field);

describe('comparing a board with its record', () => {
  test('equal boards have no differences', () => {
    expect(compareBoards(json(), record())).toEqual([]);
  });

  test('order, start and rounding that mean nothing are no differences', () => {
    expect(
      fields((b) => {
        b.vertices[1]![0] += 0.0015;
        b.edges[0]!.reverse();
        b.cells[0]!.push(b.cells[0]!.shift()!);
        b.Cell!.corners.reverse();
        b.Cell!.sides.N!.reverse();
        b.Cell!.steps![4]!.All!.reverse();
        b.Cell!.radials![4]!.All!.reverse();
      }),
    ).toEqual([]);
  });

  test.each<[string, (board: BoardRecord) => void]>([
    ['defaultSite', (b) => Object.assign(b, { defaultSite: 'Vertex' })],
    ['vertices', (b) => b.vertices[1]!.splice(0, 1, 1.1)],
    ['vertices', (b) => b.vertices.pop()],
    ['edges', (b) => b.edges.reverse()],
    ['cells', (b) => b.cells[0]!.reverse()],
    ['tracks', (b) => b.tracks![0]!.sites.reverse()],
    ['tracks', (b) => delete b.tracks],
    ['Cell.labels', (b) => b.Cell!.labels.splice(3, 1, 'Z9')],
    ['Cell.phase', (b) => b.Cell!.phase.splice(0, 1, 2)],
    ['Vertex.centre', (b) => b.Vertex!.centre.pop()],
    ['Cell.sides', (b) => delete b.Cell!.sides.N],
    ['Edge.supported', (b) => b.Edge!.supported.reverse()],
    ['Cell.orthogonal', (b) => b.Cell!.orthogonal[4]!.reverse()],
    ['Cell.steps', (b) => b.Cell!.steps![4]!.N!.push(3)],
    ['Cell.radials', (b) => b.Cell!.radials![0]!.N![0]!.reverse()],
    ['Cell.radials', (b) => Object.assign(b.Cell!.radials![0]!, { S: [[0, 1]] })],
    ['Edge', (b) => delete b.Edge],
  ])('a change of %s is found', (field, change) => {
    expect(fields(change)).toEqual([field]);
  });

  test('the difference says where and what', () => {
    const [difference] = compareBoards(
      json(),
      record((b) => b.Cell!.steps![4]!.N!.push(3)),
    );
    expect(difference!.detail).toBe('at 4, N: got [7], expected [7,3]');
  });
});

test('a run over files counts, shows and sums up', () => {
  const directory = mkdtempSync(join(tmpdir(), 'boards-'));
  try {
    const file = join(directory, 'boards.jsonl.gz');
    const bad = record((b) => b.Cell!.corners.pop());
    const unknown = { ...record(), key: '(board (sqare 3))' };
    writeFileSync(file, gzipSync([record(), bad, unknown].map((b) => `${JSON.stringify(b)}\n`).join('')));
    const lines: string[] = [];
    const summary = runBoards([file], { resolve, json: true, print: (line) => lines.push(line) });
    expect(summary).toEqual({
      boards: 3,
      exact: 1,
      failed: [
        { key: KEY, field: 'Cell.corners' },
        { key: '(board (sqare 3))', field: 'error' },
      ],
    });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([summary]);
    lines.length = 0;
    runBoards([file], { resolve, show: 1, print: (line) => lines.push(line) });
    const last = JSON.stringify(summary);
    expect(lines).toEqual([KEY, '  Cell.corners: got [0,2,6,8], expected [0,2,6]', '1 of 3 boards exact', last]);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

const RECORDED = join(__dirname, '../../../../shared/oracle/boards/expressions.jsonl.gz');

if (existsSync(RECORDED)) {
  test('every recorded board expression is exact in every field', () => {
    const { boards, failed } = runBoards([RECORDED], { resolve, json: true, print: () => {} });
    expect(failed).toEqual([]);
    expect(boards).toBeGreaterThan(200);
  }, 120_000);
} else {
  test('the recorded boards are not here, so there is nothing to compare', () => {
    console.warn(`Not compared with the reference: ${RECORDED} does not exist.`);
    expect(existsSync(RECORDED)).toBe(false);
  });
}
