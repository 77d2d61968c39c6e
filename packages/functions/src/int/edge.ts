/** `(edge …)`: the edge between two vertices, or the edge that a puzzle looks at. */
import { register } from '@ludii/ir';
import { ludeme } from '../declare/build.js';
import { ofTwo } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';

export const edge = [
  ludeme('edge', {
    returns: Int,
    args: { vA: Int, vB: Int },
    doc: 'The edge that joins two vertices; -1 if there is none.',
    example: '(edge (from) (to))',
    compile: ({ vA, vB }, { topology }) => {
      const { edges, vertices } = topology.graph;
      const count = vertices.length;
      const joins = new Map<number, number>();
      edges.forEach(({ a, b }, index) => {
        for (const key of [a.index * count + b.index, b.index * count + a.index]) {
          if (!joins.has(key)) joins.set(key, index);
        }
      });
      const find = (a: number, b: number): number => {
        if (a < 0 || b < 0 || a >= count || b >= count) return -1;
        return joins.get(a * count + b) ?? -1;
      };
      return ofTwo(vA, vB, find);
    },
  }),
  ludeme('edge', {
    returns: Int,
    doc: 'The edge that is being looked at, one after another.',
    example: '(edge)',
    meaning: () => register('edge'),
  }),
];
