/** The graph half of the package: kernel, generators, operators, boards as expressions. */

export * from './boards/board.js';
export * from './boards/boardless.js';
export { type MancalaOptions, mancalaBoard } from './boards/mancala.js';
export * from './boards/surakarta.js';
export { build, expression, type GraphExpression, type GraphSource, type Setting } from './expression.js';
export * from './generators/brick.js';
export * from './generators/celtic.js';
export * from './generators/concentric.js';
export type { Diagonals } from './generators/diagonals.js';
export { type HexShape, hex } from './generators/hex.js';
export * from './generators/literal.js';
export * from './generators/quadhex.js';
export { rectangle } from './generators/rectangle.js';
export { regular } from './generators/regular.js';
export * from './generators/repeat.js';
export * from './generators/spiral.js';
export * from './generators/square.js';
export * from './generators/tiling.js';
export * from './generators/tri.js';
export * from './generators/wedge.js';
export {
  Edge,
  Face,
  GeometryError,
  Graph,
  MAX_EDGES,
  MAX_VERTICES,
  type Shape,
  type SiteType,
  type TilingName,
  Vertex,
} from './graph.js';
export { parseBoard, parseGraph } from './ludeme/boardExpression.js';
export { type Additions, add, type PlaceList } from './operators/add.js';
export * from './operators/clip.js';
export * from './operators/complete.js';
export * from './operators/dual.js';
export * from './operators/hole.js';
export * from './operators/intersect.js';
export * from './operators/keep.js';
export * from './operators/layers.js';
export * from './operators/makeFaces.js';
export * from './operators/merge.js';
export * from './operators/recoordinate.js';
export * from './operators/remove.js';
export * from './operators/renumber.js';
export * from './operators/rotate.js';
export * from './operators/scale.js';
export * from './operators/shift.js';
export * from './operators/skew.js';
export * from './operators/splitCrossings.js';
export * from './operators/subdivide.js';
export * from './operators/trim.js';
export * from './operators/union.js';
export type { Outline } from './outline.js';
export { Polygon, poly } from './polygon.js';
