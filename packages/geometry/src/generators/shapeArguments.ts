/** Reading the argument forms that square, hex and tri share: `(n)`, `(shape, n, m)`, `(outline)`. */

import { GeometryError } from '../errors.js';
import { isOutline, type Outline } from '../outline.js';

/** Either an outline, or a shape with its sizes. */
export type ShapeArguments<S extends string> =
  | { readonly outline: Outline }
  | { readonly outline: null; readonly shape: S | null; readonly a: number; readonly b: number | null };

/** Tell the forms apart; unknown shapes are refused with the list of known ones. */
export function shapeArguments<S extends string>(
  what: string,
  shapes: readonly S[],
  args: readonly unknown[],
): ShapeArguments<S> {
  const [first, ...rest] = args;
  if (isOutline(first)) return { outline: first };
  let shape: S | null = null;
  let sizes = args;
  if (typeof first === 'string') {
    shape = shapes.find((s) => s === first) ?? null;
    if (shape === null)
      throw new GeometryError('unknown-keyword', `${what} has no shape "${first}": use one of ${shapes.join(', ')}.`);
    sizes = rest;
  }
  const [a, b] = sizes;
  if (typeof a !== 'number')
    throw new GeometryError('bad-argument', `${what} needs a size, such as ${what}(3), or an outline.`);
  return { outline: null, shape, a, b: typeof b === 'number' ? b : null };
}
