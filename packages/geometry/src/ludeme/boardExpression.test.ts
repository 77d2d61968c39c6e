import { GeometryError } from '../errors.js';
import { parseBoard, parseGraph } from './boardExpression.js';

const counts = (text: string): string => String(parseGraph(text)());

describe('parseGraph', () => {
  test.each([
    ['(square (+ 1 2))', '16/24/9'],
    ['(square (- (* 2 3) (/ 7 2)))', '16/24/9'],
    ['(square (max 1 (min 3 (abs -9))))', '16/24/9'],
    ['(rectangle (^ 2 1) (+ {1 1 1}))', '12/17/6'],
    ['(hex Diamond 3)', '30/38/9'],
    ['(hex { 4 3 -1 2 3 })', '30/37/8'],
    ['(hex (poly {{1 2} {1 6} {3 6}}))', '6/6/1'],
    ['(brick 9 6 trim:True)', '130/188/59'],
    ['(concentric sides:5 rings:2)', '20/25/6'],
    ['(spiral turns:3 sites:32 clockwise:False)', '32/31/0'],
    ['(scale 2 .5 (shift (/ 1 2) 0 (rotate (* 2 22.5) (square 2))))', '9/12/4'],
    ['(renumber Cell Vertex (rotate 90 (rectangle 2 3)))', '12/17/6'],
    ['(remove (square 2) vertices:{{0 0}} trimEdges:False)', '8/10/3'],
    ['(add vertices:{{0 0} {1 0}} edges:{{0 1}})', '2/1/0'],
    ['(merge {(square 2) (shift 2 0 (square 2))})', '15/22/8'],
    ['(layers 2 (hex 2)) // a comment', '48/84/14'],
    ['(repeat 2 2 step:{{1 0} {0 1}} {(poly {{0 0} {0 1} {1 1} {1 0}})})', '9/12/4'],
  ])('%s', (text, expected) => {
    expect(counts(text)).toBe(expected);
  });

  test('division is whole for sizes and real for places', () => {
    expect(counts('(square (/ 7 2))')).toBe('16/24/9');
    expect(parseGraph('(shift (/ 7 2) 0 (square 1))')().vertices[0]!.x).toBe(3.5);
  });

  test.each([
    ['(square', 'bad-syntax'],
    ['(square 3))', 'bad-syntax'],
    ['square 3)', 'bad-syntax'],
    ['(square "3', 'bad-syntax'],
    ['', 'bad-syntax'],
    ['(square 3 4)', 'bad-argument'],
    ['(square 3.5)', 'bad-argument'],
    ['(square 3 colour:Red)', 'bad-argument'],
    ['(square 3 diagonals:Solid diagonals:Solid)', 'bad-argument'],
    ['(square (/ 1 0))', 'bad-argument'],
    ['(square (+ 1))', 'bad-argument'],
    ['(circle 3)', 'unknown-keyword'],
    ['(toString 3)', 'unknown-keyword'],
    ['(dual)', 'bad-argument'],
    ['(dual (circle 3))', 'bad-argument'],
    ['(tiling T99 3)', 'unknown-keyword'],
    ['(shift 1 (square 2))', 'bad-argument'],
    ['(spiral sites:3)', 'bad-argument'],
    ['(poly {{0 0}})', 'unknown-keyword'],
    [`${'(dual '.repeat(300)}(square 2)${')'.repeat(300)}`, 'bad-syntax'],
    ['(add vertices:{0..99999999})', 'bad-syntax'],
  ])('%s is refused', (text, code) => {
    let found: unknown;
    try {
      parseGraph(text);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(GeometryError);
    expect((found as GeometryError).code).toBe(code);
  });

  test('messages say where and what', () => {
    expect(() => parseGraph('(square\n  3))')).toThrow('line 2, column 5');
    expect(() => parseGraph('(hex Blob 3)')).toThrow('use one of Hexagon');
  });
});

describe('parseBoard', () => {
  test('board with tracks', () => {
    const spec = parseBoard(`(board (square 3)
      { (track "A" "0,E,N" P2 directed:True) (track "B" {0..2 5..3 End} loop:True) } use:Vertex largeStack:True)`);
    expect(spec).toMatchObject({ kind: 'board', use: 'Vertex', largeStack: true, ranges: [] });
    expect(spec.tracks).toEqual([
      { name: 'A', path: '0,E,N', owner: 2, loop: false, directed: true },
      { name: 'B', path: [0, 1, 2, 5, 4, 3, -2], owner: 0, loop: true, directed: false },
    ]);
  });

  test('a single track, with its owner as a number', () => {
    expect(parseBoard('(board (square 3) (track "A" {0 1} 3))').tracks[0]!.owner).toBe(3);
    expect(parseBoard('(board (square 3) (track "A" {0 1} Shared))').tracks[0]!.owner).toBe(0);
  });

  test('values of puzzles displace tracks', () => {
    const spec = parseBoard('(board (square 9) (track "A" {0 1}) (values Cell (range 1 9)))');
    expect(spec.ranges).toEqual([{ type: 'Cell', min: 1, max: 9 }]);
    expect(spec.tracks).toEqual([]);
    expect(parseBoard('(board (square 9) {(values Cell (range 2)) (values Edge (range 0 1))})').ranges).toHaveLength(2);
  });

  test('other boards', () => {
    expect(parseBoard('(boardless Hexagonal 3)')).toMatchObject({ kind: 'boardless', use: 'Cell' });
    expect(parseBoard('(mancalaBoard 2 6 (track "T" "0,E" loop:True))').tracks).toHaveLength(1);
    expect(parseBoard('(surakartaBoard (square 6) loops:2 from:1)').surakarta).toEqual({ loops: 2, from: 1 });
    expect(parseBoard('(square 3)').use).toBe('Cell');
  });

  test.each(['(board)', '(board (square 3) use:Hole)', '(boardless Round)', '(game "x")', '(mancalaBoard 9 9)', '3'])(
    '%s is refused',
    (text) => {
      expect(() => parseBoard(text)).toThrow(GeometryError);
    },
  );
});
