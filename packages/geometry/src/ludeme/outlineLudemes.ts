/** Polygons, side lists and places as they are written in graph ludemes. */

import type { Outline } from '../outline.js';
import { type Polygon, poly } from '../polygon.js';
import { Arguments, listOf } from './arguments.js';
import { readDim, readReal } from './numbers.js';
import type { Node } from './reader.js';

/** A place `{x y}` or `{x y z}`. */
export const readPlace = listOf(readReal);

/** A list of whole numbers. */
export const readDims = listOf(readDim);

/** `(poly {{x y} …} rotns:n)`: corners are literal numbers, or all of them whole-number arithmetic. */
export function readPoly(node: Node): Polygon | null {
  if (node.kind !== 'call' || node.keyword !== 'poly') return null;
  const args = new Arguments(node);
  const literal = (n: Node): number | null => (n.kind === 'number' ? n.value : null);
  const corners =
    args.optional(listOf(listOf(literal))) ?? args.required('corners such as {{0 0} {0 1} {1 1}}', listOf(readDims));
  const rotns = args.name('rotns', 'a whole number', readDim) ?? 0;
  args.end();
  return poly(corners, { rotns });
}

/** A polygon or a list of sides. */
export function readOutline(node: Node): Outline | null {
  return readPoly(node) ?? readDims(node);
}
