/** `(edge …)`: the edge between two vertices, or the edge that a puzzle looks at. */
import { ludeme } from '../declare/build.js';
import { fixedInt } from '../declare/compiled.js';
import { Int } from '../declare/kinds.js';
import { edgeRegister } from './registers.js';

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
        for (const [x, y] of [
          [a.index, b.index],
          [b.index, a.index],
        ] as const) {
          if (!joins.has(x * count + y)) joins.set(x * count + y, index);
        }
      });
      const find = (a: number, b: number): number => {
        if (a < 0 || b < 0 || a >= count || b >= count) return -1;
        return joins.get(a * count + b) ?? -1;
      };
      if (vA.fixed !== undefined && vB.fixed !== undefined) return fixedInt(find(vA.fixed, vB.fixed));
      return (c) => find(vA(c), vB(c));
    },
  }),
  ludeme('edge', {
    returns: Int,
    doc: 'The edge that is being looked at, one after another.',
    example: '(edge)',
    compile: () => edgeRegister,
  }),
];
