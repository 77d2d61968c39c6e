/** Boards of one repeated shape: squares, hexagons, triangles, bricks, knots, tilings. */
import * as make from '@ludii/geometry';
import { either, list, named, optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { Dim, Graph, Poly } from '../declare/kinds.js';
import { Switch } from '../declare/words.js';
import { drawn, outlineOf } from './drawn.js';
import { BrickShapeWord, DiagonalsWord, HexShapeWord, SquareShapeWord, TilingWord, TriShapeWord } from './words.js';

/** An outline: a polygon, or the lengths of its sides. */
const outline = { poly: either(1, Poly), sides: either(1, list(Dim)) };

// Shapes that a lattice does not have are refused by its generator, which knows them all.
const square = [
  ludeme('square', {
    returns: Graph,
    args: {
      shape: optional(SquareShapeWord),
      dim: Dim,
      diagonals: either(1, named(optional(DiagonalsWord))),
      pyramidal: either(1, named(optional(Switch))),
    },
    doc: 'A board of squares.',
    example: '(square Diamond 4)',
    compile: ({ shape, dim, diagonals, pyramidal }) => {
      const options = { diagonals, pyramidal };
      return drawn(() => (shape ? make.square(shape as make.SquareShape, dim, options) : make.square(dim, options)));
    },
  }),
  ludeme('square', {
    returns: Graph,
    args: { ...outline, diagonals: named(optional(DiagonalsWord)) },
    doc: 'A board of squares with an outline.',
    example: '(square {4 3 -1 2 3})',
    compile: ({ poly, sides, diagonals }) => drawn(() => make.square(outlineOf(poly, sides), { diagonals })),
  }),
];

const rectangle = ludeme('rectangle', {
  returns: Graph,
  args: { dimA: Dim, dimB: optional(Dim), diagonals: named(optional(DiagonalsWord)) },
  doc: 'A board of squares with so many rows and columns.',
  example: '(rectangle 4 6)',
  compile: ({ dimA, dimB, diagonals }) => drawn(() => make.rectangle(dimA, dimB, { diagonals })),
});

const hex = [
  ludeme('hex', {
    returns: Graph,
    args: { shape: optional(HexShapeWord), dimA: Dim, dimB: optional(Dim) },
    doc: 'A board of hexagons.',
    example: '(hex Diamond 11)',
    compile: ({ shape, dimA, dimB }) =>
      drawn(() => (shape ? make.hex(shape as make.HexShape, dimA, dimB) : make.hex(dimA, dimB))),
  }),
  ludeme('hex', {
    returns: Graph,
    args: outline,
    doc: 'A board of hexagons with an outline.',
    example: '(hex {4 5})',
    compile: ({ poly, sides }) => drawn(() => make.hex(outlineOf(poly, sides))),
  }),
];

const tri = [
  ludeme('tri', {
    returns: Graph,
    args: { shape: optional(TriShapeWord), dimA: Dim, dimB: optional(Dim) },
    doc: 'A board of triangles.',
    example: '(tri Hexagon 3)',
    compile: ({ shape, dimA, dimB }) =>
      drawn(() => (shape ? make.tri(shape as make.TriShape, dimA, dimB) : make.tri(dimA, dimB))),
  }),
  ludeme('tri', {
    returns: Graph,
    args: outline,
    doc: 'A board of triangles with an outline.',
    example: '(tri {2 3 4})',
    compile: ({ poly, sides }) => drawn(() => make.tri(outlineOf(poly, sides))),
  }),
];

const brick = ludeme('brick', {
  returns: Graph,
  args: { shape: optional(BrickShapeWord), dimA: Dim, dimB: optional(Dim), trim: named(optional(Switch)) },
  doc: 'A board of bricks.',
  example: '(brick Rectangle 4 6 trim:True)',
  compile: ({ shape, dimA, dimB, trim }) =>
    drawn(() => (shape ? make.brick(shape, dimA, dimB, { trim }) : make.brick(dimA, dimB, { trim }))),
});

const celtic = [
  ludeme('celtic', {
    returns: Graph,
    args: { rows: Dim, columns: optional(Dim) },
    doc: 'A board like a Celtic knot.',
    example: '(celtic 3 5)',
    compile: ({ rows, columns }) => drawn(() => make.celtic(rows, columns)),
  }),
  ludeme('celtic', {
    returns: Graph,
    args: outline,
    doc: 'A board like a Celtic knot with an outline.',
    example: '(celtic {4 3 -1 2 3})',
    compile: ({ poly, sides }) => drawn(() => make.celtic(outlineOf(poly, sides))),
  }),
];

const quadhex = ludeme('quadhex', {
  returns: Graph,
  args: { layers: Dim, thirds: named(optional(Switch)) },
  doc: 'A hexagon filled with four-sided cells.',
  example: '(quadhex 4)',
  compile: ({ layers, thirds }) => drawn(() => make.quadhex(layers, { thirds })),
});

const tiling = [
  ludeme('tiling', {
    returns: Graph,
    args: { tiling: TilingWord, ...outline },
    doc: 'A part of a semi-regular tiling with an outline.',
    example: '(tiling T3636 {3 4})',
    compile: ({ tiling: name, poly, sides }) => drawn(() => make.tiling(name, outlineOf(poly, sides))),
  }),
  ludeme('tiling', {
    returns: Graph,
    args: { tiling: TilingWord, dimA: Dim, dimB: optional(Dim) },
    doc: 'A part of a semi-regular tiling, named by the polygons round its vertices.',
    example: '(tiling T3464 2)',
    compile: ({ tiling: name, dimA, dimB }) => drawn(() => make.tiling(name, dimA, dimB)),
  }),
];

export const lattices = [...square, rectangle, ...hex, ...tri, brick, ...celtic, quadhex, ...tiling];
