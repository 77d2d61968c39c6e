import { buildBoard } from './board.js';
import { boardToJson } from './boardJson.js';
import { boardToSvg } from './boardSvg.js';
import { boardToText } from './boardText.js';
import { concentric } from './generators/concentric.js';
import { hex } from './generators/hex.js';
import { square } from './generators/square.js';
import { tri } from './generators/tri.js';
import { parseBoard } from './ludeme/boardExpression.js';

describe('boards', () => {
  test.each([
    ['(board (square 3))', 9, 4, 9],
    ['(board (hex 2) use:Vertex)', 24, -1, 24],
    ['(board (square 3) use:Edge)', 12, 4, 12],
    ['(board (tri 5) use:Vertex)', 15, 3, 16],
    ['(board (hex Diamond 3))', 9, 6, 9],
    ['(board (tri Hexagon 2))', 24, -1, 24],
    ['(board (spiral turns:2 sites:12))', 0, -1, 0],
    ['(boardless Hexagonal 3)', 19, -1, 19],
    ['(mancalaBoard 2 6)', 14, -1, 14],
  ])('%s has %i sites, cells of %i sides, and hands from %i on', (text, sites, sides, first) => {
    const board = buildBoard(parseBoard(text));
    expect([board.siteCount, board.numEdges, board.firstFreeSite]).toEqual([sites, sides, first]);
  });

  test('tracks follow the pits of a mancala board', () => {
    const board = buildBoard(parseBoard('(mancalaBoard 2 6 (track "Track" "0,ESE,E,ENE,WNW,N,W" loop:True))'));
    expect(Array.from(board.tracks[0]!.sites)).toEqual([0, 1, 2, 3, 4, 5, 6, 13, 12, 11, 10, 9, 8, 7]);
    expect(board.defaultSite).toBe('Vertex');
  });
});

describe('as data', () => {
  test('only what is there', () => {
    const json = boardToJson(buildBoard({ graph: square(1), use: 'Vertex' }));
    expect(Object.keys(json)).toEqual(['defaultSite', 'vertices', 'edges', 'cells', 'Vertex']);
    expect(json.Vertex).toMatchObject({ labels: ['A1'], sides: { E: [0] }, steps: [{}], radials: [{}] });
  });

  test('steps and radials only on small boards', () => {
    const board = buildBoard({ graph: square(3) });
    expect(boardToJson(board).Cell?.radials?.[0]).toMatchObject({ N: [[0, 3, 6]], NE: [[0, 4, 8]] });
    const short = boardToJson(board, { mostSitesWithRadials: 9 });
    expect(short.Cell?.steps).toBeDefined();
    expect(short.Vertex?.steps).toBeUndefined();
  });
});

describe('as a picture', () => {
  test('has a path for each cell, a dot for each vertex in play and a label for each site', () => {
    const cells = boardToSvg(buildBoard({ graph: hex(3) }));
    expect(cells.match(/ Z"/g)).toHaveLength(19);
    expect(cells.match(/<text/g)).toHaveLength(19);
    expect(cells).not.toContain('<circle');
    const vertices = boardToSvg(buildBoard({ graph: square(3), use: 'Vertex' }), { text: 'numbers' });
    expect(vertices.match(/<circle/g)).toHaveLength(9);
    expect(vertices).toContain('>8</text>');
  });

  test('draws circles as curves', () => {
    expect(boardToSvg(buildBoard({ graph: concentric([8]) }), { text: 'none' })).toMatch(/ C \d/);
    expect(boardToSvg(buildBoard({ graph: square(2) }), { text: 'none' })).not.toMatch(/ C |<text/);
  });

  test('takes its size and colours from the options', () => {
    const svg = boardToSvg(buildBoard({ graph: square(2) }), { scale: 100, colours: ['red', 'blue'] });
    expect(svg).toContain('width="320" height="320"');
    expect(svg.match(/fill="red"/g)).toHaveLength(2);
  });
});

describe('as text', () => {
  test('puts sites where they are', () => {
    expect(boardToText(buildBoard({ graph: hex(2) }))).toBe(['  B3  C3', 'A2  B2  C2', '  A1  B1', ''].join('\n'));
  });

  test('shows numbers, or whatever is asked for', () => {
    expect(boardToText(buildBoard({ graph: square(2) }), { site: 'numbers' })).toBe('2 3\n0 1\n');
    expect(boardToText(buildBoard({ graph: square(2) }), { site: (i) => '.xo#'[i]! })).toBe('o #\n. x\n');
  });

  test('hides nothing on crowded boards', () => {
    const text = boardToText(buildBoard({ graph: tri(3) }));
    for (const label of 'A1 B2 C1 D2 E1 B3 C4 D3 C5'.split(' ')) expect(text).toContain(label);
  });
});
