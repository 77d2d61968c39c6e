/** Turning a graph. */

import type { Vector } from '../elements.js';
import { type GraphExpression, type GraphSource, modified } from '../expression.js';
import { real } from '../sizes.js';
import { cosine, sine } from '../trigonometry.js';

/**
 * The graph turned counter-clockwise by some degrees about the middle of its bounding box.
 * Numbers stay: wrap it in `renumber` to count from the bottom left again.
 *
 * @example `rotate(45, square(4))`
 */
export function rotate(degrees: number, source: GraphSource): GraphExpression {
  const theta = (real('the degrees of rotate', degrees) / 180) * Math.PI;
  const cos = cosine(theta);
  const sin = sine(theta);
  const turned = (t: Vector | null): Vector | null =>
    t === null ? null : { x: t.x * cos - t.y * sin, y: t.y * cos + t.x * sin };
  return modified(source, (graph) => {
    const { minX, minY, maxX, maxY } = graph.bounds();
    const px = minX + (maxX - minX) / 2;
    const py = minY + (maxY - minY) / 2;
    graph.transform((v) => {
      const dx = v.x - px;
      const dy = v.y - py;
      v.x = px + dx * cos - dy * sin;
      v.y = py + dy * cos + dx * sin;
    });
    for (const e of graph.edges) {
      e.tangentA = turned(e.tangentA);
      e.tangentB = turned(e.tangentB);
    }
  });
}
