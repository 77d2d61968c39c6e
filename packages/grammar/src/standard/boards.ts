/** Boards of old games, built from grids, triangles, rings and literal graphs. */
import { define, type StandardDefine } from './define.js';

const TRACKS = 'the tracks of the board';
const track = '(track "Way" {0..3} directed:True)';

/** A figure as a board on its points. */
const onPoints = (name: string, graph: string, doc: string): StandardDefine =>
  define(name, 'board', doc, { example: `("${name}")`, body: `(board ${graph} use:Vertex)` });

/** A figure of grids and triangles put together. */
const figure = (name: string, doc: string, ...parts: readonly string[]): StandardDefine =>
  define(name, 'graph', doc, { example: `("${name}")`, body: `(merge {\n  ${parts.join('\n  ')}\n})` });

const arm = (turn: number, x: number, y: number): string => `("AlquerqueTriangle" ${turn} ${x} ${y})`;

/** Alquerque: a grid of points whose squares have one diagonal each. */
export const alquerque: readonly StandardDefine[] = [
  define(
    'AlquerqueGraph',
    'graph',
    'A grid of points; the diagonals of neighbouring squares lean to different sides.',
    {
      needs: ['rows'],
      takes: ['columns (as many as rows)'],
      example: '("AlquerqueGraph" 3 5)',
      body: '(rectangle #1 #2 diagonals:Alternating)',
    },
  ),
  define('AlquerqueBoard', 'board', 'A board on the points of an alquerque grid.', {
    needs: ['rows'],
    takes: ['columns (as many as rows)'],
    example: '("AlquerqueBoard" 5 5)',
    body: '(board ("AlquerqueGraph" #1 #2) use:Vertex)',
  }),
  define('ThreeMensMorrisBoard', 'board', 'An alquerque board of three by three points.', {
    example: '("ThreeMensMorrisBoard")',
    body: '("AlquerqueBoard" 3)',
  }),
  define('AlquerqueTriangle', 'graph', 'A triangle of two rows of points below its tip, turned and moved.', {
    needs: ['degrees to turn it by, counter-clockwise', 'how far to the right', 'how far up'],
    example: '("AlquerqueTriangle" 90 5 3)',
    body: '(shift #2 #3 (rotate #1 (wedge 3)))',
  }),
  define('SmallAlquerqueTriangle', 'graph', 'An alquerque triangle of half the size, turned and moved.', {
    needs: ['degrees to turn it by, counter-clockwise', 'how far to the right', 'how far up'],
    example: '("SmallAlquerqueTriangle" 45 5.35 1.15)',
    body: '(shift #2 #3 (rotate #1 (scale 0.5 (wedge 3))))',
  }),
  figure(
    'AlquerqueGraphWithBottomTriangle',
    'Five by five alquerque points with a triangle below.',
    '(shift 0 2 ("AlquerqueGraph" 5))',
    arm(0, 0, 0),
  ),
  figure(
    'AlquerqueGraphWithBottomAndTopTriangles',
    'Five by five alquerque points with a triangle above and one below.',
    '("AlquerqueGraph" 5)',
    arm(180, 0, 4),
    arm(0, 0, -2),
  ),
  figure(
    'AlquerqueGraphWithFourTriangles',
    'Five by five alquerque points with a triangle at each side.',
    '(shift 2 2 ("AlquerqueGraph" 5))',
    arm(0, 2, 0),
    arm(90, 5, 3),
    arm(180, 2, 6),
    arm(270, -1, 3),
  ),
  onPoints(
    'AlquerqueBoardWithBottomTriangle',
    '"AlquerqueGraphWithBottomTriangle"',
    'A five by five alquerque board with a triangle below.',
  ),
  onPoints(
    'AlquerqueBoardWithBottomAndTopTriangles',
    '"AlquerqueGraphWithBottomAndTopTriangles"',
    'A five by five alquerque board with a triangle above and one below.',
  ),
  onPoints(
    'AlquerqueBoardWithFourTriangles',
    '"AlquerqueGraphWithFourTriangles"',
    'A five by five alquerque board with a triangle at each side.',
  ),
  onPoints(
    'AlquerqueBoardWithEightTriangles',
    `(merge {
  "AlquerqueGraphWithFourTriangles"
  ("SmallAlquerqueTriangle" 315 0.65 1.15)
  ("SmallAlquerqueTriangle" 45 5.35 1.15)
  ("SmallAlquerqueTriangle" 135 5.35 5.85)
  ("SmallAlquerqueTriangle" 225 0.65 5.85)
})`,
    'A five by five alquerque board with a triangle at each side and a small one at each corner.',
  ),
  define(
    'ThreeMensMorrisGraphWithLeftAndRightTriangles',
    'graph',
    'Three by three alquerque points, and one more at either side.',
    {
      example: '("ThreeMensMorrisGraphWithLeftAndRightTriangles")',
      body: `(makeFaces (add ("AlquerqueGraph" 3)
  vertices:{{3 1} {-1 1}}
  edges:{{9 8} {9 5} {9 2} {10 0} {10 3} {10 6}}
))`,
    },
  ),
  onPoints(
    'ThreeMensMorrisBoardWithLeftAndRightTriangles',
    '"ThreeMensMorrisGraphWithLeftAndRightTriangles"',
    'An alquerque board of three by three points, and one more at either side.',
  ),
];

