/** Boards: the graph that a game is played on, and the ready-made kinds of board. */

import { Dim, Graph, ludeme, Range, Whole } from '@ludii/functions';
import {
  boardlessBoard,
  fail,
  mancalaPits,
  plainBoard,
  SiteTypeWord,
  Switch,
  sized,
  surakartaLoops,
} from '@ludii/functions/internal';
import { either, list, named, optional, words } from '@ludii/registry';
import type { Item } from './items.js';
import { ItemPart, TrackPart, ValuesPart } from './kinds.js';

const siteFlags = { Cell: ['cell'], Vertex: ['vertex', 'graph'], Edge: ['edge', 'graph'] } as const;

export const values = ludeme('values', {
  returns: ValuesPart,
  args: { type: SiteTypeWord, range: Range },
  doc: 'The values that a site of a deduction puzzle can take.',
  example: '(values Cell (range 1 9))',
  silent: ['type'],
  compile: ({ type, range }, build) => {
    const min = range.min.fixed ?? 0;
    const max = range.max.fixed ?? 0;
    if (min < 0 || max < min)
      fail('bad-range', `The values of a puzzle go from 0 or more upwards, not from ${min} to ${max}.`);
    sized(build, 'components', 'values', max + 1);
    return { type, min, max };
  },
});

export const board = ludeme('board', {
  returns: ItemPart,
  args: {
    graph: Graph,
    track: either(1, optional(TrackPart)),
    tracks: either(1, optional(list(TrackPart))),
    values: either(2, optional(ValuesPart)),
    ranges: either(2, optional(list(ValuesPart))),
    use: named(optional(SiteTypeWord)),
    largeStack: named(optional(Switch)),
  },
  doc: 'The board: a graph, and whether pieces stand on its cells, vertices or edges.',
  example: '(board (square 8))',
  flags: ({ use }) => (use ? [] : siteFlags.Cell),
  compile: ({ graph, track, tracks, values, ranges, use, largeStack }): Item => {
    const allRanges = ranges ?? (values ? [values] : []);
    const allTracks = tracks ?? (track ? [track] : []);
    return { item: 'board', board: plainBoard(graph, { use, tracks: allTracks, ranges: allRanges, largeStack }) };
  },
});

export const boardless = ludeme('boardless', {
  returns: ItemPart,
  args: {
    tiling: words('TilingBoardlessType', ['Square', 'Triangular', 'Hexagonal']),
    dim: optional(Dim),
    largeStack: named(optional(Switch)),
  },
  doc: 'A board that grows as it is played on.',
  example: '(boardless Hexagonal)',
  flags: ['boardless', 'cell'],
  compile: ({ tiling, dim, largeStack }): Item => ({
    item: 'board',
    board: boardlessBoard(tiling, dim, { largeStack }),
  }),
});

export const mancalaBoard = ludeme('mancalaBoard', {
  returns: ItemPart,
  args: {
    rows: Whole,
    columns: Whole,
    store: named(optional(words('StoreType', ['None', 'Outer', 'Inner']))),
    numStores: named(optional(Whole)),
    largeStack: named(optional(Switch)),
    track: either(1, optional(TrackPart)),
    tracks: either(1, optional(list(TrackPart))),
  },
  doc: 'Rows of pits, with or without stores at the ends.',
  example: '(mancalaBoard 2 4 (track "Lap" {1..4 8..5} loop:True))',
  flags: siteFlags.Vertex,
  compile: ({ rows, columns, store, numStores, largeStack, track, tracks }): Item => ({
    item: 'board',
    board: mancalaPits(rows, columns, { store, numStores, largeStack, tracks: tracks ?? (track ? [track] : []) }),
  }),
});

export const surakartaBoard = ludeme('surakartaBoard', {
  returns: ItemPart,
  args: {
    graph: Graph,
    loops: named(optional(Whole)),
    from: named(optional(Whole)),
    largeStack: named(optional(Switch)),
  },
  doc: 'A board with loops round its corners, along which pieces capture.',
  example: '(surakartaBoard (square 6))',
  flags: [...siteFlags.Vertex, 'track'],
  compile: ({ graph, loops, from, largeStack }): Item => ({
    item: 'board',
    board: surakartaLoops(graph, { loops, from, largeStack }),
  }),
});
