/** The ludemes that make graphs from numbers. */

import type { GraphExpression } from '../expression.js';
import { type BrickShape, brick } from '../generators/brick.js';
import { celtic } from '../generators/celtic.js';
import { type ConcentricShape, concentric } from '../generators/concentric.js';
import type { Diagonals } from '../generators/diagonals.js';
import { type HexShape, hex } from '../generators/hex.js';
import { graph } from '../generators/literal.js';
import { quadhex } from '../generators/quadhex.js';
import { rectangle } from '../generators/rectangle.js';
import { regular } from '../generators/regular.js';
import { repeat } from '../generators/repeat.js';
import { spiral } from '../generators/spiral.js';
import { type SquareShape, square } from '../generators/square.js';
import { tiling } from '../generators/tiling.js';
import { type TriShape, tri } from '../generators/tri.js';
import { wedge } from '../generators/wedge.js';
import type { TilingName } from '../graph.js';
import { type Arguments, listOf, readWord } from './arguments.js';
import { readDim } from './numbers.js';
import { readDims, readOutline, readPlace, readPoly } from './outlineLudemes.js';

/** Makes the graph of one ludeme from its arguments. */
export type LudemeReader = (args: Arguments) => GraphExpression;

const A_SIZE = 'a whole number';

function diagonalsOf(args: Arguments): Diagonals | undefined {
  // The generator refuses words that are no kind of diagonals.
  return args.name('diagonals', 'a kind of diagonals', readWord) as Diagonals | undefined;
}

/** `[shape] a [b]` or an outline: what square, hex and tri have in common. */
function shaped<S extends string>(
  byShape: (shape: S, a: number, b?: number) => GraphExpression,
  bySize: (a: number, b?: number) => GraphExpression,
  byOutline: (outline: NonNullable<ReturnType<typeof readOutline>>) => GraphExpression,
): LudemeReader {
  return (args) => {
    const outline = args.optional(readOutline);
    if (outline !== undefined) return byOutline(outline);
    // Unknown shapes are refused by the generator, which knows them all.
    const shape = args.optional(readWord) as S | undefined;
    const a = args.required(A_SIZE, readDim);
    const b = args.optional(readDim);
    return shape === undefined ? bySize(a, b) : byShape(shape, a, b);
  };
}

const readSquare: LudemeReader = (args) => {
  const diagonals = diagonalsOf(args);
  const outline = args.optional(readOutline);
  if (outline !== undefined) return square(outline, { diagonals });
  const pyramidal = args.flag('pyramidal');
  const shape = args.optional(readWord) as SquareShape | undefined;
  const n = args.required(A_SIZE, readDim);
  const options = { diagonals, pyramidal };
  return shape === undefined ? square(n, options) : square(shape, n, options);
};

const readConcentric: LudemeReader = (args) => {
  const shape = args.optional(readWord) as ConcentricShape | undefined;
  const counts = shape === undefined ? args.optional(readDims) : undefined;
  const sides = args.name('sides', A_SIZE, readDim);
  const form = shape ?? counts ?? (sides === undefined ? undefined : { sides });
  if (form === undefined) throw args.fail('needs a shape, sides: or a list of ring sizes');
  return concentric(form, {
    rings: args.name('rings', A_SIZE, readDim),
    steps: args.name('steps', A_SIZE, readDim),
    midpoints: args.flag('midpoints'),
    joinMidpoints: args.flag('joinMidpoints'),
    joinCorners: args.flag('joinCorners'),
    stagger: args.flag('stagger'),
  });
};

/** Generators by keyword. */
export const GENERATORS: Readonly<Record<string, LudemeReader>> = {
  square: readSquare,
  rectangle: (args) => {
    const rows = args.required(A_SIZE, readDim);
    return rectangle(rows, args.optional(readDim), { diagonals: diagonalsOf(args) });
  },
  hex: shaped<HexShape>(hex, hex, hex),
  tri: shaped<TriShape>(tri, tri, tri),
  brick: (args) => {
    const shape = args.optional(readWord) as BrickShape | undefined;
    const a = args.required(A_SIZE, readDim);
    const b = args.optional(readDim);
    const options = { trim: args.flag('trim') };
    return shape === undefined ? brick(a, b, options) : brick(shape, a, b, options);
  },
  celtic: (args) => {
    const outline = args.optional(readOutline);
    if (outline !== undefined) return celtic(outline);
    const rows = args.required(A_SIZE, readDim);
    return celtic(rows, args.optional(readDim));
  },
  quadhex: (args) => quadhex(args.required(A_SIZE, readDim), { thirds: args.flag('thirds') }),
  tiling: (args) => {
    const name = args.required('the name of a tiling', readWord) as TilingName;
    const outline = args.optional(readOutline);
    if (outline !== undefined) return tiling(name, outline);
    const a = args.required(A_SIZE, readDim);
    return tiling(name, a, args.optional(readDim));
  },
  regular: (args) => {
    const star = args.optional((node) => (node.kind === 'word' && node.value === 'Star' ? ('Star' as const) : null));
    const n = args.required(A_SIZE, readDim);
    return star === undefined ? regular(n) : regular(star, n);
  },
  repeat: (args) => {
    const rows = args.required(A_SIZE, readDim);
    const columns = args.required(A_SIZE, readDim);
    const step = args.name('step', 'two steps such as {{1 0} {0 1}}', listOf(readPlace));
    if (step === undefined) throw args.fail('needs step:{{x y} {x y}}');
    return repeat(rows, columns, step, args.optional(readPoly) ?? args.required('polygons', listOf(readPoly)));
  },
  spiral: (args) => {
    const turns = args.name('turns', A_SIZE, readDim);
    const sites = args.name('sites', A_SIZE, readDim);
    if (turns === undefined || sites === undefined) throw args.fail('needs turns: and sites:');
    return spiral({ turns, sites, clockwise: args.flag('clockwise') });
  },
  wedge: (args) => {
    const rows = args.required(A_SIZE, readDim);
    return wedge(rows, args.optional(readDim));
  },
  concentric: readConcentric,
  graph: (args) => {
    const vertices = args.name('vertices', 'places such as {{0 0} {1 0}}', listOf(readPlace));
    if (vertices === undefined) throw args.fail('needs vertices:{{x y} …}');
    return graph(vertices, args.name('edges', 'pairs such as {{0 1} {1 2}}', listOf(readDims)));
  },
};