/** Morris rings, crosses, stars and the fields of Lasca. */
export const figures: readonly StandardDefine[] = [
  onPoints(
    'NineMensMorrisBoard',
    '(concentric Square rings:3)',
    'Three squares one inside the other, joined at the middles of their sides.',
  ),
  define('LascaGraph', 'graph', 'Seven rows of four and three points by turns, joined diagonally.', {
    example: '("LascaGraph")',
    body: '(renumber (shift -1.9497475 -1.9497475 (rotate 45 (scale 1.4142136 (dual (square Diamond 4))))))',
  }),
  onPoints('LascaBoard', '"LascaGraph"', 'A board on the points where Lasca is played.'),
  define('CrossGraph', 'graph', 'A plus sign of two bars.', {
    needs: ['how thick a bar is', 'how long a bar is'],
    takes: ['`diagonals:` of the bars'],
    example: '("CrossGraph" 3 7 diagonals:Alternating)',
    body: `(merge
  (shift 0 (toFloat (/ (- #2 #1) 2)) (rectangle #1 #2 #3))
  (shift (toFloat (/ (- #2 #1) 2)) 0 (rectangle #2 #1 #3))
)`,
  }),
  define('CrossBoard', 'board', 'A board in the form of a plus sign.', {
    needs: ['how thick a bar is', 'how long a bar is'],
    takes: ['more for the board', '`diagonals:` of the bars'],
    example: '("CrossBoard" 3 7 use:Vertex diagonals:Alternating)',
    body: '(board ("CrossGraph" #1 #2 #4) #3)',
  }),
  define('StarBoard', 'board', 'A board on the tips and crossings of a star.', {
    needs: ['how many tips'],
    example: '("StarBoard" 5)',
    body: '(board (splitCrossings (regular Star #1)) use:Vertex)',
  }),
];

type Point = readonly [number, number];

/** Runs of points, each joined to the next; runs that share a point meet there. Further lines are named by point numbers. */
function literalGraph(runs: readonly (readonly Point[])[], ties: readonly (readonly [number, number])[]): string {
  const points: Point[] = [];
  const lines: (readonly [number, number])[] = [];
  const numberOf = (point: Point): number => {
    const known = points.indexOf(point);
    return known >= 0 ? known : points.push(point) - 1;
  };
  for (const run of runs) {
    const numbers = run.map(numberOf);
    for (const [index, number] of numbers.entries()) if (index > 0) lines.push([numbers[index - 1]!, number]);
  }
  const list = (pairs: readonly (readonly [number, number])[]): string =>
    pairs.map((pair) => `{${pair.join(' ')}}`).join(' ');
  return `(graph\n  vertices:{${list(points)}}\n  edges:{${list([...lines, ...ties])}}\n)`;
}

/** Points from one along steps of the same kind. */
const row = ([x, y]: Point, count: number, dx: number, dy: number): Point[] =>
  Array.from({ length: count }, (_, index): Point => [x + index * dx, Number((y + index * dy).toFixed(4))]);

/** A rectangle whose sides have a gap in the middle, with tails at two corners. */
function kints(): string {
  const rise = 0.866;
  const lowerLeft: Point = [0, -0.0051];
  const [upperLeft, lowerRight, upperRight]: Point[] = [
    [0, 10],
    [11, 0],
    [11, 10],
  ] as [Point, Point, Point];
  const tail = row(lowerLeft, 6, -0.5, rise).slice(1);
  const runs: Point[][] = [
    [lowerLeft, ...tail],
    [lowerLeft, ...row([1, 0], 4, 1, 0)],
    [lowerLeft, ...row([0, 1], 4, 0, 1)],
    [...row([0, 6], 4, 0, 1), upperLeft!],
    [upperLeft!, ...row([1, 10], 4, 1, 0)],
    [...row([7, 0], 4, 1, 0), lowerRight!],
    [...row([7, 10], 4, 1, 0), upperRight!],
    [lowerRight!, ...row([11, 1], 4, 0, 1)],
    [...row([11, 6], 4, 0, 1), upperRight!],
    [...row([13.5, 5.6649], 5, -0.5, rise), upperRight!],
  ];
  return literalGraph(runs, [
    [13, 14],
    [22, 28],
    [36, 37],
    [9, 23],
  ]);
}

/** Boards to race on; they take tracks. */
const raceBoard = (name: string, graph: string, doc: string, use = ' use:Vertex'): StandardDefine =>
  define(name, 'board', doc, { takes: [TRACKS], example: `("${name}" ${track})`, body: `(board ${graph} #1${use})` });

export const raceBoards: readonly StandardDefine[] = [
  define('TableRow', 'graph', 'A row of six points.', {
    needs: ['how far to the right', 'how far up'],
    example: '("TableRow" 7 0)',
    body: '(shift #1 #2 (rectangle 1 6))',
  }),
  raceBoard('BackgammonBoard', '(rectangle 2 13)', 'Two rows of twelve points with a bar in the middle of each.'),
  raceBoard(
    'TableBoard',
    '(merge {("TableRow" 0 0) ("TableRow" 7 0) ("TableRow" 0 6) ("TableRow" 7 6)})',
    'Two rows of twelve points, each parted in the middle.',
  ),
  raceBoard(
    'PachisiBoard',
    `(add
  (remove ("CrossGraph" 3 19) cells:{9 11 13 30 31 32 49 50 51})
  cells:{{48 68 69 70 71 51 31 11 10 9 8 28}}
)`,
    'A cross of four arms, three cells wide and eight long, around one large cell.',
    '',
  ),
  raceBoard(
    'FortyStonesWithFourGapsBoard',
    '(add (remove (regular 44) vertices:{0 21 22 43}) edges:{{18 20} {0 1} {19 21} {38 39}})',
    'A ring of forty stones with a gap after each ten; the sites are the stones, the lines of the figure.',
    ' use:Edge',
  ),
  raceBoard('KintsBoard', kints(), 'A rectangle of points with a gap in each side and a tail at two corners.'),
];
