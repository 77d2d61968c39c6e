/** Conformance of boards: compares what the geometry package builds with recorded reference boards, field by field. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Board, type BoardJson, boardToJson } from '@ludii/geometry';

/** A recorded board. */
export type BoardRecord = BoardJson & { key: string };

/** One field that is not as recorded. */
export interface BoardDifference {
  /** For example `Cell.radials`. */
  readonly field: string;
  /** Where in the field, and both values. */
  readonly detail: string;
}

/** The outcome over all boards. */
export interface BoardsSummary {
  readonly boards: number;
  readonly exact: number;
  readonly failed: { key: string; field: string }[];
}

const TOLERANCE = 0.002;

/** Fields of a site type that are sets: their order says nothing. */
const SETS = new Set(
  (
    'corners convex concave major minor outer perimeter inner top bottom left right centre interlayer ' +
    'axial horizontal vertical angled slash slosh'
  ).split(' '),
);

type Test = (actual: unknown, expected: unknown) => boolean;

const same: Test = (a, b) => JSON.stringify(a) === JSON.stringify(b);

const sameSet: Test = (a, b) => {
  const sorted = (list: unknown): string => JSON.stringify((list as unknown[]).map((x) => JSON.stringify(x)).sort());
  return Array.isArray(a) && Array.isArray(b) && sorted(a) === sorted(b);
};

/** Same keys, and the values of each key are the same sets. */
const sameSetsByKey: Test = (a, b) => {
  if (!isRecord(a) || !isRecord(b)) return false;
  return same(Object.keys(a).sort(), Object.keys(b).sort()) && Object.keys(a).every((k) => sameSet(a[k], b[k]));
};

const samePoint: Test = (a, b) =>
  Array.isArray(a) && Array.isArray(b) && b.every((v: number, i) => Math.abs(Number(a[i]) - v) <= TOLERANCE);

/** The same polygon from the same side, whatever corner it starts at. */
const sameCycle: Test = (a, b) => {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.some((_, shift) => b.every((v, i) => a[(i + shift) % a.length] === v));
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** Compares a field, entry by entry if it is a list of entries. */
function compareField(
  field: string,
  actual: unknown,
  expected: unknown,
  test: Test,
  byEntry: boolean,
): BoardDifference[] {
  const differ = (where: string, a: unknown, b: unknown): BoardDifference[] => [
    { field, detail: `${where}got ${short(a)}, expected ${short(b)}` },
  ];
  if (actual === undefined) return differ('', actual, expected);
  if (!byEntry) return test(actual, expected) ? [] : differ('', actual, expected);
  const a = actual as unknown[];
  const b = expected as unknown[];
  if (a.length !== b.length) return differ('number of entries: ', a.length, b.length);
  const at = b.findIndex((entry, i) => !test(a[i], entry));
  if (at < 0) return [];
  const x = a[at];
  const y = b[at];
  if (isRecord(x) && isRecord(y)) {
    const key = [...Object.keys(y), ...Object.keys(x)].find((k) => !sameSet(x[k], y[k]));
    if (key !== undefined) return differ(`at ${at}, ${key}: `, x[key], y[key]);
  }
  return differ(`at ${at}: `, x, y);
}

function compareSites(
  type: string,
  actual: Record<string, unknown>,
  expected: Record<string, unknown>,
): BoardDifference[] {
  return Object.keys(expected).flatMap((name) => {
    const field = `${type}.${name}`;
    if (SETS.has(name)) return compareField(field, actual[name], expected[name], sameSet, false);
    if (name === 'sides') return compareField(field, actual[name], expected[name], sameSetsByKey, false);
    if (name === 'steps' || name === 'radials') {
      return compareField(field, actual[name], expected[name], sameSetsByKey, true);
    }
    const list = Array.isArray(expected[name]);
    return compareField(field, actual[name], expected[name], same, list);
  });
}

/** Compares a board with its record: one difference per field at most. */
export function compareBoards(actual: BoardJson, expected: BoardRecord): BoardDifference[] {
  const differences = [
    ...compareField('defaultSite', actual.defaultSite, expected.defaultSite, same, false),
    ...compareField('vertices', actual.vertices, expected.vertices, samePoint, true),
    ...compareField('edges', actual.edges, expected.edges, sameSet, true),
    ...compareField('cells', actual.cells, expected.cells, sameCycle, true),
    ...compareField('tracks', actual.tracks ?? [], expected.tracks ?? [], sameTrack, true),
  ];
  for (const type of ['Vertex', 'Edge', 'Cell'] as const) {
    const a = actual[type];
    const b = expected[type];
    if (a && b) differences.push(...compareSites(type, a, b));
    else if (a || b)
      differences.push({ field: type, detail: `got ${a ? 'sites' : 'none'}, expected ${b ? 'sites' : 'none'}` });
  }
  return differences;
}

const sameTrack: Test = (a, b) =>
  isRecord(a) && isRecord(b) && ['name', 'owner', 'loop', 'sites'].every((k) => same(a[k], b[k]));

/** Reads recorded boards, gzipped JSON lines. */
export function readBoardRecords(file: string): BoardRecord[] {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line.length > 0)
    .map((line) => JSON.parse(line) as BoardRecord);
}

/** Compares one board; a board that can't be built differs in the field `error`. */
export function checkBoard(expected: BoardRecord, resolve: (key: string) => Board): BoardDifference[] {
  try {
    const most = Math.max(
      150,
      ...(['Vertex', 'Edge', 'Cell'] as const).map((t) => (expected[t]?.radials ? expected[t].labels.length : 0)),
    );
    return compareBoards(boardToJson(resolve(expected.key), { mostSitesWithRadials: most }), expected);
  } catch (error) {
    return [{ field: 'error', detail: error instanceof Error ? (error.stack ?? error.message) : String(error) }];
  }
}

/** Options of {@link runBoards}. */
export interface RunBoardsOptions {
  /** Print only the summary, as JSON. */
  readonly json?: boolean;
  /** Number of failing boards to show in detail. */
  readonly show?: number;
  /** Makes the board of a key: an expression, or the path of a game. */
  readonly resolve: (key: string) => Board;
  readonly print?: (line: string) => void;
}

/** Compares all boards of some files and prints the differences of the first failures and the summary. */
export function runBoards(files: readonly string[], options: RunBoardsOptions): BoardsSummary {
  const { json = false, show = 10, resolve, print = console.log } = options;
  const failed: BoardsSummary['failed'] = [];
  let boards = 0;
  let exact = 0;
  let shown = 0;
  for (const file of files) {
    for (const record of readBoardRecords(file)) {
      boards++;
      const differences = checkBoard(record, resolve);
      if (differences.length === 0) {
        exact++;
        continue;
      }
      for (const { field } of differences) failed.push({ key: record.key, field });
      if (json || shown++ >= show) continue;
      print(record.key);
      for (const { field, detail } of differences) print(`  ${field}: ${detail}`);
    }
  }
  const summary = { boards, exact, failed };
  if (!json) print(`${exact} of ${boards} boards exact`);
  print(JSON.stringify(summary));
  return summary;
}
