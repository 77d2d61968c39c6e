/** Graphs side by side. */

import { GeometryError } from '../errors.js';
import { build, expression, type GraphExpression, type GraphSource } from '../expression.js';
import { connectAll } from './connect.js';

/** Whether to join what lies close together. */
export interface ConnectOption {
  readonly connect?: boolean | undefined;
}

/**
 * All graphs together, numbered one after the other. Vertices at the same place stay apart (see `merge`), unless
 * `connect` joins what lies close and finds faces anew.
 *
 * @example `union([square(1), shift(1, 0, square(1))])().vertices.length // 8`
 */
export function union(sources: readonly GraphSource[], options: ConnectOption = {}): GraphExpression {
  if (sources.length === 0) throw new GeometryError('bad-argument', 'union needs at least one graph.');
  return expression((setting) => {
    const [first, ...others] = sources.map((source) => build(source, setting));
    const graph = first!;
    for (const other of others) graph.append(other);
    graph.dim = [];
    graph.tag('NoBasis', 'NoShape');
    if (options.connect ?? false) connectAll(graph);
    return graph;
  });
}
