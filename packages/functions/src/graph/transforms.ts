/** Graphs moved, turned and stretched; graphs joined. */
import * as make from '@ludii/geometry';
import { list, named, optional } from '@ludii/registry';
import { ludeme } from '../declare/build.js';
import { joining } from '../declare/joining.js';
import { Float, Graph } from '../declare/kinds.js';
import { Decimal, Switch } from '../declare/words.js';
import { drawn, numberOf } from './drawn.js';

const rotate = ludeme('rotate', {
  returns: Graph,
  args: { degrees: Float, graph: Graph },
  doc: 'A graph turned anticlockwise.',
  example: '(rotate 45 (square 5))',
  compile: ({ degrees, graph }) => drawn(() => make.rotate(numberOf(degrees), graph)),
});

const scale = ludeme('scale', {
  returns: Graph,
  args: { scaleX: Float, scaleY: optional(Float), scaleZ: optional(Float), graph: Graph },
  doc: 'A graph stretched by one factor, or by one for each axis.',
  example: '(scale 2 1 (square 5))',
  compile: ({ scaleX, scaleY, scaleZ, graph }) => {
    const x = numberOf(scaleX);
    return drawn(() => make.scale(x, scaleY ? numberOf(scaleY) : x, scaleZ ? numberOf(scaleZ) : 1, graph));
  },
});

const shift = ludeme('shift', {
  returns: Graph,
  args: { dx: Float, dy: Float, dz: optional(Float), graph: Graph },
  doc: 'A graph moved to another place.',
  example: '(shift 0 10 (square 5))',
  compile: ({ dx, dy, dz, graph }) => drawn(() => make.shift(numberOf(dx), numberOf(dy), dz ? numberOf(dz) : 0, graph)),
});

const skew = ludeme('skew', {
  returns: Graph,
  args: { amount: Decimal, graph: Graph },
  doc: 'A graph slanted to one side.',
  example: '(skew 0.5 (square 5))',
  compile: ({ amount, graph }) => drawn(() => make.skew(amount, graph)),
});

type Graphs = readonly make.GraphExpression[];

/** The form with two graphs and the one with a list of them. */
const joined = (
  keyword: string,
  [two, several]: readonly [string, string],
  [example, listExample]: readonly [string, string],
  join: (graphs: Graphs, options: { connect?: boolean | undefined }) => make.GraphExpression,
) => {
  const args = { connect: named(optional(Switch)) };
  return [
    ludeme(keyword, {
      returns: Graph,
      args: { graphA: Graph, graphB: Graph, ...args },
      doc: two,
      example,
      compile: ({ graphA, graphB, connect }) => drawn(() => join([graphA, graphB], { connect })),
    }),
    ludeme(keyword, {
      returns: Graph,
      args: { graphs: list(Graph), ...args },
      doc: several,
      example: listExample,
      compile: ({ graphs, connect }) => drawn(() => join(graphs, { connect })),
    }),
  ];
};

const merge = joined(
  'merge',
  [
    'Two graphs in one; vertices at the same place become one.',
    'Several graphs in one; vertices at the same place become one.',
  ],
  ['(merge (rectangle 6 2) (rectangle 3 5))', '(merge {(rectangle 6 2) (shift 7 1 (square 4))})'],
  make.merge,
);

const union = joined(
  'union',
  ['Two graphs side by side, each with its own vertices.', 'Several graphs side by side, each with its own vertices.'],
  ['(union (square 5) (shift 7 0 (square 5)))', '(union {(square 5) (shift 7 0 (square 5))})'],
  make.union,
);

const intersect = joining(
  'intersect',
  Graph,
  ['What two graphs share.', '(intersect (square 4) (rectangle 2 5))'],
  ['What several graphs share.', '(intersect {(square 4) (rectangle 2 5)})'],
  { compile: (graphs) => drawn(() => make.intersect(graphs)) },
);

export const transforms = [rotate, scale, shift, skew, ...merge, ...union, ...intersect];
