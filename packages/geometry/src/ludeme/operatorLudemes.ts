/** The ludemes that make graphs from graphs. */

import type { GraphExpression } from '../expression.js';
import { add } from '../operators/add.js';
import { clip } from '../operators/clip.js';
import { complete } from '../operators/complete.js';
import { dual } from '../operators/dual.js';
import { hole } from '../operators/hole.js';
import { intersect } from '../operators/intersect.js';
import { keep } from '../operators/keep.js';
import { layers } from '../operators/layers.js';
import { makeFaces } from '../operators/makeFaces.js';
import { merge } from '../operators/merge.js';
import { recoordinate } from '../operators/recoordinate.js';
import { remove } from '../operators/remove.js';
import { renumber } from '../operators/renumber.js';
import { rotate } from '../operators/rotate.js';
import { scale } from '../operators/scale.js';
import { shift } from '../operators/shift.js';
import { skew } from '../operators/skew.js';
import { splitCrossings } from '../operators/splitCrossings.js';
import { subdivide } from '../operators/subdivide.js';
import { trim } from '../operators/trim.js';
import { union } from '../operators/union.js';
import type { Polygon } from '../polygon.js';
import { type Arguments, listOf, readSiteType } from './arguments.js';
import type { LudemeReader } from './generatorLudemes.js';
import { readDim, readReal } from './numbers.js';
import { readDims, readPlace, readPoly } from './outlineLudemes.js';
import type { Node } from './reader.js';

type ReadGraph = (node: Node) => GraphExpression | null;

const A_NUMBER = 'a number';
const A_GRAPH = 'a graph such as (square 3)';

const readPlaceLists = listOf(listOf(readPlace));
const readIndexLists = listOf(readDims);

/** Things given by place, else by number. */
function placesOrIndices(node: Node): number[][][] | number[][] | null {
  return readPlaceLists(node) ?? readIndexLists(node);
}

function reals(args: Arguments, least: number, most: number): number[] {
  const found: number[] = [];
  while (found.length < most) {
    const value = args.optional(readReal);
    if (value === undefined) break;
    found.push(value);
  }
  if (found.length < least) args.required(A_NUMBER, readReal);
  return found;
}

/** Operators by keyword, given how to read the graphs that they work on. */
export function operatorReaders(readGraph: ReadGraph): Readonly<Record<string, LudemeReader>> {
  const graphOf = (args: Arguments): GraphExpression => args.required(A_GRAPH, readGraph);
  const graphsOf = (args: Arguments): GraphExpression[] => {
    const list = args.optional(listOf(readGraph));
    return list ?? [graphOf(args), graphOf(args)];
  };
  const alone =
    (operator: (source: GraphExpression) => GraphExpression): LudemeReader =>
    (args) =>
      operator(graphOf(args));
  const cut =
    (operator: (source: GraphExpression, polygon: Polygon) => GraphExpression): LudemeReader =>
    (args) => {
      const source = graphOf(args);
      return operator(source, args.required('a polygon such as (poly {{0 0} {0 1} {1 1}})', readPoly));
    };

  return {
    add: (args) => {
      const source = args.optional(readGraph) ?? null;
      return add(source, {
        vertices: args.name('vertices', 'places such as {{0 0}}', listOf(readPlace)),
        edges: args.name('edges', 'pairs of places or of vertex numbers', placesOrIndices),
        edgesCurved: args.name('edgesCurved', 'lists of two ends and two tangents', readPlaceLists),
        cells: args.name('cells', 'lists of places or of vertex numbers', placesOrIndices),
        connect: args.flag('connect'),
      });
    },
    clip: cut(clip),
    complete: (args) => complete(graphOf(args), { eachCell: args.flag('eachCell') }),
    dual: alone(dual),
    hole: cut(hole),
    intersect: (args) => intersect(graphsOf(args)),
    keep: cut(keep),
    layers: (args) => {
      const count = args.required('a number of layers', readDim);
      return layers(count, graphOf(args));
    },
    makeFaces: alone(makeFaces),
    merge: (args) => merge(graphsOf(args), { connect: args.flag('connect') }),
    recoordinate: (args) => {
      for (let n = 0; n < 3; n++) args.optional(readSiteType);
      return recoordinate(graphOf(args));
    },
    remove: (args) => {
      const source = graphOf(args);
      const polygon = args.optional(readPoly);
      const trimEdges = args.flag('trimEdges');
      if (polygon !== undefined) return remove(source, polygon);
      return remove(source, {
        cells: args.name('cells', 'lists of places, or cell numbers', (n) => readDims(n) ?? readPlaceLists(n)),
        edges: args.name('edges', 'pairs of places or of vertex numbers', placesOrIndices),
        vertices: args.name('vertices', 'places, or vertex numbers', (n) => readDims(n) ?? listOf(readPlace)(n)),
        trimEdges,
      });
    },
    renumber: (args) => {
      const types = [0, 1, 2].map(() => args.optional(readSiteType)).filter((type) => type !== undefined);
      return renumber(graphOf(args), types);
    },
    rotate: (args) => {
      const degrees = args.required('a number of degrees', readReal);
      return rotate(degrees, graphOf(args));
    },
    scale: (args) => {
      const [x = 1, y = x, z = 1] = reals(args, 1, 3);
      return scale(x, y, z, graphOf(args));
    },
    shift: (args) => {
      const [dx = 0, dy = 0, dz = 0] = reals(args, 2, 3);
      return shift(dx, dy, dz, graphOf(args));
    },
    skew: (args) => {
      const amount = args.required(A_NUMBER, readReal);
      return skew(amount, graphOf(args));
    },
    splitCrossings: alone(splitCrossings),
    subdivide: (args) => subdivide(graphOf(args), { min: args.name('min', 'a whole number', readDim) }),
    trim: alone(trim),
    union: (args) => union(graphsOf(args), { connect: args.flag('connect') }),
  };
}
