/** From the text of a board or graph ludeme to the functions of this package. */

import { type BoardSpec, board, type ValueRange } from '../boards/board.js';
import { type BoardlessTiling, boardless } from '../boards/boardless.js';
import { mancalaBoard, type Store } from '../boards/mancala.js';
import { surakartaBoard } from '../boards/surakarta.js';
import { GeometryError } from '../errors.js';
import type { GraphExpression } from '../expression.js';
import type { TrackSpec } from '../tracks.js';
import { Arguments, describe, listOf, readSiteType, readWord } from './arguments.js';
import { GENERATORS } from './generatorLudemes.js';
import { readDim } from './numbers.js';
import { operatorReaders } from './operatorLudemes.js';
import { type Node, readLudeme } from './reader.js';

const OPERATORS = operatorReaders(readGraph);

const GRAPHS = { ...GENERATORS, ...OPERATORS };

/** A graph ludeme; `null` for anything else. */
function readGraph(node: Node): GraphExpression | null {
  if (node.kind !== 'call') return null;
  const { keyword } = node;
  const read = Object.hasOwn(GENERATORS, keyword)
    ? GENERATORS[keyword]
    : Object.hasOwn(OPERATORS, keyword)
      ? OPERATORS[keyword]
      : undefined;
  if (read === undefined) return null;
  const args = new Arguments(node);
  const graph = read(args);
  args.end();
  return graph;
}

const TRACK_END = -2;

function readTrackSite(node: Node): number | null {
  return node.kind === 'word' && node.value === 'End' ? TRACK_END : readDim(node);
}

/** Players and teams own tracks under their number; a track of anybody else is nobody's. */
function readOwner(node: Node): number | null {
  if (node.kind === 'number') return readDim(node);
  if (node.kind !== 'word') return null;
  const player = /^(?:P|Team)(\d+)$/.exec(node.value);
  return player === null ? 0 : Number(player[1]);
}

function readTrack(node: Node): TrackSpec | null {
  if (node.kind !== 'call' || node.keyword !== 'track') return null;
  const args = new Arguments(node);
  const name = args.take('text')?.value;
  if (name === undefined) throw args.fail('needs a name in quotes');
  const walk = args.take('text')?.value;
  // The third form, a list of track steps, is part of the language but makes a track without sites.
  const path =
    walk ??
    args.optional(listOf(readTrackSite)) ??
    args.required('a path such as "0,E,N,W" or {0 1 2 End}', (n) => (n.kind === 'list' ? [] : null));
  const owner = args.optional(readOwner) ?? 0;
  const loop = args.flag('loop') ?? false;
  const directed = args.flag('directed') ?? false;
  args.end();
  return { name, path, owner, loop, directed };
}

function readValues(node: Node): ValueRange | null {
  if (node.kind !== 'call' || node.keyword !== 'values') return null;
  const args = new Arguments(node);
  const type = args.required('Cell, Vertex or Edge', readSiteType);
  const range = args.required('a range such as (range 1 9)', (n) => {
    if (n.kind !== 'call' || n.keyword !== 'range') return null;
    const inner = new Arguments(n);
    const min = inner.required('a whole number', readDim);
    const max = inner.optional(readDim) ?? min;
    inner.end();
    return { min, max };
  });
  args.end();
  return { type, ...range };
}

function oneOrMore<T>(args: Arguments, read: (node: Node) => T | null): T[] {
  const one = args.optional(read);
  if (one !== undefined) return [one];
  return args.optional((node) => (node.kind === 'list' && node.items.length === 0 ? null : listOf(read)(node))) ?? [];
}

const A_GRAPH = 'a graph such as (square 3)';

const BOARDS: Readonly<Record<BoardSpec['kind'], (args: Arguments) => BoardSpec>> = {
  board: (args) => {
    const graph = args.required(A_GRAPH, readGraph);
    return board(graph, {
      tracks: oneOrMore(args, readTrack),
      ranges: oneOrMore(args, readValues),
      use: args.name('use', 'Cell, Vertex or Edge', readSiteType),
      largeStack: args.flag('largeStack'),
    });
  },
  boardless: (args) => {
    const tiling = args.required('Square, Triangular or Hexagonal', readWord) as BoardlessTiling;
    return boardless(tiling, args.optional(readDim), { largeStack: args.flag('largeStack') });
  },
  mancalaBoard: (args) => {
    const rows = args.required('a number of rows', readDim);
    const columns = args.required('a number of columns', readDim);
    return mancalaBoard(rows, columns, {
      store: args.name('store', 'Outer, Inner or None', readWord) as Store | undefined,
      numStores: args.name('numStores', 'a whole number', readDim),
      largeStack: args.flag('largeStack'),
      tracks: oneOrMore(args, readTrack),
    });
  },
  surakartaBoard: (args) =>
    surakartaBoard(args.required(A_GRAPH, readGraph), {
      loops: args.name('loops', 'a whole number', readDim),
      from: args.name('from', 'a whole number', readDim),
      largeStack: args.flag('largeStack'),
    }),
};

function isBoardKeyword(keyword: string): keyword is BoardSpec['kind'] {
  return Object.hasOwn(BOARDS, keyword);
}

/**
 * Read a graph ludeme.
 *
 * @example `parseGraph('(dual (subdivide (tiling T3464 2) min:6))')().faces.length // 49`
 */
export function parseGraph(text: string): GraphExpression {
  const node = readLudeme(text);
  const graph = readGraph(node);
  if (graph === null)
    throw new GeometryError(
      'unknown-keyword',
      `${describe(node)} is not a graph: use one of ${Object.keys(GRAPHS).join(', ')}.`,
    );
  return graph;
}

/**
 * Read a board ludeme: `(board …)`, `(boardless …)`, `(mancalaBoard …)`, `(surakartaBoard …)`, or a bare graph,
 * which is a board played on cells. Hand the result to `buildBoard`.
 *
 * @example `parseBoard('(board (square 3) use:Vertex)').use // 'Vertex'`
 */
export function parseBoard(text: string): BoardSpec {
  if (typeof text !== 'string')
    throw new GeometryError('bad-argument', `A board is written as a text, not ${typeof text}.`);
  const node = readLudeme(text);
  if (node.kind === 'call' && isBoardKeyword(node.keyword)) {
    const args = new Arguments(node);
    const spec = BOARDS[node.keyword](args);
    args.end();
    return spec;
  }
  const graph = readGraph(node);
  if (graph !== null) return board(graph);
  throw new GeometryError(
    'unknown-keyword',
    `${describe(node)} is not a board: use ${Object.keys(BOARDS).join(', ')}, or a graph such as (square 3).`,
  );
}
