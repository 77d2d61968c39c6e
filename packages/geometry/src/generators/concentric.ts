/** Boards of rings: nested polygons, circles of cells or vertices, targets. */

import { GeometryError } from '../errors.js';
import { expression, type GraphExpression } from '../expression.js';
import { size } from '../sizes.js';
import { circlesOfCells, circlesOfVertices, target } from './concentricCircles.js';
import { concentricPolygon } from './concentricPolygon.js';

/** Shapes of the rings. */
export type ConcentricShape = 'Triangle' | 'Square' | 'Hexagon' | 'Target';

const SIDES: Readonly<Record<Exclude<ConcentricShape, 'Target'>, number>> = { Triangle: 3, Square: 4, Hexagon: 6 };

/** Extras of a concentric board; those that don't fit its form are ignored. */
export interface ConcentricOptions {
  /** How many rings; needed for polygons and targets. */
  readonly rings?: number | undefined;
  /** Cells per ring of a target. */
  readonly steps?: number | undefined;
  /** Whether sides of polygons have a site in the middle (yes if not said). */
  readonly midpoints?: boolean | undefined;
  /** Whether middles of sides are joined from ring to ring (yes if not said). */
  readonly joinMidpoints?: boolean | undefined;
  /** Whether corners are joined from ring to ring. */
  readonly joinCorners?: boolean | undefined;
  /** Whether every other circle is turned by half a step. */
  readonly stagger?: boolean | undefined;
}

const MAX_PER_RING = 4096;

function circles(counts: readonly number[], stagger: boolean): GraphExpression {
  size('the number of rings', counts.length);
  for (const count of counts) size('the size of each ring', count, -MAX_PER_RING, MAX_PER_RING);
  return expression(({ use }) =>
    use === 'Cell' ? circlesOfCells(counts, stagger) : circlesOfVertices(counts, stagger),
  );
}

function ringsOf(options: ConcentricOptions): number {
  if (options.rings === undefined)
    throw new GeometryError('bad-argument', 'concentric polygons and targets need a number of rings: add rings.');
  return size('the number of rings', options.rings);
}

function polygons(sides: number, options: ConcentricOptions): GraphExpression {
  size('the sides of concentric polygons', sides, 3);
  const shape = {
    sides,
    rings: ringsOf(options),
    midpoints: options.midpoints ?? true,
    joinMidpoints: options.joinMidpoints ?? true,
    joinCorners: options.joinCorners ?? false,
  };
  return expression(({ use }) => concentricPolygon(use, shape));
}

function targets(options: ConcentricOptions): GraphExpression {
  const rings = ringsOf(options);
  if (options.steps !== undefined) return circles(new Array<number>(rings).fill(options.steps), false);
  return expression(({ use }) => {
    if (use === 'Cell') return target(rings);
    throw new GeometryError('wrong-site-type', 'A target without steps is played on cells: drop use, or add steps.');
  });
}

/**
 * Rings around a centre. The first argument is a shape, a number of sides, or the number of sites in each ring from
 * the middle outward.
 *
 * @example
 * ```ts
 * concentric('Square', { rings: 3 })('Vertex').vertices.length; // 24: nine men's morris
 * concentric({ sides: 5 }, { rings: 2 })('Vertex').edges.length; // 25
 * concentric([1, 8, 16])('Cell').faces.length;                   // 25
 * ```
 */
export function concentric(
  form: ConcentricShape | { readonly sides: number } | readonly number[],
  options: ConcentricOptions = {},
): GraphExpression {
  if (Array.isArray(form)) return circles([...(form as readonly number[])], options.stagger ?? false);
  if (typeof form === 'object' && 'sides' in form) return polygons(form.sides, options);
  switch (form) {
    case 'Triangle':
    case 'Square':
    case 'Hexagon':
      return polygons(SIDES[form], options);
    case 'Target':
      return targets(options);
    default:
      throw new GeometryError(
        'unknown-keyword',
        `No concentric shape "${String(form)}": use Triangle, Square, Hexagon, Target, sides, or a list of ring sizes.`,
      );
  }
}
