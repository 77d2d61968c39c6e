/** Standard defines for boards and the graphs under them. */
import type { Family } from './conditions.js';

/** A triangle of two or three rows turned and moved to its place. */
function wedge(rows: number, angle: number | undefined, x: number, y: number): string {
  const turned = angle === undefined ? `(wedge ${rows})` : `(rotate ${angle} (wedge ${rows}))`;
  return `(shift ${x} ${y} ${turned})`;
}

/** The half-size triangles at the corners of the eight-triangle board. */
function cornerWedge(angle: number, x: number, y: number): string {
  return `(shift ${x} ${y} (scale 0.5 (rotate ${angle} (wedge 3))))`;
}

function onVertices(graph: string): string {
  return `(board ${graph} use:Vertex)`;
}

const fourTriangles = [
  '(shift 2 2 (square 5 diagonals:Alternating))',
  wedge(3, undefined, 2, 0),
  wedge(3, 90, 5, 3),
  wedge(3, 180, 2, 6),
  wedge(3, 270, -1, 3),
].join(' ');

const cornerTriangles = [
  cornerWedge(-45, 0.65, 1.15),
  cornerWedge(45, 5.35, 1.15),
  cornerWedge(135, 5.35, 5.85),
  cornerWedge(-135, 0.65, 5.85),
].join(' ');

/** Alquerque and morris boards. */
export const alquerque: Family = {
  AlquerqueGraph: '(rectangle #1 #2 diagonals:Alternating)',
  AlquerqueBoard: onVertices('("AlquerqueGraph" #1 #2)'),
  ThreeMensMorrisBoard: onVertices('("AlquerqueGraph" 3 3)'),
  NineMensMorrisBoard: onVertices('(concentric Square rings:3)'),
  AlquerqueGraphWithBottomTriangle: '(merge (shift 0 2 (square 5 diagonals:Alternating)) (wedge 3))',
  AlquerqueGraphWithBottomAndTopTriangles: `(merge { (square 5 diagonals:Alternating) ${wedge(3, 180, 0, 4)} ${wedge(3, undefined, 0, -2)} })`,
  AlquerqueGraphWithFourTriangles: `(merge { ${fourTriangles} })`,
  AlquerqueBoardWithBottomTriangle: onVertices('("AlquerqueGraphWithBottomTriangle")'),
  AlquerqueBoardWithBottomAndTopTriangles: onVertices('("AlquerqueGraphWithBottomAndTopTriangles")'),
  AlquerqueBoardWithFourTriangles: onVertices('("AlquerqueGraphWithFourTriangles")'),
  AlquerqueBoardWithEightTriangles: onVertices(`(merge { ${fourTriangles} ${cornerTriangles} })`),
  ThreeMensMorrisGraphWithLeftAndRightTriangles: `(merge { (rectangle 3 3 diagonals:Alternating) ${wedge(2, -90, 1.5, 0.5)} ${wedge(2, 90, -1.5, 0.5)} })`,
  ThreeMensMorrisBoardWithLeftAndRightTriangles: onVertices('("ThreeMensMorrisGraphWithLeftAndRightTriangles")'),
};

/** Lasca: seven rows of four and three points in turn, each joined to its neighbours in the next row. */
function lascaGraph(): string {
  const vertices: string[] = [];
  const rows: number[][] = [];
  for (let y = 0; y < 7; y++) {
    const row: number[] = [];
    for (let x = y % 2; x < 7; x += 2) {
      row.push(vertices.length);
      vertices.push(`{${x} ${y}}`);
    }
    rows.push(row);
  }
  const edges: string[] = [];
  for (let y = 0; y + 1 < rows.length; y++) {
    const above = rows[y + 1]!;
    for (const [i, vertex] of rows[y]!.entries()) {
      const neighbours = y % 2 === 0 ? [above[i - 1], above[i]] : [above[i], above[i + 1]];
      for (const other of neighbours) if (other !== undefined) edges.push(`{${vertex} ${other}}`);
    }
  }
  return `(graph vertices:{ ${vertices.join(' ')} } edges:{ ${edges.join(' ')} })`;
}

/** A rectangle of points with its lower left corner at a place. */
function block(rows: number, columns: number, x = 0, y = 0): string {
  const rectangle = `(rectangle ${rows} ${columns})`;
  return x === 0 && y === 0 ? rectangle : `(shift ${x} ${y} ${rectangle})`;
}

/** The four tables of six points. */
const tables = [block(1, 6), block(1, 6, 7, 0), block(1, 6, 0, 6), block(1, 6, 7, 6)].join(' ');

