/** Whatever is asked for, the answer is a graph or a GeometryError that says what to change. */

import { buildBoard } from './board.js';
import { boardToJson } from './boardJson.js';
import { boardToSvg } from './boardSvg.js';
import { mancalaBoard } from './boards/mancala.js';
import { boardToText } from './boardText.js';
import { GeometryError } from './errors.js';
import { brick } from './generators/brick.js';
import { celtic } from './generators/celtic.js';
import { concentric } from './generators/concentric.js';
import { hex } from './generators/hex.js';
import { starSites } from './generators/latticeShapes.js';
import { graph } from './generators/literal.js';
import { quadhex } from './generators/quadhex.js';
import { rectangle } from './generators/rectangle.js';
import { regular } from './generators/regular.js';
import { repeat } from './generators/repeat.js';
import { spiral } from './generators/spiral.js';
import { square } from './generators/square.js';
import { tiling } from './generators/tiling.js';
import { tri } from './generators/tri.js';
import { wedge } from './generators/wedge.js';
import { type SiteType, withMostSites } from './graph.js';
import { parseBoard } from './ludeme/boardExpression.js';
import { layers } from './operators/layers.js';
import { merge } from './operators/merge.js';
import { scale } from './operators/scale.js';
import { shift } from './operators/shift.js';
import { poly } from './polygon.js';

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof GeometryError) return error.code;
    throw error;
  }
  return 'no error';
}

/** So many corners of a thin star. */
const corners = (count: number): number[][] =>
  Array.from({ length: count }, (_, i) => [
    Math.cos(i) * (i % 2 === 0 ? 1 : 0.01),
    Math.sin(i) * (i % 2 === 0 ? 1 : 0.01),
  ]);

const line = poly([
  [0, 0],
  [1, 1],
]);

test.each<[string, string, () => unknown]>([
  ['negative size', 'bad-argument', () => square(-1)],
  ['fractional size', 'bad-argument', () => hex(2.5)],
  ['not a number', 'bad-argument', () => tri(Number.NaN)],
  ['huge size', 'too-large', () => rectangle(3, 1e9)],
  ['too many vertices', 'too-large', () => square(1000)()],
  ['too many tiles', 'too-large', () => tiling('T3464', 10_000)],
  ['too many rings', 'too-large', () => concentric([1, 1e7])],
  ['huge outline', 'too-large', () => square([1000, 1000, 1000, 1000])()],
  [
    'far outline',
    'too-large',
    () =>
      hex(
        poly([
          [0, 0],
          [0, 9e5],
          [9e5, 9e5],
        ]),
      )(),
  ],
  ['many corners', 'too-large', () => poly(corners(3000))],
  [
    'far outline of many corners',
    'too-large',
    () => square(poly(corners(1500).map(([x, y]) => [x! * 900, y! * 900])))(),
  ],
  [
    'a repetition in one place',
    'too-large',
    () =>
      repeat(
        1000,
        1000,
        [
          [0, 0],
          [0, 0],
        ],
        poly(corners(30)),
      ),
  ],
  ['tiles collected', 'too-large', () => withMostSites(5000, () => starSites(255, (x, y) => ({ x, y })))],
  ['outline of two corners', 'degenerate-polygon', () => square(line)],
  ['outline without sides', 'bad-argument', () => tri([])],
  ['unknown shape', 'unknown-keyword', () => hex('Blob' as 'Star', 3)],
  ['unknown tiling', 'unknown-keyword', () => tiling('T999' as 'T488', 3)],
  ['unknown diagonals', 'unknown-keyword', () => square(3, { diagonals: 'Wavy' as 'Solid' })],
  ['diagonals and pyramid', 'bad-argument', () => square(3, { diagonals: 'Solid', pyramidal: true })],
  ['unknown site type', 'wrong-site-type', () => square(3)('Hole' as SiteType)],
  ['brick outline', 'bad-argument', () => brick([1, 2] as unknown as number)],
  ['celtic of nothing', 'bad-argument', () => celtic(0)],
  ['quadhex of nothing', 'bad-argument', () => quadhex(0)],
  ['polygon without sides', 'bad-argument', () => regular(0)],
  ['repeat nothing', 'bad-argument', () => repeat(2, 2, [], [])],
  ['spiral too long', 'too-large', () => spiral({ turns: 3, sites: 1001 })],
  ['wedge of one column', 'bad-argument', () => wedge(3, 1)],
  ['vertex without y', 'bad-argument', () => graph([[0]])],
  ['edge without end', 'bad-argument', () => graph([[0, 0]], [[0]])],
  ['infinite shift', 'bad-argument', () => shift(Number.POSITIVE_INFINITY, 0, square(2))],
  ['scale without graph', 'bad-argument', () => scale(2, 3 as unknown as ReturnType<typeof square>)],
  ['merge of nothing', 'bad-argument', () => merge([])],
  ['no layers', 'bad-argument', () => layers(0, square(2))],
  ['mancala rows', 'too-large', () => mancalaBoard(7, 6)],
  ['not a graph', 'bad-argument', () => layers(1, 'square' as unknown as ReturnType<typeof square>)()],
])('%s', (_, code, action) => {
  expect(codeOf(action)).toBe(code);
});

test.each<[string, (value: never) => unknown]>([
  ['parseBoard', parseBoard],
  ['buildBoard', buildBoard],
  ['boardToSvg', boardToSvg],
  ['boardToText', boardToText],
  ['boardToJson', boardToJson],
])('%s refuses what is no board', (_, call) => {
  for (const value of [undefined, null, 5, 10n, true, {}, [], () => 1]) {
    expect(() => call(value as never)).toThrow(
      expect.objectContaining({ name: 'GeometryError', code: 'bad-argument' }),
    );
  }
});