/** Kints: a frame of rows of five, with gaps at its middles, and an arm of six at each end. */
const kintsArm = '(rotate 30 (rectangle 6 1))';
const kints = [
  `(shift -1.25 -0.34 ${kintsArm})`,
  block(1, 5),
  block(5, 1),
  block(5, 1, 0, 6),
  block(1, 5, 0, 10),
  block(1, 5, 7, 0),
  block(1, 5, 7, 10),
  block(5, 1, 11, 0),
  block(5, 1, 11, 6),
  `(shift 12.25 5.33 ${kintsArm})`,
].join(' ');

const overhang = '(/ (- #2 #1) 2)';

/** Crosses, stars, Lasca, and the boards of race games. */
export const raceBoards: Family = {
  LascaGraph: lascaGraph(),
  LascaBoard: onVertices('("LascaGraph")'),
  // #1 width of an arm, #2 length, #3 diagonals:
  CrossGraph: `(merge (shift 0 ${overhang} (rectangle #1 #2 #3)) (shift ${overhang} 0 (rectangle #2 #1 #3)))`,
  // #1 width, #2 length, #3 use: or tracks, #4 diagonals:
  CrossBoard: '(board ("CrossGraph" #1 #2 #4) #3)',
  StarBoard: onVertices('(splitCrossings (regular Star #1))'),
  BackgammonBoard: '(board (rectangle 2 13) #1 use:Vertex)',
  TableBoard: `(board (merge { ${tables} }) #1 use:Vertex)`,
  PachisiBoard: `(board
    (add
      (hole ("CrossGraph" 3 19) (poly { {8 8} {8 11} {11 11} {11 8} }))
      cells:{ {8 28 48 68 69 70 71 51 31 11 10 9} }
    )
    #1
  )`,
  FortyStonesWithFourGapsBoard: `(board
    (add (remove (concentric {44}) vertices:{43 21 0 22}) edges:{ {20 18} {0 1} {19 21} {38 39} })
    #1
    use:Edge
  )`,
  KintsBoard: `(board (add (merge { ${kints} }) edges:{ {13 14} {22 28} {37 36} {9 23} }) #1 use:Vertex)`,
};

/** Two tracks, one per player, each ending with #1. */
function pair(first: string, second: string, end = '#1'): string {
  return `{
    (track "Track1" {${first} ${end}} P1 directed:True)
    (track "Track2" {${second} ${end}} P2 directed:True)
  }`;
}

// the four quarters of a backgammon board, in the two directions of travel
const lowerLeft = '0..5 7..12';
const lowerRight = '12..7 5..0';
const upperLeft = '13..18 20..25';
const upperRight = '25..20 18..13';

/** Tracks of backgammon and other table boards; #1 is an optional last site. */
export const boardTracks: Family = {
  BackgammonTracks: pair(`${lowerRight} ${upperLeft}`, `${upperRight} ${lowerLeft}`),
  BackgammonTracksWithBar: pair(`6 ${lowerRight} ${upperLeft}`, `19 ${upperRight} ${lowerLeft}`),
  BackgammonTracksWithHands: pair(`26 ${lowerRight} ${upperLeft}`, `27 ${upperRight} ${lowerLeft}`),
  BackgammonTracksSameDirectionOppositeCorners: pair(`${lowerLeft} ${upperRight}`, `${upperRight} ${lowerLeft}`),
  BackgammonTracksSameDirectionOppositeCornersWithBars: pair(
    `6 ${upperLeft} ${lowerRight}`,
    `19 ${lowerRight} ${upperLeft}`,
    '',
  ),
  BackgammonTracksSameDirectionOppositeCornersWithBars2: pair(
    `6 ${upperRight} ${lowerLeft}`,
    `19 ${lowerLeft} ${upperRight}`,
  ),
  BackgammonTracksSameDirectionWithBar: pair(`6 ${lowerLeft} ${upperRight}`, `19 ${lowerLeft} ${upperRight}`),
  BackgammonTracksSameDirectionWithHands: pair(`26 ${upperRight} ${lowerLeft}`, `27 ${upperRight} ${lowerLeft}`),
  TableTracksOpposite: pair('0..11 23..12', '12..23 11..0'),
  TableTracksOpposite2: pair('11..0 12..23', '23..12 0..11'),
  TableTracksOppositeWithHands: pair('24 0..11 23..12', '25 12..23 11..0'),
  TableTracksOppositeWithHands2: pair('24 11..0 12..23', '25 23..12 0..11'),
  TableTracksSameDirectionOppositeCorners: pair('11..0 12..23', '12..23 11..0'),
  TableTracksSameDirectionWithHands: pair('24 0..5 6..11 23..18 17..12', '25 0..5 6..11 23..18 17..12'),
};
